import type { FieldPath, Resume } from '@foothold/core/resume';

/** Maps one text of a résumé; an empty string removes it. */
export type FieldMapper = (path: FieldPath, value: string) => string;

/**
 * A copy of a résumé with every text mapped by `map`. Texts that become empty are removed, along with every bullet, keyword, and entry that
 * is then empty. Order and ids stay.
 */
export function mapFields(resume: Resume, map: FieldMapper): Resume {
  return mapRecord('', resume, map) as unknown as Resume;
}

/** Every text of a résumé with its address, in the model's order. Keywords are addressed by position. */
export function listFields(resume: Resume): { path: FieldPath; value: string }[] {
  const fields: { path: FieldPath; value: string }[] = [];
  mapFields(resume, (path, value) => {
    fields.push({ path, value });
    return value;
  });
  return fields;
}

function mapRecord(path: string, record: object, map: FieldMapper): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    const at = path === '' ? key : `${path}/${key}`;
    if (key === 'id') copy[key] = value;
    else if (typeof value === 'string') {
      const mapped = map(at, value);
      if (mapped !== '') copy[key] = mapped;
    } else if (Array.isArray(value)) copy[key] = mapList(at, value, map);
    else if (typeof value === 'object' && value !== null) copy[key] = mapRecord(at, value, map);
  }
  return copy;
}

function mapList(path: string, list: unknown[], map: FieldMapper): unknown[] {
  return list.flatMap((item, index): unknown[] => {
    if (typeof item === 'string') {
      const mapped = map(`${path}/${index}`, item);
      return mapped === '' ? [] : [mapped];
    }
    if (typeof item !== 'object' || item === null) return [];
    const id = 'id' in item && typeof item.id === 'string' ? item.id : String(index);
    const entry = mapRecord(`${path}/${id}`, item, map);
    return hasContent(entry) ? [entry] : [];
  });
}

function hasContent(entry: Record<string, unknown>): boolean {
  return Object.entries(entry).some(([key, value]) => key !== 'id' && (Array.isArray(value) ? value.length > 0 : true));
}
