package dev.tare.harness.target;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/// Asks the kernel for io_uring with a call that it must refuse for its arguments: whoever may use
/// io_uring hears of the arguments, everyone else that there is no such call or no permission.
///
/// @see <a href="https://man7.org/linux/man-pages/man2/io_uring_setup.2.html">io_uring_setup(2)</a>
final class IoUring {

    /// The number of `io_uring_setup`, the same on every architecture that Java 25 runs on.
    private static final long IO_URING_SETUP = 425;

    private static final int EPERM = 1;
    private static final int ENOSYS = 38;

    private IoUring() {}

    /// Why this process cannot use io_uring, if it cannot.
    static Optional<String> missing() {
        try {
            return switch (errorOfBadSetup()) {
                case ENOSYS -> Optional.of("this kernel has no io_uring");
                case EPERM -> Optional.of("this machine forbids io_uring");
                default -> Optional.empty();
            };
        } catch (Throwable failure) {
            return Optional.of("io_uring cannot be asked for: " + failure);
        }
    }

    @SuppressWarnings("restricted")
    private static int errorOfBadSetup() throws Throwable {
        StructLayout stateLayout = Linker.Option.captureStateLayout();
        Linker linker = Linker.nativeLinker();
        MethodHandle syscall =
                linker.downcallHandle(
                        linker.defaultLookup().find("syscall").orElseThrow(),
                        FunctionDescriptor.of(
                                ValueLayout.JAVA_LONG,
                                ValueLayout.JAVA_LONG,
                                ValueLayout.JAVA_LONG,
                                ValueLayout.ADDRESS),
                        Linker.Option.firstVariadicArg(1),
                        Linker.Option.captureCallState("errno"));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment state = arena.allocate(stateLayout);
            long noEntries = 0;
            long result =
                    (long)
                            syscall.invokeExact(
                                    state, IO_URING_SETUP, noEntries, MemorySegment.NULL);
            var errno = MemoryLayout.PathElement.groupElement("errno");
            return result < 0 ? (int) stateLayout.varHandle(errno).get(state, 0L) : 0;
        }
    }
}
