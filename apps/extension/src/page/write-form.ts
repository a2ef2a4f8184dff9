import type { FillValue } from '@foothold/core/form-fill';
import { findChange, findSwap, type WriteProblem } from './checks.ts';
import { wait } from './events.ts';
import { isFilled } from './field-state.ts';
import { startGuard } from './guard.ts';
import type { PageControl, PageForm } from './page-control.ts';
import { waitForPage } from './wait-for-page.ts';
import { type LoadFile, type Written, writeField } from './write-field.ts';

export type { WriteProblem };

export interface WriteOrder {
  fieldId: string;
  value: FillValue;
}

export type WriteResult =
  | { fieldId: string; outcome: 'filled'; shown: string }
  | { fieldId: string; outcome: 'left'; reason: WriteProblem };

export interface WrittenForm {
  results: WriteResult[];
  /** Restores what was there before, where the page lets it, and lists the fields where it does not. */
  undo(): Promise<string[]>;
}

/** Time for the page's own code to change a value back. */
const REVERTS_MS = 30;
/** A form as a whole may take this long; what is left then is reported. */
const MOST_MS = 60_000;

/**
 * Writes values into the fields of a form that was read before. Never submits, and stops as soon as the page tries to. Each field is checked
 * again right before and after: what isn't the same, isn't seen, or doesn't keep its value is undone and reported.
 * @param form as `readForm` found it
 * @param orders values by field; only for a gesture of the person
 * @param load the file of a document
 */
export async function writeForm(form: PageForm, orders: readonly WriteOrder[], load: LoadFile): Promise<WrittenForm> {
  const pages = [...new Set([...form.controls.values()].map(({ page }) => page))];
  const [page] = pages;
  if (page) await waitForPage(page);
  const guard = startGuard(pages);
  const results: WriteResult[] = [];
  const done: { fieldId: string; control: PageControl; written: Exclude<Written, { problem: WriteProblem }> }[] = [];
  const end = performance.now() + MOST_MS;
  try {
    for (const { fieldId, value } of orders) {
      const control = form.controls.get(fieldId);
      const problem = problemBefore(control, guard.wasNeeded || performance.now() > end);
      const written: Written =
        control && !problem ? await writeField(control, value, load) : { problem: problem ?? 'changed' };
      if ('problem' in written) results.push({ fieldId, outcome: 'left', reason: written.problem });
      else if (control) done.push({ fieldId, control, written });
    }
    await wait(done.length > 0 ? REVERTS_MS : 0);
    for (const { fieldId, written } of done) results.push(await settle(fieldId, written));
  } finally {
    // A page may submit in a task of its own.
    await wait(0);
    guard.end();
  }
  const filled = done.filter(({ fieldId }) =>
    results.some((result) => result.fieldId === fieldId && result.outcome === 'filled'),
  );
  return {
    results: orders.flatMap(({ fieldId }) => results.find((result) => result.fieldId === fieldId) ?? []),
    undo: () => undoAll(filled.toReversed()),
  };
}

function problemBefore(control: PageControl | undefined, isStopped: boolean): WriteProblem | null {
  if (isStopped) return 'stopped';
  if (!control) return 'changed';
  // Each kind of field is looked at as a whole right before its value, after it has the focus.
  return findSwap(control) ?? (isFilled(control.elements, control.field.kind) ? 'filled' : null);
}

async function settle(fieldId: string, written: Exclude<Written, { problem: WriteProblem }>): Promise<WriteResult> {
  if (written.hasValue()) return { fieldId, outcome: 'filled', shown: written.shown };
  await written.undo();
  return { fieldId, outcome: 'left', reason: 'reverted' };
}

async function undoAll(
  filled: readonly { fieldId: string; control: PageControl; written: Exclude<Written, { problem: WriteProblem }> }[],
): Promise<string[]> {
  const guard = startGuard([...new Set(filled.map(({ control }) => control.page))]);
  const failed: string[] = [];
  try {
    for (const { fieldId, control, written } of filled) {
      // What the person has changed since stays theirs.
      if (findChange(control) || !written.hasValue()) {
        failed.push(fieldId);
        continue;
      }
      await written.undo();
      if (isFilled(control.elements, control.field.kind)) failed.push(fieldId);
    }
    await wait(0);
  } finally {
    guard.end();
  }
  return failed;
}
