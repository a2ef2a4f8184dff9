import { REGIONS } from '../sheet/regional.ts';
import type { Issuer, Sheet, SheetPart } from '../sheet/sheet.ts';
import type { PrintedReport, PrintedSection, ReportPrint } from './printed-report.ts';

/** The contents of a printed report. */
export function createReportSheet(report: PrintedReport, issuer: Issuer, { region = 'us' }: ReportPrint): Sheet {
  const { paper, lang } = REGIONS[region];
  return {
    title: `${report.label}: ${report.heading}`,
    label: report.label,
    heading: report.heading,
    reference: report.heading,
    facts: [...report.facts],
    issuer,
    paper,
    lang,
    parts: [{ is: 'paragraph', text: report.summary }, ...report.sections.flatMap(createSection)],
  };
}

/** Entries without facts are a list. */
const createSection = ({ title, entries, note }: PrintedSection): SheetPart[] => [
  { is: 'heading', text: title },
  ...entries
    .filter(({ facts }) => facts.length > 0)
    .map((entry): SheetPart => ({ is: 'facts', title: entry.title, facts: [...entry.facts] })),
  ...createList(entries.filter(({ facts }) => facts.length === 0).map((entry) => entry.title)),
  ...(note === undefined ? [] : [{ is: 'paragraph', text: note } as const]),
];

const createList = (items: string[]): SheetPart[] => (items.length === 0 ? [] : [{ is: 'list', items }]);
