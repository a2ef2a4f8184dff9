import type { RouteData } from '../../../shared/api/route-data.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { LinkTabs } from '../../../shared/ui/tabs.tsx';
import { DraftForm } from './draft-form.tsx';
import type { changeLetter, loadLetter } from './letter.server.ts';
import { LetterEditor } from './letter-editor.tsx';

export interface LetterTabProps {
  loaderData: RouteData<typeof loadLetter>;
  actionData: RouteData<typeof changeLetter> | undefined;
}

const FOLLOW_UPS = [
  { kind: 'after-applying', label: 'After applying' },
  { kind: 'after-interview', label: 'After an interview' },
] as const;

/** A cover letter and follow-up emails: drafted from the résumé, edited, checked, and sent. */
export function LetterTab({ loaderData, actionData }: LetterTabProps) {
  const { id, kind, letter, job } = loaderData;
  const base = `/portal/resumes/${id}/letter`;
  const isEmail = kind !== 'cover-letter';
  return (
    <div className="flex max-w-wide flex-col gap-6">
      <LinkTabs
        label="Letter"
        tabs={[
          { to: base, label: 'Cover letter', end: true },
          ...FOLLOW_UPS.map((one) => ({ to: `${base}/${one.kind}`, label: `Follow-up: ${one.label.toLowerCase()}` })),
        ]}
      />
      <div className="flex flex-col gap-1">
        <h2 className="text-title">{isEmail ? 'Follow-up email' : 'Cover letter'}</h2>
        <p className="max-w-prose text-soft">
          We draft it from your own lines that this job asks for. We never add anything about you or the company.
        </p>
      </div>
      {job === null && letter === null ? (
        <EmptyState
          title="Which job is it for?"
          action={
            <ButtonLink to={`/portal/resumes/${id}/job`} variant="primary">
              Choose a job
            </ButtonLink>
          }
        >
          Add the job first. Then we can choose the lines of your résumé that matter for it.
        </EmptyState>
      ) : (
        <Letter key={kind} {...loaderData} actionData={actionData} />
      )}
    </div>
  );
}

type LetterProps = LetterTabProps['loaderData'] & Pick<LetterTabProps, 'actionData'>;

function Letter({ actionData, ...data }: LetterProps) {
  const { id, kind, letter, job, check, canReword, canExport, limits } = data;

  const failure = actionData && 'failure' in actionData ? actionData.failure : null;
  const missing = actionData && 'missing' in actionData ? actionData.missing : [];
  const draftForm = job && (
    <DraftForm kind={kind} job={job} failure={failure} limits={limits} isReplacing={letter !== null} />
  );
  return (
    <>
      {missing.length > 0 && (
        <Callout tone="caution" title="Your résumé says too little for a letter" live>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <ButtonLink to={`/portal/resumes/${id}/reading`} size="small" className="mt-3">
            Edit résumé
          </ButtonLink>
        </Callout>
      )}
      {letter === null ? (
        draftForm
      ) : (
        <>
          {!letter.isForCurrentJob && (
            <Callout tone="caution" title="You wrote this for another job">
              Check the job title and the company, or start over for{' '}
              {job?.title ?? 'the job that this résumé is compared with now'}.
            </Callout>
          )}
          <LetterEditor
            id={id}
            kind={kind}
            letter={letter}
            check={check}
            canReword={canReword}
            canExport={canExport}
            limits={limits}
          />
          <div className="flex flex-wrap items-start gap-x-6 gap-y-4 border-t border-line pt-6">
            {draftForm && (
              <details className="min-w-0 flex-1 basis-80" open={failure !== null}>
                <summary className="min-h-9 cursor-pointer font-strong">Start over</summary>
                <div className="pt-4">{draftForm}</div>
              </details>
            )}
            <Form>
              <input type="hidden" name="intent" value="delete" />
              <ConfirmButton
                size="small"
                title={kind === 'cover-letter' ? 'Delete this letter?' : 'Delete this email?'}
                description="This can’t be undone."
                confirmLabel="Delete"
                cancelLabel="Cancel"
              >
                Delete
              </ConfirmButton>
            </Form>
          </div>
        </>
      )}
    </>
  );
}
