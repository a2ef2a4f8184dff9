import type { Resume } from '../resume/model.ts';
import type { FieldPath } from '../resume/reading.ts';
import type { Edit, Proposal } from './types.ts';

export const EDIT_ERRORS = {
  'edit.no-such-field': 'The résumé has no such field.',
  'edit.stale': 'The résumé has changed since this was proposed.',
} as const;

export type EditErrorCode = keyof typeof EDIT_ERRORS;

/** An edit that does not fit the résumé it is applied to; nothing has been changed. */
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

/** Text fields by the list or object they belong to; nothing else can be set. */
const TEXT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  contact: ['name', 'headline', 'email', 'phone', 'location'],
  links: ['network', 'username', 'url'],
  work: ['employer', 'title', 'location', 'start', 'end', 'summary'],
  volunteer: ['employer', 'title', 'location', 'start', 'end', 'summary'],
  education: ['institution', 'degree', 'area', 'location', 'start', 'end', 'grade'],
  projects: ['name', 'role', 'url', 'start', 'end', 'summary'],
  skills: ['name', 'level'],
  certifications: ['name', 'issuer', 'date', 'expires'],
  languages: ['name', 'fluency'],
  awards: ['name', 'by', 'date', 'summary'],
  publications: ['name', 'by', 'date', 'summary'],
  other: ['heading'],
};

/** Lists inside entries, by the list that the entry belongs to; those of bullets are addressed as if each were its text. */
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
 * The résumé with the edit applied; the one passed in stays as it is, and what did not change is shared.
 *
 * @throws EditError `edit.stale` where the value to be changed is no longer there, `edit.no-such-field` for an address outside the model.
 */
export function applyEdit(resume: Resume, edit: Edit): Resume {
  // Every address is checked against the tables above, so the shape of the résumé is kept.
  const changed = edit.kind === 'set' ? setText(resume, edit) : changeList(resume, edit);
  return changed as unknown as Resume;
}

/** Applies all edits of a proposal or none. @throws EditError as `applyEdit` does. */
export function applyProposal(resume: Resume, proposal: Pick<Proposal, 'edits'>): Resume {
  return proposal.edits.reduce(applyEdit, resume);
}

/** The edit that takes `edit` back. */
export function invertEdit(edit: Edit): Edit {
  switch (edit.kind) {
    case 'set':
      return isKeyword(edit.path) && edit.after !== null
        ? { ...edit, path: siblingPath(edit.path, edit.after), before: edit.after, after: edit.before }
        : { ...edit, before: edit.after, after: edit.before };
    case 'insert':
      return { ...edit, kind: 'remove' };
    case 'remove':
      return { ...edit, kind: 'insert' };
    case 'move':
      return { ...edit, from: edit.to, to: edit.from };
  }
}

/** The edits that take a proposal back, in the order in which they have to be applied. */
export function invertProposal(proposal: Pick<Proposal, 'edits'>): Edit[] {
  return proposal.edits.map(invertEdit).reverse();
}

/** The text at an address; null where the field is empty. @throws EditError `edit.no-such-field` where there can be none. */
export function textAt(resume: Resume, path: FieldPath): string | null {
  const steps = path.split('/');
  const [list = '', id = '', field = '', inner] = steps;
  if (steps.length === 1 && list === 'summary') return resume.summary ?? null;
  const value = (container: unknown, key: string) => {
    const found = isNode(container) ? container[key] : undefined;
    return typeof found === 'string' ? found : null;
  };
  if (steps.length === 2 && list === 'contact' && TEXT_FIELDS.contact?.includes(id)) return value(resume.contact, id);
  if (list === 'contact' && id === 'links' && steps.length === 4)
    return value(itemOf(resume.contact.links, field, path), inner ?? '');
  const entry = itemOf(listOf(resume, list, path), id, path);
  if (steps.length === 3 && TEXT_FIELDS[list]?.includes(field)) return value(entry, field);
  if (steps.length >= 4 && INNER_LISTS[list] === field) {
    const item = itemOf(isNode(entry) ? entry[field] : undefined, steps.slice(3).join('/'), path);
    return typeof item === 'string' ? item : value(item, 'text');
  }
  throw new EditError('edit.no-such-field', path);
}

function isKeyword(path: FieldPath): boolean {
  return /^skills\/[^/]+\/keywords\//.test(path);
}

/** A keyword is addressed by its value, which may itself hold a slash ("CI/CD"). */
function siblingPath(path: FieldPath, keyword: string): FieldPath {
  return `${path.split('/').slice(0, 3).join('/')}/${keyword}`;
}

function setText(resume: Resume, { path, before, after }: Extract<Edit, { kind: 'set' }>): Node {
  if (textAt(resume, path) !== before) throw new EditError('edit.stale', path);
  const steps = path.split('/');
  const last = steps.at(-1) ?? '';
  if (isKeyword(path)) {
    return within(resume, steps.slice(0, 3), path, (list) =>
      asList(list, path)
        .map((word) => (word === before ? after : word))
        .filter((word) => word !== null),
    );
  }
  if (steps.length === 4 && steps[0] !== 'contact') {
    return within(resume, steps, path, (bullet) => ({ ...(isNode(bullet) ? bullet : {}), text: after ?? '' }));
  }
  return within(resume, steps.slice(0, -1), path, (holder) => {
    const { [last]: _gone, ...rest } = isNode(holder) ? holder : {};
    return after === null ? rest : { ...rest, [last]: after };
  });
}

function changeList(resume: Resume, edit: Exclude<Edit, { kind: 'set' }>): Node {
  const steps = edit.list.split('/');
  const isKnown =
    (steps.length === 1 && Object.hasOwn(resume, edit.list)) ||
    (steps.length === 3 && INNER_LISTS[steps[0] ?? ''] === steps[2]) ||
    edit.list === 'contact/links';
  if (!isKnown) throw new EditError('edit.no-such-field', edit.list);
  return within(resume, steps, edit.list, (value) => {
    const list = asList(value, edit.list);
    if (edit.kind === 'insert') {
      if (list.some((item) => idOf(item) === edit.id)) throw new EditError('edit.stale', edit.list);
      return list.toSpliced(Math.min(edit.index, list.length), 0, edit.value);
    }
    const index = placeIn(list, edit.kind === 'move' ? edit.from : edit.index, edit.id);
    if (index < 0) throw new EditError('edit.stale', edit.list);
    const without = list.toSpliced(index, 1);
    return edit.kind === 'move' ? without.toSpliced(Math.min(edit.to, without.length), 0, list[index]) : without;
  });
}

/** Proposals are accepted in any order, so an item may have moved since: the id decides, and the index only between equal keywords. */
function placeIn(list: readonly unknown[], index: number, id: string): number {
  return idOf(list[index]) === id ? index : list.findLastIndex((item) => idOf(item) === id);
}

/** Rebuilds the branch that `steps` lead down, with `change` applied at its end. */
function within(node: unknown, steps: readonly string[], path: FieldPath, change: (value: unknown) => unknown): Node {
  // The root is an object, so what comes back is one.
  return rebuild(node, steps, path, change) as Node;
}

function rebuild(
  node: unknown,
  steps: readonly string[],
  path: FieldPath,
  change: (value: unknown) => unknown,
): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(node);
  if (Array.isArray(node)) {
    const index = node.findIndex((item) => idOf(item) === step);
    if (index < 0) throw new EditError('edit.no-such-field', path);
    return node.with(index, rebuild(node[index], rest, path, change));
  }
  if (!isNode(node) || !Object.hasOwn(node, step)) throw new EditError('edit.no-such-field', path);
  return { ...node, [step]: rebuild(node[step], rest, path, change) };
}

function listOf(resume: Resume, list: string, path: FieldPath): unknown {
  if (!Object.hasOwn(resume, list)) throw new EditError('edit.no-such-field', path);
  return (resume as unknown as Node)[list];
}

function itemOf(list: unknown, id: string, path: FieldPath): unknown {
  const item = asList(list, path).find((candidate) => idOf(candidate) === id);
  if (item === undefined) throw new EditError('edit.no-such-field', path);
  return item;
}

function asList(value: unknown, path: FieldPath): readonly unknown[] {
  if (!Array.isArray(value)) throw new EditError('edit.no-such-field', path);
  return value;
}

function idOf(item: unknown): unknown {
  return isNode(item) ? item.id : item;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
