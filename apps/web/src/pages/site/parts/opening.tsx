import type { ReactNode } from 'react';
import { cx } from '../../../shared/ui/cx.ts';

export interface OpeningProps {
  title: string;
  lead: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** Small print below the buttons. */
  note?: ReactNode;
  /** A picture of the page's subject, beside the text if there is room and below it otherwise. */
  picture?: ReactNode;
  /** A decorative background. */
  backdrop?: ReactNode;
}

/** The top of a marketing page: its title, subject, main action, and drawing. */
export function PageHero({ title, lead, actions, note, picture, backdrop }: OpeningProps) {
  return (
    <header className="relative overflow-hidden">
      {backdrop}
      <div
        className={cx(
          'page relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 py-8 md:py-12',
          picture !== undefined && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
        )}
      >
        <div className="flex flex-col items-start gap-6">
          <h1 className="max-w-wide text-display tracking-display">{title}</h1>
          <p className="max-w-[34rem] text-lead text-soft">{lead}</p>
          {actions !== undefined && <div className="flex flex-wrap gap-3 pt-1">{actions}</div>}
          {note}
        </div>
        {picture}
      </div>
    </header>
  );
}
