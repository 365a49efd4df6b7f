package dev.tare.harness.sample;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.UndeclaredThrowableException;
import java.time.Duration;
import java.util.List;

import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/// Reads a running JVM of this user through its own management agent, which it starts in there.
/// Open it before the first reading: starting the agent takes CPU and memory in the target once.
public final class JvmProbe implements AutoCloseable {

    private static final String THREADING = ManagementFactory.THREAD_MXBEAN_NAME;

    private final JMXConnector connector;
    private final MBeanServerConnection server;
    private final List<GarbageCollectorMXBean> collectors;

    private JvmProbe(JMXConnector connector) throws IOException {
        this.connector = connector;
        this.server = connector.getMBeanServerConnection();
        this.collectors =
                List.copyOf(
                        ManagementFactory.getPlatformMXBeans(server, GarbageCollectorMXBean.class));
    }

    /// Attaches to a JVM.
    ///
    /// @param pid a JVM of release 21 or newer
    /// @throws IOException if there is no such JVM or it refuses
    public static JvmProbe attach(long pid) throws IOException {
        try {
            VirtualMachine jvm = VirtualMachine.attach(Long.toString(pid));
            try {
                var address = new JMXServiceURL(jvm.startLocalManagementAgent());
                return new JvmProbe(JMXConnectorFactory.connect(address));
            } finally {
                jvm.detach();
            }
        } catch (AttachNotSupportedException notAJvm) {
            throw new IOException("process " + pid + " is no JVM that can be attached to", notAJvm);
        }
    }

    /// The counters now.
    ///
    /// @throws IOException if the JVM has ended
    public JvmReading read() throws IOException {
        try {
            long allocated =
                    (Long)
                            server.getAttribute(
                                    new ObjectName(THREADING), "TotalThreadAllocatedBytes");
            return new JvmReading(
                    allocated,
                    collectors.stream().mapToLong(GarbageCollectorMXBean::getCollectionCount).sum(),
                    Duration.ofMillis(
                            collectors.stream()
                                    .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                                    .sum()));
        } catch (JMException failure) {
            throw new IOException("cannot read the JVM's counters", failure);
        } catch (UndeclaredThrowableException ended) {
            // The collectors' proxies cannot declare that the connection may break.
            throw new IOException("the JVM has ended", ended);
        }
    }

    @Override
    public void close() throws IOException {
        connector.close();
    }
}
