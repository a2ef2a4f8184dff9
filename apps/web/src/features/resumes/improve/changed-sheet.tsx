import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../model/draft.ts';
import { SECTIONS } from '../model/sections.ts';
import { ResumeSheet } from '../sheet/resume-sheet.tsx';

/** The résumé as a page, with what changed last marked and scrolled into view. */
export function ChangedSheet({ draft }: { draft: Draft }) {
  const [shown, setShown] = useState({ draft, changed: new Set<string>() });
  if (shown.draft !== draft) {
    const changed = findChanges(shown.draft, draft);
    // A reload without changes leaves the mark.
    setShown({ draft, changed: changed.size > 0 ? changed : shown.changed });
  }
  const { changed } = shown;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = sheet.current;
    const mark = changed.size > 0 ? box?.querySelector<HTMLElement>('mark') : null;
    if (box && mark) box.scrollTo({ top: mark.offsetTop - box.clientHeight / 3 });
  }, [changed]);
  return (
    <section
      ref={sheet}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label="Your résumé with the accepted changes"
      className="relative max-h-[32rem] w-full overflow-y-auto rounded-panel border border-line bg-raised p-4 text-left"
    >
      <ResumeSheet isSmall draft={draft} marked={changed} />
    </section>
  );
}

/** The paths of texts that differ from the earlier draft or are new. */
function findChanges(before: Draft, after: Draft): Set<string> {
  const [old, now] = [collectTexts(before), collectTexts(after)];
  return new Set([...now].filter(([path, text]) => old.get(path) !== text).map(([path]) => path));
}

function collectTexts(draft: Draft): Map<string, string> {
  const texts = new Map(Object.entries(draft.top));
  for (const { id: section } of SECTIONS)
    for (const { id, texts: fields, lines } of draft.lists[section]) {
      texts.set(`${section}/${id}`, Object.values(fields).join('|'));
      texts.set(`${section}/${id}/summary`, fields.summary ?? '');
      for (const line of lines) texts.set(`${section}/${id}/${line.id}`, line.text);
    }
  return texts;
}
