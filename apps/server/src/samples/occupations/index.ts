import { parseOccupations, type SampleOccupation } from '../format.ts';
import { HEALTH } from './health.ts';
import { LEADERS } from './leaders.ts';
import { MARKET } from './market.ts';
import { MOVING } from './moving.ts';
import { OFFICE } from './office.ts';
import { PEOPLE } from './people.ts';
import { SCIENCE } from './science.ts';
import { SERVICE } from './service.ts';
import { TECHNOLOGY } from './technology.ts';
import { TRADES } from './trades.ts';

const TABLES = [HEALTH, PEOPLE, TRADES, MOVING, SERVICE, OFFICE, MARKET, TECHNOLOGY, SCIENCE, LEADERS];

/** Every occupation in the catalog, in a fixed order. */
export function sampleOccupations(): SampleOccupation[] {
  return TABLES.flatMap(parseOccupations);
}
