import type { Mailbox } from '@foothold/contracts/recruiting';
import { limits, times } from '@foothold/contracts/recruiting-choices';
import { CONSENTS } from '@foothold/contracts/registration-choices';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { ENDED } from '../labels.ts';

export interface OwnPasswordProps {
  mailbox: Mailbox;
  actionData: ChangeOutcome | undefined;
}

/** Of the mailbox password: since when it is kept, when it ends, a new one in its place, and its end. */
export function OwnPassword({ mailbox: { stored, ended }, actionData }: OwnPasswordProps) {
  return (
    <>
      {stored ? (
        <DescriptionList
          items={[
            { term: 'Kept since', value: <Moment at={stored.since} /> },
            {
              term: 'Last opened',
              value: stored.lastOpenedAt === null ? 'Never' : <Moment at={stored.lastOpenedAt} />,
            },
            {
              term: 'Erased by itself',
              value: (
                <>
                  <DateTime value={stored.idleAt} />, unless it is opened or replaced before; at once when your plan or
                  trial ends, or when you take the permission back
                </>
              ),
            },
            {
              term: 'Permission to store it',
              value: (
                <>
                  Given. You can take it back under{' '}
                  <Link className="link" to="/portal/settings/privacy">
                    Privacy
                  </Link>
                  ; that erases the password.
                </>
              ),
            },
          ]}
        />
      ) : (
        <p className="max-w-prose">
          No password is kept.
          {ended && (
            <>
              {' '}
              {ENDED[ended.why]} (<DateTime value={ended.at} />)
            </>
          )}
        </p>
      )}
      <StoreForm replaces={stored !== null} actionData={actionData} />
      {stored && <EraseForm actionData={actionData} />}
    </>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <>
      <DateTime value={at} time /> UTC
    </>
  );
}

function StoreForm({ replaces, actionData }: { replaces: boolean; actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('store', actionData);
  const { data } = fetcher;
  const [stored, setStored] = useState(0);
  useEffect(() => {
    if (data?.done) setStored((times) => times + 1);
  }, [data]);
  return (
    <details open={outcome?.failure ? true : undefined} key={stored}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        {replaces ? 'Replace it' : 'Store a password'}
      </summary>
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-form flex-col items-start gap-5 pt-3">
        <input type="hidden" name="intent" value="store" />
        <PasswordField
          name="password"
          label="Resume email password"
          hint="Best is an app password, made for this alone; many providers refuse any other."
          autoComplete="new-password"
          data-1p-ignore
          data-lpignore="true"
          maxLength={limits.password}
          className="w-full"
        />
        <Checkbox name="permissionToStore" label={CONSENTS.permissionToStore} />
        <p className="max-w-prose text-soft">
          It is sealed the moment it arrives. Only the recruiter assigned to you can open it, for a task that you
          approved, with a reason, and you see each time below. When nobody needed it for {times.idleDays} days it is
          erased by itself.
        </p>
        <SubmitButton busyLabel="Sealing…">{replaces ? 'Replace the password' : 'Store the password'}</SubmitButton>
      </Form>
    </details>
  );
}

function EraseForm({ actionData }: { actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('erase', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="erase" />
      <ConfirmButton
        title="Erase the mailbox password?"
        description="The key that opens it is destroyed. Nobody can bring it back, we included: your recruiter cannot use the mailbox until you store a password again."
        confirmLabel="Erase it"
        cancelLabel="Keep it"
        busyLabel="Erasing…"
      >
        Erase it
      </ConfirmButton>
    </Form>
  );
}
