/// What is to be compared, how it is loaded and what was published of it: read strictly from a
/// file, changed by options, and the same from then on.
package dev.tare.harness.recipe;
