# The reasons of a computer's choices in Catan: half a sentence each.

because-catan-numbers = { $rolls } on one corner
because-catan-new_kinds = new here: { $card }
because-catan-harbour = { catan-harbour }
because-catan-doubled = two cards for each { $rolls }
because-catan-towards = towards a corner with { $rolls }
because-catan-longest = the longest road is near, at { $length } in a row
because-catan-harmless = hurts no one
because-catan-blocks = blocks the { $number } of { $seats }
because-catan-leader = { $owner } leads with { some-points }
because-catan-lacking = own places give no { $card }
because-catan-scarce = own places give little { $card }
because-catan-plenty = own places give more { $give } than { $get }
because-catan-dear = the offer asked for more cards than it gave
because-catan-near_victory = { $owner } is close to winning, with { some-points }
because-catan-bank_alone = an easy computer trades only with the bank
because-catan-spare = own places give { $card } most often
because-catan-saves =
    { $goal ->
        [settlement] saves for a settlement
        [city] saves for a city
        [road] saves for a road
       *[other] saves for a development card
    }
because-catan-no_site = no free corner to build on
because-catan-any_card = knights and points that no one can block
because-catan-freed = frees an own hex from the robber
because-catan-army = knight { $count } on the way to the largest army
