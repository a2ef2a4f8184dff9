import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Fields that must never be logged, on any object. Requests are logged by path, without query and headers. */
const SECRETS = ['password', 'resumeEmailPassword', 'token', 'cookie', 'authorization'];

/** Creates the logger. @param destination where lines go instead of standard output */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level, redact: { paths, censor: '[redacted]' }, serializers: { err: describeError } },
    destination ?? pino.destination(1),
  );
}

/** Library errors contain their whole connection. The log needs only what happened, where, and why. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
