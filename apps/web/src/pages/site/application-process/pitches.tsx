import { FeatureNote } from '../../../features/billing/feature-note.tsx';
import { Section } from '../parts/section.tsx';

interface ApplicationStage {
  title: string;
  text: string;
  yourPart: string;
  ourPart: string;
}

const STEPS: readonly ApplicationStage[] = [
  {
    title: 'Choose',
    text: 'You save a job from search or your matches. Before you spend time on it, you see why it fits, what’s missing, and what it says about visas.',
    yourPart: 'Whether it’s worth applying',
    ourPart: 'The reasons for and against',
  },
  {
    title: 'Prepare',
    text: 'We score your résumé against this job and suggest the smallest set of honest edits. With Prime, a recruiter tailors a copy of your résumé and answers the form from your answer book. If something is missing, they ask. They never guess.',
    yourPart: 'Which edits to accept',
    ourPart: 'Suggested edits and the points they add',
  },
  {
    title: 'Approve',
    text: 'On Prime, everything goes into one packet: the listing, the résumé version, every answer, and every file. You read it word for word and approve it with your passkey, a code, or your password. If anything changes later, we ask for your approval again.',
    yourPart: 'Approve, change, or decline',
    ourPart: 'One complete packet with its fingerprint',
  },
  {
    title: 'Send',
    text: 'On Prime, a recruiter submits it and saves the receipt: a confirmation number, a screenshot, or the confirmation email. Otherwise, you send it yourself, and mark it as sent.',
    yourPart: 'The final say',
    ourPart: 'With a recruiter, the form filling and proof it was sent',
  },
  {
    title: 'Hear back',
    text: 'You see each status change with its date and source. If you don’t hear back, the next step says when to follow up. Rejections count as answers. If nobody replies, you’ll see that too. On Prime, a report by email sums up each week.',
    yourPart: 'The conversation',
    ourPart: 'The timeline and the record',
  },
];

const STEP_OFFSETS = [30, 66, 36, 70, 44];
const getStepOffset = (index: number) => STEP_OFFSETS[index] ?? 50;

/** The five stages of an application along one line, with "you" and "us" beside each. */
export function ApplicationStages() {
  return (
    <Section
      title="Five steps. You approve every one."
      lead="Every application has five steps, and each one ends with a decision you make."
      note={
        <>
          <FeatureNote id="tracking" />
          <FeatureNote id="recruiters" />
        </>
      }
    >
      <ol>
        {STEPS.map(({ title, text, yourPart, ourPart }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-10"
          >
            <Stretch index={index} last={index === STEPS.length - 1} />
            <div className="grid gap-x-12 gap-y-4 pb-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="max-w-prose pt-2 text-soft">{text}</p>
              </div>
              <dl className="flex flex-col gap-2 self-start border-l-2 border-line pl-4 text-small">
                <div>
                  <dt className="text-note text-soft">You decide</dt>
                  <dd className="font-medium">{yourPart}</dd>
                </div>
                <div>
                  <dt className="text-note text-soft">We handle</dt>
                  <dd>{ourPart}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One stage with its number and the line to the next. */
function Stretch({ index, last }: { index: number; last: boolean }) {
  const x = `${getStepOffset(index)}%`;
  return (
    <div aria-hidden="true" className="relative">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {!last && (
          <line
            x1={x}
            y1="18"
            x2={`${getStepOffset(index + 1)}%`}
            y2="100%"
            strokeWidth="2.5"
            className="stroke-accent"
          />
        )}
        {!last && <line x1={`${getStepOffset(index + 1)}%`} y1="100%" x2={`${getStepOffset(index + 1)}%`} y2="100%" />}
        <circle cx={x} cy="18" r="17" className={last ? 'fill-hold' : 'fill-accent'} />
        <text
          x={x}
          y="18.5"
          textAnchor="middle"
          dominantBaseline="central"
          className={`text-[16px] font-heavy figures ${last ? 'fill-paper' : 'fill-on-accent'}`}
        >
          {index + 1}
        </text>
      </svg>
    </div>
  );
}
