import { isHonor } from '../../text/honors.ts';
import type { Line } from '../facts/entries.ts';
import { type Facts, locateField } from '../facts/index.ts';
import { removeDuplicateLines } from '../facts/lines.ts';
import { createMetItem, createMissedItem, type Item, quoteText, type Rule } from './rule.ts';

const MIN_ACTION_LINES = 8;
const MIN_AMOUNT_LINES = 6;

export const EVIDENCE: readonly Rule[] = [
  {
    id: 'evidence.actions',
    part: 'evidence',
    name: 'Lines that say what you did',
    points: 8,
    explains:
      'Eight lines that start with what you did (“Trained”, “Repaired”, “Designed”). More lines don’t change the score.',
    needsJob: false,
    judge: judgeActions,
  },
  {
    id: 'evidence.amounts',
    part: 'evidence',
    name: 'Lines with a number',
    points: 11,
    explains:
      'Six of those lines with a number or scope: patients per shift, people trained, money, time, how often. It doesn’t have to be an achievement. More lines don’t change the score.',
    needsJob: false,
    judge: judgeAmounts,
  },
];

function judgeActions(facts: Facts): Item[] {
  const { lines } = facts;
  // An honor is neither what somebody did nor a line that should say it.
  const work = lines.filter(({ text }) => !isHonor(text));
  const strong = removeDuplicateLines(work.filter(startsWithAction)).slice(0, MIN_ACTION_LINES);
  const weak = removeDuplicateLines(work.filter((line) => !startsWithAction(line) && line.facts.isDescription));
  return [
    ...strong.map((line) =>
      createMetItem(1, {
        text: `Says what you did: ${quoteText(line.text, 60)}`,
        ...locateField(facts, line.path),
        ...toWithin(line.facts.action),
      }),
    ),
    ...fill(MIN_ACTION_LINES - strong.length, (i) => {
      const line = weak[i];
      if (!line) return createMissedItem(1, describeTooFewLines(facts, MIN_ACTION_LINES));
      return createMissedItem(1, {
        reason: `This line doesn’t start with what you did: ${quoteText(line.text, 60)}`,
        fix: 'Start it with a verb for what you did.',
        ...locateField(facts, line.path),
      });
    }),
  ];
}

function judgeAmounts(facts: Facts): Item[] {
  const lines = facts.lines.filter(startsWithAction);
  const full = removeDuplicateLines(lines.filter((line) => line.facts.amount)).slice(0, MIN_AMOUNT_LINES);
  const open = removeDuplicateLines(lines.filter(({ facts: { amount }, text }) => !amount && !isHonor(text)));
  const known = removeDuplicateLines(lines).length;
  return [
    ...full.map((line) =>
      createMetItem(1, {
        text: `Has a number or scope: ${quoteText(line.text, 60)}`,
        ...locateField(facts, line.path),
        ...toWithin(line.facts.amount),
      }),
    ),
    ...fill(MIN_AMOUNT_LINES - full.length, (i) => {
      const line = open[i];
      if (!line && known >= MIN_AMOUNT_LINES)
        return createMissedItem(1, {
          reason: `Fewer than ${MIN_AMOUNT_LINES} of your lines have a number or scope.`,
          fix: 'Say how many, how often or how big in more of them, if you know.',
        });
      if (!line) return createMissedItem(1, describeTooFewLines(facts, MIN_AMOUNT_LINES));
      return createMissedItem(1, {
        reason: `Add a number to this line: ${quoteText(line.text, 60)}`,
        fix: 'Say how many, how often or how big, if you know. An estimate like “about 30” is fine.',
        ...locateField(facts, line.path),
      });
    }),
  ];
}

function startsWithAction({ facts }: Line): boolean {
  return facts.isDescription && facts.action !== undefined;
}

function toWithin(word: { start: number; end: number } | undefined): { within?: { start: number; end: number } } {
  return word ? { within: { start: word.start, end: word.end } } : {};
}

function fill(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, count) }, (_, i) => make(i));
}

function describeTooFewLines({ entries }: Facts, wanted: number): NonNullable<Item['loss']> {
  const latest = entries[0];
  return {
    reason: `We found fewer than ${wanted} lines that say what you did.`,
    fix: latest
      ? `Add lines under ${quoteText(latest.label, 60)} that say what you did and how much.`
      : 'Add a role or project and say what you did there.',
    ...(latest && { field: latest.path }),
  };
}
