import { z } from 'zod';
import { lineSchema } from './read-yaml.ts';

const common = {
  id: lineSchema(1, 60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  ask: lineSchema(10, 4000),
  why: lineSchema(20, 2000),
};
const json = z.json();

const choice = z
  .strictObject({
    ...common,
    kind: z.literal('choice'),
    options: z.array(lineSchema(1, 400)).min(3).max(6),
    /** Counted from 0. */
    right: z.array(z.number().int().min(0)).min(1),
  })
  .refine(({ right, options }) => new Set(right).size === right.length && right.every((at) => at < options.length), {
    error: 'it names an option twice, or one that does not exist',
    path: ['right'],
  });

const text = z.strictObject({ ...common, kind: z.literal('text'), accept: z.array(lineSchema(1, 200)).min(1) });

const number = z.strictObject({
  ...common,
  kind: z.literal('number'),
  answer: z.number(),
  tolerance: z.number().min(0).default(0),
});

const code = z.strictObject({
  ...common,
  kind: z.literal('code'),
  language: z.enum(['javascript', 'typescript']),
  start: z.string().min(1).max(4000),
  call: z.string().regex(/^[A-Za-z_$][\w$]*$/),
  tests: z
    .array(z.strictObject({ name: lineSchema(1, 160), args: z.array(json), gives: json }))
    .min(3)
    .max(8),
  solution: z.string().min(1).max(6000),
});

export const exerciseSchema = z.discriminatedUnion('kind', [choice, text, number, code]);
/** An exercise with its correct answer, as written in its file. */
export type ExerciseSource = z.infer<typeof exerciseSchema>;
