import type { DocumentSignals, FileFormat } from '@foothold/core/resume';

/** A fact about the file, in plain words. */
export interface FileFact {
  id: string;
  text: string;
  /** What it means for other readers, if anything. */
  meaning?: string;
  /** The words in the file that it refers to. */
  quotes?: string[];
}

const HIDDEN_TEXT_LABELS: Record<DocumentSignals['hidden'][number]['reason'], string> = {
  'page-color': 'same color as the page',
  tiny: 'too small to read',
  'off-page': 'outside the page',
  invisible: 'invisible',
  covered: 'covered by something else',
};

/** Maximum number of characters shown of a hidden or repeated text. */
const MAX_QUOTE_LENGTH = 160;

const formatCount = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const shorten = (text: string) =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : text;

/** What other readers have trouble with in this file and what they handle well, most important first. */
export function listFileFacts(signals: DocumentSignals, format: FileFormat): FileFact[] {
  if (format === 'json') return [{ id: 'data', text: 'This is a data file. It labels every field and has no pages.' }];
  return [...listTroubles(signals), ...listPlainFacts(signals)];
}

function listTroubles(signals: DocumentSignals): FileFact[] {
  const { hidden, imagePages, unmappable, iconGlyphs, pagesLeftOut, textBoxes, tables, headerFooterText } = signals;
  const facts: (FileFact | false)[] = [
    hidden.length > 0 && {
      id: 'hidden',
      text: `Contains text people can’t see (${[...new Set(hidden.map(({ reason }) => HIDDEN_TEXT_LABELS[reason]))].join(', ')}).`,
      meaning: 'Hiring systems treat hidden text as cheating.',
      quotes: hidden.slice(0, 5).map(({ page, text }) => `Page ${page}: ${shorten(text)}`),
    },
    imagePages > 0 && {
      id: 'image-pages',
      text: `${formatCount(imagePages, 'page is an image', 'pages are images')} without text.`,
      meaning: 'Software can’t read anything on it.',
    },
    pagesLeftOut > 0 && {
      id: 'left-out',
      text: `${formatCount(pagesLeftOut, 'page', 'pages')} over the page limit, not read.`,
      meaning: 'Few people read past page three.',
    },
    unmappable > 0 && {
      id: 'unmappable',
      text: `${formatCount(unmappable, 'character', 'characters')} can’t be copied as text.`,
      meaning: 'They look right on the page but come out garbled.',
    },
    iconGlyphs > 0 && {
      id: 'icons',
      text: `${formatCount(iconGlyphs, 'icon touches', 'icons touch')} a word.`,
      meaning: 'Some software reads the icon as part of the word, often in an email address.',
    },
    tables > 0 && {
      id: 'tables',
      text: `Contains ${formatCount(tables, 'table', 'tables')}.`,
      meaning: 'Some systems mix up the order of the cells.',
    },
    textBoxes > 0 && {
      id: 'text-boxes',
      text: `Contains ${formatCount(textBoxes, 'text box', 'text boxes')}.`,
      meaning: 'Many systems skip text boxes.',
    },
    headerFooterText.length > 0 && {
      id: 'header-footer',
      text: 'Some text is in the header or footer, or repeats on every page.',
      meaning: 'Many systems skip this text.',
      quotes: headerFooterText.slice(0, 5).map(shorten),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function listPlainFacts({ pages, words, columns, images, hidden }: DocumentSignals): FileFact[] {
  return [
    { id: 'size', text: `${formatCount(pages, 'page', 'pages')} with ${formatCount(words, 'word', 'words')}.` },
    columns > 1
      ? {
          id: 'columns',
          text: `${columns} columns.`,
          meaning: 'Some software may mix them up. See the comparison above.',
        }
      : { id: 'columns', text: 'One column.' },
    ...(images > 0
      ? [
          {
            id: 'images',
            text: `${formatCount(images, 'image', 'images')}. No effect on your score, because there is text too.`,
          },
        ]
      : []),
    ...(hidden.length === 0 ? [{ id: 'seen', text: 'No hidden text.' }] : []),
  ];
}
