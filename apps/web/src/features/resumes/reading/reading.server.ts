import type { FieldPath, Resume } from '@foothold/core/resume';
import { data } from 'react-router';
import { formFailure } from '../../../shared/api/form-failure.ts';
import { formText } from '../../../shared/api/form-text.ts';
import { problemOf } from '../../../shared/api/problem.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import type { ResumeArgs } from '../route-args.ts';
import type { SaveAnswer } from './use-draft.ts';

interface Corrections {
  baseVersion: number;
  resume: Resume;
  placed: { line: string; field: FieldPath }[];
  confirmed: FieldPath[];
}

/** What reading the file again answers. */
export type ReadAgainAnswer = { read: { before: number; version: number; changed: number } } | { failure: FormFailure };

/** The editor saves corrections as JSON; the button that reads the file again is a form. */
export const changeReading = (args: ResumeArgs) =>
  args.request.headers.get('content-type')?.includes('json') ? saveCorrections(args) : readAgain(args);

async function readAgain({ context, params: { id }, request }: ResumeArgs) {
  const form = await request.formData();
  const before = Number(formText(form, 'baseVersion'));
  try {
    const { resume, changed } = await context.get(requestContext).api.resumes.readAgain({ id, baseVersion: before });
    return { read: { before, version: resume.currentVersion, changed } } satisfies ReadAgainAnswer;
  } catch (error) {
    return formFailure(error, form);
  }
}

/** Saves corrections as one version. What was typed stays in the window that typed it, so a refusal brings back messages only. */
async function saveCorrections({ context, params: { id }, request }: ResumeArgs) {
  try {
    const body = (await request.json()) as Corrections;
    const after = await context.get(requestContext).api.resumes.correct({ ...body, id });
    return { saved: after.currentVersion } satisfies SaveAnswer;
  } catch (error) {
    const problem = error instanceof SyntaxError ? null : problemOf(error);
    if (!problem) throw error;
    if (problem.code === 'resource.changed') {
      const { currentVersion = 0 } = (problem.data ?? {}) as { currentVersion?: number };
      return { conflict: currentVersion } satisfies SaveAnswer;
    }
    const { message, hint, fields, status } = problem;
    const failure = { message, ...(hint !== undefined && { hint }), fields, values: {} };
    return data({ failure } satisfies SaveAnswer, { status });
  }
}
