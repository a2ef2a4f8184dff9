import type { Fact } from '../sheet/sheet.ts';

/** A printable report. All texts are plain text, formatted by the caller. */
export interface PrintedReport {
  /** Its kind, above the heading. */
  label: string;
  heading: string;
  facts: readonly Fact[];
  /** What it says in short. */
  summary: string;
  sections: readonly PrintedSection[];
}

export interface PrintedSection {
  title: string;
  entries: readonly { title: string; facts: readonly Fact[] }[];
  /** A sentence after the entries. */
  note?: string | undefined;
}

export interface ReportPrint {
  /** Determines paper size and language. Default `us`. */
  region?: 'us' | 'uk' | undefined;
}
