/** Fields of work whose skills confirm each other's ambiguous names. */
const FAMILIES: Record<string, readonly string[]> = {
  computing: ['software', 'data', 'cloud', 'security', 'it-support', 'hardware'],
  health: ['nursing', 'medicine', 'allied-health', 'laboratory', 'dental', 'pharmacy', 'veterinary'],
  money: ['accounting', 'finance', 'real-estate'],
  commerce: ['sales', 'marketing', 'customer-service', 'retail'],
  building: ['construction', 'electrical-trade', 'plumbing-hvac', 'welding', 'civil-engineering'],
  making: ['manufacturing', 'quality', 'mechanical-engineering', 'chemical-engineering', 'automotive', 'logistics'],
  creative: ['design', 'media'],
};

const FAMILY_BY_FIELD = new Map(
  Object.entries(FAMILIES).flatMap(([family, fields]) => fields.map((field) => [field, family] as const)),
);

/** The family of a field; a field without one is its own family. */
export function getFamily(field: string): string {
  return FAMILY_BY_FIELD.get(field) ?? field;
}
