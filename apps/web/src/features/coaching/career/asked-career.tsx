import { EXPERIENCES } from '@foothold/contracts/coaching/choices';
import type { CareerAdviceInput } from '@foothold/contracts/coaching/shapes';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';

/** The input of a saved answer. */
export function CareerInputView({ input }: { input: CareerAdviceInput }) {
  const { currentRole, targetRole, skills, experience, goals, resumeId } = input;
  const facts = [
    { term: 'Current role', value: currentRole },
    { term: 'Target role', value: targetRole },
    { term: 'Skills', value: skills.join(', ') },
    { term: 'Experience', value: experience === '' ? '' : EXPERIENCES[experience] },
    { term: 'Goals', value: goals },
    { term: 'Résumé', value: resumeId === undefined ? '' : 'Included one of your résumés' },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== '')} />;
}
