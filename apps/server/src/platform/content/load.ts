import { join } from 'node:path';
import { readCompiled, writeCompiled } from './compiled-file.ts';
import { digestInputs } from './inputs.ts';
import { fillJson, type Names } from './names.ts';
import type { ContentPart } from './part.ts';

/** The folder with the content that ships with the product, relative to the root. */
export const CONTENT_FOLDER = 'content';

/** The data of parts, by name. Apps in one process share it, so nobody changes it. */
export type LoadedContent = ReadonlyMap<string, unknown>;

type Parts = readonly ContentPart<unknown>[];

/** Loaded content by what it was made of. A server has one; tests start many apps in a process. */
const loaded = new Map<string, Promise<LoadedContent>>();

/**
 * Loads the content of all parts from the compiled file, or from the content folder if the file isn't of the current inputs.
 * @param root the root of the repository
 * @param names filled in for the marks
 * @throws ContentError
 */
export function loadContent(root: string, parts: Parts, names: Names): Promise<LoadedContent> {
  const inputs = digestInputs(root);
  const key = JSON.stringify([root, inputs, parts.map(({ name }) => name), names]);
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(root, parts, inputs, names);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function load(root: string, parts: Parts, inputs: string, names: Names): Promise<LoadedContent> {
  const parse = (json: string) => new Map(Object.entries(JSON.parse(fillJson(json, names)) as object));
  const compiled = readCompiled(root, inputs);
  const found = compiled === null ? null : parse(compiled);
  return found && parts.every(({ name }) => found.has(name)) ? found : parse(await compile(root, parts));
}

/** Reads the content folder. @returns JSON with marks. @throws ContentError, or Error if two parts have the same name */
async function compile(root: string, parts: Parts): Promise<string> {
  const data: Record<string, unknown> = {};
  for (const part of parts) {
    if (part.name in data) throw new Error(`two parts of the content are called "${part.name}"`);
    data[part.name] = await part.compile(join(root, CONTENT_FOLDER));
  }
  return JSON.stringify(data);
}

/** Whether the build needn't compile the content again. */
export const isContentCompiled = (root: string): boolean => readCompiled(root, digestInputs(root)) !== null;

/** Compiles the content for later starts. @throws ContentError */
export async function buildContent(root: string, parts: Parts): Promise<void> {
  // Computed first: if a file changes meanwhile, the digest no longer matches and the compiled file isn't used.
  const inputs = digestInputs(root);
  writeCompiled(root, inputs, await compile(root, parts));
}
