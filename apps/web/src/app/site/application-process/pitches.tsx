import { Section } from '../parts/section.tsx';

interface Pitch {
  title: string;
  text: string;
  yours: string;
  ours: string;
}

const PITCHES: readonly Pitch[] = [
  {
    title: 'Choose',
    text: 'You save a listing, from our search or your matches. It shows its reasons, its gaps and what it says about visas before you spend time on it.',
    yours: 'Whether it is worth it',
    ours: 'The reasons, for and against',
  },
  {
    title: 'Prepare',
    text: 'The résumé is scored against this very listing. The smallest set of honest changes is proposed; the answers to its questions come from your profile, and what is not there is asked, not made up.',
    yours: 'Each change, accepted or refused',
    ours: 'The proposals and their price in points',
  },
  {
    title: 'Approve',
    text: 'All of it becomes one packet: the listing, the version of the résumé, every answer, every file. You read it as the employer will. If anything in it changes afterwards, your approval is void and you are asked again.',
    yours: 'Yes, no, or “change this first”',
    ours: 'One packet, complete, with its fingerprint',
  },
  {
    title: 'Send',
    text: 'With Prime a recruiter of ours sends it, and keeps the receipt; without, you send it yourself with everything at hand. Whoever sends, what was sent is kept as it was.',
    yours: 'The last word',
    ours: 'The filling in, and the proof',
  },
  {
    title: 'Hear back',
    text: 'The status moves with the day and the source of each change. Where nothing comes, the next step says on which day to ask. An answer, also a “no”, counts; a silence is shown as one.',
    yours: 'The conversation',
    ours: 'The clock and the record',
  },
];

const SWAY = [30, 66, 36, 70, 44];
const swayOf = (index: number) => SWAY[index] ?? 50;

/** The way of one application: five pitches up one line, the yours and the ours of each beside it. */
export function Pitches() {
  return (
    <Section
      title="Five pitches, and your hand on each"
      lead="Climbers cut a wall into pitches: stretches short enough to see the end of. An application has five. At the end of each one somebody decides, and that somebody is you."
    >
      <ol>
        {PITCHES.map(({ title, text, yours, ours }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-10"
          >
            <Stretch index={index} last={index === PITCHES.length - 1} />
            <div className="grid gap-x-12 gap-y-4 pb-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="max-w-prose pt-2 text-soft">{text}</p>
              </div>
              <dl className="flex flex-col gap-2 self-start border-l-2 border-line pl-4 text-small">
                <div>
                  <dt className="text-note text-soft">Yours</dt>
                  <dd className="font-medium">{yours}</dd>
                </div>
                <div>
                  <dt className="text-note text-soft">Ours</dt>
                  <dd>{ours}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One hold with its number, and the line on to the next. */
function Stretch({ index, last }: { index: number; last: boolean }) {
  const x = `${swayOf(index)}%`;
  return (
    <div aria-hidden="true" className="relative">
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {!last && (
          <line x1={x} y1="18" x2={`${swayOf(index + 1)}%`} y2="100%" strokeWidth="2.5" className="stroke-accent" />
        )}
        {!last && <line x1={`${swayOf(index + 1)}%`} y1="100%" x2={`${swayOf(index + 1)}%`} y2="100%" />}
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
