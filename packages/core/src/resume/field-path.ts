import type { Resume } from './model.ts';
import type { FieldPath } from './reading.ts';

/** The children of each kind of node: text fields, lists of entries, lists of texts. */
interface Shape {
  texts?: readonly string[];
  /** Lists of entries with an id. */
  lists?: Readonly<Record<string, Shape>>;
  objects?: Readonly<Record<string, Shape>>;
  /** Lists of plain texts, addressed by the text. */
  words?: readonly string[];
}

const BULLETS: Shape = { texts: ['text'] };
const PERIOD = ['start', 'end'];
const WORK: Shape = { texts: ['employer', 'title', 'location', ...PERIOD, 'summary'], lists: { bullets: BULLETS } };
const DATED_ITEM_SHAPE: Shape = { texts: ['name', 'by', 'date', 'summary'] };

const RESUME: Shape = {
  texts: ['summary'],
  objects: {
    contact: {
      texts: ['name', 'headline', 'email', 'phone', 'location'],
      lists: { links: { texts: ['network', 'username', 'url'] } },
    },
  },
  lists: {
    work: WORK,
    volunteer: WORK,
    education: {
      texts: ['institution', 'degree', 'area', 'location', ...PERIOD, 'grade'],
      lists: { bullets: BULLETS },
    },
    projects: { texts: ['name', 'role', 'url', ...PERIOD, 'summary'], lists: { bullets: BULLETS } },
    skills: { texts: ['name', 'level'], words: ['keywords'] },
    certifications: { texts: ['name', 'issuer', 'date', 'expires'] },
    languages: { texts: ['name', 'fluency'] },
    awards: DATED_ITEM_SHAPE,
    publications: DATED_ITEM_SHAPE,
    other: { texts: ['heading'], lists: { lines: BULLETS } },
  },
};

type Node = Record<string, unknown>;

/**
 * The text at an address such as `contact/email`, `work/w1/title`, `work/w1/bullets/b3` or `skills/s2/keywords/Python`.
 * @returns undefined if the field is absent or the address is unknown
 */
export function getField(resume: Resume, path: FieldPath): string | undefined {
  const result = visit(resume as unknown as Node, RESUME, path.split('/'), 0);
  return result.found ? result.value : undefined;
}

/**
 * A copy of the résumé with different text at an address; everything off that path is shared with the original. Null removes
 * the field, bullet or keyword.
 * @throws RangeError if the address names no field or its entry doesn't exist
 */
export function setField(resume: Resume, path: FieldPath, value: string | null): Resume {
  return replace(resume as unknown as Node, RESUME, path.split('/'), 0, value, path) as unknown as Resume;
}

function visit(node: Node, shape: Shape, segments: string[], at: number): { found: boolean; value?: string } {
  const segment = segments[at] ?? '';
  const last = at === segments.length - 1;
  if (last && shape.texts?.includes(segment)) {
    const value = node[segment];
    return typeof value === 'string' ? { found: true, value } : { found: false };
  }
  const object = getOwn(shape.objects, segment);
  if (object) return visit(node[segment] as Node, object, segments, at + 1);
  if (shape.words?.includes(segment)) {
    const word = segments.slice(at + 1).join('/');
    return (node[segment] as string[]).includes(word) ? { found: true, value: word } : { found: false };
  }
  const list = getOwn(shape.lists, segment);
  const entry = list && findEntry(node[segment], segments[at + 1]);
  if (!list || !entry) return { found: false };
  if (at + 2 === segments.length) return visit(entry, list, ['text'], 0);
  return visit(entry, list, segments, at + 2);
}

function replace(
  node: Node,
  shape: Shape,
  segments: string[],
  at: number,
  value: string | null,
  path: FieldPath,
): Node {
  const segment = segments[at] ?? '';
  const last = at === segments.length - 1;
  if (last && shape.texts?.includes(segment)) return withText(node, segment, value);
  const object = getOwn(shape.objects, segment);
  if (object) return { ...node, [segment]: replace(node[segment] as Node, object, segments, at + 1, value, path) };
  if (shape.words?.includes(segment)) {
    return { ...node, [segment]: withWord(node[segment] as string[], segments.slice(at + 1).join('/'), value, path) };
  }
  const list = getOwn(shape.lists, segment);
  const entries = node[segment] as Node[] | undefined;
  const entry = list && findEntry(entries, segments[at + 1]);
  if (!list || !entry || !entries) throw new RangeError(`there is no field ${path}`);
  const whole = at + 2 === segments.length;
  if (whole && list !== BULLETS) throw new RangeError(`there is no field ${path}`);
  if (whole && value === null) return { ...node, [segment]: entries.filter((each) => each !== entry) };
  const changed = whole ? { ...entry, text: value } : replace(entry, list, segments, at + 2, value, path);
  return { ...node, [segment]: entries.map((each) => (each === entry ? changed : each)) };
}

function withText(node: Node, key: string, value: string | null): Node {
  if (value !== null) return { ...node, [key]: value };
  const { [key]: _, ...rest } = node;
  return rest;
}

function withWord(words: string[], word: string, value: string | null, path: FieldPath): string[] {
  if (!words.includes(word)) throw new RangeError(`there is no field ${path}`);
  return value === null ? words.filter((each) => each !== word) : words.map((each) => (each === word ? value : each));
}

function findEntry(list: unknown, id: string | undefined): Node | undefined {
  return Array.isArray(list) ? (list as Node[]).find((entry) => entry.id === id) : undefined;
}

function getOwn<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
