import { type Filing, type FilingPeriod, type RejectReason, toEmployer } from './filing.ts';
import { type Columns, parseCount } from './table.ts';

/**
 * The columns of the H-1B Employer Data Hub. Until fiscal year 2023 it has sums; since then, petitions are split by what they are for. USCIS
 * counts new and new concurrent employment as initial, and everything else as continuing
 * (https://www.uscis.gov/tools/reports-and-studies/h-1b-employer-data-hub/understanding-our-h-1b-employer-data-hub).
 */
const COUNT_COLUMNS = {
  initial_approvals: [
    ['Initial Approval', 'Initial Approvals'],
    ['New Employment Approval'],
    ['New Concurrent Approval'],
  ],
  initial_denials: [['Initial Denial', 'Initial Denials'], ['New Employment Denial'], ['New Concurrent Denial']],
  continuing_approvals: [
    ['Continuing Approval', 'Continuing Approvals'],
    ['Continuation Approval'],
    ['Change with Same Employer Approval'],
    ['Change of Employer Approval'],
    ['Amended Approval'],
  ],
  continuing_denials: [
    ['Continuing Denial', 'Continuing Denials'],
    ['Continuation Denial'],
    ['Change with Same Employer Denial'],
    ['Change of Employer Denial'],
    ['Amended Denial'],
  ],
} as const;
const COUNT_NAMES = Object.keys(COUNT_COLUMNS) as (keyof typeof COUNT_COLUMNS)[];
const EMPLOYER = ['Employer (Petitioner) Name', 'Employer', 'Employer Name', 'Petitioner'];

/** Reads rows of a file with this header. Null if it isn’t one of USCIS. */
export function createUscisReader(columns: Columns) {
  const employer = columns.find(EMPLOYER);
  const year = columns.find(['Fiscal Year']);
  const state = columns.find(['Petitioner State', 'State']);
  const city = columns.find(['Petitioner City', 'City']);
  const naics = columns.find(['Industry (NAICS) Code', 'NAICS', 'NAICS Code']);
  const counts = COUNT_NAMES.map((name) => ({
    name,
    positions: COUNT_COLUMNS[name].flatMap((names) => columns.find(names) ?? []),
  }));
  if (employer === undefined || counts.some(({ positions }) => positions.length === 0)) return null;
  const getCell = (cells: readonly string[], position: number | undefined) =>
    position === undefined ? undefined : cells[position];

  function readCounts(cells: readonly string[]): Pick<Filing, (typeof COUNT_NAMES)[number] | 'is_partial'> | null {
    const filing: ReturnType<typeof readCounts> = { is_partial: false };
    for (const { name, positions } of counts) {
      const values = positions.map((position) => parseCount(cells[position]));
      if (values.includes(undefined)) return null;
      filing[name] = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
      filing.is_partial ||= values.includes(null);
    }
    return filing;
  }

  return {
    kind: 'uscis-h1b' as const,
    hasYear: year !== undefined,
    readPeriod(cells: readonly string[]): FilingPeriod | RejectReason {
      const fiscalYear = parseYear(getCell(cells, year));
      return fiscalYear === undefined ? 'bad-year' : { fiscalYear, quarter: 0 };
    },
    read(cells: readonly string[]): Filing | RejectReason {
      const who = toEmployer({
        employer: cells[employer],
        state: getCell(cells, state),
        city: getCell(cells, city),
        naics: getCell(cells, naics),
      });
      if (!who) return 'no-employer';
      const numbers = readCounts(cells);
      return numbers ? { ...who, ...numbers } : 'bad-count';
    },
  };
}

function parseYear(text: string | undefined): number | undefined {
  const year = /^(20\d\d)(\.0+)?$/.exec(text ?? '')?.[1];
  return year === undefined ? undefined : Number(year);
}
