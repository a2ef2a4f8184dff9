import type { AnalyzeResumeInput } from '@foothold/contracts/coaching/shapes';
import { ResultPart } from '../result-part.tsx';

/** The input of a saved analysis, shown below it to tell analyses apart. */
export function AnalysisInput({ input: { resumeText, jobText = '' } }: { input: AnalyzeResumeInput }) {
  return (
    <ResultPart title="What you submitted" level="h2">
      <div className="max-w-3xl border-b border-line">
        <Text title="Résumé" text={resumeText} />
        {jobText !== '' && <Text title="Job description" text={jobText} />}
      </div>
    </ResultPart>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{title}</summary>
      <p dir="auto" className="pb-4 text-small wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </details>
  );
}
