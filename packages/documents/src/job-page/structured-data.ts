import {
  getAttribute,
  getRawText,
  type HtmlElement,
  type HtmlParent,
  hasAttribute,
  hasWord,
  listElements,
  toPlainText,
} from './html.ts';
import type { Properties } from './posting.ts';

const MAX_POSTINGS = 50;
/** Objects and lists of one page that are searched. */
const MAX_VALUES = 50_000;
const MAX_ITEM_DEPTH = 4;

const JOB_POSTING_PATTERN = /(^|[/:])JobPosting$/;

/** Finds every `JobPosting` of a page: in its JSON-LD, or otherwise in its microdata. */
export function findPostings(page: HtmlParent): Properties[] {
  const postings = findJsonLdPostings(page);
  return postings.length > 0 ? postings : findMicrodataPostings(page);
}

/** Finds every `JobPosting` in the page's JSON-LD, also inside graphs and lists. */
function findJsonLdPostings(page: HtmlParent): Properties[] {
  const scripts = [...listElements(page)].filter(
    (element) =>
      element.tagName === 'script' && /^application\/ld\+json\b/i.test(getAttribute(element, 'type')?.trim() ?? ''),
  );
  const values = scripts.flatMap((script) => parseJson(getRawText(script)) ?? []);
  const postings: Properties[] = [];
  const byId = new Map<string, Properties>();
  const waiting: unknown[] = values.toReversed();
  let left = MAX_VALUES;
  for (let value = waiting.pop(); value !== undefined && left > 0; value = waiting.pop(), left--) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value).filter((one) => typeof one === 'object' && one !== null);
    waiting.push(...inner.slice(0, left).reverse());
    if (Array.isArray(value)) continue;
    const object = value as Properties;
    if (isJobPosting(object) && postings.length < MAX_POSTINGS) postings.push(object);
    const id = object['@id'];
    if (typeof id === 'string' && Object.keys(object).length > 1) byId.set(id, object);
  }
  return postings.map((posting) => fillReferences(posting, byId));
}

const isJobPosting = (object: Properties): boolean =>
  [object['@type']].flat().some((type) => typeof type === 'string' && JOB_POSTING_PATTERN.test(type));

/** Replaces values that only name another object of the page: `{ "@id": "#employer" }`. */
function fillReferences(posting: Properties, byId: ReadonlyMap<string, Properties>): Properties {
  const fill = (value: unknown): unknown => {
    const id = typeof value === 'object' && value !== null ? (value as Properties)['@id'] : undefined;
    return typeof id === 'string' ? (byId.get(id) ?? value) : value;
  };
  return Object.fromEntries(
    Object.entries(posting).map(([name, value]) => [name, Array.isArray(value) ? value.map(fill) : fill(value)]),
  );
}

/** Sites often write line ends into strings or wrap the data in a comment, which JSON doesn't allow. */
function parseJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(\/\*\s*)?(<!--|<!\[CDATA\[)(\s*\*\/)?/, '')
    .replace(/(\/\*\s*)?(-->|\]\]>)(\s*\*\/)?\s*$/, '')
    .replace(/;\s*$/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what makes it invalid
  for (const attempt of [bare, bare.replaceAll(/[\u0000-\u001f]+/g, ' ')])
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt, or none: broken data is no data.
    }
  return undefined;
}

/** Finds every `JobPosting` that the page marks up with microdata (https://html.spec.whatwg.org/multipage/microdata.html). */
function findMicrodataPostings(page: HtmlParent): Properties[] {
  const postings: Properties[] = [];
  for (const element of listElements(page)) {
    const types = (getAttribute(element, 'itemtype') ?? '').split(/\s+/);
    if (!hasAttribute(element, 'itemscope') || !types.some((type) => JOB_POSTING_PATTERN.test(type))) continue;
    if (postings.length === MAX_POSTINGS) break;
    postings.push(readItem(element, 0));
  }
  return postings;
}

function readItem(item: HtmlElement, depth: number): Properties {
  const properties: Record<string, unknown> = {};
  // Properties inside another item belong to that one.
  for (const element of listElements(item, (inner) => !hasAttribute(inner, 'itemscope'))) {
    const names = (getAttribute(element, 'itemprop') ?? '').split(/\s+/).filter(Boolean);
    if (names.length === 0) continue;
    const isItem = hasAttribute(element, 'itemscope');
    const value = isItem && depth < MAX_ITEM_DEPTH ? readItem(element, depth + 1) : readValue(element);
    for (const name of names) {
      const known = properties[name];
      properties[name] = known === undefined ? value : [known, value].flat();
    }
  }
  return properties;
}

function readValue(element: HtmlElement): string {
  const stated = getAttribute(element, 'content') ?? getAttribute(element, 'datetime');
  if (stated !== null) return stated;
  if (element.tagName === 'a' && hasWord(element, 'itemprop', 'url')) return getAttribute(element, 'href') ?? '';
  return toPlainText(element);
}
