import type { CompanyFilings, FilingFile } from '@foothold/contracts/listings/shapes';

/** Who publishes each kind of file, and where. */
export const KIND_LABELS: Record<FilingFile['kind'], { name: string; agency: string; url: string }> = {
  'uscis-h1b': {
    name: 'H-1B Employer Data Hub',
    agency: 'USCIS',
    url: 'https://www.uscis.gov/tools/reports-and-studies/h-1b-employer-data-hub',
  },
  'dol-lca': {
    name: 'LCA disclosure data',
    agency: 'Department of Labor',
    url: 'https://www.dol.gov/agencies/eta/foreign-labor/performance',
  },
};

/** What each kind of file counts. A certified application isn’t an approval: it comes before the petition. */
export const COUNT_LABELS: Record<CompanyFilings['kind'], { one: string; many: string }> = {
  'uscis-h1b': { one: 'H-1B approval', many: 'H-1B approvals' },
  'dol-lca': { one: 'certified labor condition application', many: 'certified labor condition applications' },
};

export const CERTAINTY_LABELS: Record<CompanyFilings['certainty'], string> = {
  'same-name': 'Matched by name. Very likely the same company.',
  'similar-name': 'Matched by similar names. Very likely parts of the same company.',
};

export const REJECT_LABELS: Record<FilingFile['rejects'][number]['reason'], string> = {
  'bad-count': 'A count isn’t a number',
  'bad-date': 'The decision date can’t be read',
  'bad-year': 'The fiscal year can’t be read',
  'line-too-long': 'The line is too long',
  'no-employer': 'No employer is named',
  'other-year': 'Another year or quarter',
  'too-few-cells': 'Columns are missing',
  'unclosed-quote': 'A quotation mark isn’t closed',
  'unknown-status': 'The status is unknown',
};
