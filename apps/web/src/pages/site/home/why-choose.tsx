import type { ReactNode } from 'react';
import { useBrand } from '../../../shared/app-data.tsx';
import { EditDrawing, MatchDrawing, OwnershipDrawing, PageDrawing, PartsDrawing, QuoteDrawing } from './drawings.tsx';
import { ThreadSection } from './thread.tsx';

const REASONS: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'See what software sees',
    text: 'See exactly what software picks up from your résumé, and fix anything it gets wrong.',
    drawing: <PageDrawing />,
  },
  {
    title: 'A score that explains itself',
    text: 'Published rules. The same file and job always get the same score, and you see what cost you each point.',
    drawing: <PartsDrawing />,
  },
  {
    title: 'Better, without making things up',
    text: 'Small edits that help, using your own words or facts you confirm. You approve every one.',
    drawing: <EditDrawing />,
  },
  {
    title: 'Matches with reasons',
    text: 'Every match shows the reasons for and against, so you can judge for yourself.',
    drawing: <MatchDrawing />,
  },
  {
    title: 'Clear about visas',
    text: 'We quote what each job says about sponsorship. If it doesn’t say, we show “unknown” instead of guessing.',
    drawing: <QuoteDrawing />,
  },
  {
    title: 'Yours to export or delete',
    text: 'Export everything or delete your account with two buttons in your settings. Without an account, we score your résumé and don’t store it.',
    drawing: <OwnershipDrawing />,
  },
];

/** Six reasons as cards. */
export function WhyChoose() {
  const { name } = useBrand();
  return (
    <ThreadSection index={1} title={`Why Choose ${name}`} lead="Six things other job tools leave out.">
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {REASONS.map(({ title, text, drawing }) => (
          <li key={title} className="grid gap-x-5 border-t border-line py-3 sm:grid-cols-[5rem_minmax(0,1fr)]">
            <div className="pt-1.5 max-sm:hidden">{drawing}</div>
            <div className="flex flex-col gap-1">
              <h3 className="text-lead leading-7">{title}</h3>
              <p className="text-small text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </ThreadSection>
  );
}
