package dev.tare.harness.target;

/// A target under one of its settings: what is started, verified and measured.
///
/// @param target the target
/// @param variant its setting, possibly [Variant#NONE]
public record TargetVariant(Target target, Variant variant) {

    /// How the user names it: `netty`, or `netty@epoll`.
    public String address() {
        return variant.name().isEmpty() ? target.name() : target.name() + "@" + variant.name();
    }
}
