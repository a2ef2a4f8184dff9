import { CARE_GATES } from './care.ts';
import { COUNSELING_EDUCATION_GATES } from './counseling-education.ts';
import { DIAGNOSTICS_GATES } from './diagnostics.ts';
import { LAW_FINANCE_GATES } from './law-finance.ts';
import { MEDICINE_GATES } from './medicine.ts';
import { NURSING_GATES } from './nursing.ts';
import { PROPERTY_ENGINEERING_GATES } from './property-engineering.ts';
import { PUBLIC_SAFETY_GATES } from './public-safety.ts';
import { SERVICE_GATES } from './service.ts';
import { THERAPY_GATES } from './therapy.ts';
import { TRADE_GATES } from './trades.ts';
import { TRANSPORT_GATES } from './transport.ts';
import type { Gate } from './types.ts';

export type { Gate, GateScope } from './types.ts';

const GATES: readonly Gate[] = [
  ...NURSING_GATES,
  ...MEDICINE_GATES,
  ...THERAPY_GATES,
  ...DIAGNOSTICS_GATES,
  ...CARE_GATES,
  ...COUNSELING_EDUCATION_GATES,
  ...LAW_FINANCE_GATES,
  ...PROPERTY_ENGINEERING_GATES,
  ...TRADE_GATES,
  ...TRANSPORT_GATES,
  ...SERVICE_GATES,
  ...PUBLIC_SAFETY_GATES,
];

/** Whether the law of most places asks for it. */
export const isLicensed = ({ scope }: Gate): boolean =>
  scope === 'every-state' || scope === 'most-states' || scope === 'federal';

/** Every gate, for checks of the table. */
export const listGates = (): readonly Gate[] => GATES;

/** The gate of an occupation; one for the wording of the title comes before one for all of it. */
export function findGate(occupation: string, title: string): Gate | null {
  const own = GATES.filter(({ occupations }) => occupations.includes(occupation));
  return (
    own.find(({ titles }) => titles?.test(title) === true) ?? own.find(({ titles }) => titles === undefined) ?? null
  );
}
