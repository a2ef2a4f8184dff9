import { Link } from 'react-router';
import { Callout } from '../../../shared/ui/callout.tsx';

/** Shown to accounts without a password, which were created through an emailed link. */
export function NoPasswordNote() {
  return (
    <Callout title="You don’t have a password yet">
      <p>
        <Link to="/portal/forgot-password" className="link">
          Get a link by email
        </Link>{' '}
        to set one. Then you can change this here.
      </p>
    </Callout>
  );
}
