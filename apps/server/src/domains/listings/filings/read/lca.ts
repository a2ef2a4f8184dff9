import { type Filing, type FilingPeriod, type RejectReason, toEmployer } from './filing.ts';
import type { Columns } from './table.ts';

/** Statuses of the disclosure data. Until 2019 they are in capitals. */
const STATUSES: ReadonlyMap<string, 'certified' | 'certified_withdrawn' | 'withdrawn' | 'denied'> = new Map([
  ['certified', 'certified'],
  ['certifiedwithdrawn', 'certified_withdrawn'],
  ['withdrawn', 'withdrawn'],
  ['denied', 'denied'],
]);

/**
 * Reads rows of the Department of Labor’s LCA disclosure data, saved as CSV: one labor condition application each. Null if the header isn’t
 * one of them.
 */
export function createLcaReader(columns: Columns) {
  const employer = columns.find(['EMPLOYER_NAME', 'EMPLOYER_BUSINESS_NAME', 'LCA_CASE_EMPLOYER_NAME']);
  const status = columns.find(['CASE_STATUS', 'STATUS']);
  const caseNumber = columns.find(['CASE_NUMBER', 'LCA_CASE_NUMBER']);
  const decided = columns.find(['DECISION_DATE', 'DOL_DECISION_DATE']);
  const state = columns.find(['EMPLOYER_STATE', 'LCA_CASE_EMPLOYER_STATE']);
  const city = columns.find(['EMPLOYER_CITY', 'LCA_CASE_EMPLOYER_CITY']);
  const naics = columns.find(['NAICS_CODE', 'NAIC_CODE', 'LCA_CASE_NAICS_CODE']);
  if (employer === undefined || status === undefined || caseNumber === undefined) return null;
  const getCell = (cells: readonly string[], position: number | undefined) =>
    position === undefined ? undefined : cells[position];

  return {
    kind: 'dol-lca' as const,
    hasYear: decided !== undefined,
    readPeriod(cells: readonly string[]): FilingPeriod | RejectReason {
      return parsePeriod(getCell(cells, decided)) ?? 'bad-date';
    },
    read(cells: readonly string[]): Filing | RejectReason {
      const who = toEmployer({
        employer: cells[employer],
        state: getCell(cells, state),
        city: getCell(cells, city),
        naics: getCell(cells, naics),
      });
      if (!who) return 'no-employer';
      const known = STATUSES.get((cells[status] ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''));
      return known ? { ...who, [known]: 1, is_partial: false } : 'unknown-status';
    },
  };
}

/** The fiscal year starts on October 1 of the year before. */
function parsePeriod(text: string | undefined): FilingPeriod | undefined {
  const iso = /^(20\d\d)-(\d{1,2})-\d{1,2}\b/.exec(text ?? '');
  const american = /^(\d{1,2})\/\d{1,2}\/(20\d\d)\b/.exec(text ?? '');
  const year = Number(iso?.[1] ?? american?.[2]);
  const month = Number(iso?.[2] ?? american?.[1]);
  if (!(year > 0) || !(month >= 1 && month <= 12)) return undefined;
  return { fiscalYear: month >= 10 ? year + 1 : year, quarter: ((Math.floor((month - 1) / 3) + 1) % 4) + 1 };
}
