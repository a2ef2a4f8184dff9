import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useAppData } from '../../shared/app-data.tsx';
import { type ButtonSize, getButtonClass } from '../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { useSavedListings } from './use-saving.ts';

export interface SaveButtonProps {
  listing: { id: string; title: string };
  /** Id of the saved listing; null if it isn't saved. */
  applicationId: string | null;
  /** The résumé that the listing is saved for. */
  resumeId?: string | null;
  note?: string;
  size?: ButtonSize;
  /** The key that presses it, where the page has keyboard shortcuts. */
  shortcut?: string;
}

/** Saves a listing to the member's list or removes it. Visitors are sent to sign-up and back. */
export function SaveButton(props: SaveButtonProps) {
  const { viewer, portalUrl } = useAppData();
  // The script of public pages has no fetchers, so a visitor's button can't have the form's hooks.
  if (viewer) return <SaveForm {...props} />;
  return (
    <a
      href={`${portalUrl}/signup?next=${encodeURIComponent(`/jobs/${props.listing.id}`)}`}
      className={getButtonClass('secondary', props.size)}
    >
      <Bookmark aria-hidden="true" size={18} />
      Save
    </a>
  );
}

function SaveForm({ listing, applicationId, resumeId, note = '', size = 'medium', shortcut }: SaveButtonProps) {
  const fetcher = useSavedListings();
  const saved = applicationId !== null;
  const Icon = saved ? BookmarkCheck : Bookmark;
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="intent" value={saved ? 'remove' : 'save'} />
      {saved && <input type="hidden" name="id" value={applicationId} />}
      <input type="hidden" name="listingId" value={listing.id} />
      <input type="hidden" name="resumeId" value={resumeId ?? ''} />
      <input type="hidden" name="note" value={note} />
      <SubmitButton
        variant="secondary"
        size={size}
        busyLabel={saved ? 'Removing…' : 'Saving…'}
        aria-keyshortcuts={shortcut}
      >
        <Icon aria-hidden="true" size={18} className={saved ? 'text-hold-text' : undefined} />
        <span>
          {saved ? 'Saved' : 'Save'}
          <span className="sr-only"> {saved ? `${listing.title}, click to remove` : listing.title}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}
