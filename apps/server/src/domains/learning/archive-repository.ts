import { answerSchema } from '@foothold/contracts/learning';
import { z } from 'zod';
import { column, text, time, timeOrNull } from '../../platform/archive/fields.ts';
import type { ArchivePart } from '../../platform/archive/part.ts';
import { archiveTable } from '../../platform/archive/table.ts';

const name = text(200).min(1);
const MODULES = 'learning/modules';

const modules = archiveTable({
  name: 'modules',
  about: 'Modules of learning paths that you opened.',
  table: 'learning_modules',
  key: ['path', 'module'],
  most: 5000,
  fields: {
    path: column('path', name),
    module: column('module', name),
    openedAt: time('opened_at'),
    readAt: timeOrNull('read_at'),
  },
});

const answers = archiveTable({
  name: 'answers',
  about: 'Your answers to exercises.',
  table: 'learning_answers',
  key: ['path', 'module', 'exercise'],
  most: 50_000,
  links: [{ fields: ['path', 'module'], to: MODULES }],
  fields: {
    path: column('path', name),
    module: column('module', name),
    exercise: column('exercise', name),
    tries: column('tries', z.int().min(0).max(1_000_000)),
    answer: column('answer', answerSchema.nullable()),
    rightAt: timeOrNull('right_at'),
    rightAtFirstTry: column('first', z.boolean()),
    solutionShownAt: timeOrNull('shown_at'),
  },
  check: ({ rightAtFirstTry, rightAt }) =>
    rightAtFirstTry && rightAt === null
      ? 'An answer that was right at the first try has the time when it was right.'
      : null,
});

const steps = archiveTable({
  name: 'steps',
  about: 'Steps of your own path that you finished or put aside.',
  table: 'learning_steps',
  key: ['skill'],
  most: 10_000,
  fields: { skill: column('skill', name), state: column('state', z.enum(['done', 'aside'])), at: time('at') },
});

export const createLearningArchive = (): ArchivePart => ({ name: 'learning', collections: [modules, answers, steps] });
