"""Choices in a fixed order, to compare them."""

from rules.kernel import Ask, Choice


def sorted_choice(ask: Ask, choice: Choice) -> list[list[str]]:
    listed = choice if isinstance(choice, dict) else {"": choice}
    return [listed[part.name] if part.ordered else sorted(listed[part.name]) for part in ask.parts]
