import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '../parts/section.tsx';
import { ToolForm } from './tool-form.tsx';

interface Tool {
  id: string;
  name: string;
  does: string;
  never: string;
  /** What helps beside it. */
  way: ReactNode;
  /** Brings its form, and where the same is in the portal. */
  form: { load: () => Promise<ComponentType>; portalPath: string; room: string };
}

const TOOLS: readonly Tool[] = [
  {
    id: 'career-coach',
    name: 'Career coach',
    does: 'Compares the role you have with the one you want by what open listings ask for, and puts the gap into an order of steps, each with the listings it rests on.',
    never: 'It promises no salary and no date.',
    way: (
      <>
        What each employer asks for stands in{' '}
        <Link to="/jobs" className="link">
          the listings
        </Link>
        .
      </>
    ),
    form: {
      load: async () => (await import('../../../features/coaching/career/career-coach.tsx')).CareerCoach,
      portalPath: '/coach',
      room: 'min-h-[42rem] sm:min-h-[34rem]',
    },
  },
  {
    id: 'resume-optimizer',
    name: 'Resume optimizer',
    does: 'Reads your résumé, scores it by the published rubric, and names what would raise it, what brings most first.',
    never: 'It invents nothing: your own words, or facts that you confirm.',
    way: (
      <>
        A PDF or Word file shows more, with a price in points on each change:{' '}
        <Link to="/score" className="link">
          score a file
        </Link>
        .
      </>
    ),
    form: {
      load: async () => (await import('../../../features/coaching/analysis/resume-analysis.tsx')).ResumeAnalysis,
      portalPath: '/coach/resume',
      room: 'min-h-[29rem] sm:min-h-[26rem]',
    },
  },
  {
    id: 'interview-trainer',
    name: 'Interview trainer',
    does: 'Asks questions that fit a title and a level, from a bank of written ones, and shows with each what a good answer makes clear.',
    never: 'It grades no voice, no face and no accent.',
    way: (
      <>
        How such a conversation goes stands in{' '}
        <a href="#guides" className="link">
          the interview guides
        </a>
        .
      </>
    ),
    form: {
      load: async () => (await import('../../../features/practice/trainer/interview-trainer.tsx')).InterviewTrainer,
      portalPath: '/practice',
      room: 'min-h-64 sm:min-h-36',
    },
  },
  {
    id: 'code-review',
    name: 'Code review',
    does: 'Looks through JavaScript, TypeScript, Python, Java or C++ with the checks that teams use, and gives each finding with its line, the reason and a fix.',
    never: 'It runs nothing that you paste, and reads no file that it names.',
    way: (
      <>
        How the rating comes about stands in{' '}
        <Link to="/documentation/code-review-rating" className="link">
          its formula
        </Link>
        .
      </>
    ),
    form: {
      load: async () => (await import('../../../features/coaching/review/code-review.tsx')).CodeReview,
      portalPath: '/coach/code',
      room: 'min-h-[30rem]',
    },
  },
];

interface ToolsProps {
  /** Name of the language model that may put the words better; null where none is configured. */
  model: string | null;
  isMember: boolean;
}

export function Tools({ model, isMember }: ToolsProps) {
  const kept = isMember
    ? 'What they answer to you is kept in your portal until you erase it.'
    : 'Nothing that you send from here is kept.';
  const sent =
    model === null
      ? ''
      : ` A language model (${model}) may put the words better; what you send is read by its provider for that, so leave out what nobody else may read.`;
  return (
    <Section
      id="tools"
      title="Four AI tools"
      lead={`They count, look up and check; every answer says what it rests on. ${kept}${sent}`}
    >
      <ul className="border-b border-line">
        {TOOLS.map((tool) => (
          <li
            key={tool.id}
            id={tool.id}
            className="grid scroll-mt-20 gap-x-14 gap-y-8 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <About tool={tool} />
            <ToolForm {...tool.form} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function About({ tool: { name, does, never, way } }: { tool: Tool }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-title">{name}</h3>
      <p className="max-w-prose">{does}</p>
      <p className="max-w-prose text-small text-soft">{never}</p>
      <div className="pt-1 text-small">{way}</div>
    </div>
  );
}
