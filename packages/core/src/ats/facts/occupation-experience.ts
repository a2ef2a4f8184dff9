import type { SkillId } from '../../skills/types.ts';

/**
 * Skills that come with an occupation, whatever its lines say: a cashier meets "retail experience". Only occupations that are practiced in
 * one setting are listed; a cook or a guard may work anywhere.
 */
const OCCUPATIONS: Readonly<Record<SkillId, readonly string[]>> = {
  'retail-operations': ['retail-associate', 'cashier', 'stocker', 'grocery-clerk', 'store-manager'],
  'restaurant-industry': ['server', 'bartender', 'host', 'restaurant-manager'],
  'customer-service': [
    'retail-associate',
    'cashier',
    'server',
    'bartender',
    'barista',
    'host',
    'hotel-front-desk-agent',
    'bank-teller',
    'receptionist',
    'customer-service-representative',
  ],
  banking: ['bank-teller', 'personal-banker'],
  'healthcare-industry': [
    'registered-nurse',
    'nurse-practitioner',
    'licensed-practical-nurse',
    'nursing-assistant',
    'home-health-aide',
    'medical-assistant',
    'phlebotomist',
    'physician',
    'surgeon',
    'physician-assistant',
    'respiratory-therapist',
    'radiologic-technologist',
    'sonographer',
    'surgical-technologist',
    'paramedic',
    'medical-receptionist',
  ],
};

const skillsByOccupation = new Map<string, SkillId[]>();
for (const [skill, occupations] of Object.entries(OCCUPATIONS)) {
  for (const occupation of occupations)
    skillsByOccupation.set(occupation, [...(skillsByOccupation.get(occupation) ?? []), skill]);
}

/** The skills that anyone who has worked in the occupation has experience in. */
export const getImpliedSkills = (occupation: string | undefined): readonly SkillId[] =>
  skillsByOccupation.get(occupation ?? '') ?? [];
