import { join } from 'node:path';
import { GRADES } from '@foothold/contracts/challenges';
import { LANGUAGES } from '@foothold/contracts/coaching';
import { getSkillById } from '@foothold/core/skills';
import { z } from 'zod';
import {
  lineSchema,
  listFileNames,
  readContent,
  readYaml,
  renderBlock,
  requireSlug,
  skillId,
} from '../learning/index.ts';
import { parseWeekName } from './calendar.ts';

const code = z.string().min(1).max(6000);

/** An ISO 8601 week and its number. */
const week = z.string().transform((name, { addIssue }) => {
  const number = parseWeekName(name);
  if (number !== null) return number;
  addIssue('is not a week, such as 2026-W47');
  return z.NEVER;
});

const sourceSchema = z
  .strictObject({
    title: lineSchema(4, 80),
    since: week,
    difficulty: z.enum(GRADES),
    minutes: z.number().int().min(5).max(180),
    skills: z.array(skillId).min(1).max(6),
    task: lineSchema(100, 4000),
    call: z.string().regex(/^[A-Za-z_$][\w$]*$/),
    tests: z
      .array(z.strictObject({ name: lineSchema(1, 160), args: z.array(z.json()), gives: z.json() }))
      .min(5)
      .max(12)
      .refine((tests) => new Set(tests.map(({ name }) => name)).size === tests.length, 'two tests have the same name'),
    starts: z.strictObject(
      Object.fromEntries(LANGUAGES.map((language) => [language, code])) as Record<
        (typeof LANGUAGES)[number],
        typeof code
      >,
    ),
    solution: code,
    why: lineSchema(100, 4000),
    /** Correct JavaScript that solves it another way. The tests must accept it. */
    others: z.array(code).min(1),
    /** JavaScript with a typical mistake. The tests must catch it. */
    mistakes: z.array(code).min(1),
  })
  .refine(({ call, starts }) => starts.javascript.includes(call) && starts.typescript.includes(call), {
    error: 'does not name the function that the tests call',
    path: ['starts'],
  });

/** A challenge as written in its file. Task and reasons are HTML. */
export interface ChallengeSource extends z.infer<typeof sourceSchema> {
  slug: string;
  /** The first sentence of the task. */
  summary: string;
  technologies: string[];
  /** The task as plain text, for search. */
  text: string;
}

/**
 * Reads every challenge, ordered by name, with marks for names.
 * @param folder contains `challenges/<slug>.yaml`
 * @throws ContentError that names the file and the place
 */
export function readChallenges(folder: string): ChallengeSource[] {
  return listFileNames(join(folder, 'challenges'), '.yaml').map((file) =>
    readContent(folder, `challenges/${file}`, (yaml) => {
      const source = readYaml(sourceSchema, yaml);
      const task = renderBlock(source.task);
      return {
        ...source,
        slug: requireSlug(file.slice(0, -'.yaml'.length)),
        task: task.html,
        text: task.text,
        why: renderBlock(source.why).html,
        summary: getFirstSentence(task.text),
        technologies: source.skills.flatMap((id) => getSkillById(id)?.name ?? []),
      };
    }),
  );
}

function getFirstSentence(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return /^.+?[.?](?=\s|$)/.exec(line)?.[0] ?? line;
}
