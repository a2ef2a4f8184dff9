import type { SentForm } from '@foothold/contracts/extension';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { DeleteForm } from './plan-form.tsx';

/** Records of the forms that the member sent with the browser extension, newest first. */
export function SentForms({
  forms,
  actionData,
}: {
  forms: readonly SentForm[];
  actionData: ChangeOutcome | undefined;
}) {
  return (
    <div className="flex flex-col gap-6">
      {forms.map(({ id, host, submittedAt, fields, imported }) => (
        <article key={id} aria-label={`Form on ${host}`}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
            <p className="text-small">
              {imported ? (
                <>
                  Imported, unverified: according to your archive, this was in the form on {host},{' '}
                  <DateTime value={submittedAt} />.
                </>
              ) : (
                <>
                  As it was in the form on {host}, <DateTime value={submittedAt} />. You saved it with the extension.
                </>
              )}
            </p>
            <DeleteForm intent="remove-sent-form" entryId={id} actionData={actionData} noun="record" />
          </div>
          <dl className="border-t border-line text-small">
            {fields.map(({ label, value }, at) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: forms repeat labels, and a record never changes
                key={at}
                className="grid gap-x-8 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[14rem_1fr]"
              >
                <dt className="text-soft wrap-anywhere">{label}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
