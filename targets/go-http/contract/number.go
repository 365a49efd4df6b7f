package contract

import (
	"fmt"
	"net/url"
	"strconv"
)

// A Number is a parameter of a request: one to ten ASCII digits, then a range.
type Number struct {
	name            string
	lowest, highest int
	absent          int
}

// The numbers that a request may hold.
var (
	ID    = Number{name: "id", lowest: 1, highest: 2147483647}
	Limit = Number{name: "limit", lowest: 1, highest: 500, absent: 20}
	Ms    = Number{name: "ms", lowest: 0, highest: 1000, absent: 20}
)

const maxDigits = 10

// Parse reads text that is percent-decoded already.
func (n Number) Parse(text string) (int, error) {
	if len(text) > maxDigits {
		return 0, n.invalid()
	}
	value, err := strconv.ParseUint(text, 10, 64)
	if err != nil || value < uint64(n.lowest) || value > uint64(n.highest) {
		return 0, n.invalid()
	}
	return int(value), nil
}

// FromQuery reads the first value in the query of a URL, or takes the default if there is none.
// A query that cannot be decoded may have held the parameter, so it is not taken for absent.
func (n Number) FromQuery(u *url.URL) (int, error) {
	values, err := url.ParseQuery(u.RawQuery)
	if texts, present := values[n.name]; present {
		return n.Parse(texts[0])
	}
	if err != nil {
		return 0, n.invalid()
	}
	return n.absent, nil
}

func (n Number) invalid() error {
	return Failure{400, fmt.Sprintf("%s must be an integer from %d to %d", n.name, n.lowest, n.highest)}
}
