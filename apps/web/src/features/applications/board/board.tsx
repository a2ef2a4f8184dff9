import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useFreshDataUnless } from '../../../shared/hooks/use-changes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogClose } from '../../../shared/ui/dialog.tsx';
import { type Card, type OwnStage, parsePositionKey } from '../cards/card.ts';
import { OfflineNote } from '../offline/offline-note.tsx';
import { useSending } from '../offline/use-sending.ts';
import { BoardColumn } from './board-column.tsx';
import { buildColumns, type Column } from './columns.ts';
import { MoveForm } from './move-form.tsx';
import { attachPointerDrag } from './pointer-drag.ts';
import { useHeld, useStableCards } from './stable-cards.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';
import { useMoves } from './use-moves.ts';

export interface BoardProps {
  /** Whose applications they are. */
  accountId: string;
  cards: readonly Card[];
  stages: readonly OwnStage[];
  /** ISO date. */
  today: string;
  /** When the cards were loaded, as an ISO date-time. */
  loadedAt: string;
  /** Whether they are from the browser’s cache. */
  isCached: boolean;
}

/** The board: applications in columns by state. Cards are moved by dragging, with the keyboard, or with a form. */
export function Board({ accountId, cards: loaded, stages, today, loadedAt, isCached }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const [moving, setMoving] = useState<Card | null>(null);
  useFreshDataUnless(lifted !== null, 'application');
  const { cards: moved, move, confirm, discard, queue, store } = useMoves(accountId, loaded, stages);
  const sending = useSending(store, queue.length > 0 || isCached, confirm);
  const cards = useHeld(useStableCards(moved), lifted !== null);
  const columns = useMemo(() => buildColumns(cards, stages), [cards, stages]);
  const say = (sentence: string) => {
    if (status.current) status.current.textContent = sentence;
  };
  const keyboard = useKeyboardDrag({ root, columns, cards, stages, onLift: setLifted, onDrop: move, say });
  const latest = useRef({ cards, move });
  useEffect(() => {
    latest.current = { cards, move };
  });
  useEffect(() => {
    if (!root.current) return;
    return attachPointerDrag(root.current, {
      onStart: setLifted,
      onEnd: (id, key) => {
        setLifted(null);
        const card = latest.current.cards.find((each) => each.id === id);
        const to = key === null ? null : parsePositionKey(key);
        if (card && to) latest.current.move(card, to);
      },
    });
  }, []);

  function openForm(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLElement>('[data-move]');
    const card = link && cards.find(({ id }) => id === link.dataset.move);
    if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    setMoving(card);
  }

  return (
    <div ref={root} onClickCapture={openForm} {...keyboard} className="flex flex-col gap-3">
      <p ref={status} role="status" className="sr-only" />
      <p id="drag-help" hidden>
        Press Space to pick up, the arrow keys to choose where, and Space again to drop. Escape cancels.
      </p>
      <OfflineNote {...{ loadedAt, isCached, sending, stages }} waiting={queue.length} onDiscard={discard} />
      <ColumnLinks columns={columns} />
      <div
        data-scrolls="x"
        className="relative -mx-5 flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-px-5 px-5 pb-3 in-data-dragging:snap-none max-sm:snap-mandatory md:-mx-8 md:scroll-px-8 md:px-8 lg:-mx-10 lg:scroll-px-10 lg:px-10"
      >
        {columns.map((column) => (
          <BoardColumn key={column.id} column={column} today={today} />
        ))}
      </div>
      {moving && (
        <Dialog open onOpenChange={() => setMoving(null)} title={`Move “${moving.title}”`} description={moving.company}>
          <MoveForm
            card={moving}
            stages={stages}
            today={today}
            onMove={(to, details) => {
              setMoving(null);
              move(moving, to, details);
            }}
            cancel={
              <DialogClose>
                <Button variant="quiet">Cancel</Button>
              </DialogClose>
            }
          />
        </Dialog>
      )}
    </div>
  );
}

/** On a narrow screen, links to the columns. A card can also be dropped on one. */
function ColumnLinks({ columns }: { columns: readonly Column[] }) {
  return (
    <nav aria-label="Columns" className="lg:hidden">
      <ul className="relative -mx-5 flex gap-1 overflow-x-auto px-5 pb-1 [scrollbar-width:none] md:-mx-8 md:px-8">
        {columns.map(({ id, label, count }) => (
          <li key={id}>
            <a
              href={`#column-${id}`}
              {...(id !== 'ended' && { 'data-position': id })}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line bg-raised px-2 text-note whitespace-nowrap font-medium text-ink no-underline data-over:border-accent data-over:bg-accent-wash"
            >
              {label} <span className="font-regular text-soft figures">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
