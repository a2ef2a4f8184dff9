import { Link } from 'react-router';
import { useBrand } from '../../../shared/app-data.tsx';
import { Accordion } from '../../../shared/ui/accordion.tsx';
import { type FaqEntry, listFaqEntries } from './faq-entries.ts';
import { ThreadSection } from './thread.tsx';

/**
 * Two columns of accordions. We read the specification as one accordion per column: each has at most one open answer,
 * which can be closed again, and the columns don't affect each other.
 */
export function Faq() {
  const entries = listFaqEntries(useBrand());
  const halfCount = Math.ceil(entries.length / 2);
  const columns = [entries.slice(0, halfCount), entries.slice(halfCount)];
  return (
    <ThreadSection index={12} ground="sunken" title="Frequently asked questions">
      <div className="grid items-start gap-x-12 lg:grid-cols-2">
        {columns.map((column, index) => (
          <Accordion
            key={column[0]?.question}
            items={column.map(({ question, answer, more }, place) => ({
              id: `question-${index * halfCount + place + 1}`,
              title: question,
              content: <Answer answer={answer} more={more} />,
            }))}
          />
        ))}
      </div>
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
