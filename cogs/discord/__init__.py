"""Discord itself: the client, the interaction context, custom ids, components as plain values, and languages."""
