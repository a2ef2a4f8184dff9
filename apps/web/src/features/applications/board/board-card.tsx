import { ArrowRightLeft, GripVertical } from 'lucide-react';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import type { Card } from '../cards/card.ts';
import { NextStepLine } from '../cards/next-step-line.tsx';

const SET_BY: Partial<Record<Card['setBy'], string>> = {
  email: 'Set by an email',
  foothold: 'Set automatically',
  recruiter: 'Set by your recruiter',
};

const iconClass =
  'inline-flex size-8 cursor-pointer items-center justify-center rounded-control text-soft hover:bg-sunken hover:text-ink';

export interface BoardCardProps {
  card: Card;
  /** ISO date. */
  today: string;
}

/** An application on the board. The board handles its buttons and dragging, so that a card has no handlers of its own. */
export const BoardCard = memo(function BoardCard({ card, today }: BoardCardProps) {
  const { id, title, company, place, sample, closed, atsScore, responseRate, stage, totalStages, tags, setBy } = card;
  const facts = [
    atsScore !== null && `Score ${atsScore}`,
    stage !== null && stage > 1 && stage < totalStages && `Stage ${stage} of ${totalStages}`,
    responseRate !== null && `${responseRate}% answered`,
  ].filter(Boolean);
  return (
    <li
      data-card={id}
      className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto] rounded-control border border-line bg-raised select-none [-webkit-touch-callout:none] data-copy:pointer-events-none data-copy:z-50 data-copy:list-none data-copy:shadow-float data-lifted:opacity-40 scripted:cursor-grab"
    >
      <article className="flex flex-col gap-1 p-3 pr-1.5">
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 flex-1 font-text text-small leading-5 font-strong tracking-normal wrap-anywhere">
            <Link
              to={`/portal/applications/${id}`}
              draggable={false}
              className="text-ink no-underline hover:underline hover:decoration-accent hover:underline-offset-4"
            >
              {title}
            </Link>
          </h3>
          <div className="-mt-1.5 flex shrink-0">
            <MoveLink id={id} title={title} />
            <button
              type="button"
              data-grip=""
              aria-label={`Drag ${title}`}
              aria-describedby="drag-help"
              className={`${iconClass} hidden scripted:inline-flex [@media(hover:none)]:hidden!`}
            >
              <GripVertical aria-hidden="true" size={16} />
            </button>
          </div>
        </div>
        <p className="text-note wrap-anywhere">
          {company}
          {place !== '' && <span className="text-soft"> · {place}</span>}
        </p>
        {card.nextStep !== null && (
          <p className="text-note text-soft">
            <NextStepLine card={card} today={today} />
          </p>
        )}
        {facts.length > 0 && <p className="text-note text-soft figures">{facts.join(' · ')}</p>}
        {(SET_BY[setBy] !== undefined || closed === true) && (
          <p className="text-note text-soft">
            {[SET_BY[setBy], closed === true && 'Listing closed'].filter(Boolean).join(' · ')}
          </p>
        )}
        {(sample || tags.length > 0) && (
          <ul className="flex flex-wrap gap-1 pt-0.5">
            {sample && (
              <li>
                <SampleBadge of={card} />
              </li>
            )}
            {tags.map((tag) => (
              <li key={tag} className="max-w-full truncate rounded-control bg-sunken px-1.5 text-note leading-5">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </article>
    </li>
  );
});

/** Opens the form that moves a card: a dialog, or without JavaScript a part of the page. */
function MoveLink({ id, title }: Pick<Card, 'id' | 'title'>) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('move', id);
  return (
    <Link to={`?${query}`} data-move={id} data-no-drag="" aria-label={`Move ${title} to…`} className={iconClass}>
      <ArrowRightLeft aria-hidden="true" size={16} />
    </Link>
  );
}
