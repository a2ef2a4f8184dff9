import { ButtonLink } from '../../../shared/ui/button.tsx';

interface QuestionsProps {
  application: { listingId: string | null; job: { title: string; company: string; closed: boolean | null } };
  examples: { occupation: string | null; questions: readonly { ask: string; kind: string }[] };
}

/** A few questions to prepare, and the way to a practice session for this job. */
export function Questions({ application: { listingId, job }, examples: { occupation, questions } }: QuestionsProps) {
  const start =
    listingId === null
      ? `title=${encodeURIComponent(job.title)}&company=${encodeURIComponent(job.company)}`
      : `listing=${listingId}`;
  return (
    <>
      <p className="max-w-prose text-small text-soft">
        {occupation === null
          ? 'We don’t know this occupation, so these are general questions.'
          : `Common questions for ${occupation}, from our question bank. ${job.company} may ask others.`}
      </p>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5">
        {questions.map(({ ask }) => (
          <li key={ask} className="max-w-prose">
            {ask}
          </li>
        ))}
      </ol>
      <ButtonLink to={`/portal/practice?${start}`} variant="secondary" size="small" className="self-start">
        Practice for this interview
      </ButtonLink>
    </>
  );
}
