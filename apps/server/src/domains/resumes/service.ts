import { type ExplainedScore, storedExportOptionsSchema } from '@foothold/contracts/resumes';
import { RUBRIC_VERSION, scoreResume } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import type { SeekerProfile } from '@foothold/core/matching';
import { createSeekerProfile, listNamedSkills } from '@foothold/core/matching';
import type { User } from '../../platform/actor.ts';
import { requireFound } from '../../platform/errors.ts';
import { createCopies } from './copies/copies.ts';
import type { ResumesDeps } from './deps.ts';
import { createExports } from './exports.ts';
import { createImprovements } from './improvements.ts';
import { createInterviews } from './interviews.ts';

import { createJobPages } from './job-pages.ts';
import { createLetters } from './letters/letters.ts';

import { ownsResume } from './policy.ts';
import { requireOwn } from './records.ts';
import { createRecruiterAccess } from './recruiters/access.ts';
import { listRoles } from './recruiters/lines.ts';
import { createTexts } from './recruiters/texts.ts';
import * as repository from './repository.ts';
import { createRereading } from './reread.ts';
import { createReviewCopies } from './review-copies.ts';
import { createSamples, type SampleSource } from './samples.ts';
import { createScoreCheck } from './score-check.ts';
import { createScoreNotice } from './score-notice.ts';
import { explainChange, findEarlierScore, getCurrentBasis, getReport, toMonth, toScoreSubject } from './scoring.ts';
import { createSeekerProfiles } from './seeker-profiles.ts';
import { createSharing } from './sharing/shares.ts';
import { createStarts } from './start.ts';
import { saveState } from './storage.ts';
import { toVersionViews } from './views.ts';
import { createVisitorScoring } from './visitor-scores.ts';

export type Resumes = ReturnType<typeof createResumes>;

/** Résumés: reading, scoring, improving, and exporting. */
export function createResumes(deps: ResumesDeps & { sample: SampleSource }) {
  const { db, now } = deps;
  const storage = saveState(deps);
  const visitorScoring = createVisitorScoring(deps);
  const notifyOfScore = createScoreNotice(deps);
  const copies = createCopies(deps);
  const { computePlan, ...improvements } = createImprovements(deps);
  const exports = createExports(deps);
  const texts = createTexts(deps);

  /** The current version's score against its target, along with its score under an earlier rubric, or only the earlier score. */
  async function report(actor: User, id: string, rubric = RUBRIC_VERSION): Promise<ExplainedScore> {
    const { row, version } = await requireOwn(db, actor, id);
    if (rubric !== RUBRIC_VERSION) {
      const { basis } = requireFound(await findEarlierScore(db, row, version.number, rubric));
      return { ...requireFound(await repository.findReport(db, row.id, version.number, basis)), earlier: null };
    }
    const current = await getReport(db, deps, row, version, now(), (stored) =>
      notifyOfScore(db, row, version.number, stored),
    );
    const previousScore = await findEarlierScore(db, row, version.number);
    if (!previousScore) return { ...current, earlier: null };
    const { basis: _, ...earlier } = previousScore;
    return { ...current, earlier: { ...earlier, reason: explainChange(current, earlier.rubric) } };
  }

  /** The current version's score against a job that isn't the résumé's target. Nothing is stored. @throws AppError `resource.not-found` */
  async function scoreAgainst(actor: User, id: string, { title, text }: { title: string; text: string }) {
    const { row, version: current } = await requireOwn(db, actor, id);
    const facts = await repository.findReading(db, row.id, current.reading);
    const job = readJob(text, title === '' ? {} : { title });
    return scoreResume({ ...toScoreSubject(current, facts), job, asOf: toMonth(now()) });
  }

  /** The version that a state belongs to, with that state's content and score. */
  async function version(actor: User, id: string, number: number) {
    const { row } = await requireOwn(db, actor, id);
    const one = requireFound(await repository.findVersion(db, row.id, number));
    const states = await repository.listVersions(db, row.id, getCurrentBasis(row, now()));
    const views = toVersionViews(states, row.current_version);
    const { score: _, ...view } = requireFound(views.find(({ position }) => position === one.position));
    return {
      version: { ...view, number },
      resume: one.content,
      report: await getReport(db, deps, row, one, now()),
    };
  }

  /** The roles on the résumé, by path. @throws AppError `resource.not-found` */
  const roles = async (actor: User, id: string) => listRoles((await requireOwn(db, actor, id)).version.content);

  /** Whether the résumé belongs to the actor. */
  async function owns(actor: User, id: string): Promise<boolean> {
    const row = await repository.findResume(db, id);
    return row !== undefined && ownsResume(actor, row);
  }

  /** The current version as people see it (1, 2, 3), and the template that was chosen for exports. @throws AppError `resource.not-found` */
  async function describeCurrent(actor: User, id: string): Promise<{ position: number; template: string | null }> {
    const { row, version: current } = await requireOwn(db, actor, id);
    const { template } = storedExportOptionsSchema.parse(row.export_options);
    return { position: current.position, template: template ?? null };
  }

  /** What matching may use about the member, with the résumé's skills without those that another named skill implies. */
  async function namedProfile(actor: User, id: string): Promise<SeekerProfile> {
    const { version: current } = await requireOwn(db, actor, id);
    const asOf = toMonth(now());
    const namedSkillIds = new Set(listNamedSkills(current.content, { asOf }));
    const profile = createSeekerProfile(current.content, { asOf });
    return { ...profile, skills: profile.skills.filter(({ skill }) => namedSkillIds.has(skill)) };
  }

  /** The skill IDs of the most recently changed résumé. Null if there is none. */
  async function findLatestSkills(actor: User): Promise<{ id: string; title: string; skills: string[] } | null> {
    const latest = await repository.findLatestResume(db, actor.id);
    if (!latest) return null;
    const { version: current } = await requireOwn(db, actor, latest.id);
    return { id: latest.id, title: latest.title, skills: listNamedSkills(current.content, { asOf: toMonth(now()) }) };
  }

  return {
    ...storage,
    ...copies,
    ...improvements,
    ...createScoreCheck(deps, computePlan),
    ...createReviewCopies(deps),
    ...createInterviews(deps),
    ...createRereading(deps),
    ...exports,
    ...visitorScoring,
    ...createStarts(deps),
    ...createSamples({ ...deps, ...storage, ...visitorScoring }),
    ...createSharing(deps),
    ...createJobPages(deps),
    ...createLetters(deps),
    report,
    scoreAgainst,
    version,
    roles,
    replaceText: texts.replaceText,
    forRecruiters: createRecruiterAccess(deps, {
      list: storage.list,
      copies,
      improvements: { ...improvements, computePlan },
      exports,
      texts,
    }),
    owns,
    ...createSeekerProfiles(deps),
    namedProfile,
    describeCurrent,
    findLatestSkills,
    count: (userId: string) => repository.countResumes(db, userId),
  };
}
