import { limits } from '@foothold/contracts/resumes';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { toHead } from './head.ts';

/** Loads the header data of a résumé's pages. Computes the score if it isn't stored yet. */
export async function loadHead({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { api } = context.get(requestContext);
  const [detail, report] = await Promise.all([load(api.resumes.get({ id })), load(api.resumes.report({ id }))]);
  return {
    ...toHead(detail, report),
    titleLimit: limits.title,
    isKnown: new URL(request.url).searchParams.has('known'),
  };
}

/**
 * Loads the score of the current version with the page it refers to, or that version's score under an earlier rubric.
 */
export async function loadScore({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { resumes } = context.get(requestContext).api;
  const rubric = new URL(request.url).searchParams.get('rubric');
  const [detail, report, { text, pictures }] = await Promise.all([
    load(resumes.get({ id })),
    load(resumes.report({ id })),
    load(resumes.text({ id })),
  ]);
  const shown = { id, target: detail.target, text, pictures };
  const { earlier } = report;
  if (rubric === null || rubric !== earlier?.rubric) return { ...shown, report, current: null };
  const earlierReport = await load(resumes.report({ id, rubric }));
  return { ...shown, report: earlierReport, current: report };
}

/** Loads the fields that were read, with their places, for correcting them. */
export async function loadReading({ context, params: { id } }: RouteArgs<'id'>) {
  const { resumes } = context.get(requestContext).api;
  const [detail, { text, pictures }, { views }] = await Promise.all([
    load(resumes.get({ id })),
    load(resumes.text({ id })),
    load(resumes.views({ id })),
  ]);
  const { resume, provenance, signals, unplaced, currentVersion, exportOptions, format } = detail;
  return {
    id,
    resume,
    provenance,
    signals,
    unplaced,
    currentVersion,
    exportOptions,
    format,
    text,
    pictures,
    views,
    limits: { value: limits.fieldValue, list: limits.listLength },
  };
}
