import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSkillById } from '@foothold/core/skills';
import { parse } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../../../platform/content/part.ts';

export const lineSchema = (least: number, most: number) => z.string().trim().min(least).max(most);

/** The ID of a known skill. */
export const skillId = z.string().refine((id) => getSkillById(id) !== undefined, {
  error: ({ input }) => `${input} is not a skill in the vocabulary`,
});

export const address = z
  .url({ protocol: /^https$/, error: 'must be an HTTPS URL' })
  .refine((url) => !/\s/.test(url), 'must be a URL without spaces');

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Requires a name that can be used in a URL. @throws Error */
export function requireSlug(name: string): string {
  if (!SLUG_PATTERN.test(name) || name.length > 80)
    throw new Error('its name cannot be an address; use lowercase letters, digits, and single hyphens');
  return name;
}

/** Parses and validates YAML. @throws Error that names the field */
export function readYaml<T>(schema: z.ZodType<T>, source: string): T {
  let value: unknown;
  try {
    value = parse(source);
  } catch (cause) {
    throw new Error(`it is not valid YAML: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`, {
      cause,
    });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
  throw new Error(`${place || 'the file'} cannot be used: ${issue?.message}`);
}

/**
 * Reads one content file.
 * @param name path below `content/`
 * @throws ContentError that names the file
 */
export function readContent<T>(folder: string, name: string, read: (source: string) => T): T {
  try {
    return read(readFileSync(join(folder, name), 'utf8'));
  } catch (cause) {
    throw new ContentError(`content/${name}: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}

/** Sorted names of the entries in a content folder. Empty if the folder doesn't exist. */
export function listFileNames(folder: string, ending = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
    .toSorted();
}
