import type { ReactNode } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import type { Draft, DraftEntry } from '../model/draft.ts';
import { CONTACT_FIELDS, getSection, SECTIONS, type SectionShape } from '../model/sections.ts';
import { formatEntryPeriod } from './period.ts';
import { SheetText } from './sheet-text.tsx';

interface ResumeSheetProps {
  draft: Draft;
  /** Paths of texts to mark, with those of lines without the name of their list. */
  marked?: ReadonlySet<string>;
  /** Smaller text, for a page beside other content. The name isn't a heading there. */
  isSmall?: boolean;
}

/** A résumé as a document: name and contact details, then each section that has something. */
export function ResumeSheet({ draft, marked, isSmall = false }: ResumeSheetProps) {
  const { top, lists } = draft;
  const name = top['contact/name'] || 'No name';
  const details = CONTACT_FIELDS.map(({ key }) => `contact/${key}`).filter(
    (path) => path !== 'contact/name' && path !== 'contact/headline' && top[path],
  );
  const renderText = (path: string, text = top[path] ?? '') => <SheetText text={text} isMarked={marked?.has(path)} />;
  const renderEntry = (section: SectionShape, entry: DraftEntry) => (
    <SheetEntry
      key={entry.id}
      {...{ section, entry, renderText }}
      isMarked={marked?.has(`${section.id}/${entry.id}`)}
    />
  );
  return (
    <article
      aria-label="Résumé"
      className={cx('flex flex-col break-words', isSmall ? 'gap-3 text-note' : 'gap-6 print:text-small')}
    >
      <header className={cx('flex flex-col', !isSmall && 'gap-1')}>
        {isSmall ? (
          <p className="font-display text-lead font-medium">{name}</p>
        ) : (
          <h2 className="text-heading">{name}</h2>
        )}
        {top['contact/headline'] && <p className={cx(!isSmall && 'text-lead')}>{renderText('contact/headline')}</p>}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-soft empty:hidden">
          {details.map((path) => (
            <span key={path}>{renderText(path)}</span>
          ))}
          {lists['contact/links'].map(({ id, texts }) => (
            <span key={id} className="break-all">
              {texts.url}
            </span>
          ))}
        </p>
      </header>
      {top.summary && (
        <SheetSection label="Summary" isSmall={isSmall}>
          <p className="whitespace-pre-line">{renderText('summary')}</p>
        </SheetSection>
      )}
      {SECTIONS.filter(({ id }) => id !== 'contact/links' && id !== 'other' && lists[id].length > 0).map((section) => (
        <SheetSection key={section.id} label={section.label} isSmall={isSmall}>
          {lists[section.id].map((entry) => renderEntry(section, entry))}
        </SheetSection>
      ))}
      {lists.other.map((entry) => (
        <SheetSection key={entry.id} label={entry.texts.heading ?? ''} isSmall={isSmall}>
          <SheetLines section={getSection('other')} {...{ entry, renderText }} />
        </SheetSection>
      ))}
    </article>
  );
}

function SheetSection({ label, isSmall, children }: { label: string; isSmall: boolean; children: ReactNode }) {
  return (
    <section aria-label={label} className={cx('flex flex-col', isSmall ? 'gap-1' : 'gap-3')}>
      <h3
        className={cx(
          'break-after-avoid',
          isSmall
            ? 'border-b border-line font-text text-note font-heavy tracking-normal'
            : 'border-b border-edge pb-1 text-lead',
        )}
      >
        {label}
      </h3>
      {children}
    </section>
  );
}

/** Fields that are shown elsewhere than in the entry's first lines. */
const PLACED_KEYS = new Set(['start', 'end', 'date', 'summary']);

interface SheetEntryProps {
  section: SectionShape;
  entry: DraftEntry;
  renderText(path: string, text: string): ReactNode;
}

function SheetEntry({
  section,
  entry,
  renderText,
  isMarked = false,
}: SheetEntryProps & { isMarked?: boolean | undefined }) {
  const [title, ...others] = section.fields
    .filter(({ key }) => !PLACED_KEYS.has(key))
    .flatMap(({ key }) => entry.texts[key] || []);
  const period = formatEntryPeriod(entry.texts);
  const lines = <SheetLines {...{ section, entry, renderText }} />;
  if (section.lines?.key === 'keywords')
    return (
      <p>
        {title && <span className="font-strong">{[title, ...others].join(', ')}: </span>}
        {lines}
      </p>
    );
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 break-after-avoid empty:hidden">
        {title && (
          <span className="min-w-0 font-strong">
            <SheetText text={title} isMarked={isMarked} />
          </span>
        )}
        {period && <span className="text-note text-soft figures">{period}</span>}
      </p>
      <p className="text-soft empty:hidden">{others.join(', ')}</p>
      {entry.texts.summary && (
        <p className="whitespace-pre-line">{renderText(`${section.id}/${entry.id}/summary`, entry.texts.summary)}</p>
      )}
      {lines}
    </div>
  );
}

function SheetLines({ section, entry, renderText }: SheetEntryProps) {
  if (entry.lines.length === 0) return null;
  const texts = entry.lines.map(({ id, text }) => ({ id, shown: renderText(`${section.id}/${entry.id}/${id}`, text) }));
  if (section.lines?.key === 'keywords')
    return texts.map(({ id, shown }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        {shown}
      </span>
    ));
  return (
    <ul className="list-disc pl-5 marker:text-soft">
      {texts.map(({ id, shown }) => (
        <li key={id}>{shown}</li>
      ))}
    </ul>
  );
}
