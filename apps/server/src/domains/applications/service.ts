import { ANALYTICS_DAYS } from '@foothold/contracts/applications/analytics';
import type { User } from '../../platform/actor.ts';
import type { SampleContext } from '../../platform/samples.ts';
import { buildDashboard, computeFigures, measurePerformance } from './analytics.ts';
import { createAnswers } from './answers/answers.ts';
import type { ApplicationsDeps } from './deps.ts';
import { findTimeZone, listChanges, listInterviews, listReplies } from './facts-repository.ts';
import { createHidden } from './hidden.ts';
import { createApplicationsFile } from './import/export.ts';
import { createImports } from './import/import.ts';
import { createInsights } from './insights/insights.ts';
import { createMatching } from './matching.ts';
import { createPlanning } from './planning/planning.ts';
import { createRecruiterAccess } from './recruiters.ts';
import * as repository from './repository.ts';
import { addSampleApplications } from './samples.ts';
import { createCards } from './tracking/cards.ts';
import { createCollection } from './tracking/collection.ts';
import { createMoves } from './tracking/moves.ts';
import { createPacketMoves } from './tracking/packet-moves.ts';
import { createSimilar } from './tracking/similar.ts';
import { createStages } from './tracking/stages.ts';
import { createTime } from './tracking/time.ts';
import { createTimeline } from './tracking/timeline.ts';

export type Applications = ReturnType<typeof createApplications>;

/** Saved jobs and applications of a member. */
export function createApplications(deps: ApplicationsDeps) {
  const { db, listings, resumes, now } = deps;
  const hidden = createHidden(deps);
  const cards = createCards(deps);
  const moves = createMoves(deps, cards);
  const collection = createCollection(deps, cards, moves);
  const { list, save } = collection;
  const stages = createStages(deps);

  const matching = createMatching(deps, hidden);
  const answers = createAnswers(deps);

  const exportTable = async (actor: User) => createApplicationsFile(await list(actor), await stages.list(actor), now());

  const dashboard = async (actor: User) => buildDashboard(await resumes.list(actor), await list(actor), now());

  const figures = async (actor: User) => computeFigures(await list(actor), ANALYTICS_DAYS, now());

  async function performance(actor: User) {
    const all = await resumes.list(actor);
    return { resumes: await Promise.all(all.map(async ({ id }) => measurePerformance(await resumes.get(actor, id)))) };
  }

  /** Statistics over what all members saved. Reads every application, so frequent callers should cache the result. */
  const savedFigures = () => repository.savedFigures(db);

  return {
    addSamples: (context: SampleContext) => addSampleApplications({ listings, save, hidden }, context),
    ...collection,
    move: moves.move,
    moveMany: moves.moveMany,
    undo: moves.undo,
    recordMove: moves.record,
    packetMoves: createPacketMoves(deps, moves),
    ...createInsights(deps),
    stages,
    ...createImports(deps),
    exportTable,
    answers,
    planning: createPlanning(deps),
    timeline: createTimeline(deps),
    findSimilar: createSimilar(deps),
    time: createTime(deps, moves),
    hidden,
    ...matching,
    forRecruiters: createRecruiterAccess({ list, matches: matching.matches, answers }),
    /** For the reports of recruiters’ work. The caller has checked whose they are. */
    facts: { findTimeZone, listChanges, listReplies, listInterviews },
    dashboard,
    figures,
    performance,
    savedFigures,
  };
}
