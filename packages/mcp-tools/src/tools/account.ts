import { RESOURCE_KINDS, RESOURCE_LEVELS, STEP_STATES } from '@foothold/contracts/learning/choices';
import { APPLICATION_STATES } from '@foothold/core/tracking';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';
import { defineTool, READS, READS_OTHERS, SETS } from '../tool.ts';

const count = z.number();

/** The member’s profile, figures, and learning. */
export const accountTools = [
  defineTool({
    name: 'get_profile',
    title: 'Read the profile',
    description: 'Get the member’s name, region, and plan, and what the plan allows.',
    scopes: ['profile:read'],
    effect: READS,
    input: z.object({}),
    output: z.object({
      name: z.string(),
      email: z.string(),
      region: z.string(),
      plan: z.string(),
      capabilities: z.record(z.string(), z.union([z.number(), z.boolean()])),
    }),
    async run({ api }) {
      const { name, email, region, plan, capabilities } = await api.accounts.profile();
      return { name, email, region, plan, capabilities };
    },
  }),
  defineTool({
    name: 'get_analytics',
    title: 'Read the figures of the job search',
    description:
      'Get totals of résumés and applications, applications by state and day, and how résumés’ scores changed.',
    scopes: ['analytics:read'],
    effect: READS_OTHERS,
    input: z.object({}),
    output: z.object({
      resumes: count,
      bestScore: z.number().nullable(),
      applications: z.object({ total: count, lastSevenDays: count }),
      states: z.array(z.object({ state: z.enum(APPLICATION_STATES), count })),
      sponsorship: z.array(z.object({ value: z.enum(SPONSORSHIPS), count })),
      savedByDay: z.array(z.object({ date: z.string(), saved: count })),
      scoreChanges: z.array(
        z.object({
          resumeId: z.string(),
          versions: count,
          first: z.number().nullable(),
          current: z.number().nullable(),
          change: z.number().nullable(),
        }),
      ),
    }),
    async run({ api }) {
      const dashboard = await api.analytics.dashboard();
      const applications = await api.analytics.applications();
      const { resumes } = await api.analytics.performance();
      return {
        ...dashboard,
        states: applications.states,
        sponsorship: applications.sponsorship,
        savedByDay: applications.days,
        scoreChanges: resumes.map(({ id, versions, first, current, change }) => ({
          resumeId: id,
          versions,
          first,
          current,
          change,
        })),
      };
    },
  }),
  defineTool({
    name: 'get_learning',
    title: 'Read the learning path',
    description:
      'List the skills that the member’s saved jobs ask for and the résumé doesn’t mention, with where to learn each, and where to continue.',
    scopes: ['learning:read'],
    effect: READS_OTHERS,
    input: z.object({}),
    output: z.object({
      listings: count.describe('How many saved jobs were considered.'),
      steps: z.array(
        z.object({
          skill: z.string(),
          name: z.string(),
          asked: count.describe('How many of the jobs ask for it.'),
          state: z.enum(STEP_STATES),
          learning: z.array(z.object({ title: z.string(), href: z.string() })),
        }),
      ),
      modulesOpened: count,
      modulesDone: count,
      continueWith: z.object({ path: z.string(), module: z.string(), title: z.string() }).nullable(),
    }),
    async run({ api }) {
      const own = await api.learning.ownPath();
      const { modules, resume } = await api.learning.progress();
      return {
        listings: own.listings,
        steps: own.steps.map(({ skill, name, asked, state, learning }) => ({
          skill,
          name,
          asked,
          state,
          learning: learning.map(({ title, href }) => ({ title, href })),
        })),
        modulesOpened: modules.length,
        modulesDone: modules.filter(({ done }) => done).length,
        continueWith: resume && { path: resume.path, module: resume.module, title: resume.title },
      };
    },
  }),
  defineTool({
    name: 'search_learning',
    title: 'Search learning resources',
    description: 'Search our learning paths, guides, and questions, and courses and books by others.',
    scopes: ['learning:read'],
    effect: READS,
    input: z.object({
      words: z.string().trim().max(200).optional(),
      kind: z.enum(RESOURCE_KINDS).optional(),
      level: z.enum(RESOURCE_LEVELS).optional(),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      total: count,
      pages: count,
      items: z.array(
        z.object({
          kind: z.enum(RESOURCE_KINDS),
          title: z.string(),
          href: z.string(),
          by: z.string().nullable(),
          summary: z.string(),
          level: z.enum(RESOURCE_LEVELS),
        }),
      ),
    }),
    async run({ api }, { words: q, ...input }) {
      const { total, pages, items } = await api.learning.resources({ q, ...input });
      return { total, pages, items };
    },
  }),
  defineTool({
    name: 'set_learning_step',
    title: 'Mark a step of the learning path',
    description: 'Mark a skill of the member’s learning path as done or set aside, or reopen it.',
    scopes: ['learning:write'],
    effect: SETS,
    input: z.object({
      skill: z
        .string()
        .regex(/^[\w+#-]{1,80}$/)
        .describe('The ID of a skill, from get_learning.'),
      state: z.enum(STEP_STATES),
    }),
    output: z.object({ skill: z.string(), state: z.enum(STEP_STATES) }),
    async run({ api }, input) {
      await api.learning.step(input);
      return input;
    },
  }),
];
