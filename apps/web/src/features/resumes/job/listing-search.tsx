import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { getToolFailureText } from '../../../shared/api/tool-failure.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ListingList, ListingName } from './listing-list.tsx';
import { type ListingOption, MAX_LISTINGS, toListingOption } from './listing-option.ts';

type Found =
  | { phase: 'idle' }
  | { phase: 'searching' }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; q: string; listings: ListingOption[]; total: number };

/** Searches open jobs inside another form, and chooses one. Without JavaScript, it links to the jobs. */
export function ListingSearch({ onChoose }: { onChoose: (listing: ListingOption) => void }) {
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found>({ phase: 'idle' });
  const calls = useRef(0);

  async function search(): Promise<void> {
    const q = field.current?.value.trim() ?? '';
    if (q === '') return field.current?.focus();
    calls.current += 1;
    const own = calls.current;
    setFound({ phase: 'searching' });
    try {
      const { items, total } = await call(endpoint('GET /api/listings'), { q });
      if (own !== calls.current) return;
      setFound({ phase: 'done', q, listings: items.slice(0, MAX_LISTINGS).map(toListingOption), total });
    } catch (failure) {
      if (own === calls.current) setFound({ phase: 'failed', message: getToolFailureText(failure) });
    }
  }
  if (!isHydrated)
    return (
      <p className="text-small text-soft">
        Or{' '}
        <Link to="/jobs" className="link">
          choose an open job
        </Link>{' '}
        and score your résumé from its page.
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a form can’t contain another one */}
      <div role="search" className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label="Or search open jobs"
          name="listingSearch"
          type="search"
          maxLength={200}
          placeholder="Title, skill or company"
          className="min-w-0 grow basis-64"
          required={false}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search();
          }}
        />
        <Button busy={found.phase === 'searching'} busyLabel="Searching…" onClick={() => void search()}>
          <Search aria-hidden="true" size={18} />
          Search jobs
        </Button>
      </div>
      {found.phase === 'failed' && (
        <Callout tone="danger" title="We couldn’t search" live>
          {found.message}
        </Callout>
      )}
      {found.phase === 'done' && (
        <ListingList
          q={found.q}
          listings={found.listings}
          total={found.total}
          renderAction={(listing) => (
            <Button size="small" onClick={() => onChoose(listing)}>
              Choose
              <ListingName listing={listing} />
            </Button>
          )}
        />
      )}
    </div>
  );
}
