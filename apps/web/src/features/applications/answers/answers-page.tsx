import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ApplicationTabs } from '../application-tabs.tsx';
import { ApplicationsHeader, ViewHeading } from '../applications-header.tsx';
import { AnswerEntry } from './answer-entry.tsx';
import { AnswerSearch, FoundAnswersList } from './answer-search.tsx';
import type { loadAnswers } from './answers.server.ts';
import { GROUP_TITLES } from './group-titles.ts';
import { NewAnswer } from './new-answer.tsx';
import { ANSWERS_PATH } from './paths.ts';

type AnswersData = RouteData<typeof loadAnswers> & { visaRecord: Readonly<Record<string, string>> };

export interface AnswersPageProps {
  loaderData: AnswersData;
  actionData: ChangeOutcome | undefined;
}

/** The page at /portal/applications/answers. */
export function AnswersPage({ loaderData, actionData }: AnswersPageProps) {
  useFreshData('answer');
  const { query, found, total, answering, ownQuestion, visaRecord } = loaderData;
  const isAdding = answering !== null || ownQuestion !== null;
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      <ViewHeading
        actions={
          <ButtonLink to={`${ANSWERS_PATH}?own`} variant="secondary">
            Add your own question
          </ButtonLink>
        }
      >
        Your answers to what application forms ask. Paste a question, and find yours by its meaning.
      </ViewHeading>
      <div className="flex flex-col gap-8">
        <AnswerSearch query={query} />
        {found && <FoundAnswersList found={found} />}
        {isAdding && (
          <NewAnswer
            key={answering?.questionId ?? 'own'}
            form={answering}
            ownQuestion={ownQuestion ?? ''}
            recorded={visaRecord[answering?.questionId ?? ''] ?? ''}
            failure={actionData?.intent === 'add' ? actionData.failure : null}
          />
        )}
        {total === 0 && query === '' && !isAdding ? <NoAnswers {...loaderData} /> : <Groups {...loaderData} />}
      </div>
    </>
  );
}

function NoAnswers({ mostAsked }: AnswersData) {
  return (
    <>
      <EmptyState title="No answers yet" motif="route">
        Forms ask the same questions again and again. Answer them once, and copy from here. These are asked most.
      </EmptyState>
      <OpenQuestions questions={mostAsked} />
    </>
  );
}

function OpenQuestions({ questions }: { questions: readonly { id: string; label: string }[] }) {
  return (
    <ul className="border-t border-line">
      {questions.map(({ id, label }) => (
        <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-2.5">
          <p className="min-w-0">{label}</p>
          <ButtonLink to={`${ANSWERS_PATH}?answer=${id}`} size="small">
            Answer<span className="sr-only"> {label}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Groups(data: AnswersData) {
  const { entries, open, query } = data;
  const groups = Object.entries(GROUP_TITLES).map(([id, title]) => ({
    id,
    title,
    entries: entries.filter(({ group }) => group === id),
    open: query === '' ? open.filter(({ group }) => group === id) : [],
  }));
  const own = {
    id: 'own',
    title: 'Your own questions',
    entries: entries.filter(({ group }) => group === null),
    open: [],
  };
  const untouched = groups.filter((group) => group.entries.length === 0 && group.open.length > 0);
  return (
    <>
      {[own, ...groups]
        .filter((group) => group.entries.length > 0)
        .map((group) => (
          <AnsweredGroup key={group.id} group={group} data={data} />
        ))}
      {untouched.length > 0 && (
        <section aria-labelledby="untouched">
          <h2 id="untouched" className="pb-1 text-title">
            More questions that forms ask
          </h2>
          {untouched.map((group) => (
            <OpenDetails key={group.id} group={group} label={`${group.title} (${group.open.length})`} />
          ))}
        </section>
      )}
    </>
  );
}

interface Group {
  id: string;
  title: string;
  entries: AnswersData['entries'];
  open: readonly { id: string; label: string }[];
}

function AnsweredGroup({ group, data: { versions, visaRecord } }: { group: Group; data: AnswersData }) {
  return (
    <section aria-labelledby={`group-${group.id}`}>
      <h2 id={`group-${group.id}`} className="pb-1 text-title">
        {group.title}
      </h2>
      <ul className="border-t border-line">
        {group.entries.map((entry) => (
          <AnswerEntry
            key={entry.id}
            entry={entry}
            versions={versions?.id === entry.id ? versions.list : null}
            recorded={visaRecord[entry.questionId ?? ''] ?? ''}
          />
        ))}
      </ul>
      {group.open.length > 0 && <OpenDetails group={group} label={`${group.open.length} not answered`} />}
    </section>
  );
}

function OpenDetails({ group, label }: { group: Group; label: string }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-medium">{label}</summary>
      {group.id === 'private' && <PrivateNote />}
      <OpenQuestions questions={group.open} />
    </details>
  );
}

function PrivateNote() {
  return (
    <p className="max-w-prose pb-2 text-soft">
      We never store your race, gender, disability, veteran status, criminal record, birth date, or Social Security
      number. You can store that you prefer not to say. Work authorization is{' '}
      <Link to={`${ANSWERS_PATH}?q=${encodeURIComponent('Are you authorized to work in the US?')}`} className="link">
        a question of its own
      </Link>
      .
    </p>
  );
}
