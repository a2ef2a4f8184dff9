import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { Badge } from '../../../shared/ui/badge.tsx';
import { WordDiff } from '../../../shared/ui/word-diff.tsx';
import { getAnswerId, listMarks } from './reading.ts';

type Answer = PacketDetail['content']['answers'][number];

const SOURCE_LABELS: Record<Answer['source'], string> = {
  book: 'From your answer book',
  recruiter: 'Written by your recruiter',
  member: 'Your answer',
};

/** Every question of the form with the answer that is sent, word for word. */
export function PacketAnswers({ packet }: { packet: PacketDetail }) {
  const { id, content, changed, previous } = packet;
  if (content.answers.length === 0)
    return <p className="text-soft">The form asks no questions besides your résumé and files.</p>;
  return (
    <ol className="border-t border-line">
      {content.answers.map((answer, at) => (
        <AnswerItem
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its position, also in the API
          key={at}
          elementId={getAnswerId(id, at)}
          answer={answer}
          isChanged={changed.includes(at)}
          before={previous?.answers.find(({ question }) => question === answer.question)?.answer ?? null}
        />
      ))}
    </ol>
  );
}

interface AnswerItemProps {
  elementId: string;
  answer: Answer;
  isChanged: boolean;
  /** The answer of the earlier version. Null if it had none. */
  before: string | null;
}

function AnswerItem({
  elementId,
  answer: { question, answer, source, memberOnly },
  isChanged,
  before,
}: AnswerItemProps) {
  const differs = before !== null && answer !== null && before !== answer;
  return (
    <li
      id={elementId}
      tabIndex={-1}
      className="flex scroll-mt-20 flex-col gap-1.5 border-b border-line py-4 outline-offset-4"
    >
      {isChanged && <Mark name={elementId} at={0} />}
      <h3 className="max-w-prose font-text text-small font-strong tracking-normal wrap-anywhere whitespace-pre-wrap">
        {question}
      </h3>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-note text-soft empty:hidden">
        {isChanged && answer !== null && <Badge tone="accent">{differs ? 'Changed' : 'New'}</Badge>}
        {answer === null ? (
          <Badge tone="caution">Only you can answer this</Badge>
        ) : (
          <span>
            {SOURCE_LABELS[source]}
            {memberOnly && '. Only you can answer this.'}
          </span>
        )}
      </p>
      {answer === null ? <p className="text-soft">Not answered yet</p> : <SentText text={answer} />}
      {differs && (
        <div className="mt-1 max-w-prose border-l-2 border-line pl-3 text-note">
          <p className="text-soft">What changed since the earlier version:</p>
          <WordDiff before={before} after={answer} />
        </div>
      )}
      {isChanged && <Mark name={elementId} at={1} />}
    </li>
  );
}

/** A text exactly as it is sent, however long. */
export function SentText({ text }: { text: string }) {
  return text === '' ? (
    <p className="text-soft">Left blank</p>
  ) : (
    <p data-sent className="max-w-prose wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  );
}

/** One end of a passage that the member has to have seen. */
export function Mark({ name, at }: { name: string; at: 0 | 1 }) {
  return <span aria-hidden="true" data-mark={listMarks(name)[at]} className="-my-px block h-px" />;
}
