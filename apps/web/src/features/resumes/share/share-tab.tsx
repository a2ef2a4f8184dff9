import type { ContactDetail, ResumeShare } from '@foothold/contracts/resumes';
import { Form as RouterForm, useNavigation } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox, RadioGroup } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { NewLink } from './new-link.tsx';
import type { changeShares, loadShares } from './share.server.ts';

export interface ShareTabProps {
  loaderData: RouteData<typeof loadShares>;
  actionData: RouteData<typeof changeShares> | undefined;
}

const DETAILS: readonly { detail: ContactDetail; label: string }[] = [
  { detail: 'email', label: 'Email' },
  { detail: 'phone', label: 'Phone' },
  { detail: 'address', label: 'Address' },
];
const LIFETIMES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Links to a frozen copy of the résumé: create one, and end those that work. */
export function ShareTab({ loaderData: { shares, limit, contact }, actionData }: ShareTabProps) {
  const failure = actionData && 'failure' in actionData ? actionData.failure : null;
  const created = actionData && 'created' in actionData ? actionData.created : null;
  const hasEnded = actionData && 'hasEnded' in actionData ? actionData.hasEnded : false;
  const known = DETAILS.filter(({ detail }) => contact[detail] !== null);
  return (
    <div className="flex max-w-wide flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-title">Share a copy</h2>
        <p className="max-w-prose text-soft">
          Anyone with the link can see this version until the link expires or you end it. Later changes don’t appear in
          it, and search engines are told to leave it out.
        </p>
      </div>
      {created && <NewLink url={created.url} />}
      {shares.length < limit ? (
        <Form failure={failure} className="flex max-w-form flex-col gap-6" key={created?.id}>
          <fieldset className="flex flex-col gap-2.5">
            <legend className="pb-2.5 text-small font-strong">Show in the copy</legend>
            <Checkbox name="score" label="Score and what would raise it" defaultChecked optional />
            {known.map(({ detail, label }) => (
              <Checkbox
                key={detail}
                name="shows"
                value={detail}
                label={
                  <>
                    {label} <span className="break-words text-soft">({contact[detail]})</span>
                  </>
                }
                optional
              />
            ))}
          </fieldset>
          <RadioGroup name="days" label="The link works for" options={LIFETIMES} defaultValue="30" inline />
          <SubmitButton className="self-start" busyLabel="Creating…">
            Create link
          </SubmitButton>
        </Form>
      ) : (
        <p>This résumé has {limit} links, which is the most it can have. End one to create another.</p>
      )}
      <section aria-labelledby="links" className="flex flex-col gap-3">
        <h3 id="links" className="text-lead">
          Links that work
        </h3>
        <p role="status" className="sr-only">
          {hasEnded && 'Link ended.'}
        </p>
        {shares.length === 0 ? (
          <p className="text-soft">None yet.</p>
        ) : (
          <ul className="border-t border-line">
            {shares.map((share) => (
              <ShareRow key={share.id} share={share} isNew={share.id === created?.id} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function ShareRow({ share, isNew }: { share: ResumeShare; isNew: boolean }) {
  const { formData } = useNavigation();
  const shown = DETAILS.filter(({ detail }) => share.shows.includes(detail)).map(({ label }) => label.toLowerCase());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="font-medium">
          {isNew ? 'Created just now' : 'Created'} <DateTime value={share.createdAt} time /> UTC
        </p>
        <p className="text-note text-soft">
          Expires <DateTime value={share.expiresAt} />.{' '}
          {shown.length > 0 ? `Shows ${shown.join(', ')}.` : 'Email, phone and address are hidden.'}
        </p>
      </div>
      <RouterForm method="post">
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="share" value={share.id} />
        <Button
          type="submit"
          size="small"
          busy={formData?.get('share') === share.id}
          busyLabel="Ending…"
          aria-label={`End link created ${share.createdAt.slice(0, 10)}`}
        >
          End link
        </Button>
      </RouterForm>
    </li>
  );
}
