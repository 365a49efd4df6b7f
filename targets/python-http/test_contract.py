import hashlib
import json
import unittest

from contract import numbers, users


class ContractTest(unittest.TestCase):
    def test_the_users_in_memory_have_the_contracts_bytes(self):
        body = json.dumps(users.in_memory(), separators=(",", ":"), ensure_ascii=False).encode()
        self.assertEqual(
            "1aca9e28092ae729dac9e5af2461248c77d93345c10e925f6adfcffc9b1c8c92",
            hashlib.sha256(body).hexdigest(),
        )

    def test_a_number_is_one_to_ten_ascii_digits_within_its_range(self):
        self.assertEqual(2147483647, numbers.ID.parse("2147483647"))
        self.assertEqual(42, numbers.ID.parse("0000000042"))
        for text in ("", "0", "2147483648", "00000000001", "-1", "+1", "1.0", " 1", "1\n", "1_0", "١"):
            with self.subTest(text=text), self.assertRaises(numbers.InvalidNumber):
                numbers.ID.parse(text)

    def test_an_absent_number_takes_its_default(self):
        self.assertEqual(20, numbers.MS.parse(None))


if __name__ == "__main__":
    unittest.main()
