import type { TailoredCopy } from '@foothold/contracts/recruiting/tailoring';
import { tailoringLimits } from '@foothold/contracts/recruiting/tailoring-choices';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { WordDiff } from '../../../shared/ui/word-diff.tsx';
import { ClientShell } from './client-shell.tsx';
import type { loadCopy } from './workspace.server.ts';

export interface ClientCopyPageProps {
  loaderData: RouteData<typeof loadCopy>;
  actionData: ChangeOutcome | undefined;
}

interface PartProps {
  copy: TailoredCopy;
  actionData: ChangeOutcome | undefined;
}

/** The page at /console/clients/:id/copies/:resumeId: a copy of the member's résumé, tailored to a listing. */
export function ClientCopyPage({ loaderData: { overview, found: copy }, actionData }: ClientCopyPageProps) {
  return (
    <ClientShell overview={overview} {...(copy && { step: copy.title })}>
      {copy && (
        <>
          {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
          <Head copy={copy} />
          {copy.confirmations.length > 0 && (
            <Part title="Asked of the member">
              <Confirmations copy={copy} actionData={actionData} />
            </Part>
          )}
          <Part title="Suggestions">
            <Proposals copy={copy} actionData={actionData} />
          </Part>
          {copy.questions.length > 0 && (
            <Part title="Questions for the member">
              <Questions copy={copy} actionData={actionData} />
            </Part>
          )}
          <Part title="Lines">
            <Lines copy={copy} actionData={actionData} />
          </Part>
        </>
      )}
    </ClientShell>
  );
}

function Head({ copy: { listing, score, preparedBy } }: { copy: TailoredCopy }) {
  const { total, original, rubric } = score;
  return (
    <div className="flex flex-col gap-2">
      <p>
        {listing ? (
          <>
            For{' '}
            <Link to={`/jobs/${listing.id}`} className="link">
              {listing.title}
            </Link>{' '}
            at {listing.company}. {listing.closed && 'This listing is closed. '}
          </>
        ) : (
          'The listing was deleted. '
        )}
        Prepared by {preparedBy}.
      </p>
      <p className="text-lead">
        Score <span className="figures font-strong">{total}</span> of 100
        {original !== null && original !== total && (
          <span className="text-body text-soft"> (the original: {original})</span>
        )}
      </p>
      <p className="text-soft">By rubric {rubric}. A packet needs 80 or the member’s exception.</p>
    </div>
  );
}

const STATES: Record<TailoredCopy['confirmations'][number]['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'caution' },
  confirmed: { label: 'Confirmed', tone: 'hold' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

const Confirmations = ({ copy, actionData }: PartProps) => (
  <ul className="border-t border-line">
    {copy.confirmations.map(({ id, state, text, before, askedAt }) => (
      <li key={id} className="flex flex-col items-start gap-2 border-b border-line py-3">
        <p className="flex flex-wrap items-center gap-x-3">
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          <span className="text-soft">
            Asked <DateTime value={askedAt} time /> UTC
          </span>
        </p>
        <p className="max-w-prose">{before === null ? text : <WordDiff before={before} after={text} />}</p>
        {state === 'waiting' && <WithdrawForm id={id} text={text} actionData={actionData} />}
      </li>
    ))}
  </ul>
);

function WithdrawForm({ id, text, actionData }: { id: string; text: string; actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('withdraw', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="confirmation" value={id} />
      <SubmitButton variant="quiet" size="small" busyLabel="Withdrawing…">
        Withdraw<span className="sr-only">: {text}</span>
      </SubmitButton>
    </Form>
  );
}

const HUNDREDTHS = 100;

function Proposals({ copy, actionData }: PartProps) {
  const { fetcher, outcome } = useChange('accept', actionData);
  if (copy.proposals.length === 0)
    return <p className="text-soft">No suggestions left. Ask the member for facts that are missing.</p>;
  return (
    <>
      <p className="max-w-prose text-soft">They use only the member’s words, or what the member confirmed.</p>
      <ul className="border-t border-line">
        {copy.proposals.map(({ id, title, reason, points }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-b border-line py-3">
            <div className="max-w-prose min-w-0">
              <h3 className="font-text text-body font-strong tracking-normal">{title}</h3>
              <p className="text-soft">
                {reason}
                {points > 0 && ` Adds ${points / HUNDREDTHS} to the score.`}
              </p>
            </div>
            <Form fetcher={fetcher} failure={outcome?.failure?.values.proposal === id ? outcome.failure : null}>
              <input type="hidden" name="intent" value="accept" />
              <input type="hidden" name="version" value={copy.currentVersion} />
              <input type="hidden" name="proposal" value={id} />
              <SubmitButton variant="secondary" size="small" busyLabel="Applying…">
                Apply<span className="sr-only">: {title}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}

function Questions({ copy, actionData }: PartProps) {
  const { fetcher, outcome } = useChange('ask', actionData);
  return (
    <>
      <p className="max-w-prose text-soft">
        Only the member knows these facts. They answer in the portal, and then you can apply the suggestion.
      </p>
      <ul className="border-t border-line">
        {copy.questions.map(({ id, text, reason }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-b border-line py-3">
            <div className="max-w-prose min-w-0">
              <h3 className="font-text text-body font-strong tracking-normal">{text}</h3>
              <p className="text-soft">{reason}</p>
            </div>
            <Form fetcher={fetcher} failure={outcome?.failure?.values.question === id ? outcome.failure : null}>
              <input type="hidden" name="intent" value="ask" />
              <input type="hidden" name="question" value={id} />
              <SubmitButton variant="secondary" size="small" busyLabel="Asking…">
                Ask the member<span className="sr-only">: {text}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </>
  );
}

const Lines = ({ copy, actionData }: PartProps) => (
  <ul className="border-t border-line">
    {copy.lines.map((line) => (
      <li key={line.path} className="flex flex-col gap-1 border-b border-line py-3">
        <p className="text-note text-soft">{line.place}</p>
        <p className="max-w-prose wrap-anywhere">{line.text}</p>
        <LineForm key={line.text} line={line} copy={copy} actionData={actionData} />
      </li>
    ))}
  </ul>
);

function LineForm({ line, copy, actionData }: PartProps & { line: TailoredCopy['lines'][number] }) {
  const { fetcher, outcome } = useChange('edit', actionData);
  const failure = outcome?.failure?.values.path === line.path ? outcome.failure : null;
  return (
    <details open={failure ? true : undefined}>
      <summary className="link inline-flex min-h-9 cursor-pointer items-center">
        Reword<span className="sr-only">: {line.text}</span>
      </summary>
      <Form fetcher={fetcher} failure={failure} className="flex max-w-form flex-col items-start gap-3 py-2">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="version" value={copy.currentVersion} />
        <input type="hidden" name="path" value={line.path} />
        <TextArea
          name="text"
          label="New text"
          hint="What is new in it waits for the member. Changed numbers, names, and claims are refused."
          rows={3}
          maxLength={tailoringLimits.text}
          defaultValue={line.text}
          className="w-full"
        />
        <SubmitButton size="small" busyLabel="Checking…">
          Save text
        </SubmitButton>
      </Form>
    </details>
  );
}
