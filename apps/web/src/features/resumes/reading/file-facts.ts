import type { DocumentSignals, FileFormat } from '@foothold/core/resume';

/** A fact about the file, in plain words. */
export interface FileFact {
  id: string;
  text: string;
  /** What it means for other readers; only where there is something to know. */
  meaning?: string;
  /** Words of the file that it is about. */
  quotes?: string[];
}

const HIDDEN: Record<DocumentSignals['hidden'][number]['reason'], string> = {
  'paper-colour': 'in the colour of the paper',
  tiny: 'too small to read',
  'off-page': 'outside the page',
  invisible: 'drawn invisibly',
  covered: 'under something else',
};

/** Letters of a hidden or repeated text that are shown. */
const LONGEST_QUOTE = 160;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const short = (text: string) => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text);

/** What other readers stumble over in this file, and what they do not; in the order in which it matters. */
export function fileFacts(signals: DocumentSignals, format: FileFormat): FileFact[] {
  if (format === 'json') return [{ id: 'data', text: 'This file is data: it names every field and has no pages.' }];
  return [...troubles(signals), ...plainFacts(signals)];
}

function troubles(signals: DocumentSignals): FileFact[] {
  const { hidden, imagePages, unmappable, iconGlyphs, pagesLeftOut, textBoxes, tables, headerFooterText } = signals;
  const facts: (FileFact | false)[] = [
    hidden.length > 0 && {
      id: 'hidden',
      text: `It holds text that a person cannot see (${[...new Set(hidden.map(({ reason }) => HIDDEN[reason]))].join(', ')}).`,
      meaning: 'Hiring systems take hidden text for an attempt to cheat.',
      quotes: hidden.slice(0, 5).map(({ page, text }) => `Page ${page}: ${short(text)}`),
    },
    imagePages > 0 && {
      id: 'image-pages',
      text: `${count(imagePages, 'page is a picture', 'pages are pictures')} without text.`,
      meaning: 'Machines see nothing there.',
    },
    pagesLeftOut > 0 && {
      id: 'left-out',
      text: `${count(pagesLeftOut, 'page', 'pages')} beyond the limit were not read.`,
      meaning: 'Few readers go past the third page.',
    },
    unmappable > 0 && {
      id: 'unmappable',
      text: `${count(unmappable, 'letter has', 'letters have')} no meaning that can be copied.`,
      meaning: 'Such letters look right and arrive as rubbish.',
    },
    iconGlyphs > 0 && {
      id: 'icons',
      text: `${count(iconGlyphs, 'icon stands', 'icons stand')} right against a word.`,
      meaning: 'Simple readers take the icon for a letter of the word, often of the e-mail address.',
    },
    tables > 0 && {
      id: 'tables',
      text: `It holds ${count(tables, 'table', 'tables')}.`,
      meaning: 'Some systems lose the order of cells.',
    },
    textBoxes > 0 && {
      id: 'text-boxes',
      text: `It holds ${count(textBoxes, 'text box', 'text boxes')}.`,
      meaning: 'Many systems skip text boxes.',
    },
    headerFooterText.length > 0 && {
      id: 'header-footer',
      text: 'Some text stands in the header or footer, or repeats on every page.',
      meaning: 'Many systems skip it.',
      quotes: headerFooterText.slice(0, 5).map(short),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function plainFacts({ pages, words, columns, images, hidden }: DocumentSignals): FileFact[] {
  return [
    { id: 'size', text: `${count(pages, 'page', 'pages')} with ${count(words, 'word', 'words')}.` },
    columns > 1
      ? {
          id: 'columns',
          text: `${columns} columns.`,
          meaning: 'Readers without layout may mix them; the readings below show it.',
        }
      : { id: 'columns', text: 'One column.' },
    ...(images > 0
      ? [{ id: 'images', text: `${count(images, 'picture', 'pictures')}. They cost nothing beside text.` }]
      : []),
    ...(hidden.length === 0 ? [{ id: 'seen', text: 'Everything in it can be seen on the page.' }] : []),
  ];
}
