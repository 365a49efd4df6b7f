/// From a recipe and the targets that are there to trials in an order.
package dev.tare.harness.plan;
