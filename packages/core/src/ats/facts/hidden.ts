import type { DocumentSignals } from '../../resume/source.ts';
import { findSkills } from '../../skills/index.ts';
import { splitWords } from '../wording/words.ts';

type HiddenText = DocumentSignals['hidden'][number];

/**
 * Text that machines see and people don't. Two kinds aren't attempts to hide anything: the invisible text layer of a scanned page, which repeats what the image
 * shows, and white headings whose dark background we couldn't detect, which are a few words without a skill.
 */
export function listHiddenTexts({ signals }: { signals: DocumentSignals }): HiddenText[] {
  return signals.hidden.filter(
    (one) =>
      splitWords(one.text).length > 0 && !(one.reason === 'invisible' && signals.imagePages > 0) && !isHeading(one),
  );
}

const MAX_HEADING_WORDS = 4;

function isHeading({ reason, text }: HiddenText): boolean {
  return (
    reason === 'page-color' &&
    splitWords(text).length <= MAX_HEADING_WORDS &&
    findSkills(text, { context: 'list' }).length === 0
  );
}

/** All words of hidden text, in order; punctuation and single letters (icons, bullets) aren't counted. */
export function listHiddenWords(facts: { signals: DocumentSignals }): string[] {
  return listHiddenTexts(facts).flatMap(({ text }) =>
    splitWords(text)
      .map((word) => text.slice(word.start, word.end))
      .filter((word) => word.length > 1),
  );
}
