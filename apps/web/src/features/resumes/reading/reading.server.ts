import type { Resume } from '@foothold/core/resume';
import { data } from 'react-router';
import { problemOf } from '../../../shared/api/problem.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { ResumeArgs } from '../route-args.ts';
import type { SaveAnswer } from './use-draft.ts';

interface Corrections {
  baseVersion: number;
  resume: Resume;
}

/** Saves corrections as one version. The input stays in its window, so an error returns only messages. */
export async function saveCorrections({ context, params: { id }, request }: ResumeArgs) {
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
