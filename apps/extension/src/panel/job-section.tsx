import { useState } from 'react';
import type { JobResponse, PageJob } from '../types.ts';
import { ask } from './ask.ts';
import { PLACE_TEXTS, SPONSORSHIP_TEXTS } from './messages.ts';
import { useWork } from './use-work.ts';

/** The job on the page: what it says about visas, how a résumé compares, and a way to save it. Read only on a click. */
export function JobSection({ tabId, portalUrl }: { tabId: number; portalUrl: string }) {
  const [known, setKnown] = useState<{ job: PageJob; response: JobResponse } | null>(null);
  const [savedId, setSavedId] = useState<string | null>(null);
  const { busy, error, run } = useWork();
  const applicationId = savedId ?? known?.response.application?.id ?? null;

  const setJob = (changes: Partial<PageJob>) =>
    setKnown((before) => before && { ...before, job: { ...before.job, ...changes } });

  return (
    <section aria-labelledby="job">
      <h2 id="job">The job on this page</h2>
      <button
        type="button"
        disabled={busy}
        onClick={() => void run(async () => setKnown(await ask('readJob', { tabId, resumeId: null })))}
      >
        {known ? 'Read it again' : 'Read this job'}
      </button>
      <p>
        <small>Select the text of the description first if the page has more than one job.</small>
      </p>
      {error !== null && <p role="alert">{error}</p>}
      {known && (
        <>
          <Findings response={known.response} />
          {applicationId !== null ? (
            <p role="status">
              This job is in your tracker.{' '}
              <a href={`${portalUrl}/applications/${applicationId}`} target="_blank" rel="noreferrer">
                Open it
              </a>
            </p>
          ) : (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void run(async () => {
                  const resumeId = known.response.match?.resume.id ?? null;
                  setSavedId((await ask('track', { tabId, job: known.job, resumeId })).applicationId);
                });
              }}
            >
              <label>
                Job title
                <input
                  value={known.job.title}
                  required
                  maxLength={200}
                  onChange={({ target }) => setJob({ title: target.value })}
                />
              </label>
              <label>
                Company
                <input
                  value={known.job.company}
                  required
                  maxLength={200}
                  onChange={({ target }) => setJob({ company: target.value })}
                />
              </label>
              <button type="submit" disabled={busy}>
                Save to my tracker
              </button>
            </form>
          )}
        </>
      )}
    </section>
  );
}

function Findings({ response: { sponsorship, match } }: { response: JobResponse }) {
  return (
    <>
      <p>
        {SPONSORSHIP_TEXTS[sponsorship.verdict]}
        {sponsorship.quote !== null && <q>{sponsorship.quote}</q>}
      </p>
      {match === null ? (
        <p>Upload a résumé to compare it with this job.</p>
      ) : (
        <>
          <p>
            <strong>{match.total} of 100</strong> for “{match.resume.title}”. {match.limit}
          </p>
          {match.keywords.length > 0 && (
            <table>
              <thead>
                <tr>
                  <th>Keyword</th>
                  <th>The job</th>
                  <th>Your résumé</th>
                </tr>
              </thead>
              <tbody>
                {match.keywords.map(({ name, need, place }) => (
                  <tr key={name}>
                    <td>{name}</td>
                    <td>{need}</td>
                    <td>{PLACE_TEXTS[place]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </>
  );
}
