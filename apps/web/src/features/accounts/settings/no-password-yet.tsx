import { Link } from 'react-router';
import { Callout } from '../../../shared/ui/callout.tsx';

/** For accounts that were entered by a link of ours and have no password of their own. */
export function NoPasswordYet() {
  return (
    <Callout title="You have no password yet">
      <p>
        <Link to="/portal/forgot-password" className="link">
          Have a link sent to you
        </Link>{' '}
        and set one; then you can change this here.
      </p>
    </Callout>
  );
}
