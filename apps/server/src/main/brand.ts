import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Brand, DEFAULT_BRAND } from '@foothold/brand';
import { brandSchema } from '@foothold/brand/schema';
import { type Env, ROOT } from '../platform/env.ts';
import { SettingsError } from '../platform/settings.ts';

/** Applies the operator's brand on top of our own. @throws SettingsError that names the invalid part of the file */
export function loadBrand({ BRAND_FILE }: Pick<Env, 'BRAND_FILE'>): Brand {
  if (!BRAND_FILE) return DEFAULT_BRAND;
  const path = resolve(ROOT, BRAND_FILE);
  const parsed = brandSchema.safeParse({ ...DEFAULT_BRAND, ...withColors(readJson(path)) });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SettingsError(`Invalid brand file ${path}: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Older brand files use the key `colours`. */
function withColors({ colours, ...parts }: Record<string, unknown>): object {
  return colours === undefined ? parts : { colors: colours, ...parts };
}

function readJson(path: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return { ...value };
  } catch (cause) {
    throw new SettingsError(`Invalid setting BRAND_FILE: ${path} is not a readable JSON file.`, { cause });
  }
  throw new SettingsError(`Invalid setting BRAND_FILE: ${path} does not contain a JSON object.`);
}
