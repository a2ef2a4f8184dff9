/**
 * The state of applications against their events: `node bench/application-states.ts [--sequences 100000] [--stored 400] [--seed 1]`.
 *
 * First in memory: random sequences of legal and illegal changes and undos, by every actor, from two windows that may each be behind. A
 * model that keeps a stack of states says what the state must be. Then the same through HTTP on a real database, both windows at once: the
 * stored state, its stage, and its latest event must be what the stored events amount to. Exits with 1 on any difference.
 */
import { parseArgs } from 'node:util';
import {
  APPLICATION_STATES,
  type ApplicationState,
  foldEvents,
  refuseMove,
  refuseUndo,
  type SetEvent,
  TRANSITION_ACTORS,
  type TrackingEvent,
} from '@foothold/core/tracking';
import { sql } from 'kysely';
import { startTestApp } from './support/app.ts';
import { join } from './support/objects.ts';
import { createRandom } from './support/random.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '100000' },
    stored: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
});
const random = createRandom(values.seed);
const pick = <T>(items: readonly T[]): T => random.pick(items);
const MAX_CHANGES = 40;

let differences = 0;
runInMemory(Number(values.sequences));
await runStored(Number(values.stored));
process.exitCode = differences === 0 ? 0 : 1;

function runInMemory(sequences: number): void {
  let accepted = 0;
  let refused = 0;
  for (let sequence = 0; sequence < sequences; sequence++) {
    const events: TrackingEvent[] = [
      { kind: 'set', id: '1', by: 'member', to: pick(APPLICATION_STATES), stageId: null },
    ];
    const first = events[0] as SetEvent;
    const model = [{ id: first.id, to: first.to as ApplicationState }];
    /** The latest event that each window has seen. */
    const windows = ['1', '1'];
    const changes = 1 + Math.floor(random.next() * MAX_CHANGES);
    for (let change = 0; change < changes; change++) {
      const window = Math.floor(random.next() * windows.length);
      const current = foldEvents(events);
      if (!current) throw new Error('a sequence without a state');
      const seen = windows[window] ?? '1';
      const id = String(events.length + 1);
      if (random.next() < 0.3) {
        if (refuseUndo(current, seen) === null) {
          events.push({ kind: 'undo', id, by: 'member', undoes: seen });
          model.pop();
          accepted += 1;
        } else refused += 1;
      } else {
        const [by, to, stageId] = [pick(TRANSITION_ACTORS), pick(APPLICATION_STATES), pick([null, 'one', 'two'])];
        if (refuseMove(current, { by, to, stageId, after: seen }) === null) {
          events.push({ kind: 'set', id, by, to, stageId });
          model.push({ id, to });
          accepted += 1;
        } else refused += 1;
      }
      // A window that was refused looks again. The other one may stay behind.
      windows[window] = model.at(-1)?.id ?? '1';
      if (random.next() < 0.5) windows[1 - window] = windows[window] ?? '1';
      const folded = foldEvents(events);
      if (folded?.state !== model.at(-1)?.to || folded?.last.id !== model.at(-1)?.id) differences += 1;
    }
  }
  console.log(`In memory: ${sequences} sequences, ${accepted} changes accepted, ${refused} refused`);
  console.log(`States other than the model’s: ${differences}   goal: 0`);
}

async function runStored(turns: number): Promise<void> {
  const { app, url, stop } = await startTestApp({}, true);
  const member = await join({ url, db: app.db }, 'member', 'Robin Example');
  const { applications } = member.api;
  const ids: string[] = [];
  for (let at = 0; at < 10; at++) ids.push((await applications.add({ title: `Clerk ${at}`, company: 'Larkholt' })).id);
  let accepted = 0;
  let refused = 0;
  for (let turn = 0; turn < turns; turn++) {
    const id = pick(ids);
    const { lastEventId } = await applications.get({ id });
    const results = await Promise.allSettled(
      [1, 2].map(() =>
        random.next() < 0.3
          ? applications.undo({ id, eventId: lastEventId })
          : applications.move({
              id,
              to: pick(APPLICATION_STATES),
              ...(random.next() < 0.5 && { after: lastEventId }),
            }),
      ),
    );
    const errors = results.filter(({ status }) => status === 'rejected').length;
    refused += errors;
    accepted += results.length - errors;
  }
  const { rows } = await sql<{ id: string; state: string; stage_id: string | null; last_event_id: number }>`
    SELECT id, state, stage_id, last_event_id FROM applications`.execute(app.db);
  let wrong = 0;
  for (const row of rows) {
    const { rows: stored } = await sql<{
      id: number;
      kind: string;
      actor: TrackingEvent['by'];
      to_state: ApplicationState;
      stage_id: string | null;
      undoes: number | null;
    }>`SELECT id, kind, actor, to_state, stage_id, undoes FROM application_events WHERE application_id = ${row.id} ORDER BY id`.execute(
      app.db,
    );
    const folded = foldEvents<SetEvent>(
      stored.map(({ id, kind, actor: by, to_state: to, stage_id: stageId, undoes }) =>
        kind === 'undo'
          ? { kind: 'undo', id: String(id), by, undoes: String(undoes) }
          : { kind: 'set', id: String(id), by, to, stageId },
      ),
    );
    const isSame =
      folded?.state === row.state && folded.stageId === row.stage_id && folded.last.id === String(row.last_event_id);
    if (!isSame) wrong += 1;
  }
  await stop();
  differences += wrong;
  console.log(`Stored: ${rows.length} applications, ${accepted} changes accepted, ${refused} refused, two at once`);
  console.log(`Stored states other than what the events amount to: ${wrong}   goal: 0`);
}
