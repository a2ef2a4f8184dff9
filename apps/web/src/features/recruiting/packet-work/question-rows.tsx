import { packetLimits } from '@foothold/contracts/recruiting/packet-choices';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { type DraftRow, getAnswerName } from './draft.ts';

interface QuestionRowsProps {
  rows: readonly DraftRow[];
  onAnswer: (at: number, answer: string) => void;
}

/** The questions of the form, with answers from the answer book where it has them. */
export function QuestionRows({ rows, onAnswer }: QuestionRowsProps) {
  return (
    <ol className="flex w-full max-w-prose flex-col border-t border-line">
      {rows.map((row, at) => (
        <li key={row.question} className="flex flex-col gap-3 border-b border-line py-4">
          <input type="hidden" name="row" value={JSON.stringify({ ...row, answer: '' })} />
          {row.memberOnly ? (
            <MemberQuestion question={row.question} />
          ) : (
            <Question row={row} at={at} onAnswer={(answer) => onAnswer(at, answer)} />
          )}
        </li>
      ))}
    </ol>
  );
}

const MemberQuestion = ({ question }: { question: string }) => (
  <>
    <p className="font-strong wrap-anywhere">{question}</p>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge>The member answers this</Badge>
      <span className="text-note text-soft">Only they may. It’s empty until they do, before they approve.</span>
    </p>
  </>
);

function Question({ row, at, onAnswer }: { row: DraftRow; at: number; onAnswer: (answer: string) => void }) {
  const hydrated = useHydrated();
  const { question, answer, known, choices } = row;
  const others = choices.filter((choice) => choice.answer !== answer);
  return (
    <>
      <TextArea
        name={getAnswerName(at)}
        label={question}
        hint={getSource(row)}
        required={false}
        rows={2}
        maxLength={packetLimits.answer}
        value={answer}
        onChange={(event) => onAnswer(event.currentTarget.value)}
        className="w-full"
      />
      {known === null && others.length > 0 && !hydrated && (
        <ul className="list-disc pl-5 text-soft">
          {others.map((choice) => (
            <li key={choice.label}>
              {choice.label}: {choice.answer}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && hydrated && (
        <Select
          name={`choice-${at}`}
          label="Use an answer from the answer book"
          required={false}
          placeholder="Choose one"
          value=""
          onChange={(event) => onAnswer(choices[Number(event.currentTarget.value)]?.answer ?? answer)}
          options={choices.map((choice, index) => ({
            value: String(index),
            label: `${choice.label}: ${choice.answer}`.slice(0, 120),
          }))}
          className="w-full"
        />
      )}
    </>
  );
}

function getSource({ answer, known, choices }: DraftRow): string {
  if (known !== null && answer === known) return 'From the answer book';
  if (choices.some((choice) => choice.answer === answer)) return 'Chosen from the answer book';
  if (answer !== '') return 'Written by you. The member checks it before approving.';
  return choices.length > 0
    ? 'The answer book may have this. Choose the right answer, or write it.'
    : 'Not in the answer book yet. Write an answer that is true for the member.';
}
