import { CAP } from './cap-cases.ts';
import type { ClockCase } from './case.ts';
import { CPT } from './cpt-cases.ts';
import { STEM, STEM_APPLICATION } from './stem-cases.ts';
import { UNEMPLOYMENT } from './unemployment-cases.ts';
import { H1B, SPOUSES, WORKERS } from './worker-cases.ts';

export const CLOCK_CASES: readonly ClockCase[] = [
  ...UNEMPLOYMENT,
  ...STEM_APPLICATION,
  ...STEM,
  ...CAP,
  ...CPT,
  ...H1B,
  ...WORKERS,
  ...SPOUSES,
];
