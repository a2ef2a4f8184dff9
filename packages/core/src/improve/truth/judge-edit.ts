import type { Edit, TruthSources, TruthViolation } from '../types.ts';
import { verifyProposal } from './verify-proposal.ts';

/**
 * What somebody else’s rewording of a line needs. `true`: it says nothing beyond the person’s own words. `new`: it adds something that may be
 * so, which only the person can confirm. `untrue`: it changes what they said, so that it isn’t offered to them.
 */
export interface EditVerdict {
  kind: 'true' | 'new' | 'untrue';
  /** What is new, or what was changed. Empty for `true`. */
  violations: TruthViolation[];
}

/** Violations that add something. Every other one changes or drops what the person said. */
const ADDING: ReadonlySet<TruthViolation['code']> = new Set(['new-word', 'new-skill']);

/**
 * Judges a changed text by the same check as every suggestion. A stronger verb counts as something new only if the person’s own words all stay,
 * in their order: “Deployed services” may become “Deployed services and monitored them”, but “Helped with” never becomes “Led”.
 * @throws EditError if the line no longer has the text that the edit replaces
 */
export function judgeEdit(edit: Extract<Edit, { kind: 'set' }>, sources: TruthSources): EditVerdict {
  const { ok, violations } = verifyProposal({ edits: [edit] }, sources);
  if (ok) return { kind: 'true', violations: [] };
  const isAddition = retainsWords(edit.before ?? '', edit.after ?? '');
  const adds = violations.every(({ code }) => ADDING.has(code) || (code === 'stronger-claim' && isAddition));
  if (adds && violations.length > 0) return { kind: 'new', violations };
  return { kind: 'untrue', violations: violations.filter(({ code }) => !ADDING.has(code)) };
}

/** Whether all words of the one text occur in the other, in the same order. */
function retainsWords(before: string, after: string): boolean {
  const words = listWords(after);
  let at = 0;
  return listWords(before).every((word) => {
    const found = words.indexOf(word, at);
    at = found + 1;
    return found !== -1;
  });
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
