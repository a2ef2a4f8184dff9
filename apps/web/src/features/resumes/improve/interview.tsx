import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { describeFailure } from '../../../shared/api/failed-try.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import type { Draft } from '../model/draft.ts';
import type { ImproveTabProps } from './improve-props.ts';
import { listInterviews, type RoleInterview } from './interview-list.tsx';

interface InterviewProps {
  id: string;
  /** The role's path. */
  role: string;
  draft: Draft;
  plan: ImproveTabProps['plan'];
  currentVersion: number;
}

/** What the answer became, ready to edit. */
interface Line {
  text: string;
  /** The line that it replaces; null for a new one. */
  replaces: string | null;
  advice: string | null;
}

interface Added {
  id: string;
  text: string;
}

/** Asks about one role, one question at a time. Every answer becomes a line that the member edits and adds. */
export function Interview({ id, role, draft, plan, currentVersion }: InterviewProps) {
  // Fixed at the start, because the plan asks less with every line that is added.
  const [interview] = useState(() => listInterviews(plan, draft).find((one) => one.role === role));
  if (!interview)
    return (
      <Callout title="Nothing left to ask about this job">
        <Link to="?" className="link">
          Back to suggestions
        </Link>
      </Callout>
    );
  return <RunningInterview {...{ id, interview, currentVersion }} />;
}

interface RunningInterviewProps {
  id: string;
  interview: RoleInterview;
  currentVersion: number;
}

function RunningInterview({ id, interview: { role, name, questions }, currentVersion }: RunningInterviewProps) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [line, setLine] = useState<Line | null>(null);
  const [added, setAdded] = useState<readonly Added[]>([]);
  const { revalidate } = useRevalidator();
  const request = useRequest();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const question = questions[at];

  useEffect(() => {
    const target = question ? field.current?.querySelector('textarea') : heading.current;
    target?.focus();
  }, [question]);
  const isEditing = line !== null;
  useEffect(() => {
    if (isEditing) field.current?.querySelector('textarea')?.focus();
  }, [isEditing]);

  const goTo = (index: number) => {
    setLine(null);
    request.clear();
    setAt(index);
  };

  async function draftLine(answer: string): Promise<void> {
    if (!question) return;
    const previous = added.at(-1);
    const { asks } = question.interview;
    const input = { id, role, asks, text: answer, ...(previous && { previous: previous.id }) };
    const drafted = await request.run(() => call(endpoint('POST /api/resumes/{id}/lines/draft'), input));
    if (!drafted) return;
    if (!drafted.line) {
      // A no is an answer too: the question isn't asked again.
      const no = { id, question: question.id, answer: { applies: false as const } };
      await request.run(() => call(endpoint('POST /api/resumes/{id}/answers'), no));
      return goTo(at + 1);
    }
    const { text, extends: isExtension, advice } = drafted.line;
    setLine({ text, replaces: isExtension ? (previous?.id ?? null) : null, advice: advice ?? null });
  }

  async function addLine(text: string): Promise<void> {
    if (!question || !line) return;
    const { replaces } = line;
    const rest = replaces === null ? {} : { replaces };
    const input = { id, baseVersion: currentVersion, role, text, question: question.id, ...rest };
    // The button stays busy until the page shows the line, because the next one builds on it.
    const answer = await request.run(async () => {
      const saved = await call(endpoint('POST /api/resumes/{id}/lines'), input);
      await revalidate();
      return saved;
    });
    if (!answer) return;
    setAdded([...added.filter((one) => one.id !== answer.line), { id: answer.line, text }]);
    goTo(at + 1);
  }

  return (
    <section aria-labelledby="interview" className="flex flex-col gap-5">
      <h2 id="interview" ref={heading} tabIndex={-1} className="text-title break-words outline-none">
        {name}
      </h2>
      {question ? (
        <>
          <Progress
            label={`Question ${at + 1} of ${questions.length}`}
            value={at}
            max={questions.length}
            note={`${added.length} ${added.length === 1 ? 'line' : 'lines'} added`}
          />
          <div ref={field} className="flex max-w-prose flex-col gap-4">
            {request.failure && (
              <Callout tone="danger" title={request.failure.message} live>
                {request.failure.hint}
              </Callout>
            )}
            {line ? (
              <LineForm
                key={question.id}
                line={line}
                answer={answers[question.id] ?? ''}
                busy={request.busy}
                onAdd={(text) => void addLine(text)}
                onBack={() => setLine(null)}
                onSkip={() => goTo(at + 1)}
              />
            ) : (
              <AnswerForm
                key={question.id}
                question={question.interview.text}
                example={question.interview.example}
                answer={answers[question.id] ?? ''}
                busy={request.busy}
                onAnswer={(text) => {
                  setAnswers({ ...answers, [question.id]: text });
                  void draftLine(text);
                }}
                onBack={at > 0 ? () => goTo(at - 1) : null}
                onSkip={() => goTo(at + 1)}
              />
            )}
          </div>
          <Link to="?" preventScrollReset className="link self-start">
            Stop and go back to suggestions
          </Link>
        </>
      ) : (
        <Finished added={added} onBack={() => goTo(questions.length - 1)} />
      )}
    </section>
  );
}

interface AnswerFormProps {
  question: string;
  example: string;
  answer: string;
  busy: boolean;
  onAnswer(text: string): void;
  onBack: (() => void) | null;
  onSkip(): void;
}

function AnswerForm({ question, example, answer, busy, onAnswer, onBack, onSkip }: AnswerFormProps) {
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => submitText(event, onAnswer)}>
      <TextArea
        name="text"
        label={question}
        hint={`Answer as you would tell a friend. For example: “${example}”.`}
        defaultValue={answer}
        maxLength={600}
        rows={3}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={busy} busyLabel="Writing your line…">
          Continue
        </Button>
        <Button size="small" variant="quiet" onClick={onSkip}>
          Skip
        </Button>
        {onBack && (
          <Button size="small" variant="quiet" onClick={onBack}>
            Back
          </Button>
        )}
      </div>
    </form>
  );
}

interface LineFormProps {
  line: Line;
  answer: string;
  busy: boolean;
  onAdd(text: string): void;
  onBack(): void;
  onSkip(): void;
}

function LineForm({ line: { text, replaces, advice }, answer, busy, onAdd, onBack, onSkip }: LineFormProps) {
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => submitText(event, onAdd)}>
      {advice !== null && (
        <Callout tone="caution" title="A little more would help" live>
          {advice} Change your answer, or add the line as it is.
        </Callout>
      )}
      <TextArea
        name="text"
        label={replaces === null ? 'The line for your résumé' : 'The line, with your answer added'}
        hint={`You said: “${answer}”. Edit the line until it’s exactly right.`}
        defaultValue={text}
        maxLength={600}
        rows={3}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={busy} busyLabel="Adding…">
          {replaces === null ? 'Add line' : 'Update line'}
        </Button>
        <Button size="small" variant="quiet" onClick={onBack}>
          Change answer
        </Button>
        <Button size="small" variant="quiet" onClick={onSkip}>
          Don’t add it
        </Button>
      </div>
    </form>
  );
}

function Finished({ added, onBack }: { added: readonly Added[]; onBack(): void }) {
  return (
    <div className="flex flex-col gap-4">
      {added.length > 0 ? (
        <Callout tone="hold" title={`${added.length} ${added.length === 1 ? 'line' : 'lines'} added`} live>
          <ul className="list-disc pl-5">
            {added.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Callout>
      ) : (
        <Callout title="No lines added" live>
          You can come back to these questions at any time.
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="?" variant="primary" size="small" preventScrollReset>
          Back to suggestions
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={onBack}>
          Back to the last question
        </Button>
      </div>
    </div>
  );
}

/** Sends what was typed, or returns to the empty field. */
function submitText(event: React.FormEvent<HTMLFormElement>, send: (text: string) => void): void {
  event.preventDefault();
  const text = String(new FormData(event.currentTarget).get('text')).trim();
  if (text.length >= 2) send(text);
  else event.currentTarget.querySelector('textarea')?.focus();
}

/** One request at a time, with the error of the last one. */
function useRequest() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; hint?: string } | null>(null);
  const underWay = useRef(false);
  return {
    busy,
    failure,
    clear: () => setFailure(null),
    async run<T>(send: () => Promise<T>): Promise<T | undefined> {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      setFailure(null);
      try {
        return await send();
      } catch (error) {
        setFailure((error instanceof RefusedError ? error.problem : null) ?? describeFailure(error));
        return undefined;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
