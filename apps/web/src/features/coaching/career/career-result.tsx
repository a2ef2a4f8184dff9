import type { CareerAdvice } from '@foothold/contracts/coaching/shapes';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ModelNote } from '../../../shared/ui/model-note.tsx';
import { RouteLine } from '../../../shared/ui/pictures/route-line.tsx';
import { type HeadingLevel, ResultPart, Sentences } from '../result-part.tsx';
import { GapChart } from './gap-chart.tsx';
import { LearningLinks } from './learning-links.tsx';
import { Neighbors } from './neighbors.tsx';

export interface CareerResultProps {
  advice: CareerAdvice;
  level: HeadingLevel;
  /** Selects a related occupation as the next target; omitted if there is no form. */
  onTarget?: (name: string) => void;
}

/** Career advice: the skill gap as a chart, then the steps, and what each is based on. */
export function CareerResult({ advice, level, onTarget }: CareerResultProps) {
  const { current, target, sample, gap, neighbors } = advice;
  return (
    <div className="flex flex-col gap-8">
      <ResultPart title={formatCareerTitle(advice)} level={level}>
        <div className="flex max-w-prose flex-col gap-3">
          {advice.advice.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {sample && sample.samples > 0 && (
            <p>
              <Badge>{sample.samples === sample.listings ? 'Sample listings' : 'Includes sample listings'}</Badge>
            </p>
          )}
          <ModelNote model={advice.model} />
        </div>
      </ResultPart>
      {gap.length > 0 && sample && target && (
        <ResultPart
          title="Skills jobs ask for, and what you have"
          lead={`Skills in at least one in five open ${target.name} listings. The thin line is the 95% interval: the range the true share may be in.`}
          level={level}
        >
          <GapChart gap={gap} listings={sample.listings} />
        </ResultPart>
      )}
      <ResultPart
        title="Your path"
        lead={
          gap.length > 0
            ? 'Start with skills you have, then the closest and most requested ones, then apply.'
            : undefined
        }
        level={level}
      >
        <RouteLine label="Next steps" steps={listSteps(advice)} upright />
      </ResultPart>
      {advice.recommendations.length > 0 && (
        <ResultPart title="Good to know" level={level}>
          <Sentences sentences={advice.recommendations} />
        </ResultPart>
      )}
      {neighbors.length > 0 && (
        <ResultPart
          title={target ? `Related to ${target.name}` : current ? `Related to ${current.name}` : 'Occupations we know'}
          lead="How many of the skills each one asks for you already have, based on its open listings."
          level={level}
        >
          <Neighbors neighbors={neighbors} onTarget={onTarget} />
        </ResultPart>
      )}
    </div>
  );
}

function formatCareerTitle({ current, target }: CareerAdvice): string {
  if (!target) return 'We don’t recognize this title';
  return current && current.id !== target.id ? `From ${current.name} to ${target.name}` : target.name;
}

/** A model may have reworded the sentences, but the figures are the original counts. */
function listSteps({ steps, nextSteps, model }: CareerAdvice) {
  return steps.map(({ title, detail, basis, learning }, index) => ({
    id: title,
    label: title,
    state: index === 0 ? ('current' as const) : ('ahead' as const),
    note: (
      <div className="flex max-w-prose flex-col gap-1.5 pt-1">
        <p className="text-small text-ink">
          {model === null ? detail : getStepDetails(title, nextSteps[index] ?? detail)}
        </p>
        <LearningLinks links={learning} />
        <p>Based on: {basis}</p>
      </div>
    ),
  }));
}

/** A next step has a title and details. Under the title, only the details are shown. */
const getStepDetails = (title: string, step: string): string =>
  step.startsWith(`${title}. `) ? step.slice(title.length + 2) : step;
