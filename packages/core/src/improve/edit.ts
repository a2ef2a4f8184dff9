import { getField, setField } from '../resume/index.ts';
import type { Resume } from '../resume/model.ts';
import type { FieldPath } from '../resume/reading.ts';
import type { Edit, Proposal } from './types.ts';

export const EDIT_ERRORS = {
  'edit.no-such-field': 'That field isn’t on this résumé.',
  'edit.stale': 'Your résumé has changed since we made this suggestion.',
} as const;

export type EditErrorCode = keyof typeof EDIT_ERRORS;

/** An edit that can't be applied to the résumé; nothing was changed. */
export class EditError extends Error {
  readonly code: EditErrorCode;
  readonly path: FieldPath;
  constructor(code: EditErrorCode, path: FieldPath) {
    super(`${EDIT_ERRORS[code]} (${path})`);
    this.name = 'EditError';
    this.code = code;
    this.path = path;
  }
}

/** Lists inside entries, by the list that the entry is in. */
const INNER_LISTS: Readonly<Record<string, string>> = {
  work: 'bullets',
  volunteer: 'bullets',
  education: 'bullets',
  projects: 'bullets',
  other: 'lines',
  skills: 'keywords',
};

type Node = Readonly<Record<string, unknown>>;

/**
 * The résumé with the edit applied; the original isn't modified, and unchanged parts are shared.
 *
 * @throws EditError `edit.stale` if the value to change is no longer there, `edit.no-such-field` for an address outside the model.
 */
export function applyEdit(resume: Resume, edit: Edit): Resume {
  return edit.kind === 'set' ? setText(resume, edit) : changeList(resume, edit);
}

/** Applies all edits of a proposal or none. @throws EditError as `applyEdit` does. */
export function applyProposal(resume: Resume, proposal: Pick<Proposal, 'edits'>): Resume {
  return proposal.edits.reduce(applyEdit, resume);
}

/** The edit that undoes `edit`. */
export function invertEdit(edit: Edit): Edit {
  switch (edit.kind) {
    case 'set':
      return isKeyword(edit.path) && edit.after !== null
        ? { ...edit, path: buildSiblingPath(edit.path, edit.after), before: edit.after, after: edit.before }
        : { ...edit, before: edit.after, after: edit.before };
    case 'insert':
      return { ...edit, kind: 'remove' };
    case 'remove':
      return { ...edit, kind: 'insert' };
    case 'move':
      return { ...edit, from: edit.to, to: edit.from };
  }
}

/** The edits that undo a proposal, in the order to apply them. */
export function invertProposal(proposal: Pick<Proposal, 'edits'>): Edit[] {
  return proposal.edits.map(invertEdit).reverse();
}

function isKeyword(path: FieldPath): boolean {
  return /^skills\/[^/]+\/keywords\//.test(path);
}

/** A keyword is addressed by its value, which may itself contain a slash ("CI/CD"). */
function buildSiblingPath(path: FieldPath, keyword: string): FieldPath {
  return `${path.split('/').slice(0, 3).join('/')}/${keyword}`;
}

function setText(resume: Resume, { path, before, after }: Extract<Edit, { kind: 'set' }>): Resume {
  if ((getField(resume, path) ?? null) !== before) throw new EditError('edit.stale', path);
  try {
    return setField(resume, path, after);
  } catch (error) {
    if (error instanceof RangeError) throw new EditError('edit.no-such-field', path);
    throw error;
  }
}

function changeList(resume: Resume, edit: Exclude<Edit, { kind: 'set' }>): Resume {
  const steps = edit.list.split('/');
  const isKnown =
    (steps.length === 1 && Object.hasOwn(resume, edit.list)) ||
    (steps.length === 3 && INNER_LISTS[steps[0] ?? ''] === steps[2]) ||
    edit.list === 'contact/links';
  if (!isKnown) throw new EditError('edit.no-such-field', edit.list);
  const changed = rebuild(resume, steps, edit.list, (value) => {
    const list = requireList(value, edit.list);
    if (edit.kind === 'insert') {
      if (list.some((item) => getId(item) === edit.id)) throw new EditError('edit.stale', edit.list);
      return list.toSpliced(Math.min(edit.index, list.length), 0, edit.value);
    }
    const index = findPlace(list, edit.kind === 'move' ? edit.from : edit.index, edit.id);
    if (index < 0) throw new EditError('edit.stale', edit.list);
    const without = list.toSpliced(index, 1);
    return edit.kind === 'move' ? without.toSpliced(Math.min(edit.to, without.length), 0, list[index]) : without;
  });
  // The list was checked against the model, so the résumé keeps its shape.
  return changed as Resume;
}

/** Proposals are accepted in any order, so an item may have moved: the id decides, and the index only matters for equal keywords. */
function findPlace(list: readonly unknown[], index: number, id: string): number {
  return getId(list[index]) === id ? index : list.findLastIndex((item) => getId(item) === id);
}

/** Rebuilds the branch along `steps`, with `change` applied at its end. */
function rebuild(
  node: unknown,
  steps: readonly string[],
  path: FieldPath,
  change: (value: unknown) => unknown,
): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(node);
  if (Array.isArray(node)) {
    const index = node.findIndex((item) => getId(item) === step);
    if (index < 0) throw new EditError('edit.no-such-field', path);
    return node.with(index, rebuild(node[index], rest, path, change));
  }
  if (!isNode(node) || !Object.hasOwn(node, step)) throw new EditError('edit.no-such-field', path);
  return { ...node, [step]: rebuild(node[step], rest, path, change) };
}

function requireList(value: unknown, path: FieldPath): readonly unknown[] {
  if (!Array.isArray(value)) throw new EditError('edit.no-such-field', path);
  return value;
}

function getId(item: unknown): unknown {
  return isNode(item) ? item.id : item;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
