import { limits } from '@foothold/contracts/resumes';
import { load } from '../../../shared/api/load.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { ResumeArgs } from '../route-args.ts';

/** The header data of a résumé's pages. Computes the score if it is missing. */
export async function loadHead({ context, params: { id }, request }: ResumeArgs) {
  const { api } = context.get(requestContext);
  const [detail, { total, kind }] = await Promise.all([
    load(api.resumes.get({ id })),
    load(api.resumes.report({ id })),
  ]);
  const { title, fileName, format, target, currentVersion, versions, canUndo, updatedAt } = detail;
  const current = versions.find(({ number }) => number === currentVersion);
  return {
    resume: { id, title, fileName, format, target, currentVersion, canUndo, updatedAt, score: { total, kind } },
    lastChange: current?.label ?? null,
    titleLimit: limits.title,
    isKnown: new URL(request.url).searchParams.has('known'),
  };
}

/** The current version's score with the page that it refers to. */
export async function loadScore({ context, params: { id } }: ResumeArgs) {
  const { resumes } = context.get(requestContext).api;
  const [detail, report, { text, pictures }] = await Promise.all([
    load(resumes.get({ id })),
    load(resumes.report({ id })),
    load(resumes.text({ id })),
  ]);
  return { id, target: detail.target, report, text, pictures };
}

/** The fields that were read, with their places, for correction. */
export async function loadReading({ context, params: { id } }: ResumeArgs) {
  const { resumes } = context.get(requestContext).api;
  const [detail, { text, pictures }, { views }] = await Promise.all([
    load(resumes.get({ id })),
    load(resumes.text({ id })),
    load(resumes.views({ id })),
  ]);
  const { resume, provenance, signals, currentVersion, format } = detail;
  return {
    id,
    resume,
    provenance,
    signals,
    currentVersion,
    format,
    text,
    pictures,
    views,
    limits: { value: limits.fieldValue, list: limits.listLength },
  };
}
