import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { INTERVIEW_LEVELS, QUESTION_NEEDS, type QuestionSet, type Subject } from '@foothold/core/interview';
import { getOccupation, listOccupations } from '@foothold/core/jobs';
import { getSkillById } from '@foothold/core/skills';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../../platform/content/part.ts';

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case');
/** A set for narrower titles names its occupation before a double hyphen: `paramedic--emt`. */
const SET_ID_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:--[a-z0-9]+(?:-[a-z0-9]+)*)?$/;
/** A closing quotation mark may follow. */
const SENTENCE_END_PATTERN = /[?.]["'”’)]*$/;

const questionSchema = z.strictObject({
  ask: z.string().min(15).max(240).regex(SENTENCE_END_PATTERN, 'must end with a question mark or a period'),
  shows: z.string().min(40).max(320),
  next: z.string().min(5).max(240).optional(),
  needs: z.enum(QUESTION_NEEDS).optional(),
});
const levelSchema = z.array(questionSchema).min(2);

const fields = new Set(listOccupations().map(({ field }) => field));
const SUBJECTS = {
  skill: z.strictObject({
    skill: kebab.refine((id) => getSkillById(id) !== undefined, 'is not a skill in the vocabulary'),
  }),
  occupation: z.strictObject({
    occupation: kebab.refine((id) => getOccupation(id) !== undefined, 'is not an occupation'),
    titles: z
      .array(
        z
          .string()
          .trim()
          .min(2)
          .max(60)
          .refine((title) => title === title.toLowerCase(), 'titles must be in lower case'),
      )
      .min(1)
      .max(20)
      .refine((titles) => new Set(titles).size === titles.length, 'has a title twice')
      .optional(),
  }),
  field: z.strictObject({ field: kebab.refine((id) => fields.has(id), 'is not a field of work') }),
  theme: z.strictObject({ theme: kebab }),
};

/** One file in `content/questions`. */
const setSchema = z.strictObject({
  title: z.string().trim().min(2).max(60),
  about: z.record(z.string(), z.unknown()).transform((about, context): Subject => {
    const kind = Object.keys(SUBJECTS).find((one) => Object.hasOwn(about, one)) as keyof typeof SUBJECTS | undefined;
    const fault = kind
      ? SUBJECTS[kind].safeParse(about).error?.issues[0]?.message
      : 'must be one of skill, occupation, field, theme';
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    const { titles } = about;
    return {
      kind: kind ?? 'theme',
      id: String(about[kind ?? '']),
      ...(Array.isArray(titles) ? { titles: titles.map(String) } : {}),
    };
  }),
  kind: z.enum(['technical', 'behavioral']),
  forLeads: z.boolean().optional(),
  questions: z
    .strictObject({ junior: levelSchema.optional(), mid: levelSchema.optional(), senior: levelSchema.optional() })
    .refine((levels) => {
      const count = INTERVIEW_LEVELS.reduce((sum, level) => sum + (levels[level]?.length ?? 0), 0);
      return count >= 6 && count <= 45;
    }, 'must be 6 to 45 in all'),
});

/**
 * Reads the questions in a folder, one set per file.
 * @throws ContentError that names the file and the place of an invalid entry or a duplicate question
 */
export function readQuestions(folder: string): QuestionSet[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();
  const sets = files.map((file) => readSet(basename(file, '.yaml'), readFileSync(join(folder, file), 'utf8')));
  rejectDuplicates(sets);
  return sets;
}

/** Reads a set. @throws ContentError that names the set and the place of an invalid entry */
export function readSet(id: string, source: string): QuestionSet {
  const path = `content/questions/${id}.yaml`;
  if (!SET_ID_PATTERN.test(id)) throw new ContentError(`${path}: its name must be kebab-case`);
  const parsed = setSchema.safeParse(parseYaml(path, source));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ContentError(`${path}, at ${issue?.path.join('.') || 'the top'}: ${issue?.message}`);
  }
  const { questions, ...set } = parsed.data;
  const fault = findNameFault(id, set);
  if (fault !== null) throw new ContentError(`${path}: ${fault}`);
  return {
    id,
    ...set,
    questions: INTERVIEW_LEVELS.flatMap((level) =>
      (questions[level] ?? []).map(({ next, ...question }, at) => ({
        ...question,
        id: `${id}/${level}/${at + 1}`,
        next: next ?? null,
        level,
      })),
    ),
  };
}

/** Says what is wrong with the name of a set for narrower titles, or with its kind. */
function findNameFault(id: string, { about, kind }: Pick<QuestionSet, 'about' | 'kind'>): string | null {
  const [occupation, name] = id.split('--');
  if (about.titles === undefined) return name === undefined ? null : 'a double hyphen is for sets with titles';
  if (name === undefined || occupation !== about.id) return `its name must be ${about.id}-- and what it is about`;
  return kind === 'technical' ? null : 'a set with titles must be technical';
}

function parseYaml(path: string, source: string): unknown {
  try {
    return parse(source);
  } catch (cause) {
    throw new ContentError(
      `${path} is not valid YAML: ${cause instanceof Error ? cause.message.split('\n', 1)[0] : ''}`,
      {
        cause,
      },
    );
  }
}

function rejectDuplicates(sets: readonly QuestionSet[]): void {
  const seen = new Map<string, string>();
  for (const { id, ask } of sets.flatMap(({ questions }) => questions)) {
    const words =
      ask
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? '';
    const before = seen.get(words);
    if (before !== undefined) throw new ContentError(`content/questions: ${id} asks the same question as ${before}`);
    seen.set(words, id);
  }
}
