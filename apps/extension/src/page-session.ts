import { readJobPage } from './job/read-job-page.ts';
import type { PageCommandName, PageCommands } from './messages.ts';
import type { PageForm } from './page/page-control.ts';
import { readAnswers } from './page/read-answers.ts';
import { readForm } from './page/read-form.ts';
import { readHeld } from './page/read-held.ts';
import { type WrittenForm, writeForm } from './page/write-form.ts';
import { PROBLEM_TEXTS } from './page-texts.ts';
import type { SubmittedForm } from './types.ts';

type Handlers = { [N in PageCommandName]: (input: PageCommands[N]['input']) => Promise<PageCommands[N]['output']> };

/** One page's form as it was read last, and what was written into it since the page was opened. */
export function createPageSession(page: Document): {
  handlers: Handlers;
  readAnswers: () => SubmittedForm['fields'];
  hasWritten: () => boolean;
  /** Whether the form is filled in with a packet, so that the service worker compares what it holds. */
  isWatched: () => boolean;
} {
  let form: PageForm = { fields: [], controls: new Map(), areas: [] };
  const written: WrittenForm[] = [];
  const writtenAreas = new Set<Element | Document>();
  let isWatched = false;

  const handlers: Handlers = {
    read: async () => {
      form = readForm(page);
      return { fields: [...form.fields], areas: [...form.areas], foreignFrames: listForeignFrames(page) };
    },
    readHeld: async ({ watches }) => {
      isWatched = watches;
      return readHeld(page);
    },
    readJob: async () => readJobPage(page),
    write: async ({ values }) => {
      const files = new Map(
        values.flatMap(({ value, file }) => (value.type === 'file' && file ? [[value.documentId, file]] : [])),
      );
      const result = await writeForm(form, values, async (documentId) => {
        const file = files.get(documentId);
        return file ? new File([toBytes(file.base64)], file.name, { type: file.type }) : null;
      });
      written.push(result);
      for (const { fieldId } of values) {
        const area = form.controls.get(fieldId)?.area;
        if (area) writtenAreas.add(area);
      }
      return {
        results: result.results.map((one) =>
          one.outcome === 'filled'
            ? { fieldId: one.fieldId, text: one.shown, failure: null }
            : { fieldId: one.fieldId, text: null, failure: PROBLEM_TEXTS[one.reason] },
        ),
      };
    },
    undo: async () => {
      let undone = 0;
      // The latest first, so that each field ends as it was before the first.
      for (const one of written.splice(0).reverse()) {
        const left = await one.undo();
        undone += one.results.filter(({ outcome }) => outcome === 'filled').length - left.length;
      }
      return { undone };
    },
    jumpTo: async ({ fieldId }) => {
      const element = form.controls.get(fieldId)?.elements[0];
      if (!element?.isConnected) return { found: false };
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
      return { found: true };
    },
  };
  const listAnswers = () =>
    readAnswers(page, writtenAreas).map(({ question, block, answer }) => ({
      // “Job title (2)”: which of several blocks it is in.
      label: block === null ? question : `${question} (${block + 1})`,
      value: answer,
    }));

  return { handlers, readAnswers: listAnswers, hasWritten: () => written.length > 0, isWatched: () => isWatched };
}

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Hosts of visible frames of other origins that are large enough for a form. We never read or fill them. */
function listForeignFrames(page: Document): string[] {
  const hosts = [...page.querySelectorAll('iframe')].flatMap((frame) => {
    const { width, height } = frame.getBoundingClientRect();
    const url = URL.parse(frame.src, page.baseURI);
    const isForeign = url !== null && /^https?:$/.test(url.protocol) && url.origin !== page.location.origin;
    return isForeign && width >= 300 && height >= 200 ? [url.host] : [];
  });
  return [...new Set(hosts)];
}
