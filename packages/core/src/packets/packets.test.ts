import { describe, expect, it } from 'vitest';
import {
  buildApprovalChallenge,
  buildRevealChallenge,
  canonicalize,
  changeAnswers,
  findChangedAnswers,
  findOpenQuestions,
  getPacketClock,
  getPacketState,
  hashPacket,
  type PacketAnswer,
  sourceAnswers,
} from './index.ts';

const answer = (question: string, text: string | null, changes: Partial<PacketAnswer> = {}): PacketAnswer => ({
  question,
  answer: text,
  source: 'book',
  memberOnly: false,
  ...changes,
});

describe('the canonical text', () => {
  it('is the same for equal values, in any order of keys', () => {
    expect(canonicalize({ b: [1, null, true], a: { d: 'é"\n', c: '' } })).toBe(
      '{"a":{"c":"","d":"é\\"\\n"},"b":[1,null,true]}',
    );
    expect(canonicalize({ a: { c: '', d: 'é"\n' }, b: [1, null, true] })).toBe(
      canonicalize({ b: [1, null, true], a: { d: 'é"\n', c: '' } }),
    );
  });

  it('refuses numbers with more than one spelling', () => {
    for (const value of [0.5, Number.NaN, 2 ** 60]) expect(() => canonicalize({ value })).toThrow('whole numbers');
  });

  it('has the SHA-256 that FIPS 180-4 gives for "abc"', async () => {
    expect(await hashPacket('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('a challenge', () => {
  const one = { hash: 'a'.repeat(64), exception: false };
  const two = { hash: 'b'.repeat(64), exception: false };

  it('stands for a set of hashes, in any order', async () => {
    expect(await buildApprovalChallenge([one, two])).toBe(await buildApprovalChallenge([two, one]));
    expect(await buildApprovalChallenge([one])).toMatch(/^[\w-]{43}$/);
  });

  it('differs for another hash, another set, an exception, and another purpose', async () => {
    const reveal = { packetId: 'p', hash: one.hash, publicKey: 'k', reason: 'r' };
    const challenges = await Promise.all([
      buildApprovalChallenge([one]),
      buildApprovalChallenge([two]),
      buildApprovalChallenge([one, two]),
      buildApprovalChallenge([{ ...one, exception: true }]),
      buildRevealChallenge(reveal),
      buildRevealChallenge({ ...reveal, publicKey: 'other' }),
      buildRevealChallenge({ ...reveal, reason: 'other' }),
    ]);
    expect(new Set(challenges).size).toBe(challenges.length);
  });
});

describe('answers', () => {
  const isMemberOnly = (question: string) => question === 'I certify';
  const book = new Map([['Years of experience?', '5']]);

  it('come from the book only to the letter', () => {
    const proposed = [
      { question: 'Years of experience?', answer: '5' },
      { question: 'Years of experience?', answer: '6' },
      { question: 'Why us?', answer: 'Because' },
    ];
    expect(sourceAnswers(proposed, { book, previous: [], isMemberOnly }).map(({ source }) => source)).toEqual([
      'book',
      'recruiter',
      'recruiter',
    ]);
  });

  it('to what only the member may answer are dropped, unless the member gave this very one', () => {
    const proposed = [{ question: 'I certify', answer: 'Yes' }];
    const context = { book: new Map([['I certify', 'Yes']]), isMemberOnly };
    expect(sourceAnswers(proposed, { ...context, previous: [] })).toEqual([
      { question: 'I certify', answer: null, source: 'member', memberOnly: true },
    ]);
    const previous = [answer('I certify', 'Yes', { source: 'member', memberOnly: true })];
    expect(sourceAnswers(proposed, { ...context, previous })[0]?.answer).toBe('Yes');
    const other = [answer('I certify', 'No', { source: 'member', memberOnly: true })];
    expect(sourceAnswers(proposed, { ...context, previous: other })[0]?.answer).toBeNull();
    // A recruiter can't pass an answer off as the member's.
    const forged = [answer('I certify', 'Yes', { source: 'recruiter', memberOnly: true })];
    expect(sourceAnswers(proposed, { ...context, previous: forged })[0]?.answer).toBeNull();
  });

  it('wait for the member where they are missing', () => {
    expect(findOpenQuestions({ answers: [answer('a', 'x'), answer('b', null)] })).toEqual([1]);
  });

  it('are the member’s once they change them', () => {
    const answers = [answer('a', 'x'), answer('b', null, { source: 'member', memberOnly: true })];
    expect(
      changeAnswers(
        answers,
        new Map([
          [0, 'x'],
          [1, 'yes'],
        ]),
      ),
    ).toEqual([answer('a', 'x'), answer('b', 'yes', { source: 'member', memberOnly: true })]);
  });

  it('have to be seen unless they are the member’s own', () => {
    const answers = [
      answer('a', 'x'),
      answer('b', 'y', { source: 'recruiter' }),
      answer('c', 'z', { source: 'member' }),
    ];
    expect(findChangedAnswers({ answers })).toEqual([1, 2]);
    expect(findChangedAnswers({ answers }, { answers: [answer('c', 'z', { source: 'member' })] })).toEqual([1]);
  });
});

describe('the state', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const later = new Date('2026-11-21T12:00:00Z');
  const earlier = new Date('2026-11-19T12:00:00Z');
  const facts = { expiresAt: later, ended: null, approval: null, submittedAt: null };
  const approval = { at: earlier, expiresAt: later };

  it('follows from what happened', () => {
    expect(getPacketState(facts, now)).toBe('proposed');
    expect(getPacketState({ ...facts, expiresAt: now }, now)).toBe('expired');
    expect(getPacketState({ ...facts, approval }, now)).toBe('approved');
    expect(getPacketState({ ...facts, expiresAt: earlier, approval }, now)).toBe('approved');
    expect(getPacketState({ ...facts, approval: { at: earlier, expiresAt: now } }, now)).toBe('lapsed');
    expect(getPacketState({ ...facts, approval, ended: 'withdrawn' }, now)).toBe('withdrawn');
    expect(getPacketState({ ...facts, approval, submittedAt: earlier }, later)).toBe('submitted');
  });

  it('says who has to act by when', () => {
    expect(getPacketClock(facts, now)).toEqual({ side: 'member', due: later, overdue: false });
    const due = new Date('2026-11-21T12:00:00Z');
    expect(getPacketClock({ ...facts, approval }, now)).toEqual({ side: 'recruiter', due, overdue: false });
    const old = { at: new Date('2026-11-18T12:00:00Z'), expiresAt: later };
    expect(getPacketClock({ ...facts, approval: old }, now)?.overdue).toBe(true);
    expect(getPacketClock({ ...facts, ended: 'declined' }, now)).toBeNull();
  });
});
