"""The users that a target keeps in memory."""

IN_MEMORY = 1000


def in_memory() -> list[dict]:
    """Builds them, once at start."""
    return [_user(number) for number in range(1, IN_MEMORY + 1)]


def _user(number: int) -> dict:
    return {
        "id": number,
        "username": f"user{number:04}",
        "name": f"User {number:04}",
        "email": f"user{number:04}@example.com",
        "age": 18 + number % 60,
        "active": number % 2 == 0,
    }
