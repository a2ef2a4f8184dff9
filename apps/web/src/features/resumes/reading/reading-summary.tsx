import type { UnplacedLine } from '@foothold/contracts/resumes';
import type { FieldPath, Provenance, Resume } from '@foothold/core/resume';
import type { ReactNode } from 'react';
import { buildFieldPath, buildLinePath, type Draft, type DraftEntry, getFieldName, toDraft } from '../model/draft.ts';
import { CONTACT_FIELDS, SECTIONS, type SectionShape } from '../model/sections.ts';
import { usePlaces } from '../page/place-context.tsx';
import { ShowPlace } from '../page/show-place.tsx';
import { getCertainty } from './certainty.ts';
import { CertaintyMark } from './certainty-mark.tsx';

interface ReadingSummaryProps {
  resume: Resume;
  provenance: Provenance;
  /** Lines of the file that aren't in any field. */
  unplaced: readonly UnplacedLine[];
}

/** A read-only list of every field that was read, with the words on the page that it came from. */
export function ReadingSummary({ resume, provenance, unplaced }: ReadingSummaryProps) {
  const draft = toDraft(resume);
  const renderValue = (path: FieldPath, text: string) => <Value key={path} {...{ draft, provenance, path, text }} />;
  const contact = CONTACT_FIELDS.flatMap(({ key, label }) => {
    const path = `contact/${key}`;
    const text = draft.top[path];
    return text ? [{ label, content: renderValue(path, text) }] : [];
  });
  return (
    <div className="flex flex-col gap-6">
      <Group label="Contact">
        {contact.map(({ label, content }) => (
          <Row key={label} label={label}>
            {content}
          </Row>
        ))}
        {contact.length === 0 && <p className="py-2 text-soft">Nothing found.</p>}
      </Group>
      {draft.top.summary && (
        <Group label="Summary">
          <p className="py-2">{renderValue('summary', draft.top.summary)}</p>
        </Group>
      )}
      {SECTIONS.filter(({ id }) => draft.lists[id].length > 0).map((section) => (
        <Group key={section.id} label={section.label}>
          {draft.lists[section.id].map((entry) => (
            <Entry key={entry.id} section={section} entry={entry} value={renderValue} />
          ))}
        </Group>
      ))}
      {unplaced.length > 0 && (
        <Group label={`Lines we could not place (${unplaced.length})`}>
          <p className="pt-2 text-note text-soft">Save your résumé to an account to put each one where it belongs.</p>
          <ul>
            {unplaced.map(({ id, text, spans }) => (
              <li key={id} className="flex flex-wrap gap-x-4 border-b border-line py-2">
                <span className="min-w-0 break-words">{text}</span>
                <ShowPlace placeKey={`unplaced/${id}`} label={text} spans={spans} />
              </li>
            ))}
          </ul>
        </Group>
      )}
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <h3 className="border-b border-edge pb-1.5 font-text text-small font-strong tracking-normal">{label}</h3>
      {children}
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <span className="text-soft">{label}</span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface EntryProps {
  section: SectionShape;
  entry: DraftEntry;
  value: (path: FieldPath, text: string) => ReactNode;
}

function Entry({ section, entry, value }: EntryProps) {
  const texts = section.fields.flatMap(({ key, label }) => {
    const text = entry.texts[key];
    return text ? [{ label, content: value(buildFieldPath(section.id, entry.id, key), text) }] : [];
  });
  const lines = entry.lines.map((line) => ({
    id: line.id,
    content: value(buildLinePath(section, entry.id, line.id), line.text),
  }));
  return (
    <div className="border-b border-line py-2">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {texts.map(({ label, content }) => (
          <div key={label} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-soft">{label}</dt>
            <dd className="min-w-0">{content}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && section.lines?.key === 'keywords' && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
          {lines.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      )}
      {lines.length > 0 && section.lines?.key !== 'keywords' && (
        <ul className="list-disc pt-1 pl-5 marker:text-soft">
          {lines.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ValueProps {
  draft: Draft;
  provenance: Provenance;
  path: FieldPath;
  text: string;
}

/** A text linked to its place. Hovering highlights the place, and uncertain readings are marked. */
function Value({ draft, provenance, path, text }: ValueProps) {
  const places = usePlaces();
  const source = provenance[path];
  const spans = source?.spans ?? [];
  const place = { key: path, label: getFieldName(draft, path) ?? text, spans };
  return (
    <span
      onPointerEnter={() => places?.hint(place)}
      onPointerLeave={() => places?.hint(null)}
      className="rounded-control break-words hover:bg-accent-wash"
    >
      {text} {source && <CertaintyMark certainty={getCertainty(source)} />}
    </span>
  );
}
