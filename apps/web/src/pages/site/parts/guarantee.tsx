import { getProductNames } from '@foothold/brand';
import { Link } from 'react-router';
import { FeatureNote } from '../../../features/billing/feature-note.tsx';
import { useBrand } from '../../../shared/app-data.tsx';
import { EightyExplanation } from '../../../shared/score/meaning-of-eighty.tsx';
import { Section } from './section.tsx';

/** Explains every "80+" claim: what it means, when it applies, and what happens if it isn't reached. */
export function Guarantee() {
  const { prime } = getProductNames(useBrand());
  return (
    <Section
      id="eighty"
      title="How the 80+ guarantee works"
      lead={
        <>
          80 is a score on our own{' '}
          <Link to="/rubric" className="link">
            published rubric
          </Link>
          , which we use to score every file. It isn’t any employer’s system, and it doesn’t promise an interview.
        </>
      }
      note={<FeatureNote id="guarantee" />}
      ground="sunken"
    >
      <EightyExplanation />
      <dl className="mt-6 grid gap-x-10 gap-y-4 border-t border-line pt-5 md:grid-cols-3">
        {[
          {
            term: 'When it applies',
            text: `On ${prime}, for any job where you meet at least 70% of the must-haves.`,
          },
          {
            term: 'What we promise',
            text: 'Your optimized résumé will score 80 or more for that job, on the rubric version shown with the score, using your own words and facts you confirmed.',
          },
          {
            term: 'If we miss it',
            text: 'A case opens by itself. If a recruiter finds no honest way to 80 within five business days, you get 10% of one month’s price as a credit.',
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
