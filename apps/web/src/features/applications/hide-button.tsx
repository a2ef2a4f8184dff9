import { EyeOff } from 'lucide-react';
import type { FetcherWithComponents } from 'react-router';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { SavingOutcome } from './saving-outcome.ts';

export interface HideButtonProps {
  listing: { id: string; title: string };
  /** Hides all listings of this company instead of one listing. */
  company?: string;
  /** The page's fetcher, because the button disappears with its listing. */
  fetcher: FetcherWithComponents<SavingOutcome>;
}

/** Hides a listing or its company from matches and searches. The toast offers to restore it. */
export function HideButton({ listing, company, fetcher }: HideButtonProps) {
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="intent" value="hide" />
      <input type="hidden" name="listingId" value={listing.id} />
      <input type="hidden" name="kind" value={company === undefined ? 'listing' : 'company'} />
      <SubmitButton
        variant="quiet"
        size="small"
        busyLabel="Hiding…"
        aria-keyshortcuts={company === undefined ? 'h' : undefined}
      >
        <EyeOff aria-hidden="true" size={16} />
        {company === undefined ? (
          <span>
            Hide<span className="sr-only"> {listing.title}</span>
          </span>
        ) : (
          `Hide all jobs from ${company}`
        )}
      </SubmitButton>
    </Form>
  );
}
