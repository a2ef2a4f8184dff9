import { z } from 'zod';
import { numberSchema, wholeNumberSchema } from '../numbers.ts';
import { PATH_LEVELS, STEP_STATES, studyLimits } from './choices.ts';
import { resourceLinkSchema } from './shapes.ts';

const place = { path: z.string().max(80), module: z.string().max(80) };
/** The state of a module. */
export const modulePlaceSchema = z.object(place);
export type ModulePlace = z.infer<typeof modulePlaceSchema>;

const named = z.object({ slug: z.string(), title: z.string() });
const skill = z.object({ id: z.string(), name: z.string() });

export const learningPathSchema = named.extend({
  description: z.string(),
  level: z.enum(PATH_LEVELS),
  topics: z.array(z.string()),
  /** What the learner gains. */
  skills: z.array(skill),
  /** The sum over its modules. */
  minutes: z.number().int(),
  modules: z.array(named.extend({ summary: z.string(), minutes: z.number().int(), exercises: z.array(z.string()) })),
});
export type LearningPath = z.infer<typeof learningPathSchema>;

const exercise = { id: z.string(), ask: z.string() };
/** An exercise without its answer. Texts are HTML. */
export const exerciseSchema = z.discriminatedUnion('kind', [
  z.object({ ...exercise, kind: z.literal('choice'), options: z.array(z.string()) }),
  z.object({ ...exercise, kind: z.literal('text') }),
  z.object({ ...exercise, kind: z.literal('number') }),
  z.object({
    ...exercise,
    kind: z.literal('code'),
    language: z.enum(['javascript', 'typescript']),
    /** Starter code. */
    start: z.string(),
    /** The function that the tests call. */
    call: z.string(),
    tests: z.array(z.object({ name: z.string(), args: z.array(z.json()), gives: z.json() })),
  }),
]);
export type Exercise = z.infer<typeof exerciseSchema>;

export const studyModuleSchema = named.extend({
  path: named,
  summary: z.string(),
  minutes: z.number().int(),
  /** Its position in the path, from 1, and the number of modules. */
  number: z.number().int(),
  of: z.number().int(),
  skills: z.array(skill),
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.number().int() })),
  reading: z.array(z.object({ title: z.string(), by: z.string(), url: z.string() })),
  exercises: z.array(exerciseSchema),
  previous: named.nullable(),
  next: named.nullable(),
});
export type StudyModule = z.infer<typeof studyModuleSchema>;

/** A submitted answer. Code runs in the learner's own browser, so the number of passed tests is self-reported. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    /** From 0. */
    chosen: z
      .array(wholeNumberSchema({ min: 0, max: 9 }))
      .min(1, 'Choose an answer.')
      .max(10),
  }),
  z.object({
    kind: z.literal('text'),
    text: z
      .string()
      .max(studyLimits.text, 'Use 200 characters or fewer.')
      .refine((text) => text.trim() !== '', 'Enter an answer.'),
  }),
  z.object({ kind: z.literal('number'), value: numberSchema({ min: -1e15, max: 1e15 }, 'Enter a number.') }),
  z.object({
    kind: z.literal('code'),
    code: z.string().max(studyLimits.code, 'Use 20,000 characters or fewer.'),
    passed: wholeNumberSchema({ min: 0, max: 20 }),
  }),
]);
export type ExerciseAnswer = z.infer<typeof answerSchema>;

const why = { why: z.string() };
/** The correct answer, with its explanation as HTML. Returned only after a correct answer or on request. */
export const solutionSchema = z.discriminatedUnion('kind', [
  z.object({ ...why, kind: z.literal('choice'), right: z.array(z.number().int()) }),
  z.object({ ...why, kind: z.literal('text'), text: z.string() }),
  z.object({ ...why, kind: z.literal('number'), value: z.number() }),
  z.object({ ...why, kind: z.literal('code'), code: z.string() }),
]);
export type ExerciseSolution = z.infer<typeof solutionSchema>;

export const checkedSchema = z.object({
  right: z.boolean(),
  /** Null while the answer is wrong. */
  solution: solutionSchema.nullable(),
});
export type CheckedAnswer = z.infer<typeof checkedSchema>;

export const exerciseProgressSchema = z.object({
  id: z.string(),
  tries: z.number().int(),
  right: z.boolean(),
  /** Correct on the first try, before the solution was viewed. */
  first: z.boolean(),
  /** The solution was viewed before the answer was correct. */
  shown: z.boolean(),
  /** The correct answer if there is one, otherwise the latest. */
  answer: answerSchema.nullable(),
  solution: solutionSchema.nullable(),
});
export type ExerciseProgress = z.infer<typeof exerciseProgressSchema>;

export const moduleProgressSchema = z.object({
  read: z.boolean(),
  /** Every exercise was answered correctly. */
  done: z.boolean(),
  exercises: z.array(exerciseProgressSchema),
});
export type ModuleProgress = z.infer<typeof moduleProgressSchema>;

export const learningProgressSchema = z.object({
  /** Modules that were opened, latest first. */
  modules: z.array(
    z.object({
      ...place,
      read: z.boolean(),
      done: z.boolean(),
      /** Exercises answered correctly, on the first try, and in total. */
      right: z.number().int(),
      first: z.number().int(),
      exercises: z.number().int(),
      at: z.iso.datetime(),
    }),
  ),
  /** Where to continue: the most recently opened module, or the one after it if that is done. */
  resume: z.object({ ...place, title: z.string(), pathTitle: z.string(), started: z.boolean() }).nullable(),
});
export type LearningProgress = z.infer<typeof learningProgressSchema>;

/** A visitor's progress from the browser, which is checked again on import. */
export const takeOverSchema = z.object({
  modules: z
    .array(
      z.object({
        ...place,
        read: z.boolean(),
        exercises: z
          .array(
            z.object({
              id: z.string().max(80),
              tries: wholeNumberSchema({ min: 1, max: 1000 }),
              shown: z.boolean(),
              answer: answerSchema,
            }),
          )
          .max(10),
      }),
    )
    .max(200),
});
export type TakeOver = z.infer<typeof takeOverSchema>;

export const ownPathSchema = z.object({
  /** The résumé it starts from: the most recently changed one. Null if there is none. */
  resume: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Saved listings considered, and how many of them are samples. */
  listings: z.number().int(),
  samples: z.number().int(),
  /** Most required first. */
  steps: z.array(
    z.object({
      skill: z.string(),
      name: z.string(),
      /** How many of the saved listings require it. */
      asked: z.number().int(),
      /** The résumé doesn't name it, but another skill implies it. */
      implied: z.boolean(),
      state: z.enum(STEP_STATES),
      learning: z.array(resourceLinkSchema),
    }),
  ),
  /** Required by the listings and named in the résumé. */
  held: z.array(z.object({ skill: z.string(), name: z.string(), asked: z.number().int() })),
});
export type OwnPath = z.infer<typeof ownPathSchema>;

export const readableMaterialSchema = named.extend({
  description: z.string(),
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.number().int() })),
  readMinutes: z.number().int(),
});
export type ReadableMaterial = z.infer<typeof readableMaterialSchema>;
