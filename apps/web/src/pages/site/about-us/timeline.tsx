import { Link } from 'react-router';
import { Section } from '../parts/section.tsx';

const STEPS = [
  {
    title: 'Read',
    text: 'First came the reader. It turns a file into fields, and shows where each came from and how sure we are. Everything else builds on it, and you can correct anything it gets wrong.',
    proof: { label: 'Try it on your file', to: '/score' },
  },
  {
    title: 'Score',
    text: 'Then came a rubric anyone can read: a table of rules whose points add up to 100. We score with the same table we publish.',
    proof: { label: 'Read the rubric', to: '/rubric' },
  },
  {
    title: 'Improve',
    text: 'Then came suggestions, with a check that rejects any that go beyond what you or your résumé said. Every version is saved, and nothing is overwritten.',
    proof: { label: 'See sample edits', to: '/resume-optimization' },
  },
  {
    title: 'Match',
    text: 'Then came jobs, matched with reasons and with what they say about visas. Now recruiters prepare applications, too, and send nothing you haven’t approved.',
    proof: { label: 'See how matching works', to: '/job-matching' },
  },
] as const;

/** The heights of the four steps in their drawing, lowest first. */
const STEP_POSITIONS = [
  { x: 20, y: 150 },
  { x: 277, y: 112 },
  { x: 534, y: 84 },
  { x: 791, y: 40 },
] as const;

/** The product's history in four steps, each building on the previous one. */
export function Timeline() {
  return (
    <Section
      title="How we got here, in four steps"
      lead="We built each step on the one before, and you can try every one."
    >
      <svg viewBox="0 0 1000 180" aria-hidden="true" className="hidden w-full lg:block">
        <path
          d={`M0 158L${STEP_POSITIONS.map(({ x, y }) => `${x} ${y}`).join('L')}L1000 10`}
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          className="stroke-accent"
        />
        {STEP_POSITIONS.map(({ x, y }, index) => (
          <g key={x}>
            <circle cx={x} cy={y} r="17" className="fill-accent stroke-paper" strokeWidth="4" />
            <text
              x={x}
              y={y + 1}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-on-accent text-[15px] font-heavy figures"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="grid gap-x-8 gap-y-8 pt-4 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text, proof }, index) => (
          <li key={title} className="border-t border-line pt-4 lg:border-0 lg:pt-0">
            <h3 className="text-title">
              <span className="text-accent-text figures lg:sr-only">{index + 1}. </span>
              {title}
            </h3>
            <p className="pt-1.5 text-soft">{text}</p>
            <Link to={proof.to} className="link mt-2 inline-block text-small">
              {proof.label}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
