import { useState } from 'react';
import { Link, useNavigation, useSubmit } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { fetchChallenge, signWithPasskey } from '../../shared/verify/passkey.ts';
import { toProofFailure } from '../../shared/verify/proof-failure.ts';
import { ProofForms } from '../../shared/verify/proof-forms.tsx';
import { EntryPage } from './entry-page.tsx';
import type { loadVerify, verify } from './verify.server.ts';

export interface VerifyPageProps {
  loaderData: RouteData<typeof loadVerify>;
  actionData: RouteData<typeof verify> | undefined;
}

/** The verification dialog as a page, for browsers without JavaScript. */
export function VerifyPage({ loaderData: { methods, next }, actionData }: VerifyPageProps) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const [failure, setFailure] = useState<FormFailure | null>(null);

  async function verifyWithPasskey() {
    setFailure(null);
    try {
      const assertion = JSON.stringify(await signWithPasskey(await fetchChallenge({ for: 'verify' })));
      await submit({ assertion }, { method: 'post' });
    } catch (refused) {
      setFailure(toProofFailure(refused));
    }
  }

  return (
    <EntryPage
      title="Confirm it’s you"
      lead={<p>This needs your second factor. We won’t ask again for five minutes.</p>}
      footer={
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
