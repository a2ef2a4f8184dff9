import { productNames } from '@foothold/contracts/brand';
import { Link } from 'react-router';
import { useBrand } from '../../../shared/app-data.tsx';
import { MeaningOfEighty } from '../../../shared/score/meaning-of-eighty.tsx';
import { Section } from './section.tsx';

/** Where every claim of "80+" leads: what it means, when it holds, and what happens when it is missed. */
export function Guarantee() {
  const { prime } = productNames(useBrand());
  return (
    <Section
      id="eighty"
      title="What 80+ means, and what if we miss it"
      lead={
        <>
          80 is a figure of our own{' '}
          <Link to="/rubric" className="link">
            published rubric
          </Link>
          , the same table that scores every file. It is no employer’s system, and it promises no interview.
        </>
      }
      ground="sunken"
    >
      <MeaningOfEighty />
      <dl className="mt-10 grid gap-x-10 gap-y-6 border-t border-line pt-8 md:grid-cols-3">
        {[
          {
            term: 'When it holds',
            text: `With ${prime}, for a job of which you meet at least 70% of the must-haves.`,
          },
          {
            term: 'What is promised',
            text: 'That your optimised résumé scores 80 or more for that job, on the version of the rubric named beside the score, made of your own words and of facts you confirmed.',
          },
          {
            term: 'If we miss it',
            text: 'A guarantee case goes to a recruiter, and you get a service credit. You do not have to ask for it.',
          },
        ].map(({ term, text }) => (
          <div key={term} className="flex flex-col gap-1.5">
            <dt className="font-strong">{term}</dt>
            <dd className="text-small text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
