import type { SourceField } from '@foothold/contracts/listings/choices';
import { toSourceId } from '../source-id.ts';
import type { Board } from '../sources/adapter.ts';
import { recognizeBoard } from '../sources/registry.ts';
import { BOARDS } from './boards.ts';

/** A board that an admin can switch on without looking for its address. */
export interface DirectoryEntry {
  /** The ID that its source has once it is switched on. */
  id: string;
  /** The employer. */
  name: string;
  /** The field of work that most of its jobs are in. */
  field: SourceField;
  /** The address of the public repository that lists it. */
  repository: string;
  board: Board;
}

let parsed: readonly DirectoryEntry[] | undefined;

/** The built-in directory, by name. It is read when it is first needed. */
export function listDirectory(): readonly DirectoryEntry[] {
  parsed ??= parseDirectory(BOARDS);
  return parsed;
}

/** @throws Error for a line that isn't a heading or a board */
export function parseDirectory(table: string): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  let heading: Pick<DirectoryEntry, 'field' | 'repository'> | undefined;
  for (const line of table.split('\n')) {
    if (line === '') continue;
    const [, field, repository] = /^# ([a-z-]+), ([\w.-]+\/[\w.-]+)$/.exec(line) ?? [];
    if (field !== undefined) heading = { field: field as SourceField, repository: `https://github.com/${repository}` };
    else entries.push(parseLine(line, heading));
  }
  return entries.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function parseLine(line: string, heading: Pick<DirectoryEntry, 'field' | 'repository'> | undefined): DirectoryEntry {
  const [, address = '', name = ''] = /^(\S+) (.+)$/.exec(line) ?? [];
  const board = recognizeBoard(address);
  if (!board || !heading) throw new Error(`The directory has a line that isn’t a board: ${line}`);
  return { id: toSourceId(board.system, board.token), name, ...heading, board };
}
