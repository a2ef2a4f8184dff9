import type { Person } from '../person.ts';
import { carePeople } from './care.ts';
import { office } from './office.ts';
import { scienceAndService } from './science-and-service.ts';
import { technology } from './technology.ts';
import { tradePeople } from './trades.ts';

/** All people in the corpus: fictional, in many occupations, with gaps, several roles at one employer, and names in many languages. */
export const PEOPLE: readonly Person[] = [
  ...carePeople,
  ...tradePeople,
  ...office,
  ...technology,
  ...scienceAndService,
];
