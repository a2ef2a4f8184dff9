import type { ScoreReport } from '@foothold/core/ats';
import type { FieldPath, Span } from '@foothold/core/resume';
import { Check, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ShowPlace } from '../page/show-place.tsx';
import { buildFormatChecklist, type ChecklistRow, type FormatChecklist } from './checklist.ts';
import { CollapsedSection } from './collapsed-section.tsx';
import { formatPoints } from './findings.ts';

interface ScoreChecklistProps {
  report: Pick<ScoreReport, 'parts' | 'checklist'>;
  /** Collapses the checklist, when it is next to a job score. */
  folded?: boolean;
  editHref?: ((field: FieldPath) => string) | undefined;
}

/** The part of a score that needs no job, as a checklist with points. */
export function ScoreChecklist({ report, folded = false, editHref }: ScoreChecklistProps) {
  const checklist = buildFormatChecklist(report);
  if (checklist.rows === 0) return null;
  const list = <Parts checklist={checklist} editHref={editHref} />;
  const note = `${checklist.done} of ${checklist.rows} done, ${formatPoints(checklist.earned)} of ${formatPoints(checklist.possible)} points`;
  if (folded)
    return (
      <CollapsedSection id="checklist" title="Checklist" note={note}>
        {list}
      </CollapsedSection>
    );
  return (
    <section aria-labelledby="checklist" className="border-t border-line py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 id="checklist" className="text-title">
          Checklist
        </h2>
        <span className="text-soft figures">{note}</span>
      </div>
      {list}
    </section>
  );
}

interface PartsProps {
  checklist: FormatChecklist;
  editHref: ScoreChecklistProps['editHref'];
}

function Parts({ checklist: { parts, toCheck }, editHref }: PartsProps) {
  return (
    <>
      {parts.map(({ part, rows }) => (
        <section key={part.id} aria-labelledby={`checklist-${part.id}`} className="pt-3">
          <div className="flex items-baseline justify-between gap-4 border-b border-edge pb-1.5">
            <h3 id={`checklist-${part.id}`} className="font-text text-body font-strong tracking-normal">
              {part.name}
            </h3>
            <span className="text-soft figures">
              {formatPoints(part.earned)} of {formatPoints(part.possible)}
            </span>
          </div>
          <ul>
            {rows.map((row) => (
              <RuleItem key={row.rule.id} row={row} editHref={editHref} />
            ))}
          </ul>
        </section>
      ))}
      {toCheck.length > 0 && (
        <section aria-labelledby="checklist-check" className="pt-5">
          <div className="flex items-baseline justify-between gap-4 border-b border-edge pb-1.5">
            <h3 id="checklist-check" className="font-text text-body font-strong tracking-normal">
              Check these yourself
            </h3>
            <span className="text-soft">No points</span>
          </div>
          <ul>
            {toCheck.map(({ id, name, text, fix, field, spans }) => (
              <Item key={id} state="check" name={name} points={null}>
                <p className="break-words">{text}</p>
                {fix !== undefined && <p className="text-soft">{fix}</p>}
                <ItemLinks placeKey={`check-${id}`} {...{ name, text, field, spans, editHref }} />
              </Item>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function RuleItem({ row, editHref }: { row: ChecklistRow; editHref: ScoreChecklistProps['editHref'] }) {
  const { rule, isDone, losses, moreLosses } = row;
  const points = `${formatPoints(rule.earned)} of ${formatPoints(rule.possible)}`;
  return (
    <Item state={isDone ? 'done' : 'todo'} name={rule.name} points={points}>
      {losses.map((loss, index) => (
        <div key={`${loss.reason}-${loss.field ?? ''}`} className="flex flex-col gap-0.5 pt-1">
          <p className="break-words">{loss.reason}</p>
          <p className="text-soft">{loss.fix}</p>
          <ItemLinks
            placeKey={`check-${rule.id}-${index}`}
            name={rule.name}
            text={loss.reason}
            field={loss.field}
            spans={loss.spans}
            editHref={editHref}
          />
        </div>
      ))}
      {moreLosses > 0 && <p className="pt-1 text-soft">{moreLosses} more in the score breakdown.</p>}
    </Item>
  );
}

const STATES: Record<'done' | 'todo' | 'check', { label: string; Icon: LucideIcon; color: string }> = {
  done: { label: 'Done', Icon: Check, color: 'text-hold-text' },
  todo: { label: 'To do', Icon: TriangleAlert, color: 'text-caution-text' },
  check: { label: 'Check this', Icon: CircleHelp, color: 'text-caution-text' },
};

interface ItemProps {
  state: keyof typeof STATES;
  name: string;
  points: string | null;
  children: ReactNode;
}

function Item({ state, name, points, children }: ItemProps) {
  const { label, Icon, color } = STATES[state];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 last:border-b-0">
      <Icon aria-hidden="true" size={18} className={`mt-0.5 ${color}`} />
      <div className="flex min-w-0 flex-col">
        <p className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
          <span className="font-medium break-words">
            {name} <span className={`text-note font-medium ${color}`}>{label}</span>
          </span>
          {points !== null && <span className="figures">{points}</span>}
        </p>
        {children}
      </div>
    </li>
  );
}

interface ItemLinksProps {
  placeKey: string;
  name: string;
  text: string;
  field: FieldPath | undefined;
  spans: readonly Span[] | undefined;
  editHref: ScoreChecklistProps['editHref'];
}

function ItemLinks({ placeKey, name, text, field, spans, editHref }: ItemLinksProps) {
  return (
    <div className="flex flex-wrap gap-x-5 text-small empty:hidden">
      <ShowPlace placeKey={placeKey} label={text} spans={spans} />
      {editHref && field !== undefined && (
        <Link
          to={editHref(field)}
          className="inline-flex min-h-6 items-center text-ink underline decoration-edge underline-offset-4 hover:decoration-accent"
        >
          Edit this field
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </div>
  );
}
