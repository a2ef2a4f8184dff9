import { parseOccupations, type SampleOccupation } from '../format.ts';
import { HEALTH } from './health.ts';
import { LEADERSHIP_OCCUPATIONS } from './leaders.ts';
import { MARKET_OCCUPATIONS } from './market.ts';
import { TRANSPORT_OCCUPATIONS } from './moving.ts';
import { OFFICE } from './office.ts';
import { PEOPLE } from './people.ts';
import { SCIENCE } from './science.ts';
import { SERVICE } from './service.ts';
import { TECHNOLOGY } from './technology.ts';
import { TRADES } from './trades.ts';

const TABLES = [
  HEALTH,
  PEOPLE,
  TRADES,
  TRANSPORT_OCCUPATIONS,
  SERVICE,
  OFFICE,
  MARKET_OCCUPATIONS,
  TECHNOLOGY,
  SCIENCE,
  LEADERSHIP_OCCUPATIONS,
];

/** Every occupation in the catalog, in a fixed order. */
export function sampleOccupations(): SampleOccupation[] {
  return TABLES.flatMap(parseOccupations);
}
