package lampblack;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * Drives a real browser; one at a time, since each browser takes all the cores there are. Their classes are begun among
 * the
 * first, so that one follows on another while the rest runs beside them.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Tag("browser")
@ResourceLock("browser")
@Order(3)
public @interface UsesBrowser {}
