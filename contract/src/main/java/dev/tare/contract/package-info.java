/// What every target answers, with no framework and no HTTP in it: the bodies, the in-memory users,
/// the SQL texts, the numbers in a request, the settings from the environment.
package dev.tare.contract;
