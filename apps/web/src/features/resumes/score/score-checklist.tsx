import type { ChecklistItem } from '@foothold/core/ats';
import type { FieldPath } from '@foothold/core/resume';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { ShowPlace } from '../page/show-place.tsx';
import { CollapsedSection } from './folded-section.tsx';

const ANSWERS = {
  yes: { label: 'Done', Icon: Check, color: 'text-hold-text' },
  no: { label: 'To do', Icon: TriangleAlert, color: 'text-caution-text' },
  unsure: { label: 'Check this', Icon: CircleHelp, color: 'text-caution-text' },
} as const;

interface ScoreChecklistProps {
  /** Missing from reports of earlier rubrics. */
  items: readonly ChecklistItem[] | undefined;
  /** Collapses the checklist, when it is next to a job score. */
  folded?: boolean;
  editHref?: ((field: FieldPath) => string) | undefined;
}

/** Specific things that anyone can check on the page, without points. */
export function ScoreChecklist({ items, folded = false, editHref }: ScoreChecklistProps) {
  if (!items || items.length === 0) return null;
  const done = items.filter(({ answer }) => answer === 'yes').length;
  const list = (
    <ul className="flex flex-col">
      {items.map((item) => (
        <Item key={item.id} item={item} editHref={editHref} />
      ))}
    </ul>
  );
  const count = `${done} of ${items.length} done`;
  if (folded)
    return (
      <CollapsedSection id="checklist" title="Checklist" note={count}>
        {list}
      </CollapsedSection>
    );
  return (
    <section aria-labelledby="checklist" className="pb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-edge pb-2">
        <h2 id="checklist" className="text-title">
          Checklist
        </h2>
        <span className="text-soft figures">{count}</span>
      </div>
      {list}
    </section>
  );
}

function Item({ item, editHref }: { item: ChecklistItem; editHref: ScoreChecklistProps['editHref'] }) {
  const { id, name, answer, text, fix, field, spans } = item;
  const { label, Icon, color } = ANSWERS[answer];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 last:border-b-0">
      <Icon aria-hidden="true" size={18} className={`mt-0.5 ${color}`} />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
          <span className="break-words">
            <span className="font-strong">{name}</span>
            {answer === 'yes' && <span className="text-soft"> {text}</span>}
          </span>
          <span className={`text-note font-medium ${color}`}>{label}</span>
        </p>
        {answer !== 'yes' && <p className="break-words">{text}</p>}
        {fix !== undefined && <p className="text-soft">{fix}</p>}
        {answer !== 'yes' && (
          <div className="flex flex-wrap gap-x-5 text-small empty:hidden">
            <ShowPlace placeKey={`check-${id}`} label={text} spans={spans} />
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
        )}
      </div>
    </li>
  );
}
