import { type Brand, getProductNames } from '@foothold/brand';
import { getMark, listNotOpen } from '@foothold/contracts/billing/features';
import { getEntitlements, TRIAL_DAYS } from '@foothold/core/pricing';

export interface Question {
  question: string;
  answer: string;
}

/** Questions about plans. The figures come from the table of limits, and what isn't open from the table of features. */
export function createPriceQuestions(brand: Pick<Brand, 'name'>): Question[] {
  const names = getProductNames(brand);
  const none = getEntitlements('none');
  const marked = listNotOpen('prime').map((feature) => `${feature.label} (${getMark(feature)?.toLowerCase()})`);
  return [
    {
      question: `What happens after the ${TRIAL_DAYS} days?`,
      answer: `Your trial ends on its own. There’s no card, so you can’t be charged. Nothing is deleted, and you can still read everything you made and export it from your settings. Without a plan, the limits are ${none['resumes.kept']} résumé and ${none['applications.kept']} saved listings. If you have more, you keep them but can’t add another. Saved searches stay too, but no longer send alerts.`,
    },
    {
      question: 'What’s not included in the trial?',
      answer: `Recruiters. The trial includes everything in ${names.prime} that’s open, except work by a recruiter.`,
    },
    {
      question: 'Is everything on the cards open today?',
      answer:
        marked.length === 0
          ? 'Yes.'
          : `No. These have a mark: ${marked.join(', ')}. It’s on their card and next to the pay button, with what you get today instead.`,
    },
    {
      question: 'How does a plan renew, and how do I cancel?',
      answer:
        'Plans are billed monthly and renew each month until you cancel. You’ll see the price, billing period, renewal date, and how to cancel next to the pay button. Cancel anytime in as few steps as it took to subscribe. You keep your plan until the end of the month you paid for.',
    },
    {
      question: 'Does a plan guarantee an interview or a job?',
      answer:
        'No. It gets you work you can check: a score from a published rubric, edits in your own words, and, with a recruiter, applications that are sent only after you approve exactly what’s in them. Employers decide who to interview and hire.',
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
