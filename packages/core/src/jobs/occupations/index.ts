import { FINANCE, HUMAN_RESOURCES, MANAGEMENT, PROCUREMENT } from './business.ts';
import { CREATIVE } from './creative.ts';
import { ENGINEERING, SCIENCE } from './engineering.ts';
import { type OccupationRow, parseRows } from './format.ts';
import { HEALTH } from './health.ts';
import { LAW, OFFICE, PUBLIC_SAFETY } from './office.ts';
import { EDUCATION, SOCIAL } from './people.ts';
import { MARKETING, SALES } from './sales.ts';
import { AGRICULTURE, FOOD, HOSPITALITY, PERSONAL_CARE, RETAIL } from './service.ts';
import { TECHNOLOGY } from './technology.ts';
import { CONSTRUCTION, MANUFACTURING, REPAIR } from './trades.ts';
import { TRANSPORT } from './transport.ts';

export type { OccupationRow } from './format.ts';

const FIELDS: readonly (readonly [field: string, table: string])[] = [
  ['technology', TECHNOLOGY],
  ['health', HEALTH],
  ['education', EDUCATION],
  ['social-services', SOCIAL],
  ['engineering', ENGINEERING],
  ['science', SCIENCE],
  ['management', MANAGEMENT],
  ['finance', FINANCE],
  ['procurement', PROCUREMENT],
  ['human-resources', HUMAN_RESOURCES],
  ['office', OFFICE],
  ['law', LAW],
  ['sales', SALES],
  ['marketing', MARKETING],
  ['creative', CREATIVE],
  ['construction', CONSTRUCTION],
  ['repair', REPAIR],
  ['manufacturing', MANUFACTURING],
  ['transport', TRANSPORT],
  ['food', FOOD],
  ['retail', RETAIL],
  ['hospitality', HOSPITALITY],
  ['personal-care', PERSONAL_CARE],
  ['public-safety', PUBLIC_SAFETY],
  ['agriculture', AGRICULTURE],
];

/** Every row of the tables, in a fixed order. */
export function listOccupationRows(): OccupationRow[] {
  return FIELDS.flatMap(([field, table]) => parseRows(field, table));
}
