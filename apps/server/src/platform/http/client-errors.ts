import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@foothold/contracts/errors';
import { AppError } from '../errors.ts';
import { PROBLEM_TYPE, toProblem } from './problem.ts';

/** Codes of Node's HTTP parser and server (https://nodejs.org/api/http.html#event-clienterror). Any other is a request that can't be read. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/** Responds to a request that Node couldn't read, like to any other that fails, and closes its connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = toProblem(new AppError(CODES[error.code ?? ''] ?? 'request.malformed'));
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
