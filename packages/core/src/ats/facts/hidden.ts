import type { DocumentSignals } from '../../resume/source.ts';
import { wordsOf } from '../wording/words.ts';

type Hidden = DocumentSignals['hidden'][number];

/**
 * Text that people do not see and machines do. The invisible text layer over a scanned page repeats what the picture shows and is no
 * attempt to hide anything.
 */
export function hiddenTexts({ signals }: { signals: DocumentSignals }): Hidden[] {
  return signals.hidden.filter(
    ({ reason, text }) => wordsOf(text).length > 0 && !(reason === 'invisible' && signals.imagePages > 0),
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
