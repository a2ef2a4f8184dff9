import { type Logger, pino } from 'pino';

export type { Logger };

/** What must never reach a log, on whatever object it comes. Requests are logged by path, without query and headers. */
const SECRETS = ['password', 'token', 'cookie', 'authorization'];

export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });
}
