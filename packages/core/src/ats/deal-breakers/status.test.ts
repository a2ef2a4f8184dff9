import { describe, expect, it } from 'vitest';
import { readStatus } from './status.ts';

/** The status of the credential in brackets. */
function readMarkedStatus(marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return readStatus(marked.replace('[', '').replace(']', ''), { start, end }, '2026-11');
}

describe('readStatus', () => {
  it.each([
    '[RN], State of Ohio, active through 2028',
    'Licensed [CPA] with eight years in tax',
    'Nurse with an active [RN license] in Texas',
    'Network admin with an active DoD [Secret clearance]',
    '[CPA], expires 12/2026',
    'Currently hold a valid [Class A CDL], no accidents',
    '[PMP], 2021',
    '[RN], Texas Board of Nursing, License 812345, exp. 05/2028',
    '[CDL Class A] with hazmat and tanker endorsements',
    '[CPA], Ohio, issued 2019, in good standing',
    'Driver with a [Class A CDL] and ten years on the road',
    'Passed [CPR certification] course, 2025',
    '[Class A CDL], never suspended',
    '[Class A CDL] (never suspended or revoked)',
    '[RN], Ohio, no history of discipline or suspension',
    '[Driver’s license], violations: none',
    'Licensed [CPA], seeking a senior tax role',
    '[Class A CDL], willing to travel',
    '[Class A CDL], passed DOT physical and drug test',
    '[CPA], Ohio, preparing 400 returns a year',
    '[RN], Ohio, passed boards in 2021',
    '[ServSafe Manager], passed 3/2025',
  ])('reads “%s” as held', (line) => {
    expect(readMarkedStatus(line)).toBe('held');
  });

  it.each([
    '[CPA] candidate, two parts passed',
    'Preparing for the [CPA] exam',
    'Plan to take the [PE] exam next spring',
    'Working toward [LCSW]',
    '[RN], expired 2022',
    '[Class A CDL] (suspended until April 2027)',
    '[Forklift license], valid through June 2026',
    'I do not have a [driver’s license]',
    'No [CDL] yet',
    'I don’t hold a [cosmetology license]',
    'Formerly [LPN]',
    '[Class A CDL], disqualified until 2028',
    '[Class A CDL]: none',
    '[RN], currently inactive',
  ])('reads “%s” as not held', (line) => {
    expect(readMarkedStatus(line)).toBe('not-held');
  });

  it.each([
    'Eligible for [A&P] through military service',
    'Held a [Secret clearance] while in the Air Force',
    '[NCLEX-RN] exam planned for June 2025',
    '[Secret clearance], 2013 to 2019',
    '[CPR] class, 2024',
    '[RN license] on probation',
    '[CPA] (three of four sections passed)',
    '[Class A CDL] permit',
    '[LCSW]-A (associate)',
    '[CPR], 2018, overdue for renewal',
    'Willing to relocate, [Class A CDL]',
    'Able to lift 50 lb, [CDL]',
    '[CPR], will renew in 2027',
    '[Food handler card], application for renewal submitted',
    '[Teaching license], Texas, serving students in grades 4 to 8',
    '[RN], formerly LPN',
    'Passed the [CPA] exam',
    '[PMP] (pursuing)',
    '[PMP] (pursuing, 2027)',
    '[PMP] Certification, now enrolled',
    '[CPA], preparing',
    '[CPA]: Preparing',
    '[CPA] – applying this fall',
    '[CPA], seeking licensure',
    '[CPA], passed FAR and REG',
    '[CPA] (FAR, REG)',
    '[CPA], passed 3 of 4',
    '[Forklift license], willing to get certified',
    '[Class A CDL], able to obtain within 30 days',
    '[RN], learning',
  ])('leaves “%s” open', (line) => {
    expect(readMarkedStatus(line)).toBe('unclear');
  });

  it.each([
    'Assisted the [CPA] with 80 returns',
    'Assist a [CPA] in tax season',
    'Prepared returns for a [CPA]',
    'My wife is a [CPA]',
    'Clerk at a [CPA] firm',
    'Scheduled shifts for [RN] staff',
  ])('reads “%s” as someone else’s', (line) => {
    expect(readMarkedStatus(line)).toBe('not-own');
  });

  it('judges each of several credentials by its own words', () => {
    const text = 'LMSW, active; LCSW exam not yet taken';
    const [own, other] = [
      { start: 0, end: 4 },
      { start: 14, end: 18 },
    ];
    expect(readStatus(text, own, '2026-11', { others: [own, other] })).toBe('held');
    expect(readStatus(text, other, '2026-11', { others: [own, other] })).toBe('not-held');
  });

  it.each([
    ['CPA, pursuing CMA', 'CPA', 'CMA'],
    ['RN, Ohio, active, working toward CCRN', 'RN', 'CCRN'],
  ])('does not take the goal in “%s” as said of the one before it', (text, own, other) => {
    const first = { start: 0, end: own.length };
    const second = { start: text.length - other.length, end: text.length };
    const others = [first, second];
    expect(readStatus(text, first, '2026-11', { others })).toBe('held');
    expect(readStatus(text, second, '2026-11', { others })).toBe('not-held');
  });

  it('does not take the later names of a goal as held', () => {
    const text = 'Working toward BLS, ACLS';
    const [first, second] = [
      { start: 15, end: 18 },
      { start: 20, end: 24 },
    ];
    expect(readStatus(text, second, '2026-11', { others: [first, second] })).toBe('unclear');
  });
});
