import type { ReactNode } from 'react';
import { useBrand } from '../../../shared/app-data.tsx';
import { EditDrawing, MatchDrawing, OwnDrawing, PageDrawing, PartsDrawing, QuoteDrawing } from './drawings.tsx';
import { Pitch } from './thread.tsx';

const REASONS: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Read the way software reads',
    text: 'Every field shows the line it came from and how sure we are, and you put right what was misread.',
    drawing: <PageDrawing />,
  },
  {
    title: 'A score that explains itself',
    text: 'Published rules. The same file and job give the same score on every run, and each lost point has its price.',
    drawing: <PartsDrawing />,
  },
  {
    title: 'Better without inventing',
    text: 'The smallest changes that help, made of your own words or of facts you confirm. You accept every one.',
    drawing: <EditDrawing />,
  },
  {
    title: 'Matches with reasons',
    text: 'What speaks for a listing and what against it stands beside the figure, so you can disagree.',
    drawing: <MatchDrawing />,
  },
  {
    title: 'Visas, word for word',
    text: 'What a listing says about sponsorship is quoted. Where it says nothing, we say unknown instead of guessing.',
    drawing: <QuoteDrawing />,
  },
  {
    title: 'Yours to take or erase',
    text: 'Take every résumé along as a file, or delete it with all its versions. A visitor’s résumé is read, answered and not kept.',
    drawing: <OwnDrawing />,
  },
];

/** Specification, chapter 2: six cards. */
export function WhyChoose() {
  const { name } = useBrand();
  return (
    <Pitch index={1} title={`Why Choose ${name}`} lead="Six things people miss in the tools they have used before.">
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {REASONS.map(({ title, text, drawing }) => (
          <li
            key={title}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-5 border-t border-line py-7 sm:flex sm:flex-col sm:gap-4 sm:py-8"
          >
            <div className="pt-1.5 sm:max-w-60 sm:pt-0">{drawing}</div>
            <div className="flex flex-col gap-2">
              <h3 className="text-lead leading-7 sm:text-title">{title}</h3>
              <p className="text-small text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Pitch>
  );
}
