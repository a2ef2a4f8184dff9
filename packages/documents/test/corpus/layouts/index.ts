import type { Layout } from '../layout.ts';
import { word, wordTable } from './docx.ts';
import { halves, labelsLeft, sidebarLeft, sidebarRight } from './html-columns.ts';
import { banner, classic, dense, icons, spaced, table, twoLines } from './html-one-column.ts';
import { minipages, modernBanking, modernCasual, modernClassic, student } from './latex.ts';
import { text } from './text.ts';
import { academic, tinted } from './typst.ts';

/** All layouts of the corpus. */
export const LAYOUTS: readonly Layout[] = [
  classic,
  twoLines,
  spaced,
  table,
  banner,
  icons,
  dense,
  sidebarLeft,
  sidebarRight,
  labelsLeft,
  halves,
  academic,
  tinted,
  student,
  modernClassic,
  modernBanking,
  modernCasual,
  minipages,
  word,
  wordTable,
  text,
];
