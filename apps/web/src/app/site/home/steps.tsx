import type { ReactNode } from 'react';
import { EditDrawing, MatchDrawing, PageDrawing, PartsDrawing } from './drawings.tsx';

interface Step {
  title: string;
  text: string;
  drawing: ReactNode;
}

const STEPS: Step[] = [
  {
    title: 'Read',
    text: 'PDF, DOCX, ODT, RTF, plain text or JSON Resume. Every field shows the line it came from and how sure we are, and you put right what we misread. Beside it stands what less careful software makes of the same file.',
    drawing: <PageDrawing />,
  },
  {
    title: 'Score',
    text: 'Plain published rules, no oracle. The same file and the same job give the same score on every run. Visa and licence questions stand beside the score and never in it.',
    drawing: <PartsDrawing />,
  },
  {
    title: 'Improve',
    text: 'The smallest set of changes that reaches 80, each with its price in points, each made of your own words or of a fact you have just confirmed. You accept or refuse every one. Where no honest path leads there, we say so and name the gap.',
    drawing: <EditDrawing />,
  },
  {
    title: 'Match',
    text: 'Listings that fit, best first, with the reasons for and against beside the figure. Where a listing does not say whether it sponsors a visa, neither do we.',
    drawing: <MatchDrawing />,
  },
];

export function Steps() {
  return (
    <section className="page py-16 md:py-24">
      <h2 className="max-w-wide text-heading">What happens to your file</h2>
      <ol className="mt-8 md:mt-12">
        {STEPS.map((step, index) => (
          <li
            key={step.title}
            className="grid items-start gap-x-10 gap-y-5 border-t border-line py-8 last:border-b md:grid-cols-[3rem_minmax(0,1fr)_18rem] md:py-10"
          >
            <span aria-hidden="true" className="hidden font-display text-title text-accent-text md:block figures">
              {index + 1}
            </span>
            <div className="flex flex-col gap-2">
              <h3 className="text-title">{step.title}</h3>
              <p className="max-w-prose text-soft">{step.text}</p>
            </div>
            <div className="max-w-72 self-center">{step.drawing}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
