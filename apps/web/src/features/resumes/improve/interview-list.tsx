import type { Question } from '@foothold/core/improve';
import type { FieldPath } from '@foothold/core/resume';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { type Draft, getEntryName } from '../model/draft.ts';
import { getSection } from '../model/sections.ts';
import { formatPointCount } from '../score/findings.ts';
import type { ImproveTabProps } from './improve-props.ts';

/** The questions about one role that says little, asked one after the other. */
export interface RoleInterview {
  role: FieldPath;
  /** "Cashier, Walmart". */
  name: string;
  questions: (Question & Required<Pick<Question, 'interview'>>)[];
}

/** The interviews that the plan has questions for, in the order of the résumé. */
export function listInterviews(
  { questions }: Pick<ImproveTabProps['plan'], 'questions'>,
  draft: Draft,
): RoleInterview[] {
  const asked = questions.flatMap(({ interview, ...question }) => (interview ? [{ ...question, interview }] : []));
  const order = { work: 0, amount: 1, tools: 2 };
  return (['work', 'volunteer'] as const).flatMap((section) =>
    draft.lists[section].flatMap((entry) => {
      const role = `${section}/${entry.id}`;
      const own = asked
        .filter(({ target }) => target === role)
        .toSorted((a, b) => order[a.interview.asks] - order[b.interview.asks]);
      return own.length > 0 ? [{ role, name: getEntryName(getSection(section), entry), questions: own }] : [];
    }),
  );
}

/** Roles that say little, each with a way to tell more about it. */
export function InterviewList({ interviews }: { interviews: readonly RoleInterview[] }) {
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby="interviews" className="border-t border-line py-8">
      <h2 id="interviews" className="text-title">
        {interviews.length === 1 ? 'A job that says too little' : 'Jobs that say too little'}
      </h2>
      <p className="max-w-prose pt-1 text-soft">
        Answer a few short questions in your own words. Each answer becomes a line that you can edit before it’s added.
      </p>
      <ul>
        {interviews.map(({ role, name, questions }) => {
          const most = Math.max(...questions.map(({ points }) => points));
          return (
            <li
              key={role}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4 last:border-b-0"
            >
              <div className="min-w-0">
                <h3 className="font-text text-body font-strong tracking-normal break-words">{name}</h3>
                <p className="text-soft">
                  {questions.length} {questions.length === 1 ? 'question' : 'questions'}
                  {most > 0 && ` · up to ${formatPointCount(most)} an answer`}
                </p>
              </div>
              <ButtonLink
                to={`?interview=${encodeURIComponent(role)}`}
                size="small"
                variant="primary"
                preventScrollReset
                aria-label={`Answer questions about ${name}`}
              >
                Answer questions
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
