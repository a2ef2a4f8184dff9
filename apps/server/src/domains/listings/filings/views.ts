import { FILING_KINDS, FILING_REJECT_REASONS, filingLimits } from '@foothold/contracts/listings/choices';
import type { CompanyFilings, FilingFile } from '@foothold/contracts/listings/shapes';
import { MATCH_BASES, type MatchBasis } from '@foothold/core/employers';
import type { CompanyFilingRow, FileRow, Rejects } from './filings-repository.ts';

export function toFile(row: FileRow): FilingFile {
  const rejects = row.rejects as Rejects;
  return {
    id: row.id,
    kind: row.kind as FilingFile['kind'],
    fiscalYear: row.fiscal_year,
    quarter: row.quarter === 0 ? null : row.quarter,
    name: row.name,
    loadedAt: row.loaded_at.toISOString(),
    rows: row.used_rows,
    employers: row.employers,
    companies: row.companies ?? 0,
    rejects: FILING_REJECT_REASONS.flatMap((reason) => {
      const known = rejects[reason];
      return known ? { reason, ...known } : [];
    }),
  };
}

/** Groups what a company’s employers filed by year, newest first, and by file. */
export function toCompanyFilings(rows: readonly CompanyFilingRow[]): CompanyFilings[] {
  const groups = Map.groupBy(rows, ({ kind, fiscal_year }) => `${fiscal_year} ${kind}`);
  return [...groups.values()]
    .map(toYear)
    .filter(({ granted, denied }) => granted + denied > 0)
    .sort((a, b) => b.fiscalYear - a.fiscalYear || FILING_KINDS.indexOf(a.kind) - FILING_KINDS.indexOf(b.kind));
}

function toYear(rows: readonly CompanyFilingRow[]): CompanyFilings {
  const [{ kind, fiscal_year } = { kind: '', fiscal_year: 0 }] = rows;
  const isPetition = kind === 'uscis-h1b';
  const sum = (count: (row: CompanyFilingRow) => number) => rows.reduce((total, row) => total + count(row), 0);
  const names = [...rows].sort((a, b) => countGranted(b) - countGranted(a)).map(({ employer }) => employer);
  return {
    kind: kind as CompanyFilings['kind'],
    fiscalYear: fiscal_year,
    granted: sum(countGranted),
    denied: sum(({ initial_denials, continuing_denials, denied }) => initial_denials + continuing_denials + denied),
    initial: isPetition ? sum(({ initial_approvals }) => initial_approvals) : null,
    isPartial: rows.some(({ is_partial }) => is_partial),
    employers: names.slice(0, filingLimits.employers),
    moreEmployers: Math.max(0, names.length - filingLimits.employers),
    certainty: rows.every(({ basis }) => SAME_NAME.has(basis)) ? 'same-name' : 'similar-name',
  };
}

const SAME_NAME: ReadonlySet<string> = new Set(
  MATCH_BASES.filter((basis: MatchBasis) => basis === 'same-name' || basis === 'same-name-and-state'),
);

const countGranted = ({ initial_approvals, continuing_approvals, certified }: CompanyFilingRow): number =>
  initial_approvals + continuing_approvals + certified;
