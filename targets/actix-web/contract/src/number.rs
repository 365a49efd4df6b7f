use crate::Failure;

/// A whole number in a request: one to ten ASCII digits, then a range.
#[derive(Debug, PartialEq)]
pub struct Number {
    name: &'static str,
    lowest: u32,
    highest: u32,
    absent: u32,
}

pub static ID: Number = Number { name: "id", lowest: 1, highest: i32::MAX as u32, absent: 0 };
pub static LIMIT: Number = Number { name: "limit", lowest: 1, highest: 500, absent: 20 };
pub static MS: Number = Number { name: "ms", lowest: 0, highest: 1000, absent: 20 };

const MAX_DIGITS: usize = 10;

impl Number {
    /// Reads text that is percent-decoded already.
    pub fn parse(&'static self, text: &str) -> Result<u32, Failure> {
        let digits = text.len() <= MAX_DIGITS && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse::<u32>() {
            Ok(number) if digits && (self.lowest..=self.highest).contains(&number) => Ok(number),
            _ => Err(Failure::Invalid(self)),
        }
    }

    /// Reads the first value in a query string, or takes the default if there is none.
    pub fn from_query(&'static self, query: &str) -> Result<u32, Failure> {
        form_urlencoded::parse(query.as_bytes())
            .find(|(name, _)| name == self.name)
            .map_or(Ok(self.absent), |(_, value)| self.parse(&value))
    }

    pub(crate) fn problem(&self) -> String {
        format!("{} must be an integer from {} to {}", self.name, self.lowest, self.highest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_one_to_ten_digits_within_its_range() {
        assert_eq!(ID.parse("2147483647"), Ok(2147483647));
        assert_eq!(ID.parse("0000000042"), Ok(42));
        for text in ["", "0", "2147483648", "00000000001", "-1", "+1", "1.0", " 1", "1_0", "١"] {
            assert_eq!(ID.parse(text), Err(Failure::Invalid(&ID)), "{text}");
        }
    }

    #[test]
    fn a_query_gives_the_first_value_or_the_default() {
        for (query, number) in [("", 20), ("x=1", 20), ("ms=5&ms=x", 5), ("ms=%33", 3), ("%6ds=4", 4)] {
            assert_eq!(MS.from_query(query), Ok(number), "{query}");
        }
        for query in ["ms", "ms=", "ms=&ms=5", "ms=1001", "ms=%zz", "ms=+5"] {
            assert_eq!(MS.from_query(query), Err(Failure::Invalid(&MS)), "{query}");
        }
    }
}
