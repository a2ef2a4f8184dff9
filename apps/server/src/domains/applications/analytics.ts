import type { Application } from '@foothold/contracts/applications';
import type { ResumeDetail, ResumeSummary } from '@foothold/contracts/resumes';

const DAY_MS = 24 * 60 * 60 * 1000;

const toDay = (time: string) => time.slice(0, 10);
const subtractDays = (today: Date, days: number) => toDay(new Date(today.getTime() - days * DAY_MS).toISOString());

/** Dashboard figures from the member's own data. */
export function buildDashboard(resumes: readonly ResumeSummary[], applications: readonly Application[], today: Date) {
  const scores = resumes.flatMap(({ score }) => (score ? [score.total] : []));
  const from = subtractDays(today, 6);
  return {
    resumes: resumes.length,
    bestScore: scores.length > 0 ? Math.max(...scores) : null,
    applications: {
      total: applications.length,
      lastSevenDays: applications.filter(({ savedAt }) => toDay(savedAt) >= from).length,
    },
  };
}

/** Counts applications. @param days how many days up to today to include, even empty ones */
export function computeFigures(applications: readonly Application[], days: number, today: Date) {
  const count = <T>(of: (application: Application) => T) => {
    const counts = new Map<T, number>();
    for (const application of applications) counts.set(of(application), (counts.get(of(application)) ?? 0) + 1);
    return counts;
  };
  const savedByDay = count(({ savedAt }) => toDay(savedAt));
  return {
    total: applications.length,
    days: Array.from({ length: days }, (_, index) => {
      const date = subtractDays(today, days - 1 - index);
      return { date, saved: savedByDay.get(date) ?? 0 };
    }),
    states: [...count(({ state }) => state)].map(([state, number]) => ({ state, count: number })),
    sponsorship: [...count(({ job }) => job.sponsorship)].map(([value, number]) => ({
      value,
      count: number,
    })),
  };
}

/** Compares the first version with the current one, both against the résumé's target. */
export function measurePerformance({ id, title, versions, currentVersion }: ResumeDetail) {
  const getVersionScore = (versionNumber: number) =>
    versions.find(({ number }) => number === versionNumber)?.score ?? null;
  const first = getVersionScore(1);
  const current = getVersionScore(currentVersion);
  const isSameKind = first !== null && current !== null && first.kind === current.kind;
  return {
    id,
    title,
    versions: versions.length,
    kind: current?.kind ?? null,
    first: first?.total ?? null,
    current: current?.total ?? null,
    change: isSameKind ? current.total - first.total : null,
  };
}
