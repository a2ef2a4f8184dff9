import type { Line } from '../../ats/facts/entries.ts';
import { isLong } from '../../ats/facts/lines.ts';
import type { Resume } from '../../resume/model.ts';
import { withoutTail } from '../trim.ts';
import { jointsOf, sentencesOf } from '../truth/pieces.ts';
import { tokensOf } from '../truth/tokens.ts';
import { verifySplit } from '../truth/verify-text.ts';
import type { Edit } from '../types.ts';
import { type Draft, freshId, type ProposalContext } from './context.ts';

const MIN_WORDS = 4;

/** Splits long bullets that make several statements into one bullet each. Every part says what the person did, and ends like the whole. */
export function proposeSplits({ facts, resume }: ProposalContext): Draft[] {
  return facts.lines.flatMap((line) => {
    if (line.isParagraph || !isLong(line)) return [];
    const parts = splitParts(line.text);
    if (parts.length < 2 || !parts.every((part) => isOwnLine(facts, part)) || !verifySplit(parts, line.text).ok)
      return [];
    return [
      {
        kind: 'split' as const,
        title: `Split one long bullet into ${parts.length}`,
        reason: 'Shorter bullets are easier to scan. Your words stay the same.',
        source: { kind: 'own-words' as const, fields: [line.path], quote: line.text },
        edits: splitEdits(resume, line, parts),
      },
    ];
  });
}

/** Starts with what was done; "View the code at …" and "The system has 9 nodes" don't stand alone. */
function isOwnLine({ reader }: ProposalContext['facts'], text: string): boolean {
  const { action, isDescription } = reader.read(text);
  return action !== undefined && isDescription && !/^(?:view|see|visit|find|read|check|contact)\b/i.test(text);
}

function splitParts(text: string): string[] {
  const tokens = tokensOf(text);
  const starts = [0];
  const ends: number[] = [];
  for (const sentence of sentencesOf(tokens)) {
    const first = tokens[sentence.from];
    if (first && sentence.from > 0) {
      starts.push(first.start);
      ends.push(first.start);
    }
    for (const { at, next } of jointsOf(tokens, sentence)) {
      ends.push(tokens[at]?.start ?? 0);
      starts.push(tokens[next]?.start ?? 0);
    }
  }
  const stop = text.trimEnd().endsWith('.') ? '.' : '';
  const parts = starts.map((start, i) => withoutTail(text.slice(start, ends[i] ?? text.length), '.;,') + stop);
  return parts.every((part) => part.split(/\s+/).length >= MIN_WORDS) ? parts.map(capitalize) : [];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function splitEdits(resume: Resume, line: Line, parts: readonly string[]): Edit[] {
  const [listName = '', entryId = ''] = line.path.split('/');
  const list = `${listName}/${entryId}/bullets`;
  const bullets = getBullets(resume, listName, entryId);
  const at = bullets.findIndex(({ id }) => `${list}/${id}` === line.path);
  const taken = bullets.map(({ id }) => id);
  const [first = '', ...rest] = parts;
  return [
    { kind: 'set', path: line.path, before: line.text, after: first },
    ...rest.map((text, i): Edit => {
      const id = freshId(`${taken[at] ?? 'b'}-`, taken);
      taken.push(id);
      return { kind: 'insert', list, index: at + 1 + i, id, value: { id, text } };
    }),
  ];
}

function getBullets(resume: Resume, list: string, id: string): readonly { id: string }[] {
  const entries = list === 'work' ? resume.work : list === 'volunteer' ? resume.volunteer : resume.projects;
  return entries.find((entry) => entry.id === id)?.bullets ?? [];
}
