import type { PageJob } from '../types.ts';

const MAX_TEXT = 60_000;
const MAX_SCRIPTS = 30;
const MAX_SCRIPT_LENGTH = 500_000;
const MAX_NAME = 200;

type Json = Record<string, unknown>;

/**
 * Reads the job on the page: from its structured data (schema.org `JobPosting`), or from what the person selected, its main heading, and its
 * text. Reads nothing that isn't visible to the person, except for the structured data.
 */
export function readJobPage(page: Document): PageJob {
  const url = page.location.href.split('#')[0] ?? '';
  const posting = findPosting(page);
  const selected = page.getSelection()?.toString().trim() ?? '';
  const heading = page.querySelector('h1')?.textContent ?? '';
  return {
    url,
    title: clean(toText(posting?.title) || heading).slice(0, MAX_NAME),
    company: clean(
      toText((posting?.hiringOrganization as Json | undefined)?.name) || readMeta(page, 'og:site_name'),
    ).slice(0, MAX_NAME),
    place: clean(readPlace(posting)).slice(0, MAX_NAME),
    description: (selected || toPlainText(page, toText(posting?.description)) || readMainText(page)).slice(0, MAX_TEXT),
  };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const clean = (text: string): string => text.replaceAll(/[\p{Cf}\p{Cc}\s]+/gu, ' ').trim();

function readMeta(page: Document, property: string): string {
  return page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
}

function findPosting(page: Document): Json | null {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')].slice(0, MAX_SCRIPTS);
  for (const { textContent } of scripts) {
    if (textContent === null || textContent.length > MAX_SCRIPT_LENGTH) continue;
    const found = findPostingIn(parse(textContent));
    if (found) return found;
  }
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page’s broken data is as if it had none.
    return null;
  }
}

function findPostingIn(value: unknown): Json | null {
  if (Array.isArray(value)) return value.map(findPostingIn).find((found) => found !== null) ?? null;
  if (typeof value !== 'object' || value === null) return null;
  const json = value as Json;
  if ([json['@type']].flat().includes('JobPosting')) return json;
  return Array.isArray(json['@graph']) ? findPostingIn(json['@graph']) : null;
}

function readPlace(posting: Json | null): string {
  const [first] = [posting?.jobLocation].flat();
  const address = (first as Json | undefined)?.address;
  if (typeof address === 'string') return address;
  const { addressLocality, addressRegion } = (address ?? {}) as Json;
  return [toText(addressLocality), toText(addressRegion)].filter(Boolean).join(', ');
}

/** Descriptions in structured data are HTML. The parsed document has no scripts running and loads nothing. */
function toPlainText(page: Document, html: string): string {
  if (html === '') return '';
  const Parser = page.defaultView?.DOMParser;
  if (!Parser) return '';
  const parsed = new Parser().parseFromString(html.slice(0, MAX_SCRIPT_LENGTH), 'text/html');
  for (const block of parsed.querySelectorAll('p, li, br, div, h1, h2, h3, h4, ul')) block.before('\n');
  return (parsed.body.textContent ?? '').replaceAll(/\n\s*\n\s*/g, '\n\n').trim();
}

/** What a form asks, and its options, say nothing about the job: “I will not need sponsorship” is an answer. */
const QUESTIONS = 'fieldset, label, select, textarea, button, nav, [role="radiogroup"], [role="listbox"]';
/** Some sites put a whole page into a form. */
const LEAST_TEXT = 200;

function readMainText(page: Document): string {
  const main = page.querySelector<HTMLElement>('main, [role="main"], article') ?? page.body;
  if (!main) return '';
  const outsideForms = readVisibleText(main, `form, ${QUESTIONS}`);
  return outsideForms.length >= LEAST_TEXT ? outsideForms : readVisibleText(main, QUESTIONS);
}

/** The text that a person sees, without that of the elements that a selector matches. */
function readVisibleText(element: HTMLElement, omitted: string): string {
  if (element.matches(omitted)) return '';
  if (element.querySelector(omitted) === null) return element.innerText.trim();
  const parts = [...element.childNodes].map((node) =>
    node instanceof HTMLElement ? readVisibleText(node, omitted) : node instanceof Text ? clean(node.data) : '',
  );
  return parts.filter(Boolean).join('\n');
}
