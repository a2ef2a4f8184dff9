import { constants, realpathSync, statSync } from 'node:fs';
import { open, readdir, realpath, stat, unlink } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ToolError } from '@foothold/mcp-tools';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

/** The largest file that is read or written. The reader of résumés has the same limit. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_LISTED = 200;
/** What résumés are stored as. Nothing else is read or written. */
const EXTENSIONS: readonly string[] = ['.pdf', '.docx', '.odt', '.rtf', '.txt', '.json', '.zip'];

export interface LocalFile {
  path: string;
  bytes: number;
  changedAt: string;
}

export type Folders = ReturnType<typeof openFolders>;

/**
 * Gives tools the folders that were named when the server started, and nothing else: links that lead out of them, hidden files, and other
 * kinds of files are refused, and no file is ever replaced.
 * @throws Failure if one of them isn't a folder
 */
export function openFolders(paths: readonly string[]) {
  const folders = paths.map(openFolder);

  const isInside = (path: string): boolean => folders.some((folder) => isWithin(folder, path));

  /** Where a path could be: as it is, or in one of the folders. */
  function listCandidates(path: string): string[] {
    if (path.includes('\0')) throw createOutsideError();
    return isAbsolute(path) ? [resolve(path)] : folders.map((folder) => resolve(folder, path));
  }

  /** Reads a file. @throws ToolError with the reason */
  async function read(path: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
    const found = await findExisting(listCandidates(path));
    if (found === undefined) throw new ToolError('file.not-found', 'There is no such file in the folders.');
    if (!isInside(found)) throw createOutsideError();
    requireResumeFile(found);
    // The path is the real one, so a link in its place was put there in the meantime.
    const file = await open(found, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    try {
      const { size } = await requireFile(file);
      if (size > MAX_BYTES) throw new ToolError('file.too-large', 'This file is larger than 10 MB.');
      const bytes = new Uint8Array(size);
      const { bytesRead } = await file.read(bytes, 0, size, 0);
      return { name: basename(found), bytes: bytes.slice(0, bytesRead) };
    } finally {
      await file.close();
    }
  }

  /** Writes a new file. @returns its path @throws ToolError if there is one already, or with another reason */
  async function write(path: string, bytes: Uint8Array): Promise<string> {
    if (bytes.length > MAX_BYTES) throw new ToolError('file.too-large', 'This file is larger than 10 MB.');
    for (const candidate of listCandidates(path)) {
      const parent = await realpath(dirname(candidate)).catch(() => undefined);
      if (parent === undefined) continue;
      const target = join(parent, basename(candidate));
      if (!isInside(target)) throw createOutsideError();
      requireResumeFile(target);
      await writeNew(target, bytes);
      if (isInside(await realpath(target))) return target;
      await unlink(target);
      throw createOutsideError();
    }
    throw new ToolError('file.not-found', 'There is no such folder.');
  }

  /** Lists the files that can be read, without those in inner folders. */
  async function list(): Promise<LocalFile[]> {
    const files: LocalFile[] = [];
    for (const folder of folders)
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (!entry.isFile() || !isResumeFile(path) || files.length >= MAX_LISTED) continue;
        const { size, mtime } = await stat(path);
        files.push({ path, bytes: size, changedAt: mtime.toISOString() });
      }
    return files;
  }

  /** Whether no part of a path below its folder is hidden, and whether its kind is one of ours. */
  function isResumeFile(path: string): boolean {
    const folder = folders.find((one) => isWithin(one, path)) ?? '';
    const parts = relative(folder, path).split(sep);
    return EXTENSIONS.includes(extname(path).toLowerCase()) && !parts.some((part) => part.startsWith('.'));
  }

  function requireResumeFile(path: string): void {
    if (!isResumeFile(path))
      throw new ToolError('file.kind', `Only these kinds of files can be used: ${EXTENSIONS.join(', ')}.`);
  }

  return { read, write, list };
}

function openFolder(path: string): string {
  try {
    const folder = realpathSync(path);
    if (statSync(folder).isDirectory()) return folder;
  } catch {
    // Told below.
  }
  throw new Failure(EXIT.usage, {
    code: 'folder.not-found',
    message: `${path}: There is no such folder.`,
    hint: 'Name folders that exist: foothold mcp --folder ~/Documents/resumes',
  });
}

function isWithin(folder: string, path: string): boolean {
  const inner = relative(folder, path);
  return inner !== '' && inner !== '..' && !inner.startsWith(`..${sep}`) && !isAbsolute(inner);
}

const createOutsideError = (): ToolError =>
  new ToolError('file.outside', 'This path isn’t in a folder that was named with --folder.');

async function findExisting(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const found = await realpath(path).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function requireFile(file: { stat(): Promise<{ isFile(): boolean; size: number }> }): Promise<{ size: number }> {
  const found = await file.stat();
  if (!found.isFile()) throw new ToolError('file.kind', 'This isn’t a file.');
  return found;
}

async function writeNew(path: string, bytes: Uint8Array): Promise<void> {
  try {
    // Fails for an existing file and for a link.
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new ToolError('file.exists', 'There is a file with this name. Choose another name.');
    throw new ToolError('file.not-written', 'The file couldn’t be written.');
  }
}
