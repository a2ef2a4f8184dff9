import type { Layout } from '../layout.ts';
import { word, wordTable } from './docx.ts';
import { wordDash, wordDates, wordGrid, wordRail } from './docx-tables.ts';
import { labelsLeft, sidebarLeft, sidebarRight, twoHalves } from './html-columns.ts';
import { banner, classic, dense, icons, spaced, table, twoLineLayout } from './html-one-column.ts';
import { minipages, modernBanking, modernCasual, modernClassic, student } from './latex.ts';
import { text } from './text.ts';
import {
  textBare,
  textBars,
  textBrackets,
  textCapitals,
  textColons,
  textDatesFirst,
  textEmployers,
  textScholar,
  textSign,
} from './text-plain.ts';
import { academic, tintedPage } from './typst.ts';
import {
  europeanForm,
  europeanPage,
  factsLeft,
  hangingDates,
  hangingText,
  profileNew,
  rail,
  railDark,
  timeline,
} from './typst-columns.ts';
import { cards, ladder, meters, periodFirst } from './typst-modern.ts';
import { bulletRows, dateHeadings, oneLine, profileOld, smallLetters, twoRows } from './typst-rows.ts';

/** All layouts in the corpus. */
export const LAYOUTS: readonly Layout[] = [
  classic,
  twoLineLayout,
  spaced,
  table,
  banner,
  icons,
  dense,
  sidebarLeft,
  sidebarRight,
  labelsLeft,
  twoHalves,
  academic,
  tintedPage,
  student,
  modernClassic,
  modernBanking,
  modernCasual,
  minipages,
  word,
  wordTable,
  text,
  bulletRows,
  dateHeadings,
  oneLine,
  twoRows,
  smallLetters,
  profileOld,
  rail,
  hangingDates,
  profileNew,
  europeanForm,
  europeanPage,
  timeline,
  textBare,
  textDatesFirst,
  textBars,
  textCapitals,
  wordDates,
  wordRail,
  wordGrid,
  wordDash,
  cards,
  ladder,
  meters,
  periodFirst,
  textScholar,
  textColons,
  textBrackets,
  textSign,
  textEmployers,
  hangingText,
  factsLeft,
  railDark,
];
