import type { AlertAllowance, SavedSearch } from '@foothold/contracts/listings/saved-searches';
import { describeSearch, type FilterNames } from '@foothold/contracts/listings/words';
import { BellPlus, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';
import { type Filter, filterHref } from '../filter.ts';
import { FREQUENCY_MARKS } from './labels.ts';
import { SAVE_PARAMETER } from './paths.ts';
import { SearchDialog } from './search-form.tsx';

export interface SaveSearchProps {
  filter: Filter;
  names: FilterNames;
  /** Null if the search isn't saved. */
  saved: SavedSearch | null;
  alerts: AlertAllowance;
}

/** Saves the current search, or edits it once it is saved. The parameter `save` in the URL opens the form. */
export function SaveSearch({ filter, names, saved, alerts }: SaveSearchProps) {
  const [parameters, setParameters] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isAsked = parameters.has(SAVE_PARAMETER);
  const close = (open: boolean) => {
    setOpen(open);
    if (open || !isAsked) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(SAVE_PARAMETER);
    setParameters(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {saved ? (
          <>
            <BookmarkCheck aria-hidden="true" size={16} className="text-hold-text" />
            Saved, {FREQUENCY_MARKS[saved.frequency]}
          </>
        ) : (
          <>
            <BellPlus aria-hidden="true" size={16} />
            Save search
          </>
        )}
      </Button>
      <SearchDialog
        open={isOpen || isAsked}
        onOpenChange={close}
        name={saved?.name ?? describeSearch(filter, names)}
        frequency={saved?.frequency ?? (alerts.used < alerts.allowed ? 'daily' : 'off')}
        channel={saved?.channel ?? 'email'}
        target={saved ? { id: saved.id } : { search: filterHref(filter, {}, '/portal/jobs') }}
        alerts={alerts}
      />
    </>
  );
}
