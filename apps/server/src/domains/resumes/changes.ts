import type { FieldPath, Provenance, Resume } from '@foothold/core/resume';

/** Collects every value of a résumé by field path. */
export function collectFields(resume: Resume): Map<FieldPath, string> {
  const fields = new Map<FieldPath, string>();
  collect('', resume, fields);
  return fields;
}

function collect(path: FieldPath, value: unknown, fields: Map<FieldPath, string>): void {
  const joinPath = (part: string) => (path ? `${path}/${part}` : part);
  if (typeof value === 'string') fields.set(path, value);
  else if (Array.isArray(value)) for (const item of value) collectItem(joinPath, item, fields);
  else if (isRecord(value))
    for (const [key, part] of Object.entries(value)) if (key !== 'id') collect(joinPath(key), part, fields);
}

function collectItem(joinPath: (part: string) => FieldPath, item: unknown, fields: Map<FieldPath, string>): void {
  if (typeof item === 'string') return void fields.set(joinPath(item), item);
  if (!isRecord(item) || typeof item.id !== 'string') return;
  // A bullet is plain text, so its path has no field name.
  const isBullet = typeof item.text === 'string' && Object.keys(item).length === 2;
  collect(joinPath(item.id), isBullet ? item.text : item, fields);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * Traces fields from `before` to `after`. Unchanged fields keep their place on the page; changed and new ones get the given origin.
 * @returns also how many fields differ, including removed ones
 */
export function traceChanges(
  before: { content: Resume; provenance: Provenance },
  after: Resume,
  origin: 'corrected' | 'confirmed',
): { provenance: Provenance; changed: number } {
  const old = collectFields(before.content);
  const provenance: Provenance = {};
  let changed = 0;
  for (const [path, value] of collectFields(after)) {
    const source = before.provenance[path];
    if (old.get(path) === value) {
      if (source) provenance[path] = source;
    } else {
      changed++;
      provenance[path] = { spans: source?.spans ?? [], confidence: 1, origin };
    }
    old.delete(path);
  }
  return { provenance, changed: changed + old.size };
}

/** Removes surrounding whitespace, empty values, and empty entries. */
export function toCleanResume(resume: Resume): Resume {
  const cleanResume = (cleanValue(resume) ?? {}) as Partial<Resume>;
  const lists = Object.fromEntries(
    Object.entries(resume).flatMap(([key, value]) => (Array.isArray(value) ? [[key, []]] : [])),
  );
  return { ...lists, ...cleanResume, contact: { links: [], ...cleanResume.contact } } as Resume;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[^\S\n]+/g, ' ').trim() || undefined;
  if (Array.isArray(value)) return value.map(cleanValue).filter((item) => item !== undefined);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, cleanValue(part)] as const);
  const saved = entries.filter(([, part]) => part !== undefined);
  const hasContent = saved.some(([key, part]) => key !== 'id' && !(Array.isArray(part) && part.length === 0));
  return hasContent ? Object.fromEntries(saved) : undefined;
}
