import { useState } from 'react';
import type { SubmittedForm } from '../types.ts';
import { ask } from './ask.ts';
import { useWork } from './use-work.ts';

/** What was in the form when the person submitted it, for them to look at before it is saved. */
export function SubmittedSection({
  tabId,
  submitted,
  onChange,
  onSaved,
}: {
  tabId: number;
  submitted: SubmittedForm;
  onChange: () => Promise<void>;
  onSaved: (applicationId: string) => void;
}) {
  const [fields, setFields] = useState(submitted.fields);
  const [job, setJob] = useState({ title: submitted.job.title, company: submitted.job.company });
  const isTracked = submitted.applicationId !== null;
  const { busy, error, run } = useWork();
  return (
    <section aria-labelledby="submitted">
      <h2 id="submitted">Did you submit this application?</h2>
      <p>
        This was in the form on {submitted.host}. Save it with your application to know later what you sent. Passwords,
        birth dates, ID numbers, and voluntary answers aren’t in it.
      </p>
      <dl>
        {fields.map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: forms repeat labels, and the order never changes
          <div key={at}>
            <dt>{label}</dt>
            <dd>
              {value}{' '}
              <button
                type="button"
                className="link"
                aria-label={`Leave out ${label}`}
                onClick={() => setFields(fields.filter((_, other) => other !== at))}
              >
                Leave out
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {!isTracked && (
        <>
          <label>
            Job title
            <input
              value={job.title}
              maxLength={200}
              onChange={({ target }) => setJob({ ...job, title: target.value })}
            />
          </label>
          <label>
            Company
            <input
              value={job.company}
              maxLength={200}
              onChange={({ target }) => setJob({ ...job, company: target.value })}
            />
          </label>
        </>
      )}
      {error !== null && <p role="alert">{error}</p>}
      <button
        type="button"
        className="main"
        disabled={busy || fields.length === 0}
        onClick={() =>
          void run(async () => {
            onSaved((await ask('saveSubmitted', { tabId, fields, ...job })).applicationId);
            await onChange();
          })
        }
      >
        {busy ? 'Saving…' : 'Yes, save it'}
      </button>
      <button
        type="button"
        disabled={busy}
        onClick={() =>
          void run(async () => {
            await ask('discardSubmitted', { tabId });
            await onChange();
          })
        }
      >
        No, don’t save it
      </button>
    </section>
  );
}
