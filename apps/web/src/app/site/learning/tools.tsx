import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Section } from '../parts/section.tsx';

interface Tool {
  id: string;
  name: string;
  does: string;
  never: string;
  /** Where it is, or what helps until it is there. */
  way: ReactNode;
  isOpen: boolean;
}

const TOOLS: readonly Tool[] = [
  {
    id: 'career-coach',
    name: 'Career coach',
    does: 'Will compare the role you have with the one you want by what open listings ask for, and put the gap into an order of steps, each with the listings it rests on.',
    never: 'It will promise no salary and no date.',
    isOpen: false,
    way: (
      <>
        Until then,{' '}
        <Link to="/jobs" className="link">
          the listings
        </Link>{' '}
        show what each of them asks for.
      </>
    ),
  },
  {
    id: 'resume-optimizer',
    name: 'Resume optimizer',
    does: 'Reads your résumé, scores it by the published rubric, and names the smallest changes that would raise it, each with its price in points.',
    never: 'It invents nothing: your own words, or facts that you confirm.',
    isOpen: true,
    way: (
      <ButtonLink to="/score" variant="primary">
        Score a résumé
      </ButtonLink>
    ),
  },
  {
    id: 'interview-trainer',
    name: 'Interview trainer',
    does: 'Will ask the questions that fit a title and a level, with a clock and room for notes, and show what a good answer makes clear.',
    never: 'It will grade no voice, no face and no accent.',
    isOpen: false,
    way: (
      <>
        Until then,{' '}
        <a href="#guides" className="link">
          the interview guides
        </a>{' '}
        have the questions that come most often, with worked examples.
      </>
    ),
  },
  {
    id: 'code-review',
    name: 'Code review',
    does: 'Will look through JavaScript, TypeScript, Python, Java or C++ with the checks that teams use, and give each finding with its line, the reason and a fix.',
    never: 'It will run nothing that you paste.',
    isOpen: false,
    way: (
      <>
        Until then,{' '}
        <a href="#code" className="link">
          the code examples
        </a>{' '}
        come with tests that tell you when you are right.
      </>
    ),
  },
];

export function Tools() {
  return (
    <Section
      id="tools"
      title="Four AI tools"
      lead="One is open. The other three stand here with what they will do and never do, and without a form, because there is nothing behind one yet."
    >
      <ul className="grid gap-x-14 border-b border-line md:grid-cols-2">
        {TOOLS.map((tool) => (
          <li key={tool.id} id={tool.id} className="flex flex-col items-start gap-3 border-t border-line py-8">
            <Badge tone={tool.isOpen ? 'hold' : 'neutral'}>{tool.isOpen ? 'Open' : 'Not open yet'}</Badge>
            <h3 className="text-title">{tool.name}</h3>
            <p className="max-w-prose">{tool.does}</p>
            <p className="max-w-prose text-small text-soft">{tool.never}</p>
            <div className="pt-1 text-small">{tool.way}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
