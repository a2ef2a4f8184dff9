import type { DocumentSignals } from '../../resume/source.ts';
import { findSkills } from '../../skills/index.ts';
import { wordsOf } from '../wording/words.ts';

type Hidden = DocumentSignals['hidden'][number];

/**
 * Text that people do not see and machines do. The invisible text layer over a scanned page repeats what the picture shows and is no
 * attempt to hide anything, and neither are white headings whose dark band we could not see: a few words that name no skill.
 */
export function hiddenTexts({ signals }: { signals: DocumentSignals }): Hidden[] {
  return signals.hidden.filter(
    (one) => wordsOf(one.text).length > 0 && !(one.reason === 'invisible' && signals.imagePages > 0) && !isHeading(one),
  );
}

const HEADING_WORDS = 4;

function isHeading({ reason, text }: Hidden): boolean {
  return (
    reason === 'page-color' &&
    wordsOf(text).length <= HEADING_WORDS &&
    findSkills(text, { context: 'list' }).length === 0
  );
}

/** The words of all hidden text in order; marks and lone letters (icons, bullets) are none. */
export function hiddenWords(facts: { signals: DocumentSignals }): string[] {
  return hiddenTexts(facts).flatMap(({ text }) =>
    wordsOf(text)
      .map((word) => text.slice(word.start, word.end))
      .filter((word) => word.length > 1),
  );
}
