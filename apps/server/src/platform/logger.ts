import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** What must never reach a log, on whatever object it comes. Requests are logged by path, without query and headers. */
const SECRETS = ['password', 'token', 'cookie', 'authorization'];

/** @param destination where lines go in place of the standard output */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, censor: '[redacted]' } }, destination ?? pino.destination(1));
}
