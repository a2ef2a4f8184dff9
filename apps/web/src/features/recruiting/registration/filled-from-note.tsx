import { Link } from 'react-router';
import { Callout } from '../../../shared/ui/callout.tsx';

/** Says which résumé the form was filled in from, or that there is none. Nothing for visitors. */
export function FilledFromNote({ filledFrom }: { filledFrom?: string | null | undefined }) {
  if (filledFrom === undefined) return null;
  if (filledFrom === null)
    return (
      <Callout title="Let us fill in part of this form">
        <p>
          <Link to="/portal/resumes" reloadDocument className="link">
            Upload your résumé
          </Link>{' '}
          first, and we’ll fill in the jobs, degrees, and contact details that it says.
        </p>
      </Callout>
    );
  return (
    <Callout title={`Filled in from “${filledFrom}”`}>
      <p>
        Check every field. A month without a day is entered as its first day, and what the résumé doesn’t say is empty.
      </p>
    </Callout>
  );
}
