import { listImpliedSkills } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import type { Facts } from '../facts/index.ts';
import type { Place } from './license-words.ts';
import { findLines, listLayoutLines, type Statement } from './statements.ts';
import { readStatus } from './status.ts';

interface Named extends Place {
  skill: SkillId;
}

/**
 * Whether what follows the name of a license takes it back: "RN, Ohio; license placed on inactive status", "Class A CDL; CDL downgraded in 2025", also in the rest
 * of its line or in the line below.
 * @param text the line without what `normalizeCredential` changes
 * @param named every license that it names
 */
export function isTakenBack(
  facts: Facts,
  statement: Statement,
  text: string,
  { start, end }: Place,
  named: readonly Named[],
): boolean {
  const own = named.find((one) => one.start === start)?.skill;
  const implied =
    own === undefined ? [] : [own, ...listImpliedSkills(own), ...(own.endsWith('-cdl') ? [COMMERCIAL] : [])];
  const isGone = named.some(
    (one) =>
      one.start > start &&
      implied.includes(one.skill) &&
      readStatus(text, one, facts.asOf, { others: named }) === 'not-held',
  );
  if (isGone) return true;
  const namesOther = named.some((one) => one.start >= end);
  return !namesOther && GONE_PATTERN.test(`${text.slice(end)}${findRest(facts, statement)}`);
}

const COMMERCIAL = 'commercial-drivers-license';
const GONE_PATTERN =
  /[;.,–—-]\s+(?:the |my |this )?(?:licen[sc]e|certification|certificate|registration|it|card|status|CDL)\b[^.;]{0,30}\b(?:inactive|expired|lapsed?|suspended|revoked|surrendered|not renewed|retired|downgraded)\b/i;

/** The rest of the line after a sentence, and the line below if it is about the same license. */
function findRest(facts: Facts, { text }: Statement): string {
  const [line] = findLines(facts, text);
  if (line === undefined) return '';
  const lines = listLayoutLines(facts);
  const below = lines[lines.indexOf(line) + 1]?.trim() ?? '';
  const rest = line.slice(line.indexOf(text) + text.length);
  return `${rest}${GOES_ON_PATTERN.test(below) ? `; ${below}` : ''}`;
}

/** "Status: inactive", "License lapsed in 2021" */
const GOES_ON_PATTERN = /^(?:the |my |this )?(?:licen[sc]e|status|it|registration)\b(?! (?:in|for|#|no))/i;
