import { type Brand, getProductNames } from '@foothold/brand';
import {
  getCharge,
  getEntitlements,
  getPriceNote,
  PRICED_PLANS,
  type PriceReading,
  TRIAL_DAYS,
  writePrice,
} from '@foothold/core/pricing';

export interface Question {
  question: string;
  answer: string;
}

/** Questions about prices. The figures come from the price book and the table of limits. */
export function createPriceQuestions(brand: Pick<Brand, 'name'>, reading: PriceReading): Question[] {
  const names = getProductNames(brand);
  const none = getEntitlements('none');
  const differs = PRICED_PLANS.some((plan) => getPriceNote(plan, 'pricing', reading) !== null);
  const charges = PRICED_PLANS.map((plan) => `${names[plan]} ${writePrice(getCharge(plan, reading))} a month`);
  return [
    ...(differs
      ? [
          {
            question: 'Why are there two prices on a card?',
            answer: `The price on the card and the price at checkout come from two price lists. You’re charged the checkout price: ${charges.join(', ')}. You’ll see it next to the pay button before you pay.`,
          },
        ]
      : []),
    {
      question: `What happens after the ${TRIAL_DAYS} days?`,
      answer: `Your trial ends on its own. There’s no card, so you can’t be charged. You keep ${none['resumes.kept']} résumé and ${none['applications.kept']} saved listings, and you can still read and export everything you made.`,
    },
    {
      question: 'What’s not included in the trial?',
      answer: `Recruiters. The trial includes everything in ${names.prime} except recruiters who apply for you.`,
    },
    {
      question: 'How does a plan renew, and how do I cancel?',
      answer:
        'Plans are billed monthly and renew each month until you cancel. You’ll see the price, billing period, renewal date, and how to cancel next to the pay button. Cancel anytime in as few steps as it took to subscribe. You keep your plan until the end of the month you paid for.',
    },
    {
      question: 'Does a plan guarantee an interview or a job?',
      answer:
        'No. It gets you work you can check: a score from a published rubric, edits in your own words, and applications sent only after you approve them. Employers decide who to interview and hire.',
    },
    {
      question: 'Does a more expensive plan rank me higher?',
      answer: 'No. Your plan changes how much we do for you, never how we score your résumé.',
    },
    {
      question: `How much does ${names.x} cost?`,
      answer:
        'It depends on how many people use it, what you need to integrate, and your service level. Tell us what you need. We’ll reply within 24 hours and send a written offer.',
    },
  ];
}
