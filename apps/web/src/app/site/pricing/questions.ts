import { type Brand, productNames } from '@foothold/contracts/brand';
import {
  chargeOf,
  entitlementsOf,
  PRICED_PLANS,
  type PriceReading,
  priceNote,
  TRIAL_DAYS,
  writePrice,
} from '@foothold/core/pricing';

export interface Question {
  question: string;
  answer: string;
}

/** What people ask about prices. Figures come from the price book and the table of limits. */
export function priceQuestions(brand: Pick<Brand, 'name'>, reading: PriceReading): Question[] {
  const names = productNames(brand);
  const none = entitlementsOf('none');
  const differs = PRICED_PLANS.some((plan) => priceNote(plan, 'pricing', reading) !== null);
  const charges = PRICED_PLANS.map((plan) => `${names[plan]} ${writePrice(chargeOf(plan, reading))} a month`);
  return [
    ...(differs
      ? [
          {
            question: 'Why are there two figures on a card?',
            answer: `The figure on the card and the figure at checkout come from two price lists that are both in force. What counts is checkout: ${charges.join(', ')}. You see that figure beside the pay button before you pay, and no other is charged.`,
          },
        ]
      : []),
    {
      question: `What happens after the ${TRIAL_DAYS} days?`,
      answer: `The trial ends by itself. There is no card, so nothing can be charged. You keep ${none['resumes.kept']} résumé and ${none['applications.kept']} saved listings, all you made stays readable, and you can take everything with you.`,
    },
    {
      question: 'What is not part of the trial?',
      answer: `People’s time. In the trial you have everything in ${names.prime} except recruiters who apply for you.`,
    },
    {
      question: 'How does a plan renew, and how do I cancel?',
      answer:
        'A plan is paid by the month and renews for another month until you cancel. Price, period, next date and the way to cancel stand beside the pay button. Cancel anytime: it takes as few steps as buying, and the plan stays yours until the month you paid for is over.',
    },
    {
      question: 'Does a plan promise me an interview or a job?',
      answer:
        'No. It promises work that you can check: a score by a published rubric, changes in your own words, applications that go out only after you approved them. Whom to invite and whom to hire remains with employers.',
    },
    {
      question: 'Will a dearer plan make employers see me first?',
      answer:
        'No. What you pay changes how much we do for you, never how a résumé is scored. The rubric does not know the plan.',
    },
    {
      question: `What does ${names.x} cost?`,
      answer:
        'It depends on how many people use it, what has to be connected and which service level you need. Tell us, and you get an answer within 24 hours and an offer in writing.',
    },
  ];
}
