import { isCurrent } from '../facts/entries.ts';
import { type Facts, placeOf } from '../facts/index.ts';
import { distinctLines, isLong, LONG_LINE } from '../facts/lines.ts';
import { lastMonthOf } from '../facts/months.ts';
import type { WordingFault } from '../facts/wording-fault.ts';
import { type Item, met, missed, quoted, type Rule } from './rule.ts';

const CLEAN_LINES = 6;

export const HYGIENE: readonly Rule[] = [
  {
    id: 'hygiene.lines',
    part: 'hygiene',
    name: 'Lines that read well',
    points: 6,
    explains: `Six lines without a hollow opening (“Responsible for”), without “I” and “my”, without padding, none repeated and none over ${LONG_LINE} words of matter. Further lines neither add nor take away.`,
    needsJob: false,
    judge: judgeLines,
  },
  {
    id: 'hygiene.order',
    part: 'hygiene',
    name: 'Latest first',
    points: 1,
    explains: 'Roles run from the latest to the earliest, the order in which everybody reads them.',
    needsJob: false,
    judge: judgeOrder,
  },
  {
    id: 'hygiene.contact',
    part: 'hygiene',
    name: 'Contact without slips',
    points: 1,
    explains: 'An e-mail address without blanks or stray signs, so that a click or a copy reaches you.',
    needsJob: false,
    judge: judgeContact,
  },
];

function judgeLines(facts: Facts): Item[] {
  const lines = facts.lines.filter((line) => line.facts.isDescription);
  const clean = distinctLines(lines.filter((line) => !line.facts.fault && !isLong(line))).slice(0, CLEAN_LINES);
  const flawed = distinctLines(lines.filter((line) => line.facts.fault || isLong(line)));
  const items = clean.map((line) =>
    met(1, { text: `Reads well: ${quoted(line.text, 60)}`, ...placeOf(facts, line.path) }),
  );
  for (let i = 0; items.length < CLEAN_LINES; i++) {
    const line = flawed[i];
    items.push(
      missed(
        1,
        line
          ? { ...flawOf(line.text, line.facts.fault), ...placeOf(facts, line.path) }
          : {
              reason: `There are fewer than ${CLEAN_LINES} lines about your work.`,
              fix: 'Add lines that say what you did.',
            },
      ),
    );
  }
  return items;
}

function flawOf(text: string, fault: WordingFault | undefined): NonNullable<Item['loss']> {
  if (!fault)
    return { reason: `This line is long: ${quoted(text, 60)}`, fix: 'Split it, or keep the half that matters.' };
  const words = quoted(text.slice(fault.start, fault.end), 40);
  const within = { start: fault.start, end: fault.end };
  switch (fault.kind) {
    case 'weak-opening':
      return {
        reason: `${words} says nothing about what you did: ${quoted(text, 60)}`,
        fix: 'Start with the verb behind it.',
        within,
      };
    case 'first-person':
      return {
        reason: `A résumé is written without ${words}: ${quoted(text, 60)}`,
        fix: 'Leave the word out.',
        within,
      };
    case 'padding':
      return {
        reason: `${words} adds length and no fact: ${quoted(text, 60)}`,
        fix: 'Leave it out or say it in one word.',
        within,
      };
  }
}

function judgeOrder(facts: Facts): Item[] {
  const { work } = facts.resume;
  const latest = work[0];
  if (!latest) {
    const first = facts.entries[0];
    if (first) return [met(1, { text: 'There is nothing to put in order.', field: first.path })];
    return [missed(1, { reason: 'There are no roles to put in order.', fix: 'Add a role or project with dates.' })];
  }
  const months = work.map(({ start, end }) => lastMonthOf(end ?? start, facts.now));
  const at = months.findIndex((month, i) => {
    const before = months[i - 1];
    return before !== undefined && month !== undefined && month > before;
  });
  const role = work[at];
  if (!role)
    return [
      met(1, { text: 'Roles run from the latest to the earliest.', ...placeOf(facts, `work/${latest.id}/start`) }),
    ];
  const entry = facts.entries.find(({ path }) => path === `work/${role.id}`);
  const label = quoted(entry?.label ?? '', 60);
  return [
    missed(1, {
      reason: `${label} ${entry && isCurrent(entry) ? 'is still going on' : 'ended later'} but stands below an earlier role.`,
      fix: 'Put the latest role first.',
      field: `work/${role.id}`,
    }),
  ];
}

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether an e-mail address stands as it is typed into a mail program. */
export function isCleanEmail(email: string): boolean {
  return ADDRESS.test(email) && !/[\u2000-\u206F\uE000-\uF8FF\uFFFD]/.test(email);
}

function judgeContact(facts: Facts): Item[] {
  const { email } = facts.resume.contact;
  if (!email)
    return [
      missed(1, {
        reason: 'There is no e-mail address to check.',
        fix: 'Add one under your name.',
        field: 'contact/email',
      }),
    ];
  const place = placeOf(facts, 'contact/email');
  if (isCleanEmail(email)) return [met(1, { text: 'The e-mail address is clean.', ...place })];
  return [
    missed(1, {
      reason: `The e-mail address ${quoted(email, 60)} has a blank or a stray sign in it.`,
      fix: 'Write it without.',
      ...place,
    }),
  ];
}
