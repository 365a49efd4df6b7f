package contract

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/url"
	"testing"
)

func TestTheUsersInMemoryHaveTheContractsBytes(t *testing.T) {
	body, err := json.Marshal(InMemoryUsers())
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(body)
	const expected = "1aca9e28092ae729dac9e5af2461248c77d93345c10e925f6adfcffc9b1c8c92"
	if got := hex.EncodeToString(sum[:]); got != expected {
		t.Errorf("expected %s, got %s", expected, got)
	}
}

func TestANumberIsOneToTenDigitsWithinItsRange(t *testing.T) {
	for text, expected := range map[string]int{"1": 1, "2147483647": 2147483647, "0000000042": 42} {
		if got, err := ID.Parse(text); err != nil || got != expected {
			t.Errorf("%q: expected %d, got %d, %v", text, expected, got, err)
		}
	}
	for _, text := range []string{"", "0", "2147483648", "00000000001", "-1", "+1", "1.0", " 1", "1_0", "١"} {
		if got, err := ID.Parse(text); err == nil {
			t.Errorf("%q was taken for %d", text, got)
		}
	}
}

func TestAQueryGivesTheFirstValueOrTheDefault(t *testing.T) {
	for query, expected := range map[string]int{"": 20, "x=1": 20, "ms=5&ms=x": 5, "ms=%33": 3, "%6ds=4": 4} {
		if got, err := Ms.FromQuery(&url.URL{RawQuery: query}); err != nil || got != expected {
			t.Errorf("%q: expected %d, got %d, %v", query, expected, got, err)
		}
	}
	for _, query := range []string{"ms", "ms=", "ms=&ms=5", "ms=1001", "ms=%zz", "ms=5;x"} {
		if got, err := Ms.FromQuery(&url.URL{RawQuery: query}); err == nil {
			t.Errorf("%q was taken for %d", query, got)
		}
	}
}
