import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';

/** Statuses that people born in the US don't usually need. */
const isUnusualForBirthInUS = (status: string) => status.includes('Visa') || status === 'Green Card Holder';

/** Asks about answers that are possible but seem to contradict each other. Null if none do. */
export const findDoubt = ({ bornInUS, visaStatus }: Pick<RegistrationAnswers, 'bornInUS' | 'visaStatus'>) =>
  bornInUS && isUnusualForBirthInUS(visaStatus)
    ? `You were born in the US and chose ${visaStatus}. Most people born in the US are citizens. Are both answers right?`
    : null;
