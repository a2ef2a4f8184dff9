import { useBrand } from '../../../shared/app-data.tsx';

/** Invites readers to report an error through the support chat, which opens without JavaScript. */
export function ReportErrorNote() {
  const { email } = useBrand();
  return (
    <p className="border-t border-line pt-5 text-small text-soft">
      Is something wrong or missing?{' '}
      <button
        type="button"
        popoverTarget="support-chat"
        className="link inline-flex min-h-6 cursor-pointer items-center border-0 bg-transparent p-0"
      >
        Contact support
      </button>{' '}
      or email{' '}
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>
      . We reply within 24 hours.
    </p>
  );
}
