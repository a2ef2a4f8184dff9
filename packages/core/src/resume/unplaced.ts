import { isPresent } from './dates/index.ts';
import { isDuration } from './facts/index.ts';
import { isNetworkName } from './fields/contact-patterns.ts';
import { type Line, spansOf } from './layout/index.ts';
import type { Contact } from './model.ts';
import type { LooseText, Provenance } from './reading.ts';
import type { SourceLine, SourceText, Span } from './source.ts';

/** The words of a page that are in no field. */
export interface Rest {
  unplaced: LooseText[];
  furniture: LooseText[];
}

/** The fields that were read, and their positions. */
export interface Placed {
  provenance: Provenance;
  contact: Contact;
}

/** Lines that say nothing about the person: headers, footers and section headings. */
export interface PageParts {
  furniture: readonly Line[];
  headings: readonly Line[];
}

/**
 * Sorts every word that is in no field: parts of the page and field labels ("Phone:", "Education", page numbers) are furniture;
 * everything else is unplaced.
 */
export function restOf(text: SourceText, { provenance, contact }: Placed, parts: PageParts): Rest {
  const taken = new Spans();
  for (const { spans } of Object.values(provenance)) for (const span of spans) taken.add(span);
  const page = new Spans();
  for (const line of parts.furniture) for (const span of spansOf(line, 0, line.text.length)) page.add(span);
  const headings = new Spans();
  for (const line of parts.headings) for (const span of spansOf(line, 0, line.text.length)) headings.add(span);
  const names = new Set(splitWords([contact.name, contact.email, contact.phone].join(' ')));
  // The name and the address repeated at the bottom of a page.
  const isRepeat = (loose: string) => splitWords(loose).every((word) => names.has(word));
  const rest: Rest = { unplaced: [], furniture: [] };
  for (const { number, lines } of text.pages) {
    lines.forEach((line, index) => {
      for (const { start, end } of findUncovered(line, taken.on(number, index))) {
        const span = { page: number, line: index, start, end };
        const loose = line.text.slice(start, end).replaceAll('\t', ' ');
        const known = page.covers(span) || headings.covers(span) || isFormal(loose) || isRepeat(loose);
        put(known ? rest.furniture : rest.unplaced, loose, span);
      }
    });
  }
  nameList(rest.unplaced, 'x');
  nameList(rest.furniture, 'f');
  return rest;
}

/** Parts of the pages, by line. */
class Spans {
  readonly #pages = new Map<number, Map<number, Span[]>>();

  add(span: Span): void {
    let lines = this.#pages.get(span.page);
    if (!lines) {
      lines = new Map();
      this.#pages.set(span.page, lines);
    }
    const known = lines.get(span.line);
    if (known) known.push(span);
    else lines.set(span.line, [span]);
  }

  on(page: number, line: number): readonly Span[] {
    return this.#pages.get(page)?.get(line) ?? [];
  }

  covers({ page, line, start, end }: Span): boolean {
    return this.on(page, line).some((span) => span.start < end && span.end > start);
  }
}

const WORD_PATTERN = /[\p{L}\p{N}]/u;

/** The words of a line outside all spans, with consecutive words joined. */
function findUncovered(line: SourceLine, taken: readonly Span[]): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  // Most lines are entirely in one field.
  const [whole] = taken;
  if (whole && whole.start <= 2 && whole.end >= line.text.length) return stretches;
  let open = false;
  for (const { start, end } of line.words) {
    const held = taken.some((span) => span.start < end && span.end > start);
    const last = stretches[stretches.length - 1];
    if (held) open = false;
    else if (open && last) last.end = end;
    else if (WORD_PATTERN.test(line.text.slice(start, end))) {
      stretches.push({ start, end });
      open = true;
    }
  }
  return stretches;
}

function put(list: LooseText[], text: string, span: Span): void {
  list.push({ id: '', text, spans: [span] });
}

function nameList(list: LooseText[], letter: string): void {
  list.forEach((each, i) => {
    each.id = `${letter}${i + 1}`;
  });
}

/** Words that label a fact or join two facts, in the supported languages. */
const FORMAL = new Set(
  `a address addresses adres adresse age aim am an anschrift and at award awarded bei beim by c cell cellphone cellular certificate chez class co contact country cumulative cv curriculum date dates de degree der di dirección duties e email e-mail el employer en end es et expected expires expiration from full g g.p.a. gpa grade graduate graduated graduation h homepage http https in indirizzo is issued language languages level linkedin location m mail major minor mob mobile mobil mobiltelefon mr mrs ms name of on or p period personal ph phone phones portfolio position presso profile qualification responsibilities resume résumé role rue seit school since skype start t tech technologies tel telefon telefono teléfono telephone telefoon telefone the title to tools twitter u und until url valid vitae w web webpage website with www y year years`.split(
    ' ',
  ),
);

/** Whether the text contains only fact labels ("Phone:"), function words, or a duration that follows from the dates. */
function isFormal(text: string): boolean {
  if (text.length > 60) return false;
  const bare = text.trim().replace(/^[([]+|[)\]:.,;\s–—-]+$/g, '');
  if (
    LABEL_PATTERN.test(text) ||
    isDuration(bare) ||
    isNetworkName(bare) ||
    isPresent(bare) ||
    /^\(?\d{1,2}[.)]?$/.test(bare)
  )
    return true;
  const words = splitWords(text);
  return words.every((word) => FORMAL.has(word.replace(/[.:]+$/, '')) || FORMAL.has(word));
}

/** "Organization name:" without anything after it. */
const LABEL_PATTERN = /^\p{L}[\p{L}\p{M} '’/()-]{1,38}:$/u;

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.@+-]+/u)
    .filter((word) => WORD_PATTERN.test(word));
}
