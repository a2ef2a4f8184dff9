import type { Resume } from '@foothold/core/resume';
import type { ReactNode } from 'react';
import { type DraftEntry, toDraft } from '../model/draft.ts';
import { getSection, SECTIONS, type SectionShape } from '../model/sections.ts';
import { formatEntryPeriod } from './period.ts';

/** A résumé as a document: name and contact details, then each section that has something. */
export function ResumeSheet({ resume }: { resume: Resume }) {
  const { name, headline, email, phone, location, links } = resume.contact;
  const details = [email, phone, location].filter((detail) => detail !== undefined && detail !== '');
  const { lists } = toDraft(resume);
  return (
    <article aria-label="Résumé" className="flex flex-col gap-6 print:text-small">
      <header className="flex flex-col gap-1">
        <h2 className="text-heading break-words">{name ?? 'No name'}</h2>
        {headline && <p className="text-lead">{headline}</p>}
        <p className="flex flex-wrap gap-x-4 gap-y-1 break-words text-soft empty:hidden">
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
          {links.map(({ id, url }) => (
            <span key={id} className="break-all">
              {url}
            </span>
          ))}
        </p>
      </header>
      {resume.summary && (
        <SheetSection label="Summary">
          <p className="whitespace-pre-line">{resume.summary}</p>
        </SheetSection>
      )}
      {SECTIONS.filter(({ id }) => id !== 'contact/links' && id !== 'other' && lists[id].length > 0).map((section) => (
        <SheetSection key={section.id} label={section.label}>
          {lists[section.id].map((entry) => (
            <SheetEntry key={entry.id} section={section} entry={entry} />
          ))}
        </SheetSection>
      ))}
      {lists.other.map((entry) => (
        <SheetSection key={entry.id} label={entry.texts.heading ?? ''}>
          <SheetLines section={getSection('other')} entry={entry} />
        </SheetSection>
      ))}
    </article>
  );
}

function SheetSection({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <h3 className="border-b border-edge pb-1 text-lead break-after-avoid">{label}</h3>
      {children}
    </section>
  );
}

/** Fields that are shown elsewhere than in the entry's first lines. */
const PLACED_KEYS = new Set(['start', 'end', 'date', 'summary']);

function SheetEntry({ section, entry }: { section: SectionShape; entry: DraftEntry }) {
  const [title, ...others] = section.fields
    .filter(({ key }) => !PLACED_KEYS.has(key))
    .flatMap(({ key }) => entry.texts[key] || []);
  const period = formatEntryPeriod(entry.texts);
  return (
    <div className="flex flex-col gap-1 break-words">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 break-after-avoid empty:hidden">
        {title && <span className="font-strong">{title}</span>}
        {period && <span className="text-note text-soft figures">{period}</span>}
      </p>
      <p className="text-soft empty:hidden">{others.join(', ')}</p>
      {entry.texts.summary && <p className="whitespace-pre-line">{entry.texts.summary}</p>}
      <SheetLines section={section} entry={entry} />
    </div>
  );
}

function SheetLines({ section, entry: { lines } }: { section: SectionShape; entry: DraftEntry }) {
  if (lines.length === 0) return null;
  if (section.lines?.key === 'keywords') return <p>{lines.map(({ text }) => text).join(', ')}</p>;
  return (
    <ul className="list-disc pl-5 marker:text-soft">
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
