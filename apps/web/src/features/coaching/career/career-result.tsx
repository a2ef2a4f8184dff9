import type { CareerAdvice } from '@foothold/contracts/coaching/shapes';
import { ModelNote } from '../../../shared/ui/model-note.tsx';
import { RouteLine } from '../../../shared/ui/pictures/route-line.tsx';
import { type HeadingLevel, ResultPart, Sentences } from '../result-part.tsx';
import { GateFacts } from './gate-facts.tsx';
import { LearningLinks } from './learning-links.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { Neighbors } from './neighbors.tsx';
import { OpenQuestions } from './open-questions.tsx';

export interface CareerResultProps {
  advice: CareerAdvice;
  level: HeadingLevel;
  /** Selects a related occupation as the next target; omitted if there is no form. */
  onTarget?: (name: string) => void;
}

/** Career advice: the answers, what the job takes, whom to ask the rest, the first step, and behind a disclosure what listings say. */
export function CareerResult({ advice, level, onTarget }: CareerResultProps) {
  const { target, gate, neighbors, steps, openQuestions = [], related = [] } = advice;
  return (
    <div className="flex flex-col gap-8">
      <ResultPart title={formatCareerTitle(advice)} level={level}>
        <div className="flex max-w-prose flex-col gap-3">
          {advice.advice.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ModelNote model={advice.model} />
        </div>
      </ResultPart>
      {gate && target && (
        <ResultPart
          title="What the job takes"
          lead={gate.isHeld ? 'You seem to have this already.' : undefined}
          level={level}
        >
          <GateFacts gate={gate} />
        </ResultPart>
      )}
      {openQuestions.length > 0 && (
        <ResultPart title="Whom to ask" lead="We can’t answer these for certain." level={level}>
          <OpenQuestions questions={openQuestions} />
        </ResultPart>
      )}
      {steps.length > 0 && (
        <ResultPart title={steps.length === 1 ? 'Your first step' : 'Your path'} level={level}>
          <RouteLine label="Next steps" steps={listSteps(advice)} upright />
        </ResultPart>
      )}
      {advice.recommendations.length > 0 && (
        <ResultPart title="Good to know" level={level}>
          <Sentences sentences={advice.recommendations} />
        </ResultPart>
      )}
      {(neighbors.length > 0 || related.length > 0) && (
        <ResultPart title="Jobs to look at" level={level}>
          <Neighbors neighbors={neighbors} related={related} onTarget={onTarget} />
        </ResultPart>
      )}
      <ListingFacts advice={advice} />
    </div>
  );
}

function formatCareerTitle({ current, target }: CareerAdvice): string {
  if (!target) return 'What you could do next';
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
        <details>
          <summary className="cursor-pointer text-note text-soft">What this is based on</summary>
          <p>{basis}</p>
        </details>
      </div>
    ),
  }));
}

/** A next step has a title and details. Under the title, only the details are shown. */
const getStepDetails = (title: string, step: string): string =>
  step.startsWith(`${title}. `) ? step.slice(title.length + 2) : step;
