import { useState } from 'react';
import { Link, useNavigation, useSubmit } from 'react-router';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { loadVerify, verify } from '../../features/accounts/verify.server.ts';
import { cachePage } from '../../shared/api/cache-page.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { challengeFor, signWithPasskey } from '../../shared/verify/passkey.ts';
import { proofFailure } from '../../shared/verify/proof-failure.ts';
import { ProofForms } from '../../shared/verify/proof-forms.tsx';
import type { Route } from './+types/verify.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Confirm it’s you', description: 'Use your second factor.' });

export const loader = (args: Route.LoaderArgs) => loadVerify(args);
export const action = (args: Route.ActionArgs) => verify(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

/** What the dialog asks, as a page: for browsers without a script. */
export default function Verify({ loaderData: { methods, next }, actionData }: Route.ComponentProps) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const [failure, setFailure] = useState<FormFailure | null>(null);

  async function verifyWithPasskey() {
    setFailure(null);
    try {
      const assertion = JSON.stringify(await signWithPasskey(await challengeFor({ for: 'verify' })));
      await submit({ assertion }, { method: 'post' });
    } catch (refused) {
      setFailure(proofFailure(refused));
    }
  }

  return (
    <EntryPage
      title="Confirm it’s you"
      lead={<p>This needs your second factor. We won’t ask again for five minutes.</p>}
      foot={
        <p>
          Not now?{' '}
          <Link to={next} className="link">
            Go back
          </Link>
        </p>
      }
    >
      {methods.length === 0 ? (
        <p>
          Your account has no second factor yet.{' '}
          <Link to="/portal/settings/security" className="link">
            Set one up
          </Link>{' '}
          first.
        </p>
      ) : (
        <ProofForms
          methods={methods}
          failure={failure ?? actionData?.failure ?? null}
          busy={navigation.state !== 'idle'}
          submitLabel="Confirm"
          onPasskey={verifyWithPasskey}
        />
      )}
    </EntryPage>
  );
}
