import { isTemplateText } from '../caps/placeholder-text.ts';
import { isCurrent } from '../facts/entries.ts';
import { type Facts, locateField } from '../facts/index.ts';
import { isLong, MAX_LINE_WORDS, removeDuplicateLines } from '../facts/lines.ts';
import { lastCoveredMonth } from '../facts/months.ts';
import type { WordingFault } from '../facts/wording-fault.ts';
import { createMetItem, createMissedItem, type Item, quoteText, type Rule } from './rule.ts';

const MIN_CLEAN_LINES = 8;

export const HYGIENE: readonly Rule[] = [
  {
    id: 'hygiene.lines',
    part: 'hygiene',
    name: 'Clear lines',
    points: 4,
    explains: `Eight lines with no empty opening (“Responsible for”), no “I” or “my”, no filler, no repeats and no more than ${MAX_LINE_WORDS} meaningful words. More lines don’t change the score.`,
    needsJob: false,
    judge: judgeLines,
  },
  {
    id: 'hygiene.order',
    part: 'hygiene',
    name: 'Most recent first',
    points: 1,
    explains: 'Roles listed from most recent to oldest, the order recruiters expect.',
    needsJob: false,
    judge: judgeOrder,
  },
  {
    id: 'hygiene.contact',
    part: 'hygiene',
    name: 'Email without typos',
    points: 1,
    explains: 'An email address without spaces or stray characters, so it works when clicked or copied.',
    needsJob: false,
    judge: judgeContact,
  },
];

/** A line that breaks off, or instructions of a template. */
const isUnfinished = (text: string): boolean => BROKEN_OFF_PATTERN.test(text) || isTemplateText(text);
const BROKEN_OFF_PATTERN = /(?:\s(?:and|or|of|the|with|for|to|from|by|a|an|including|as)|,)\s*$/;

function judgeLines(facts: Facts): Item[] {
  const lines = facts.lines.filter((line) => line.facts.isDescription && !facts.reader.judge(line.text, isUnfinished));
  const clean = removeDuplicateLines(lines.filter((line) => !line.facts.fault && !isLong(line))).slice(
    0,
    MIN_CLEAN_LINES,
  );
  const flawedLines = removeDuplicateLines(lines.filter((line) => line.facts.fault || isLong(line)));
  const items = clean.map((line) =>
    createMetItem(1, { text: `Clear: ${quoteText(line.text, 60)}`, ...locateField(facts, line.path) }),
  );
  for (let i = 0; items.length < MIN_CLEAN_LINES; i++) {
    const line = flawedLines[i];
    items.push(
      createMissedItem(
        1,
        line
          ? { ...describeFlaw(line.text, line.facts.fault), ...locateField(facts, line.path) }
          : {
              reason: `We found fewer than ${MIN_CLEAN_LINES} complete lines about your work.`,
              fix: 'Add lines that say what you did.',
            },
      ),
    );
  }
  return items;
}

function describeFlaw(text: string, fault: WordingFault | undefined): NonNullable<Item['loss']> {
  if (!fault)
    return { reason: `This line is long: ${quoteText(text, 60)}`, fix: 'Split it or cut it down to what matters.' };
  const words = quoteText(text.slice(fault.start, fault.end), 40);
  const within = { start: fault.start, end: fault.end };
  switch (fault.kind) {
    case 'weak-opening':
      return {
        reason: `${words} doesn’t say what you did: ${quoteText(text, 60)}`,
        fix: 'Start with a verb for what you did.',
        within,
      };
    case 'first-person':
      return {
        reason: `Résumés leave out ${words}: ${quoteText(text, 60)}`,
        fix: 'Remove the word.',
        within,
      };
    case 'padding':
      return {
        reason: `${words} is filler: ${quoteText(text, 60)}`,
        fix: 'Remove it or use one word.',
        within,
      };
  }
}

function judgeOrder(facts: Facts): Item[] {
  const { work } = facts.resume;
  const latest = work[0];
  if (!latest) {
    const first = facts.entries[0];
    if (first) return [createMetItem(1, { text: 'Nothing to reorder.', field: first.path })];
    return [
      createMissedItem(1, { reason: 'We didn’t find any roles to order.', fix: 'Add a role or project with dates.' }),
    ];
  }
  const months = work.map(({ start, end }) => lastCoveredMonth(end ?? start, facts.now));
  const at = months.findIndex((month, i) => {
    const before = months[i - 1];
    return before !== undefined && month !== undefined && month > before;
  });
  const role = work[at];
  if (!role)
    return [
      createMetItem(1, {
        text: describeOrder(work.length, months.filter((month) => month !== undefined).length),
        ...locateField(facts, `work/${latest.id}/start`),
      }),
    ];
  const entry = facts.entries.find(({ path }) => path === `work/${role.id}`);
  const label = quoteText(entry?.label ?? '', 60);
  return [
    createMissedItem(1, {
      reason: `${label} ${entry && isCurrent(entry) ? 'is your current role' : 'ended later'} but is listed below an older role.`,
      fix: 'List your most recent role first.',
      field: `work/${role.id}`,
    }),
  ];
}

/** Undated roles have no order that could be right or wrong. */
function describeOrder(roles: number, dated: number): string {
  if (roles === 1) return 'There’s only one role to order.';
  if (dated < 2) return 'No two roles have dates to order them by.';
  return dated < roles ? 'Roles with dates are listed most recent first.' : 'Roles are listed most recent first.';
}

const ADDRESS_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether an email address can be typed into an email program as written. */
export function isCleanEmail(email: string): boolean {
  return ADDRESS_PATTERN.test(email) && !/[\u2000-\u206F\uE000-\uF8FF\uFFFD]/.test(email);
}

function judgeContact(facts: Facts): Item[] {
  const { email } = facts.resume.contact;
  if (!email)
    return [
      createMissedItem(1, {
        reason: 'We didn’t find an email address to check.',
        fix: 'Add one under your name.',
        field: 'contact/email',
      }),
    ];
  const place = locateField(facts, 'contact/email');
  if (isCleanEmail(email)) return [createMetItem(1, { text: 'The email address has no typos.', ...place })];
  return [
    createMissedItem(1, {
      reason: `The email address ${quoteText(email, 60)} contains a space or stray character.`,
      fix: 'Remove it.',
      ...place,
    }),
  ];
}
