import { useAppData } from '../../../shared/app-data.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ContourField } from '../../../shared/ui/pictures/contour-field.tsx';
import { startLink } from '../navigation.ts';
import { Thread } from './thread.tsx';

/** The end of the page and of its route. */
export function Closing() {
  const start = startLink(useAppData());
  return (
    <section aria-labelledby="closing-title" className="relative overflow-hidden border-t border-line">
      <ContourField seed={5} summit={{ x: 84, y: 40 }} className="absolute inset-0 size-full" />
      <Thread index={13} stretch="summit" />
      <div className="page relative flex flex-col items-start gap-4 py-7 md:py-8 lg:pl-24">
        <h2 id="closing-title" className="max-w-wide text-display tracking-display">
          Find your next foothold.
        </h2>
        <p className="max-w-prose text-lead text-soft">
          Try everything that’s open, except a recruiter, free for 14 days. No credit card. Or just score your résumé,
          no account.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={start.to} reloadDocument={start.full ?? false} variant="primary" size="large">
            {start.label}
          </ButtonLink>
          <ButtonLink to="#try" size="large">
            Score your résumé
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
