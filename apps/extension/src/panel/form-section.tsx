import { type ReactNode, useEffect, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import type { FieldResult, FilledForm } from '../types.ts';
import { ask } from './ask.ts';
import { canAnswer, FieldRow } from './field-row.tsx';
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
  const [done, setDone] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { busy, error, run } = useWork();

  const fill = (resumeId: string | null) =>
    run(async () => {
      setDone('');
      await ask('fill', { tabId, resumeId });
      await onChange();
    });

  // What was clicked moves or is gone, so the focus goes to what it did.
  const report = async (text: string) => {
    setDone(text);
    await onChange();
    status.current?.focus();
  };

  const undo = () =>
    run(async () => {
      const { undone } = await ask('undo', { tabId });
      await report(`${count(undone, 'field is', 'fields are')} as before.`);
    });

  const filled = form?.results.filter(({ text }) => text !== null) ?? [];
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
      {!form && error === null && <Introduction />}
      <p role="status" ref={status} tabIndex={-1}>
        {[done, form && !busy ? summarize(form) : ''].filter(Boolean).join(' ')}
      </p>
      {error !== null && <p role="alert">{error}</p>}
      {form && form.results.length > 0 && (
        <Results tabId={tabId} form={form} busy={busy} onResume={fill} onAnswered={report} />
      )}
    </section>
  );
}

function summarize({ results }: FilledForm): string {
  if (results.length === 0) return 'We found no application form on this page.';
  const filled = results.filter(({ text }) => text !== null).length;
  const left = `${results.length - filled} left`;
  return filled === 0
    ? `Nothing filled in, ${left}.`
    : `${count(filled, 'field', 'fields')} filled in, ${left}. Check everything before you submit.`;
}

/** What a click does, and the key that does the same. */
function Introduction() {
  const [shortcut, setShortcut] = useState('');
  useEffect(() => {
    const read = async () => {
      const commands = await browser.commands.getAll();
      setShortcut(commands.find(({ name }) => name === 'fill-form')?.shortcut ?? '');
    };
    void read();
  }, []);
  return (
    <p className="note">
      We fill in what we’re sure of, and you check and submit it.{shortcut !== '' && ` Shortcut: ${shortcut}`}
    </p>
  );
}

function Results({
  tabId,
  form,
  busy,
  onResume,
  onAnswered,
}: {
  tabId: number;
  form: FilledForm;
  busy: boolean;
  onResume: (resumeId: string) => Promise<void>;
  onAnswered: (text: string) => Promise<void>;
}) {
  const filled = form.results.filter(({ text }) => text !== null);
  const left = form.results.filter(({ text }) => text === null);
  const renderRows = (results: readonly FieldResult[]) =>
    results.map((result) => <FieldRow key={result.fieldId} tabId={tabId} result={result} onAnswered={onAnswered} />);
  return (
    <>
      <label>
        Résumé
        <select value={form.resume.id} disabled={busy} onChange={({ target }) => void onResume(target.value)}>
          {form.resumes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <small>{RESUME_TEXTS[form.resume.reason]}</small>
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
      <Group title="Questions for you">{renderRows(left.filter(canAnswer))}</Group>
      <Group title="Left alone">{renderRows(left.filter((result) => !canAnswer(result)))}</Group>
      <Group title="Filled in">{renderRows(filled)}</Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({children.length})
      </h3>
      <ul>{children}</ul>
    </>
  );
}
