import type { ResumeTextAnalysis } from '@foothold/contracts/coaching/shapes';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { ModelNote } from '../../../shared/ui/model-note.tsx';
import { ScoreMark } from '../../../shared/ui/pictures/score-mark.tsx';
import { type HeadingLevel, ResultPart, Sentences } from '../result-part.tsx';

/** A text's score by part, its strengths, what to change, and the skills found. */
export function AnalysisResult({ analysis, level }: { analysis: ResumeTextAnalysis; level: HeadingLevel }) {
  const { score, kind, jobTitle, rubric, strengths, improvements, keywords, parts, model } = analysis;
  const label = kind === 'job' ? `Score for ${jobTitle ?? 'this job'}` : 'Format score';
  return (
    <div className="flex flex-col gap-8">
      <ResultPart title={`${score} out of 100`} level={level}>
        <div className="flex flex-wrap items-center gap-5">
          <ScoreMark score={score} label={label} />
          <div className="max-w-prose">
            <p className="font-strong wrap-anywhere">{label}</p>
            <p className="text-small text-soft">
              {kind === 'format' && 'You didn’t add a job, so the parts that need one aren’t scored. '}
              Scored with{' '}
              <Link to="/rubric" className="link">
                our published rubric {rubric}
              </Link>
              , same as for a file.
            </p>
          </div>
        </div>
        <Parts parts={parts} />
        <ModelNote model={model} />
      </ResultPart>
      {improvements.length > 0 && (
        <ResultPart title="What to improve" lead="Biggest gains first." level={level}>
          <Sentences sentences={improvements} />
        </ResultPart>
      )}
      {strengths.length > 0 && (
        <ResultPart title="Strengths" level={level}>
          <Sentences sentences={strengths} />
        </ResultPart>
      )}
      <ResultPart title="Skills we found" level={level}>
        <p className="max-w-prose text-small wrap-anywhere">
          {keywords.length > 0
            ? keywords.join(', ')
            : 'None. Most systems look for a list of skills under a “Skills” heading.'}
        </p>
      </ResultPart>
    </div>
  );
}

const HEIGHT = 14;

function Parts({ parts }: Pick<ResumeTextAnalysis, 'parts'>) {
  const { number } = useFormat();
  const most = Math.max(1, ...parts.map(({ possible }) => possible));
  const formatWidth = (points: number) => `${(100 * points) / most}%`;
  return (
    <table className="w-full max-w-form text-small">
      <caption className="sr-only">Points by rubric part</caption>
      <tbody>
        {parts.map(({ id, name, earned, possible }) => (
          <tr
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-1.5 sm:grid-cols-[11rem_1fr]"
          >
            <th scope="row" className="text-left font-medium">
              {name}
            </th>
            <td className="flex items-center gap-3 max-sm:col-span-2">
              <svg width="100%" height={HEIGHT} aria-hidden="true" className="min-w-0 flex-1">
                <rect width={formatWidth(possible)} height={HEIGHT} rx="2" className="fill-line" />
                <rect width={formatWidth(earned)} height={HEIGHT} rx="2" className="fill-ink" />
              </svg>
              <span className="w-24 shrink-0 text-right whitespace-nowrap figures">
                <span className="font-strong">{number(Math.round(earned * 10) / 10)}</span>
                <span className="text-soft"> of {number(Math.round(possible * 10) / 10)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
