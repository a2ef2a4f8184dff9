import type { ResumeAnalysis, VisitorScore } from '@foothold/contracts/resumes';

/** A part that earns this share of its points is a strength. */
const STRENGTH_SHARE = 0.9;
const MAX_IMPROVEMENTS = 10;
const MAX_KEYWORDS = 50;
/** A skill read with less confidence may be a fragment from another column, so it is left out. */
const CONFIDENCE_THRESHOLD = 0.8;

/** A short report for API clients: strengths, what to change first, and the skills found. */
export function toAnalysis({
  report,
  resume,
  provenance,
  jobTitle,
}: Pick<VisitorScore, 'report' | 'resume' | 'provenance' | 'jobTitle'>): ResumeAnalysis {
  const toPoints = (hundredths: number) => hundredths / 100;
  // Rounded as on our pages.
  const toTenths = (hundredths: number) => Math.round(hundredths / 10) / 10;
  const losses = report.parts.flatMap(({ rules }) => rules.flatMap((rule) => rule.losses));
  // A fix alone may not say what it refers to (“Add one under your name.”).
  const fixes = losses.toSorted((a, b) => b.points - a.points).map(({ reason, fix }) => `${reason} ${fix}`);
  const listSureKeywords = ({ id, keywords }: VisitorScore['resume']['skills'][number]) =>
    keywords.filter(
      (keyword) => (provenance[`skills/${id}/keywords/${keyword}`]?.confidence ?? 1) >= CONFIDENCE_THRESHOLD,
    );
  return {
    score: report.total,
    kind: report.kind,
    jobTitle,
    fit: report.fit ?? null,
    fitUnjudged: report.fitUnjudged ?? null,
    quality: report.quality ?? null,
    rubric: report.rubric,
    strengths: report.parts
      .filter(({ earned, possible }) => possible > 0 && earned >= possible * STRENGTH_SHARE)
      .map(({ name, earned, possible }) => `${name}: ${toTenths(earned)} of ${toTenths(possible)} points`),
    // A cap limits everything else, so its fix comes first.
    improvements: [...new Set([...report.caps.map(({ reason, fix }) => `${reason} ${fix}`), ...fixes])].slice(
      0,
      MAX_IMPROVEMENTS,
    ),
    parts: report.parts.map(({ id, name, earned, possible }) => ({
      id,
      name,
      earned: toPoints(earned),
      possible: toPoints(possible),
    })),
    keywords: [...new Set(resume.skills.flatMap(listSureKeywords))].slice(0, MAX_KEYWORDS),
  };
}
