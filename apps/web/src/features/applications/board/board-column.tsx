import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import { memo, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { type Card, toPositionKey } from '../cards/card.ts';
import { BoardCard } from './board-card.tsx';
import type { Column, Section } from './columns.ts';

/** Cards of a list that are shown at first: about as many as fit on a tall screen. */
const SHOWN_AT_FIRST = 10;
/** How many more each time its end comes into view. */
const SHOWN_MORE = 20;

const dropClass =
  'rounded-control outline-2 -outline-offset-2 outline-transparent data-over:bg-accent-wash data-over:outline-accent';

export interface BoardColumnProps {
  column: Column;
  /** ISO date. */
  today: string;
}

/** A state of applications, with a part for each of the member’s own stages. Those that ended are grouped and folded. */
export function BoardColumn({ column: { id, label, count, sections }, today }: BoardColumnProps) {
  return (
    <section
      id={`column-${id}`}
      aria-labelledby={`column-${id}-name`}
      className="flex max-h-[calc(100dvh-7rem)] min-h-80 w-[calc(100vw-4.5rem)] shrink-0 scroll-mx-5 snap-start flex-col rounded-panel bg-sunken sm:w-60 lg:max-h-[calc(100dvh-4rem)] lg:w-auto lg:flex-[1_0_14rem]"
    >
      <h2
        id={`column-${id}-name`}
        className="flex items-baseline gap-2 px-3 pt-3 pb-2 font-text text-small font-strong tracking-normal"
      >
        {label}
        <span className="text-note font-regular text-soft figures">
          <FormattedNumber value={count} />
          <span className="sr-only"> {count === 1 ? 'application' : 'applications'}</span>
        </span>
      </h2>
      <div data-scrolls="y" className="relative flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-1.5 pb-1.5">
        {sections.map((section) =>
          id === 'ended' ? (
            <EndedSection key={section.label} section={section} today={today} />
          ) : (
            <OpenSection
              key={toPositionKey(section.position)}
              section={section}
              today={today}
              isOnly={sections.length === 1}
            />
          ),
        )}
      </div>
    </section>
  );
}

function OpenSection({ section, today, isOnly }: { section: Section; today: string; isOnly: boolean }) {
  const { position, label, cards } = section;
  return (
    <div
      data-position={toPositionKey(position)}
      className={cx(
        dropClass,
        'flex flex-col gap-2 p-1.5',
        isOnly ? 'flex-1' : 'min-h-14',
        label !== null && 'border-t border-line pt-2',
      )}
    >
      {label !== null && (
        <h3 className="flex items-baseline gap-2 px-1 font-text text-note font-strong tracking-normal">
          <span className="min-w-0 wrap-anywhere">{label}</span>
          <span className="font-regular text-soft figures">{cards.length}</span>
        </h3>
      )}
      <CardList state={position.state} cards={cards} today={today} />
    </div>
  );
}

function EndedSection({ section: { position, label, cards }, today }: { section: Section; today: string }) {
  return (
    <details data-position={toPositionKey(position)} className={cx(dropClass, 'px-1.5')}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-control px-1.5 text-small hover:bg-paper">
        {label}
        <span className="text-note text-soft figures">{cards.length}</span>
      </summary>
      <div className="py-2">
        <CardList state={position.state} cards={cards} today={today} />
      </div>
    </details>
  );
}

interface CardListProps {
  state: Card['state'];
  cards: readonly Card[];
  today: string;
}

/** The first cards of a list, and more as its end comes into view. */
const CardList = memo(function CardList({ state, cards, today }: CardListProps) {
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const end = useRef<HTMLLIElement>(null);
  const hidden = cards.length - limit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the observer reports once each time, so it starts over
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setLimit((before) => before + SHOWN_MORE),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [limit, cards.length]);
  if (cards.length === 0) return null;
  return (
    <ol className="flex flex-col gap-2">
      {cards.slice(0, limit).map((card) => (
        <BoardCard key={card.id} card={card} today={today} />
      ))}
      {hidden > 0 && (
        <li ref={end} className="px-1.5 py-2 text-note">
          <Link to={`/portal/applications/list?state=${state}`} className="link">
            See all in the list
            <span className="sr-only">: {STATE_LABELS[state]}</span>
          </Link>
        </li>
      )}
    </ol>
  );
});
