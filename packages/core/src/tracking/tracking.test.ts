import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_STATES,
  type ApplicationState,
  countStages,
  findNextStep,
  foldEvents,
  isEnded,
  isUnsent,
  listNextStates,
  mayMove,
  refuseMove,
  refuseUndo,
  type SetEvent,
  TRANSITION_ACTORS,
  type TrackingEvent,
  type TransitionActor,
  UNSENT_STATES,
  type UndoEvent,
} from './index.ts';

const set = (
  id: number,
  to: ApplicationState,
  by: TransitionActor = 'member',
  stageId: string | null = null,
): SetEvent => ({
  kind: 'set',
  id: String(id),
  by,
  to,
  stageId,
});
const undo = (id: number, undoes: number): UndoEvent => ({
  kind: 'undo',
  id: String(id),
  by: 'member',
  undoes: String(undoes),
});

describe('who may set which state', () => {
  it('lets members set any state by hand', () => {
    for (const from of APPLICATION_STATES)
      for (const to of APPLICATION_STATES) expect(mayMove('member', from, to)).toBe(from !== to);
  });

  it('lets nobody else approve, accept, or withdraw', () => {
    for (const by of TRANSITION_ACTORS.filter((actor) => actor !== 'member'))
      for (const from of APPLICATION_STATES)
        for (const to of ['approved', 'accepted', 'withdrawn', 'saved'] as const)
          expect(mayMove(by, from, to), `${by}: ${from} → ${to}`).toBe(false);
  });

  it('lets a recruiter submit only what wasn’t sent; the database requires the approved packet', () => {
    expect(APPLICATION_STATES.filter((from) => mayMove('recruiter', from, 'submitted'))).toEqual(UNSENT_STATES);
  });

  it('never moves an application back because of an email', () => {
    const course = APPLICATION_STATES.slice(0, APPLICATION_STATES.indexOf('accepted'));
    for (const from of course)
      for (const to of listNextStates('email', from).filter((state) => course.includes(state)))
        expect(course.indexOf(to), `${from} → ${to}`).toBeGreaterThan(course.indexOf(from));
  });

  it('leaves accepted and withdrawn applications to the member', () => {
    for (const from of ['accepted', 'withdrawn'] as const)
      for (const by of ['recruiter', 'email', 'foothold'] as const) expect(listNextStates(by, from)).toEqual([]);
  });

  it('lets time only end what is open', () => {
    // Without a decision in time, the recruiter prepares it again.
    for (const from of APPLICATION_STATES)
      for (const to of listNextStates('foothold', from))
        expect([isEnded(from), isEnded(to) || (to === 'preparing' && isUnsent(from))]).toEqual([false, true]);
  });
});

describe('the state of an application', () => {
  it('is what the latest event in force set', () => {
    expect(foldEvents([])).toBeNull();
    expect(foldEvents([set(1, 'saved'), set(2, 'submitted')])?.state).toBe('submitted');
    expect(foldEvents([set(1, 'saved'), set(2, 'submitted'), undo(3, 2)])?.state).toBe('saved');
  });

  it('ignores an undo of anything but the latest event, and of the first one', () => {
    expect(foldEvents([set(1, 'saved'), undo(2, 1)])?.state).toBe('saved');
    expect(foldEvents([set(1, 'saved'), set(2, 'submitted'), set(3, 'interview'), undo(4, 2)])?.state).toBe(
      'interview',
    );
    expect(foldEvents([set(1, 'saved'), set(2, 'submitted'), undo(3, 2), undo(4, 2)])?.state).toBe('saved');
  });

  it('can be undone step by step', () => {
    const events: TrackingEvent[] = [set(1, 'saved'), set(2, 'submitted'), set(3, 'interview'), undo(4, 3), undo(5, 2)];
    expect(foldEvents(events)).toMatchObject({ state: 'saved', last: { id: '1' } });
  });

  it('is refused where the caller saw an older one, or where it is the same', () => {
    const current = foldEvents([set(1, 'saved'), set(2, 'submitted', 'email')]);
    if (!current) throw new Error('no state');
    const move = { by: 'member', to: 'interview', stageId: null } as const;
    expect(refuseMove(current, { ...move, after: '1' })).toBe('changed');
    expect(refuseMove(current, { ...move, after: '2' })).toBeNull();
    expect(refuseMove(current, { ...move, to: 'submitted' })).toBe('same');
    expect(refuseMove(current, { ...move, to: 'submitted', stageId: 'one' })).toBeNull();
    expect(refuseMove(current, { ...move, by: 'foothold', to: 'submitted', stageId: 'one' })).toBe('not-allowed');
    expect(refuseUndo(current, '1')).toBe('changed');
    expect(refuseUndo(current, '2')).toBeNull();
  });

  /** A model that keeps every state instead of folding events. */
  it('equals a stack of states, whatever is tried', () => {
    const command = fc.record({
      by: fc.constantFrom(...TRANSITION_ACTORS),
      to: fc.constantFrom(...APPLICATION_STATES),
      stageId: fc.constantFrom(null, 'one', 'two'),
      undo: fc.boolean(),
      /** How many events the window is behind. */
      behind: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const events: TrackingEvent[] = [set(1, 'saved')];
        const model: { id: string; to: ApplicationState }[] = [{ id: '1', to: 'saved' }];
        for (const { by, to, stageId, undo: isUndo, behind } of commands) {
          const current = foldEvents(events);
          if (!current) throw new Error('no state');
          const seen = model.at(-1 - behind)?.id ?? '';
          const id = events.length + 1;
          if (isUndo) {
            if (refuseUndo(current, seen) === null) {
              events.push(undo(id, Number(seen)));
              model.pop();
            }
          } else if (refuseMove(current, { by, to, stageId, after: seen }) === null) {
            events.push(set(id, to, by, stageId));
            model.push({ id: String(id), to });
          }
          expect(foldEvents(events)).toMatchObject({ state: model.at(-1)?.to, last: { id: model.at(-1)?.id } });
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('stages and next steps', () => {
  it('counts stages from the submission to the accepted offer', () => {
    expect(
      ['saved', 'submitted', 'interview', 'accepted'].map((state) => countStages(state as ApplicationState)),
    ).toEqual([0, 1, 3, 5]);
    expect(countStages('rejected')).toBeNull();
  });

  const facts = {
    state: 'submitted',
    movedOn: '2026-03-01',
    interviews: [],
    reminders: [],
    offerUntil: null,
    applyUntil: null,
  } as const;

  it('names the earliest plan, and otherwise what the state suggests', () => {
    expect(findNextStep(facts)).toEqual({ kind: 'follow-up', text: null, date: '2026-03-11' });
    expect(
      findNextStep({
        ...facts,
        interviews: [{ title: 'Phone screen', startsAt: '2026-03-09T15:00:00Z' }],
        reminders: [{ text: 'Send the portfolio', dueOn: '2026-03-08' }],
      }),
    ).toEqual({ kind: 'reminder', text: 'Send the portfolio', date: '2026-03-08' });
    expect(findNextStep({ ...facts, state: 'offer', offerUntil: '2026-04-01' })).toEqual({
      kind: 'answer-offer',
      text: null,
      date: '2026-04-01',
    });
    expect(findNextStep({ ...facts, state: 'saved', applyUntil: '2026-03-20' })).toEqual({
      kind: 'apply',
      text: null,
      date: '2026-03-20',
    });
    expect(findNextStep({ ...facts, state: 'rejected' })).toBeNull();
  });
});
