package dev.tare.contract;

/// The threads that requests run on, where the programming model has such threads.
public sealed interface RequestThreads {

    /// A new virtual thread wherever the model asks for a thread.
    record Virtual() implements RequestThreads {}

    /// A pool of platform threads.
    ///
    /// @param count the most threads of the pool, at least 1
    record Platform(int count) implements RequestThreads {}

    /// Virtual threads.
    static RequestThreads virtual() {
        return new Virtual();
    }

    /// A pool of platform threads.
    ///
    /// @param count the most threads of the pool, at least 1
    static RequestThreads platform(int count) {
        return new Platform(count);
    }
}
