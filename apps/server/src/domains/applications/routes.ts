import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Applications } from './service.ts';

export function createApplicationsRoutes(api: Api, applications: Applications) {
  const os = api.applications;
  return {
    list: os.list.handler(async ({ input, context }) => ({
      applications: await applications.list(requireUser(context.actor), input),
    })),
    get: os.get.handler(({ input, context }) => applications.get(requireUser(context.actor), input.id)),
    history: os.history.handler(({ input, context }) =>
      applications.timeline.list(requireUser(context.actor), input.page),
    ),
    similar: os.similar.handler(async ({ input, context }) => ({
      applications: await applications.findSimilar(requireUser(context.actor), input),
    })),
    save: os.save.handler(({ input, context }) => applications.save(requireUser(context.actor), input)),
    add: os.add.handler(({ input, context }) => applications.add(requireUser(context.actor), input)),
    change: os.change.handler(({ input, context }) => applications.change(requireUser(context.actor), input)),
    move: os.move.handler(({ input, context }) => applications.move(requireUser(context.actor), input)),
    moveMany: os.moveMany.handler(({ input, context }) => applications.moveMany(requireUser(context.actor), input)),
    undo: os.undo.handler(({ input, context }) => applications.undo(requireUser(context.actor), input)),
    tagMany: os.tagMany.handler(({ input, context }) => applications.tagMany(requireUser(context.actor), input)),
    removeMany: os.removeMany.handler(({ input, context }) =>
      applications.removeMany(requireUser(context.actor), input.ids),
    ),
    restoreMany: os.restoreMany.handler(({ input, context }) =>
      applications.restoreMany(requireUser(context.actor), input.ids),
    ),
    stages: os.stages.handler(async ({ context }) => ({
      stages: await applications.stages.list(requireUser(context.actor)),
    })),
    setStages: os.setStages.handler(async ({ input, context }) => ({
      stages: await applications.stages.set(requireUser(context.actor), input.stages),
    })),
    previewImport: os.previewImport.handler(({ input, context }) =>
      applications.previewImport(requireUser(context.actor), input),
    ),
    import: os.import.handler(({ input, context }) => applications.importTable(requireUser(context.actor), input)),
    imports: os.imports.handler(({ context }) => applications.imports(requireUser(context.actor))),
    undoImport: os.undoImport.handler(({ input, context }) =>
      applications.undoImport(requireUser(context.actor), input.id),
    ),
    export: os.export.handler(({ context }) => applications.exportTable(requireUser(context.actor))),
    matches: os.matches.handler(({ input, context }) => applications.matches(requireUser(context.actor), input)),
    sampleMatch: os.sampleMatch.handler(() => applications.matchSample()),
    remove: os.remove.handler(async ({ input, context }) => {
      await applications.remove(requireUser(context.actor), input.id);
      return {};
    }),
  };
}

const RECOMMENDATION_COUNT = 10;

/** The same for API clients. */
export function createJobsRoutes(api: Api, applications: Applications) {
  const os = api.jobs;
  return {
    match: os.match.handler(({ input, context }) => applications.match(requireUser(context.actor), input)),
    recommendations: os.recommendations.handler(({ context }) =>
      applications.recommendations(requireUser(context.actor), RECOMMENDATION_COUNT),
    ),
    search: os.search.handler(({ input, context }) => applications.search(requireUser(context.actor), input)),
    map: os.map.handler(({ input, context }) => applications.map(requireUser(context.actor), input)),
    compare: os.compare.handler(({ input, context }) => applications.compare(requireUser(context.actor), input)),
  };
}

export function createAnswersRoutes(api: Api, { answers }: Applications) {
  const os = api.answers;
  return {
    list: os.list.handler(async ({ context }) => ({ answers: await answers.list(requireUser(context.actor)) })),
    find: os.find.handler(async ({ input, context }) => ({
      found: await answers.find(requireUser(context.actor), input.questions),
    })),
    add: os.add.handler(({ input, context }) => answers.add(requireUser(context.actor), input)),
    change: os.change.handler(({ input, context }) => answers.change(requireUser(context.actor), input)),
    versions: os.versions.handler(async ({ input, context }) => ({
      versions: await answers.versions(requireUser(context.actor), input.id),
    })),
    restore: os.restore.handler(({ input, context }) => answers.restore(requireUser(context.actor), input)),
    remove: os.remove.handler(async ({ input, context }) => {
      await answers.remove(requireUser(context.actor), input.id);
      return {};
    }),
  };
}

export function createHiddenRoutes(api: Api, { hidden }: Applications) {
  const os = api.hidden;
  return {
    list: os.list.handler(({ input, context }) => hidden.list(requireUser(context.actor), input)),
    hide: os.hide.handler(({ input, context }) => hidden.hide(requireUser(context.actor), input)),
    restore: os.restore.handler(async ({ input, context }) => {
      await hidden.restore(requireUser(context.actor), input.id);
      return {};
    }),
  };
}

export function createAnalyticsRoutes(api: Api, applications: Applications) {
  const os = api.analytics;
  return {
    dashboard: os.dashboard.handler(({ context }) => applications.dashboard(requireUser(context.actor))),
    applications: os.applications.handler(({ context }) => applications.figures(requireUser(context.actor))),
    insights: os.insights.handler(({ context }) => applications.insights(requireUser(context.actor))),
    performance: os.performance.handler(({ context }) => applications.performance(requireUser(context.actor))),
  };
}
