import { Link } from 'react-router';
import { useBrand } from '../../../shared/app-data.tsx';
import { TwoColumnAccordion } from '../parts/two-column-accordion.tsx';
import { type FaqEntry, listFaqEntries } from './faq-entries.ts';
import { ThreadSection } from './thread.tsx';

/** The questions that people ask first. */
export function Faq() {
  return (
    <ThreadSection index={12} ground="sunken" title="Frequently asked questions">
      <TwoColumnAccordion
        items={listFaqEntries(useBrand()).map(({ question, answer, more }, index) => ({
          id: `question-${index + 1}`,
          title: question,
          content: <Answer answer={answer} more={more} />,
        }))}
      />
    </ThreadSection>
  );
}

function Answer({ answer, more }: Pick<FaqEntry, 'answer'> & { more: FaqEntry['more'] | undefined }) {
  return (
    <>
      <p>{answer}</p>
      {more && (
        <p className="pt-2">
          <Link to={more.to} className="link">
            {more.label}
          </Link>
        </p>
      )}
    </>
  );
}
