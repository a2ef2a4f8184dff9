import { SampleNote } from '../parts/sample-note.tsx';
import { Section } from '../parts/section.tsx';

const EVENTS = [
  { when: 'Nov 2, 9:14 AM', who: 'You', what: 'approved the application and everything in it' },
  { when: 'Nov 2, 10:40 AM', who: 'Recruiter', what: 'sent it and saved the receipt from the employer’s form' },
  { when: 'Nov 6, 4:02 PM', who: 'Larkfield Clinics', what: 'wrote: “Your application is with our analytics lead.”' },
  { when: 'Nov 13, 11:25 AM', who: 'Larkfield Clinics', what: 'offered three times for a video interview' },
  { when: 'Nov 13, 6:51 PM', who: 'You', what: 'picked Nov 24, 3:00 PM, and it was added to your calendar' },
] as const;

const QUESTIONS = [
  {
    question: 'Which version did I send?',
    answer: 'Choose the résumé you sent, and we save its version with the application. You can add the files, too.',
  },
  {
    question: 'When did that change?',
    answer: 'Every status shows its date and the sentence or person it came from.',
  },
  {
    question: 'What’s next?',
    answer: 'Every open application shows its next step. While you’re waiting, that’s when to follow up.',
  },
  {
    question: 'Is it working?',
    answer: 'We count how many of your applications got a reply. With only a few, you see the count instead of a rate.',
  },
] as const;

/** A timeline's content: who did what, and when. */
export function EventLog() {
  return (
    <Section
      title="Four questions your tracker should answer"
      lead="After 20 applications, a spreadsheet can’t answer these four questions. A timeline can, because it keeps a full history."
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
