import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';

const EVENTS = [
  { when: 'Nov 2, 09:14', who: 'You', what: 'approved the application and everything in it' },
  { when: 'Nov 2, 10:40', who: 'Recruiter', what: 'sent it, and kept the receipt of the employer’s form' },
  { when: 'Nov 6, 16:02', who: 'Larkfield Clinics', what: 'wrote: “Your application is with our analytics lead.”' },
  { when: 'Nov 13, 11:25', who: 'Larkfield Clinics', what: 'offered three times for a conversation by video' },
  { when: 'Nov 13, 18:51', who: 'You', what: 'took Nov 24, 15:00, and it went into your calendar' },
] as const;

const QUESTIONS = [
  {
    question: 'Which version did I send?',
    answer:
      'The one that went out is kept as it was: the résumé, the answers, the files. Later changes do not touch it.',
  },
  {
    question: 'Since when does it say that?',
    answer:
      'A status is never just a word. It stands with the day it came, and with the sentence or the person it comes from.',
  },
  {
    question: 'Whose move is it?',
    answer:
      'Every application names its next step and a day for it. Waiting is a step too, with a day on which to ask.',
  },
  {
    question: 'Is this working?',
    answer:
      'How many of your applications got an answer is counted, not estimated. With only a few of them there is no rate, just the count.',
  },
] as const;

/** What a timeline is made of: who did what, and when. */
export function EventLog() {
  return (
    <Section
      title="Four questions that a list must answer"
      lead="Spreadsheets fail at the same four questions after the twentieth application. A timeline of events answers them, because it keeps what happened instead of overwriting it."
      ground="sunken"
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1fr]">
        <dl className="flex flex-col gap-6">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-display text-lead">{question}</dt>
              <dd className="pt-1 text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
        <figure>
          <figcaption className="flex flex-wrap items-baseline justify-between gap-2 pb-4">
            <span className="font-strong">Clinical Data Analyst, Larkfield Clinics</span>
            <SampleNote>Sample events</SampleNote>
          </figcaption>
          <ol className="border-l-2 border-accent">
            {EVENTS.map(({ when, who, what }) => (
              <li key={when} className="relative py-3 pl-6 text-small">
                <span
                  aria-hidden="true"
                  className="absolute top-5 -left-[7px] size-3 rounded-full border-2 border-accent bg-sunken"
                />
                <p className="text-note text-soft figures">{when}</p>
                <p>
                  <span className="font-strong">{who}</span> {what}
                </p>
              </li>
            ))}
          </ol>
        </figure>
      </div>
    </Section>
  );
}
