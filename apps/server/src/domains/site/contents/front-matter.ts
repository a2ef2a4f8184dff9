import { CATEGORIES, type ContentKind, type ContentSummary } from '@foothold/contracts/site';
import { parse } from 'yaml';
import { z } from 'zod';

const lineSchema = (max: number) => z.string().trim().min(1).max(max);
/** YAML has a date type, but an unquoted date arrives as text. */
const day = z.iso.date('must be a day like 2026-11-21');
const order = z.number().int().min(0).optional();

const common = { title: lineSchema(120), description: lineSchema(200) };
const articleSchema = (categories: readonly string[]) =>
  z
    .strictObject({ ...common, category: z.enum(categories), order, updated: day })
    .transform(({ updated, ...rest }) => ({ ...rest, date: updated }));

const SHAPES = {
  help: articleSchema(CATEGORIES.help),
  documentation: articleSchema(CATEGORIES.documentation),
  blog: z.strictObject({
    ...common,
    excerpt: lineSchema(400),
    author: lineSchema(80),
    date: day,
    category: lineSchema(60),
    featured: z.boolean().optional(),
  }),
  careers: z
    .strictObject({
      ...common,
      department: lineSchema(60),
      location: lineSchema(120),
      type: lineSchema(40),
      experience: lineSchema(60),
      skills: z.array(lineSchema(60)).min(1).max(12),
      pay: lineSchema(120).optional(),
      posted: day,
      order,
    })
    .transform(({ department, posted, location, type, experience, skills, pay, ...rest }) => ({
      ...rest,
      category: department,
      date: posted,
      position: { location, type, experience, skills, pay: pay ?? null },
    })),
  legal: z.strictObject({ ...common, updated: day }).transform(({ updated, ...rest }) => ({ ...rest, date: updated })),
} satisfies Record<ContentKind, z.ZodType>;

/** The front matter of a file, in a shape shared by every kind. */
export interface FrontMatter
  extends Pick<
    ContentSummary,
    'title' | 'description' | 'excerpt' | 'category' | 'date' | 'author' | 'featured' | 'position'
  > {
  order: number;
}

/** An invalid part of a file. The message names the field. */
class FrontMatterError extends Error {
  override readonly name = 'FrontMatterError';
}

/** Reads the front matter. @throws FrontMatterError */
export function readFrontMatter(kind: ContentKind, source: string): FrontMatter {
  const parsed = SHAPES[kind].safeParse(parseYaml(source));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    throw new FrontMatterError(`the field ${field || 'front matter'} cannot be used: ${issue?.message}`);
  }
  const blank = { excerpt: null, category: null, author: null, featured: false, position: null, order: 0 };
  const given = Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined));
  return { ...blank, ...given } as FrontMatter;
}

function parseYaml(source: string): unknown {
  try {
    return parse(source);
  } catch (cause) {
    const [reason = ''] = cause instanceof Error ? cause.message.split('\n') : [];
    throw new FrontMatterError(`the front matter is not valid YAML: ${reason}`, { cause });
  }
}
