import { useId, useState } from 'react';
import type { FieldResult } from '../types.ts';
import { ask } from './ask.ts';
import { describeSource, LEFT_TEXTS } from './messages.ts';
import { useWork } from './use-work.ts';

/** One field: what is in it and where that comes from, or why it was left, with a way to answer it. */
export function FieldRow({
  tabId,
  result,
  onAnswered,
}: {
  tabId: number;
  result: FieldResult;
  /** @param text what happened, as a sentence */
  onAnswered: (text: string) => Promise<void>;
}) {
  const { decision, fieldId, text, failure } = result;
  const { error, run } = useWork();
  const label = result.label || 'A field without a label';
  return (
    <li>
      <button
        type="button"
        className="link"
        onClick={() =>
          void run(async () => {
            const { found } = await ask('jumpTo', { tabId, fieldId });
            if (!found) throw new Error('This field is no longer on the page.');
          })
        }
      >
        {label}
      </button>
      {text !== null ? (
        <p>
          <strong>{text}</strong>
          <br />
          <small>{describeSource(result)}</small>
        </p>
      ) : (
        <p>
          <small>{failure ?? (decision.decision === 'leave' ? LEFT_TEXTS[decision.reason] : 'Undone.')}</small>
        </p>
      )}
      {text === null && canAnswer(result) && (
        <details open={hasSuggestion(result)}>
          <summary>
            Answer<span className="hidden"> “{label}”</span> here
          </summary>
          <AnswerForm tabId={tabId} result={result} onAnswered={onAnswered} />
        </details>
      )}
      {error !== null && <p role="alert">{error}</p>}
    </li>
  );
}

/** What only the person may fill in is typed on the page itself, never here. */
export const canAnswer = ({ decision, kind }: FieldResult): boolean =>
  decision.decision === 'leave' &&
  !['file', 'checkbox', 'checkbox-group'].includes(kind) &&
  !['member-only', 'voluntary', 'filled', 'no-entry'].includes(decision.reason);

const hasSuggestion = ({ decision }: FieldResult) => decision.decision === 'leave' && decision.suggestions.length > 0;

function AnswerForm({
  tabId,
  result,
  onAnswered,
}: {
  tabId: number;
  result: FieldResult;
  onAnswered: (text: string) => Promise<void>;
}) {
  const suggestions = result.decision.decision === 'leave' ? result.decision.suggestions : [];
  const [text, setText] = useState(result.options.length > 0 ? '' : (suggestions[0]?.text ?? ''));
  const [remember, setRemember] = useState(false);
  const { busy, error, run } = useWork();
  const id = useId();
  const entryId = suggestions.find((one) => one.text === text)?.entryId ?? null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          const { results } = await ask('answer', { tabId, fieldId: result.fieldId, text, remember, entryId });
          const now = results.find(({ fieldId }) => fieldId === result.fieldId);
          if (now?.failure) throw new Error(now.failure);
          await onAnswered(`“${result.label}” is filled in.`);
        });
      }}
    >
      {suggestions.length > 1 && result.options.length === 0 && (
        <fieldset>
          <legend>Answers of yours that may fit</legend>
          {suggestions.map((one) => (
            <label key={one.entryId}>
              <input type="radio" name={id} checked={text === one.text} onChange={() => setText(one.text)} /> {one.text}
            </label>
          ))}
        </fieldset>
      )}
      <label htmlFor={`${id}-text`}>Your answer</label>
      {result.options.length > 0 ? (
        <select id={`${id}-text`} value={text} onChange={({ target }) => setText(target.value)}>
          <option value="">Choose…</option>
          {result.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <textarea id={`${id}-text`} value={text} rows={2} onChange={({ target }) => setText(target.value)} />
      )}
      <label>
        <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} /> Remember it
        in my answer book
      </label>
      {error !== null && <p role="alert">{error}</p>}
      <button type="submit" disabled={busy || text.trim() === ''}>
        Put it in the form
      </button>
    </form>
  );
}
