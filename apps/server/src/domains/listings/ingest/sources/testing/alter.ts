/** Markup and other languages where a name is expected. */
const HTML = '<b>Pflegekräfte &amp; 看護師</b><script>alert(1)</script>';

/** What may replace a value. */
const OTHER_VALUES: readonly unknown[] = [
  null,
  7,
  -1.5,
  true,
  '',
  'x'.repeat(10_000),
  HTML,
  {},
  [],
  [null],
  { name: {} },
  [[7]],
];

export interface Alteration {
  what: string;
  answer: unknown;
}

/** Every answer that differs from one in one place: another value, a missing one, or one under another name. */
export function* alterJson(answer: unknown): Generator<Alteration> {
  for (const path of listPaths(answer)) {
    const where = path.join('.') || 'all of it';
    for (const value of OTHER_VALUES)
      yield { what: `${where} is ${JSON.stringify(value).slice(0, 20)}`, answer: replaceAt(answer, path, () => value) };
    const last = path.at(-1);
    if (typeof last === 'string') {
      yield { what: `${where} is missing`, answer: renameAt(answer, path, undefined) };
      yield { what: `${where} has another name`, answer: renameAt(answer, path, `${last}_v2`) };
    }
  }
}

/** Texts that differ from one in one place: cut off, or with one part of it replaced or removed. */
export function* alterText(text: string): Generator<Alteration> {
  for (let end = 0; end < text.length; end += 40) yield { what: `cut off after ${end}`, answer: text.slice(0, end) };
  for (const match of text.matchAll(/>([^<>]+)<|<[^<>]+>|="[^"]*"/g)) {
    const found = match[1] ?? match[0];
    const start = match.index + match[0].indexOf(found);
    for (const other of ['', '7', HTML, '&amp;lt;b&amp;gt;', '<i/>', 'x'.repeat(10_000)])
      yield {
        what: `${found.slice(0, 30)} is ${other.slice(0, 20)}`,
        answer: text.slice(0, start) + other + text.slice(start + found.length),
      };
  }
}

type Path = readonly (string | number)[];

function* listPaths(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) yield* listPaths((value as Record<string | number, unknown>)[key], [...path, key]);
}

function replaceAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaceAt(copy[key], rest, change);
  return copy;
}

function renameAt(value: unknown, path: Path, name: string | undefined): unknown {
  const key = String(path.at(-1));
  return replaceAt(value, path.slice(0, -1), (parent) => {
    const { [key]: moved, ...others } = parent as Record<string, unknown>;
    return name === undefined ? others : { ...others, [name]: moved };
  });
}
