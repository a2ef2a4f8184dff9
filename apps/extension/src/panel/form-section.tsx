import { useState } from 'react';
import type { FilledForm } from '../types.ts';
import { ask } from './ask.ts';
import { FieldRow } from './field-row.tsx';
import { RESUME_TEXTS } from './messages.ts';
import { useWork } from './use-work.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Fills in the form on the page, and lists what was filled in, and what was left and why. */
export function FormSection({
  tabId,
  form,
  onChange,
}: {
  tabId: number;
  /** What was filled in on this page. Null if nothing was. */
  form: FilledForm | null;
  onChange: () => Promise<void>;
}) {
  const [message, setMessage] = useState('');
  const { busy, error, run } = useWork();

  const fill = (resumeId: string | null) =>
    run(async () => {
      const result = await ask('fill', { tabId, resumeId });
      await onChange();
      const filled = result.results.filter(({ text }) => text !== null).length;
      setMessage(
        result.results.length === 0
          ? 'We found no form on this page.'
          : `${count(filled, 'field', 'fields')} filled in, ${result.results.length - filled} left. Check everything before you submit.`,
      );
    });

  const undo = () =>
    run(async () => {
      const { undone } = await ask('undo', { tabId });
      setMessage(`${count(undone, 'field is', 'fields are')} as before.`);
      await onChange();
    });

  const filled = form?.results.filter(({ text }) => text !== null) ?? [];
  const left = form?.results.filter(({ text }) => text === null) ?? [];
  return (
    <section aria-labelledby="form">
      <h2 id="form">The form on this page</h2>
      <button type="button" className="main" disabled={busy} onClick={() => void fill(form?.resume.id ?? null)}>
        {busy ? 'Filling in…' : form ? 'Fill in again' : 'Fill in this form'}
      </button>
      {filled.length > 0 && (
        <button type="button" disabled={busy} onClick={() => void undo()}>
          Undo all
        </button>
      )}
      <p role="status">{message}</p>
      {error !== null && <p role="alert">{error}</p>}
      {form && (
        <>
          <label>
            Résumé ({RESUME_TEXTS[form.resume.reason]})
            <select value={form.resume.id} disabled={busy} onChange={({ target }) => void fill(target.value)}>
              {form.resumes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {form.foreignFrames.map((host) => (
            <p key={host}>
              Part of this page is from {host}. We don’t fill in another site’s part:{' '}
              <a href={`https://${host}`} target="_blank" rel="noreferrer">
                open it in its own tab
              </a>
              .
            </p>
          ))}
          {form.otherForms > 0 && (
            <p>
              We left {form.otherForms === 1 ? 'another form' : `${form.otherForms} other forms`} on this page alone. To
              fill in another one, click into it first.
            </p>
          )}
          {left.length > 0 && <h3>Left for you ({left.length})</h3>}
          <ul>
            {left.map((result) => (
              <FieldRow key={result.fieldId} tabId={tabId} result={result} onChange={onChange} />
            ))}
          </ul>
          {filled.length > 0 && <h3>Filled in ({filled.length})</h3>}
          <ul>
            {filled.map((result) => (
              <FieldRow key={result.fieldId} tabId={tabId} result={result} onChange={onChange} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
