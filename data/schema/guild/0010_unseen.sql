-- Whether nobody but its seat could see that a choice was made, as when a sealed bid is changed.
ALTER TABLE choices ADD COLUMN unseen INTEGER NOT NULL DEFAULT 0;
