import type { FeatureId } from '@foothold/contracts/billing/features';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FeatureNote } from '../../../features/billing/feature-note.tsx';
import { SCORE_80_ANCHOR } from '../../../shared/score/anchors.ts';
import { Badge, type Tone } from '../../../shared/ui/badge.tsx';
import { ApprovalDrawing, EightyDrawing, PortalDrawing, TrackingDrawing } from './drawings-solution.tsx';
import { ThreadSection } from './thread.tsx';

interface SolutionPart {
  title: string;
  feature: FeatureId;
  badge: string;
  tone: Tone;
  text: string;
  link: { to: string; label: string };
  drawing: ReactNode;
}

const PARTS: readonly SolutionPart[] = [
  {
    title: '80+ ATS Score Guarantee',
    feature: 'guarantee',
    badge: 'Guaranteed',
    tone: 'hold',
    text: 'If you meet at least 70% of a job’s must-haves, your optimized résumé will score 80 or more on our published rubric. If it doesn’t, a recruiter takes your case. If they find no honest way to 80, you get a credit.',
    link: { to: `/resume-optimization#${SCORE_80_ANCHOR}`, label: 'See how the guarantee works' },
    drawing: <EightyDrawing />,
  },
  {
    title: 'Human Recruiter Service',
    feature: 'recruiters',
    badge: 'Pro Feature',
    tone: 'accent',
    text: 'A recruiter prepares each application with you. You see exactly what will be sent, nothing goes out without your approval, and each one that does has a receipt.',
    link: { to: '/application-process', label: 'See how applications work' },
    drawing: <ApprovalDrawing />,
  },
  {
    title: 'Unified Job Portal',
    feature: 'portal',
    badge: 'All Plans',
    tone: 'neutral',
    text: 'Jobs from many platforms in one search, without duplicates, with pay, location, and what they say about sponsorship.',
    link: { to: '/jobs', label: 'Search jobs' },
    drawing: <PortalDrawing />,
  },
  {
    title: 'Real-Time Tracking',
    feature: 'liveTracking',
    badge: 'Pro Feature',
    tone: 'accent',
    text: 'See every application’s status and next step, updated live from employers’ emails.',
    link: { to: '/tracking', label: 'See how tracking works' },
    drawing: <TrackingDrawing />,
  },
];

/** Four cards with badges. */
export function Solution() {
  return (
    <ThreadSection
      index={2}
      ground="sunken"
      title="Complete Career Solution"
      lead="From your résumé to an employer’s answer, in one place."
    >
      <ul className="grid gap-4 md:grid-cols-2">
        {PARTS.map(({ title, feature, badge, tone, text, link, drawing }) => (
          <li key={title} className="flex gap-5 rounded-panel border border-line bg-paper px-4 py-3.5 sm:px-5">
            <div className="w-24 shrink-0 pt-1 max-lg:hidden">{drawing}</div>
            <div className="flex flex-1 flex-col items-start gap-1.5">
              <div className="flex w-full flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <h3 className="text-lead leading-7">{title}</h3>
                <Badge tone={tone}>{badge}</Badge>
              </div>
              <p className="text-small text-soft">{text}</p>
              <FeatureNote id={feature} />
              <Link to={link.to} className="link mt-auto inline-flex min-h-8 items-end text-small">
                {link.label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </ThreadSection>
  );
}
