import { findQuestion } from '@foothold/core/answers';
import {
  chooseForm,
  type FieldDecision,
  type FillValue,
  findForbiddenHost,
  isPlaceholderOption,
  planFill,
} from '@foothold/core/form-fill';
import type { ValueForPage } from '../messages.ts';
import { readToday } from '../today.ts';
import type { FieldResult, FilledForm, PersonResponse } from '../types.ts';
import { CallError, call, callForJson } from './api.ts';
import { recallTab, rememberTab } from './tab-memory.ts';
import { askPage, describeTab, injectPageScript } from './tabs.ts';

const BYTES_AT_ONCE = 0x8000;

/** @throws CallError if the tab has no web page, or its site forbids tools */
export async function requirePage(tabId: number): Promise<URL> {
  const { url } = await describeTab(tabId);
  if (url === null)
    throw new CallError({
      code: 'no-access',
      message: 'Open the page with the form, and click our icon in the toolbar.',
    });
  const forbidden = findForbiddenHost(url.hostname);
  if (forbidden) throw new CallError({ code: 'forbidden-site', message: forbidden.reason });
  return url;
}

/** Reads the one form of the page that the person means. @throws CallError `several-forms` if it isn't sure which that is */
export async function readChosenForm(tabId: number) {
  const { fields, areas, foreignFrames } = await askPage(tabId, 'read', null);
  const { fields: chosen, others } = chooseForm(fields, areas);
  if (chosen.length === 0 && others > 0)
    throw new CallError({
      code: 'several-forms',
      message: `This page has ${others} application forms. Click into the one that you want, and try again.`,
    });
  return { fields: chosen, foreignFrames, otherForms: others };
}

/** Reads the form on the page, decides what belongs in each field, and writes it. Submits nothing. */
export async function fillForm(tabId: number, resumeId: string | null): Promise<FilledForm> {
  const url = await requirePage(tabId);
  await injectPageScript(tabId);
  const job = await askPage(tabId, 'readJob', null);
  const response = await callForJson<PersonResponse>('POST', '/extension/person', {
    url: job.url,
    title: job.title,
    company: job.company,
    ...(resumeId !== null && { resumeId }),
  });
  const { fields, foreignFrames, otherForms } = await readChosenForm(tabId);
  const byId = new Map(fields.map((field) => [field.id, field]));
  const decisions = planFill(fields, response.person, job.company, readToday());
  const written = await write(tabId, decisions, response.person);
  const form: FilledForm = {
    host: url.hostname,
    foreignFrames,
    otherForms,
    resume: response.resume,
    resumes: response.resumes,
    applicationId: response.application?.id ?? null,
    job,
    results: (isForm(decisions) ? decisions : []).flatMap((decision) => {
      const field = byId.get(decision.fieldId);
      if (!field) return [];
      const { id, label, hint, kind, options } = field;
      const outcome = written.get(id) ?? { text: null, failure: null };
      const choices = options.filter((option) => !isPlaceholderOption(option));
      return [{ fieldId: id, label: label || hint, kind, options: choices, decision, ...outcome }];
    }),
  };
  await rememberTab(tabId, { form });
  return form;
}

/** One or two fields that ask nothing we know are of the site itself, such as its theme. */
const isForm = (decisions: readonly FieldDecision[]): boolean =>
  decisions.length > 2 ||
  decisions.some((one) => one.decision === 'fill' || !['filled', 'unclear'].includes(one.reason));

/** Writes the decided values, and no others, so that the page's script never holds what isn't filled in. */
async function write(
  tabId: number,
  decisions: readonly FieldDecision[],
  person: PersonResponse['person'],
): Promise<Map<string, Pick<FieldResult, 'text' | 'failure'>>> {
  const failures = new Map<string, Pick<FieldResult, 'text' | 'failure'>>();
  const values: ValueForPage[] = [];
  for (const decision of decisions) {
    if (decision.decision === 'leave') continue;
    const { fieldId, value, meaning } = decision;
    if (value.type !== 'file') {
      values.push({ fieldId, value });
      continue;
    }
    const kind = meaning.includes('letter') ? 'letter' : 'resume';
    const known = person.documents.find((one) => one.id === value.documentId && one.kind === kind);
    const file = known && (await fetchDocument(known).catch((error: Error) => error.message));
    if (typeof file === 'object') values.push({ fieldId, value, file });
    else failures.set(fieldId, { text: null, failure: file ?? 'There is no such document.' });
  }
  const { results } = values.length > 0 ? await askPage(tabId, 'write', { values }) : { results: [] };
  return new Map([...failures, ...results.map(({ fieldId, text, failure }) => [fieldId, { text, failure }] as const)]);
}

async function fetchDocument({ kind, id, fileName }: PersonResponse['person']['documents'][number]) {
  const response = await call('GET', `/extension/documents/${kind}/${encodeURIComponent(id)}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE)
    binary += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_ONCE));
  return { name: fileName, type: 'application/pdf', base64: btoa(binary) };
}

/** Takes back what was filled in on the page. */
export async function undoForm(tabId: number): Promise<{ undone: number }> {
  const result = await askPage(tabId, 'undo', null);
  const { form } = await recallTab(tabId);
  if (form)
    await rememberTab(tabId, { form: { ...form, results: form.results.map((one) => ({ ...one, text: null })) } });
  return result;
}

/** Writes the person's own answer into a field that was left, and stores it in the answer book if they want. */
export async function answerField(
  tabId: number,
  input: { fieldId: string; text: string; remember: boolean; entryId: string | null },
): Promise<FilledForm> {
  const { form } = await recallTab(tabId);
  const field = form?.results.find(({ fieldId }) => fieldId === input.fieldId);
  if (!form || !field) throw new CallError({ code: 'page-gone', message: 'Fill in the form again first.' });
  const value = toValue(field, input.text);
  const { results } = await askPage(tabId, 'write', { values: [{ fieldId: input.fieldId, value }] });
  const [written] = results;
  if (input.remember && written?.text) await remember(field, input);
  const changed: FilledForm = {
    ...form,
    results: form.results.map((one) =>
      one.fieldId === input.fieldId ? { ...one, text: written?.text ?? null, failure: written?.failure ?? null } : one,
    ),
  };
  await rememberTab(tabId, { form: changed });
  return changed;
}

/** The value as the person typed or chose it: it is their own, so nothing is read into it. */
function toValue({ kind, options }: FieldResult, text: string): FillValue {
  if (kind === 'combobox')
    return { type: 'search', text, accepts: [text], choice: { meaning: 'own', answer: text, context: {} } };
  return options.length > 0 ? { type: 'options', texts: [text] } : { type: 'text', text };
}

/** Adds the answer to the answer book, or changes the one that was suggested. */
async function remember(
  { label, decision }: FieldResult,
  { text, entryId }: { text: string; entryId: string | null },
): Promise<void> {
  if (entryId !== null) await call('PATCH', `/answers/${encodeURIComponent(entryId)}`, { answer: text });
  else {
    const questionId = decision.meaning !== null && findQuestion(decision.meaning) ? decision.meaning : null;
    await call('POST', '/answers', { ...(questionId === null ? { question: label } : { questionId }), answer: text });
  }
}
