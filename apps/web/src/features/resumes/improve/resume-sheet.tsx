import { formatDate } from '@foothold/core/resume';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { type Draft, type DraftEntry, getEntryName } from '../model/draft.ts';
import { CONTACT_FIELDS, SECTIONS, type SectionShape } from '../model/sections.ts';

interface ResumeSheetProps {
  draft: Draft;
}

/** The résumé as a page, with what changed last marked and scrolled into view. */
export function ResumeSheet({ draft }: ResumeSheetProps) {
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
  const { 'contact/name': name, 'contact/headline': headline } = draft.top;
  const contact = [
    ...CONTACT_FIELDS.filter(({ key }) => key !== 'name' && key !== 'headline').map(({ key }) => `contact/${key}`),
  ].filter((path) => draft.top[path]);
  return (
    <section
      ref={sheet}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label="Your résumé with the accepted changes"
      className="relative max-h-[32rem] w-full overflow-y-auto rounded-panel border border-line bg-raised p-4 text-left text-note"
    >
      <p className="font-display text-lead font-medium break-words">{name || 'No name'}</p>
      {headline && <Text path="contact/headline" text={headline} changed={changed} />}
      <p className="break-words text-soft">
        {contact.map((path, index) => (
          <span key={path}>
            {index > 0 && ' · '}
            <Text path={path} text={draft.top[path] ?? ''} changed={changed} />
          </span>
        ))}
      </p>
      {draft.top.summary && (
        <SheetPart title="Summary">
          <p className="break-words">
            <Text path="summary" text={draft.top.summary} changed={changed} />
          </p>
        </SheetPart>
      )}
      {SECTIONS.filter(({ id }) => id !== 'contact/links' && draft.lists[id].length > 0).map((section) => (
        <SheetPart key={section.id} title={section.label}>
          {draft.lists[section.id].map((entry) => (
            <Entry key={entry.id} {...{ section, entry, changed }} />
          ))}
        </SheetPart>
      ))}
    </section>
  );
}

function SheetPart({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="pt-3">
      <h3 className="border-b border-line font-text text-note font-heavy tracking-normal">{title}</h3>
      {children}
    </div>
  );
}

interface EntryProps {
  section: SectionShape;
  entry: DraftEntry;
  changed: ReadonlySet<string>;
}

function Entry({ section, entry, changed }: EntryProps) {
  const path = `${section.id}/${entry.id}`;
  const period =
    [entry.texts.start, entry.texts.end].flatMap((date) => (date ? [formatDate(date)] : [])).join(' – ') ||
    formatDate(entry.texts.date ?? '');
  const isNew = changed.has(path);
  if (section.lines?.key === 'keywords')
    return (
      <p className="pt-1 break-words">
        {entry.texts.name && <span className="font-strong">{entry.texts.name}: </span>}
        {entry.lines.map(({ id, text }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Text path={`${path}/${id}`} text={text} changed={changed} />
          </span>
        ))}
      </p>
    );
  return (
    <div className="pt-1">
      <p className="flex justify-between gap-3">
        <span className={cx('min-w-0 font-strong break-words', isNew && 'bg-hold-wash')}>
          {section.id === 'other' ? entry.texts.heading : getEntryName(section, entry)}
        </span>
        {period && <span className="shrink-0 text-soft figures">{period}</span>}
      </p>
      {entry.texts.summary && (
        <p className="break-words">
          <Text path={`${path}/summary`} text={entry.texts.summary} changed={changed} />
        </p>
      )}
      {entry.lines.length > 0 && (
        <ul className="list-disc pl-4">
          {entry.lines.map(({ id, text }) => (
            <li key={id} className="break-words">
              <Text path={`${path}/${id}`} text={text} changed={changed} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Text({ path, text, changed }: { path: string; text: string; changed: ReadonlySet<string> }) {
  return changed.has(path) ? <mark className="rounded-xs bg-hold-wash text-ink">{text}</mark> : text;
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
