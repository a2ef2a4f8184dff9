import type { Mailbox } from '@foothold/contracts/recruiting';
import { limits, times } from '@foothold/contracts/recruiting/choices';
import { CONSENTS } from '@foothold/contracts/recruiting/registration-choices';
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
import { SECRET_END_LABELS } from '../labels.ts';

export interface OwnPasswordProps {
  mailbox: Mailbox;
  actionData: ChangeOutcome | undefined;
}

/** The mailbox password: when it was stored, when it expires, and forms to replace or erase it. */
export function MailboxPassword({ mailbox: { stored, ended }, actionData }: OwnPasswordProps) {
  return (
    <>
      {stored ? (
        <DescriptionList
          items={[
            { term: 'Saved', value: <Timestamp at={stored.since} /> },
            {
              term: 'Last viewed',
              value: stored.lastOpenedAt === null ? 'Never' : <Timestamp at={stored.lastOpenedAt} />,
            },
            {
              term: 'Deletes automatically',
              value: (
                <>
                  <DateTime value={stored.idleAt} />, unless it’s viewed or replaced first. Deleted immediately if your
                  plan or trial ends or you withdraw permission
                </>
              ),
            },
            {
              term: 'Permission to store it',
              value: (
                <>
                  Granted. You can withdraw it under{' '}
                  <Link className="link" to="/portal/settings/privacy">
                    Privacy
                  </Link>
                  , which deletes the password.
                </>
              ),
            },
          ]}
        />
      ) : (
        <p className="max-w-prose">
          No password saved.
          {ended && (
            <>
              {' '}
              {SECRET_END_LABELS[ended.why]} (<DateTime value={ended.at} />)
            </>
          )}
        </p>
      )}
      <StoreForm replaces={stored !== null} actionData={actionData} />
      {stored && <EraseForm actionData={actionData} />}
    </>
  );
}

function Timestamp({ at }: { at: string }) {
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
        {replaces ? 'Change password' : 'Add a password'}
      </summary>
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-form flex-col items-start gap-5 pt-3">
        <input type="hidden" name="intent" value="store" />
        <PasswordField
          name="password"
          label="Resume email password"
          hint="Use an app password. Many providers don’t accept your regular one."
          autoComplete="new-password"
          data-1p-ignore
          data-lpignore="true"
          maxLength={limits.password}
          className="w-full"
        />
        <Checkbox name="permissionToStore" label={CONSENTS.permissionToStore} />
        <p className="max-w-prose text-soft">
          We encrypt it as soon as we receive it. Only your assigned recruiter can view it, with their passkey, for an
          application you approved, and with a reason. Each view is listed below. It’s deleted if it isn’t used or
          replaced for {times.idleDays} days.
        </p>
        <SubmitButton busyLabel="Saving…">{replaces ? 'Replace password' : 'Save password'}</SubmitButton>
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
        title="Delete the mailbox password?"
        description="You can’t undo this, and neither can we. Your recruiter can’t use the mailbox until you add a password again."
        confirmLabel="Delete password"
        cancelLabel="Keep password"
        busyLabel="Deleting…"
      >
        Delete password
      </ConfirmButton>
    </Form>
  );
}
