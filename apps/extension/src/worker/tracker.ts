import type { JobResponse, PageJob, SubmittedForm } from '../types.ts';
import { CallError, call, callForJson } from './api.ts';
import { requirePage } from './fill.ts';
import { forgetForm, recallTab, rememberTab } from './tab-memory.ts';
import { askPage, injectPageScript } from './tabs.ts';

const MAX_TEXT = 60_000;
const MAX_STEPS = 20;

/** Reads the job on the page and compares it with a résumé. */
export async function readJob(
  tabId: number,
  resumeId: string | null,
): Promise<{ job: PageJob; response: JobResponse }> {
  await requirePage(tabId);
  await injectPageScript(tabId);
  const job = await askPage(tabId, 'readJob', null);
  const response = await callForJson<JobResponse>('POST', '/extension/job', {
    url: job.url,
    title: job.title,
    company: job.company,
    description: job.description.slice(0, MAX_TEXT),
    ...(resumeId !== null && { resumeId }),
  });
  return { job, response };
}

/** Saves the job to the tracker. What is sent from this tab afterward belongs to it. */
export async function track(tabId: number, job: PageJob, resumeId: string | null): Promise<{ applicationId: string }> {
  if (job.title === '' || job.company === '')
    throw new CallError({ code: 'incomplete', message: 'Enter the job title and the company first.' });
  const { id } = await callForJson<{ id: string }>('POST', '/applications/jobs', {
    title: job.title,
    company: job.company,
    place: job.place,
    url: job.url,
    description: job.description.slice(0, MAX_TEXT),
    origin: 'extension',
    ...(resumeId !== null && { resumeId }),
  });
  const { form, submitted } = await recallTab(tabId);
  await rememberTab(tabId, {
    ...(form && { form: { ...form, applicationId: id } }),
    ...(submitted && { submitted: { ...submitted, applicationId: id } }),
  });
  return { applicationId: id };
}

/**
 * Holds what was in the form on a page that we filled. Once the person submits it, the panel shows all steps before anything is saved.
 * @param fields of one step. The same step again replaces what it held before
 */
export async function holdAnswers(
  tabId: number,
  fields: SubmittedForm['fields'],
  { submits, now }: { submits: boolean; now: Date },
): Promise<void> {
  const { form, steps = [] } = await recallTab(tabId);
  if (!form) return;
  const toLabels = (step: SubmittedForm['fields']) => JSON.stringify(step.map(({ label }) => label));
  const known = [...steps.filter((step) => toLabels(step) !== toLabels(fields)), fields].slice(-MAX_STEPS);
  const { host, job, applicationId } = form;
  const all = known.flat();
  await rememberTab(tabId, {
    steps: known,
    ...(submits &&
      all.length > 0 && { submitted: { host, job, applicationId, fields: all, submittedAt: now.toISOString() } }),
  });
}

/**
 * Stores what was in the form with its application, which is added if it isn't tracked.
 * @param fields without those that the person removed
 * @param title of the job, as the person sees and corrects it; used only if it isn't tracked, as is `company`
 */
export async function saveSubmitted(
  tabId: number,
  { fields, title, company }: { fields: SubmittedForm['fields']; title: string; company: string },
): Promise<{ applicationId: string }> {
  const { submitted, form } = await recallTab(tabId);
  if (!submitted) throw new CallError({ code: 'nothing-sent', message: 'There is nothing to save.' });
  const { host, submittedAt, job } = submitted;
  // If storing the record fails, the next try uses the application that was added.
  const applicationId =
    submitted.applicationId ?? (await track(tabId, { ...job, title, company }, form?.resume.id ?? null)).applicationId;
  await call('POST', `/extension/applications/${encodeURIComponent(applicationId)}/forms`, {
    host,
    submittedAt,
    fields,
  });
  await forgetForm(tabId);
  return { applicationId };
}
