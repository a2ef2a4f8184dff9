import { expect, it } from 'vitest';
import { parseWrkOutput } from './wrk.ts';

const URL_OF_PAGE = 'http://127.0.0.1:3000/jobs';
const OUTPUT = `Running 4s test @ ${URL_OF_PAGE}
  1 threads and 16 connections
  Latency Distribution
     50%  561.00us
     75%    1.20ms
  40000 requests in 4.00s, 1.20GB read
Requests/sec:  10012.50
Transfer/sec:      0.30GB
`;

it('reads the rate and the median time in milliseconds', () => {
  expect(parseWrkOutput(OUTPUT, URL_OF_PAGE)).toEqual({ rate: 10_012.5, p50: expect.closeTo(0.561) });
  expect(parseWrkOutput(OUTPUT.replace('561.00us', '1.50s'), URL_OF_PAGE).p50).toBe(1500);
});

it.each(['  Non-2xx or 3xx responses: 12', '  Socket errors: connect 0, read 0, write 0, timeout 3'])(
  'refuses a measurement with failures: %s',
  (line) => {
    expect(() => parseWrkOutput(OUTPUT.replace('Requests/sec', `${line}\nRequests/sec`), URL_OF_PAGE)).toThrow(
      `${URL_OF_PAGE}: ${line.trim()}`,
    );
  },
);

it('refuses output without figures', () => {
  expect(() => parseWrkOutput(OUTPUT.replace('10012.50', '0.00'), URL_OF_PAGE)).toThrow('measured nothing');
  expect(() => parseWrkOutput('', URL_OF_PAGE)).toThrow('measured nothing');
});
