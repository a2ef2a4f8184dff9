import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MEANING_ANCHOR } from '../../../shared/score/anchors.ts';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { ApprovalDrawing, EightyDrawing, PortalDrawing, TrackDrawing } from './drawings-solution.tsx';
import { Pitch } from './thread.tsx';

interface SolutionPart {
  title: string;
  badge: string;
  tone: Tone;
  text: string;
  link: { to: string; label: string };
  drawing: ReactNode;
}

const PARTS: readonly SolutionPart[] = [
  {
    title: '80+ ATS Score Guarantee',
    badge: 'Guaranteed',
    tone: 'hold',
    text: 'For a job whose must-haves you meet by 70% or more, your optimised résumé scores 80 or more on our published rubric; otherwise a recruiter takes up the case and you get a credit.',
    link: { to: `/resume-optimization#${MEANING_ANCHOR}`, label: 'What it means, and what if we miss it' },
    drawing: <EightyDrawing />,
  },
  {
    title: 'Human Recruiter Service',
    badge: 'Pro Feature',
    tone: 'accent',
    text: 'A recruiter prepares each application with you. You see the very packet that will be sent, and nothing leaves without your approval of it.',
    link: { to: '/application-process', label: 'How an application leaves' },
    drawing: <ApprovalDrawing />,
  },
  {
    title: 'Unified Job Portal',
    badge: 'All Plans',
    tone: 'neutral',
    text: 'The listings of many platforms in one search, each posting once, with pay, place and what it says about sponsorship. Until the first source is connected it holds a catalogue of samples, labelled as such.',
    link: { to: '/jobs', label: 'Search the listings' },
    drawing: <PortalDrawing />,
  },
  {
    title: 'Real-Time Tracking',
    badge: 'Pro Feature',
    tone: 'accent',
    text: 'Every application with its status, its next step and the exact files that were sent, changed in every open window at once.',
    link: { to: '/tracking', label: 'See how tracking looks' },
    drawing: <TrackDrawing />,
  },
];

/** Specification, chapter 2: four cards with their badges. */
export function Solution() {
  return (
    <Pitch
      index={2}
      ground="sunken"
      title="Complete Career Solution"
      lead="From the first reading of your file to the answer of an employer, in one place."
      note={
        <p className="text-small text-soft">
          Pro features open together with the paid plans.{' '}
          <Link to="/onboarding" className="link">
            Join the waitlist
          </Link>{' '}
          to hear when.
        </p>
      }
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6">
        {PARTS.map(({ title, badge, tone, text, link, drawing }) => (
          <li key={title} className="flex flex-col gap-5 rounded-panel border border-line bg-paper p-6 md:p-8">
            <div className="flex items-start justify-between gap-4">
              {drawing}
              <Badge tone={tone}>{badge}</Badge>
            </div>
            <div className="flex flex-1 flex-col items-start gap-2">
              <h3 className="text-title">{title}</h3>
              <p className="text-small text-soft">{text}</p>
              <Link to={link.to} className="link mt-auto inline-flex min-h-8 items-end text-small">
                {link.label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Pitch>
  );
}
