import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

/** Where an approval sends members who need a passkey first. Anything else isn't followed. */
const APPROVALS_PATTERN = /^\/portal\/approvals\/[\w-]+(\?[\w=&-]*)?$/;

/** Leads back to what the member wanted to approve when they were sent here for a passkey. */
export function BackToApproval() {
  const [search] = useSearchParams();
  const back = search.get('back') ?? '';
  if (!APPROVALS_PATTERN.test(back)) return null;
  return (
    <div className="pt-6">
      <Callout title="Add a passkey to approve">
        <p className="pb-2">Add one below, and then go back to the application.</p>
        <ButtonLink to={back} size="small">
          Back to the application
        </ButtonLink>
      </Callout>
    </div>
  );
}
