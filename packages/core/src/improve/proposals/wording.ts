import { isCurrent } from '../../ats/facts/entries.ts';
import { quoteText } from '../../ats/rubric/rule.ts';
import { findSkills } from '../../skills/index.ts';
import { tidied } from '../tidy.ts';
import { isClaimedSkill } from '../truth/claimed-skill.ts';
import { verifyText } from '../truth/verify-text.ts';
import type { Draft, ProposalContext } from './context.ts';

/** Rewrites lines with a hollow opening, "I", or padding plainly. Lines with uncertain grammar aren't changed. */
export function proposeWording({ facts, resume }: ProposalContext): Draft[] {
  const lines = facts.lines.map(({ path, text, entry }) => ({ path, text, ongoing: isCurrent(entry) }));
  if (resume.summary) lines.push({ path: 'summary', text: resume.summary, ongoing: true });
  return lines.flatMap(({ path, text, ongoing }) => {
    if (!facts.reader.read(text).fault) return [];
    const after = tidied(text, ongoing);
    if (after === text || !verifyText(after, [text]).ok || losesSkill(text, after)) return [];
    return [
      {
        kind: 'wording' as const,
        title: `Tighten this line: ${quoteText(text, 50)}`,
        reason: 'Same meaning in your own words, without filler.',
        source: { kind: 'own-words' as const, fields: [path], quote: text },
        edits: [{ kind: 'set' as const, path, before: text, after }],
      },
    ];
  });
}

/** Whether the new line no longer says that the person used a skill, which other suggestions may rest on. */
function losesSkill(before: string, after: string): boolean {
  const claimed = new Set(listClaimedSkills(after));
  return listClaimedSkills(before).some((skill) => !claimed.has(skill));
}

const listClaimedSkills = (text: string) =>
  findSkills(text).flatMap((mention) => (isClaimedSkill(text, mention) ? [mention.skill] : []));
