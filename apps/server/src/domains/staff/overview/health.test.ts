import { expect, test } from 'vitest';
import { describeAudit, describeMail, describeQueue, describeWorkers } from './health.ts';

const NOW = Date.parse('2026-11-23T13:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000);
const idle = { waiting: 0, oldest: null, failed: 0, finished: ago(1) };

test.each([
  [idle, 'ok', 'Nothing is waiting; no job failed in the last 24 hours.'],
  [
    { ...idle, waiting: 1, oldest: ago(1) },
    'ok',
    '1 job waiting, the oldest for 60 s; no job failed in the last 24 hours.',
  ],
  [
    { ...idle, waiting: 40, oldest: ago(5) },
    'warning',
    '40 jobs waiting, the oldest for 5 min; no job failed in the last 24 hours.',
  ],
  [
    { ...idle, waiting: 40, oldest: ago(180) },
    'failing',
    '40 jobs waiting, the oldest for 3 hr; no job failed in the last 24 hours.',
  ],
  [{ ...idle, failed: 2 }, 'warning', 'Nothing is waiting; 2 jobs failed in the last 24 hours.'],
])('a queue with %j is %s', (figures, state, detail) => {
  expect(describeQueue(figures, NOW)).toEqual({ state, detail });
});

test.each([
  [null, 'warning', 'No job has finished yet.'],
  [ago(4), 'ok', 'The last job finished 4 min ago.'],
  [ago(10), 'warning', 'The last job finished 10 min ago.'],
  [ago(60 * 24 * 4), 'failing', 'The last job finished 4 days ago.'],
])('workers whose last job finished at %s are %s', (finished, state, detail) => {
  expect(describeWorkers({ ...idle, finished }, NOW)).toEqual({ state, detail });
});

const mail = { failed: 0, queued: 0, oldest: null };
test.each([
  [mail, { reachable: true, sends: true }, 'ok', 'The mail service answers; none is queued, and none has failed.'],
  [
    { failed: 1, queued: 3, oldest: ago(2) },
    { reachable: true, sends: true },
    'warning',
    'The mail service answers; 3 queued, the oldest for 2 min, and 1 couldn’t be sent.',
  ],
  [
    { ...mail, queued: 3, oldest: ago(45) },
    { reachable: true, sends: true },
    'failing',
    'The mail service answers; 3 queued, the oldest for 45 min, and none has failed.',
  ],
  [
    mail,
    { reachable: true, sends: false },
    'ok',
    'No mail service is configured, so emails are saved as files; none is queued, and none has failed.',
  ],
  [mail, { reachable: false, sends: true }, 'failing', 'The mail service doesn’t answer.'],
  [mail, { reachable: false, sends: false }, 'failing', 'The server can’t write to its outbox folder.'],
])('mail with %j and %j is %s', (figures, how, state, detail) => {
  expect(describeMail(figures, { ...how, now: NOW })).toEqual({ state, detail });
});

const audit = { entries: 1204, signed: { seq: 1204, age: 5 * 60_000 }, problems: 0, unsignedFor: null };
test.each([
  [audit, 'ok', '1204 entries, last signed 5 min ago.'],
  [{ ...audit, unsignedFor: 10 * 60_000 }, 'ok', '1204 entries, last signed 5 min ago.'],
  [{ ...audit, unsignedFor: 90 * 60_000 }, 'warning', '1204 entries, last signed 5 min ago.'],
  [{ ...audit, entries: 1, signed: null, unsignedFor: 1000 }, 'ok', '1 entry, not signed yet.'],
  [{ ...audit, entries: 0, signed: null }, 'ok', 'There are no entries yet.'],
  [{ ...audit, problems: 1 }, 'failing', 'The audit log isn’t intact. See the page “Audit log” for what was found.'],
])('an audit log with %j is %s', (figures, state, detail) => {
  expect(describeAudit(figures)).toEqual({ state, detail });
});
