import { limits as coachingLimits } from '@foothold/contracts/coaching/choices';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '../parts/section.tsx';
import { ToolForm } from './tool-form.tsx';

interface Tool {
  id: string;
  name: string;
  description: string;
  limitation: string;
  /** A related link. */
  link: ReactNode;
  /** The tool's form, which loads on demand and links to the same tool in the portal. */
  form: { load: () => Promise<ComponentType>; portalPath: string; remaining: string };
}

const TOOLS: readonly Tool[] = [
  {
    id: 'career-coach',
    name: 'Career coach',
    description:
      'Says how to get from your current role to the one you want: the license or training it takes, what carries over from your work, and a first step, with what open jobs ask for.',
    limitation: 'It doesn’t promise a salary or a date.',
    link: (
      <>
        To see what each employer asks for, read{' '}
        <Link to="/jobs" className="link">
          the listings
        </Link>
        .
      </>
    ),
    form: {
      load: async () => (await import('../../../features/coaching/career/career-coach.tsx')).CareerCoach,
      portalPath: '/coach',
      remaining: 'min-h-[42rem] sm:min-h-[34rem]',
    },
  },
  {
    id: 'resume-optimizer',
    name: 'Resume optimizer',
    description:
      'Reads your résumé, scores it by our published rubric, and shows what would raise it, biggest gains first.',
    limitation: 'It doesn’t make anything up. It uses your own words, or facts you confirm.',
    link: (
      <>
        With a PDF or Word file you see more, including the points each edit adds:{' '}
        <Link to="/score" className="link">
          score a file
        </Link>
        .
      </>
    ),
    form: {
      load: async () => (await import('../../../features/coaching/analysis/resume-analysis.tsx')).ResumeAnalysis,
      portalPath: '/coach/resume',
      remaining: 'min-h-[29rem] sm:min-h-[26rem]',
    },
  },
  {
    id: 'interview-trainer',
    name: 'Interview trainer',
    description: 'Gives you questions for a job title and level, and shows what makes a good answer to each.',
    limitation: 'It doesn’t grade your voice, face, or accent.',
    link: (
      <>
        To learn how these interviews go, read{' '}
        <a href="#guides" className="link">
          the interview guides
        </a>
        .
      </>
    ),
    form: {
      load: async () => (await import('../../../features/practice/trainer/interview-trainer.tsx')).InterviewTrainer,
      portalPath: '/practice',
      remaining: 'min-h-64 sm:min-h-36',
    },
  },
  {
    id: 'code-review',
    name: 'Code review',
    description:
      'Reviews JavaScript, TypeScript, Python, Java, or C++ with checks that teams use. Each finding has its line, the reason, and a fix.',
    limitation: 'It doesn’t run your code or open any files it mentions.',
    link: (
      <>
        To see how we calculate the rating, read{' '}
        <Link to="/documentation/code-review-rating" className="link">
          its formula
        </Link>
        .
      </>
    ),
    form: {
      load: async () => (await import('../../../features/coaching/review/code-review.tsx')).CodeReview,
      portalPath: '/coach/code',
      remaining: 'min-h-[30rem]',
    },
  },
];

interface ToolsProps {
  /** Name of the language model that may reword answers and add to them; null if none is configured. */
  model: string | null;
  isMember: boolean;
}

export function Tools({ model, isMember }: ToolsProps) {
  const saved = isMember
    ? `We save your last ${coachingLimits.history} answers in your portal. You can delete them there.`
    : 'We don’t store anything you send from here.';
  const sent =
    model === null
      ? ''
      : ` A language model (${model}) may improve the wording, and add questions and code findings that are marked as its own. Its provider reads what you send, so leave out anything private.`;
  return (
    <Section id="tools" title="Four AI tools" lead={`Every answer shows what it’s based on. ${saved}${sent}`}>
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

function About({ tool: { name, description, limitation, link } }: { tool: Tool }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-title">{name}</h3>
      <p className="max-w-prose">{description}</p>
      <p className="max-w-prose text-small text-soft">{limitation}</p>
      <div className="pt-1 text-small">{link}</div>
    </div>
  );
}
