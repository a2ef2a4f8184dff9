import type { ScoreReport } from '@foothold/core/ats';
import type { Resume } from '@foothold/core/resume';
import { redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Missing scores are computed for this many of the latest versions. Older ones are scored when compared. */
const MAX_SCORED_VERSIONS = 12;

/** A version on one side of a comparison. */
export interface ComparedVersion {
  /** What people see: 1, 2, 3. */
  position: number;
  resume: Resume;
  report: Pick<ScoreReport, 'total' | 'kind' | 'parts'>;
}

/** Loads all versions, and a comparison of two of them if the URL asks for one. */
export async function loadVersions({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { resumes } = context.get(requestContext).api;
  const { versions, currentVersion } = await load(resumes.get({ id }));
  const query = new URL(request.url).searchParams;
  const numbers = [query.get('from'), query.get('to')].map(Number);
  const requested = numbers.filter((number) => versions.some((version) => version.number === number));
  const missing = versions
    .slice(-MAX_SCORED_VERSIONS)
    .filter(({ number, score }) => !score && !requested.includes(number))
    .map(({ number }) => number);
  const details = await Promise.all(
    [...new Set([...requested, ...missing])].map((version) => load(resumes.version({ id, version }))),
  );
  const detailsByNumber = new Map(details.map((one) => [one.version.number, one]));
  const findSide = (number: number | undefined): ComparedVersion | null => {
    const one = number === undefined ? undefined : detailsByNumber.get(number);
    return one ? { position: one.version.position, resume: one.resume, report: one.report } : null;
  };
  const [from, to] = requested.length === 2 ? [findSide(requested[0]), findSide(requested[1])] : [null, null];
  return {
    id,
    currentVersion,
    versions: versions.map((version) => {
      const report = detailsByNumber.get(version.number)?.report;
      return { ...version, score: report ? { total: report.total, kind: report.kind } : version.score };
    }),
    compared: from && to ? { from, to } : null,
  };
}

const TABS = ['improve', 'reading', 'versions', 'download', 'job'];

/** Restores the previous version, or any other, and returns to the page that requested it. */
export async function changeVersion({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { resumes } = context.get(requestContext).api;
  const form = await request.formData();
  const baseVersion = Number(readFormText(form, 'baseVersion'));
  try {
    if (readFormText(form, 'intent') === 'undo') await resumes.undo({ id, baseVersion });
    else await resumes.restore({ id, baseVersion, version: Number(readFormText(form, 'version')) });
  } catch (error) {
    return toFormFailure(error, form);
  }
  const returnTab = TABS.find((tab) => tab === form.get('back'));
  throw redirect(`/portal/resumes/${id}${returnTab ? `/${returnTab}` : ''}`);
}
