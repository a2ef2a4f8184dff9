import { limits, messages } from '@foothold/contracts/coaching/choices';
import type { AnalyzeResumeInput, ResumeTextAnalysis } from '@foothold/contracts/coaching/shapes';
import type { FormEvent } from 'react';
import { readFormText } from '../../../shared/api/form-text.ts';
import { useTool } from '../../../shared/hooks/use-tool.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { AnswerFrame } from '../answer-frame.tsx';
import type { HeadingLevel } from '../result-part.tsx';
import { AnalysisResult } from './analysis-result.tsx';

/** The text of the success toast. */
export const scoreMessage = ({ score }: Pick<ResumeTextAnalysis, 'score'>): string => `ATS score: ${score} out of 100`;

/** Null if there is a text to analyze. */
export const validateResumeText = (text: string): string | null => (text.trim() === '' ? messages.noResume : null);

interface ResumeAnalysisProps {
  level?: HeadingLevel;
  /** Set if the form was submitted without JavaScript. */
  failure?: FormFailure | undefined;
}

/** Scores a pasted résumé, optionally against a pasted job description. */
export function ResumeAnalysis({ level = 'h4', failure }: ResumeAnalysisProps) {
  const toast = useToast();
  const { busy, send, latest } = useTool<AnalyzeResumeInput, ResumeTextAnalysis>('analyze-resume', {
    successMessage: scoreMessage,
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const resumeText = readFormText(form, 'resumeText');
    const jobText = readFormText(form, 'jobText').trim();
    const problem = validateResumeText(resumeText);
    if (problem === null) {
      void send({ resumeText, ...(jobText !== '' && { jobText }) });
      return;
    }
    toast.show({ variant: 'destructive', title: problem });
    const field = event.currentTarget.elements.namedItem('resumeText');
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <div className="flex flex-col gap-8">
      <Form busy={busy} failure={failure} onSubmit={onSubmit} className="flex max-w-form flex-col gap-4">
        <TextArea
          name="resumeText"
          label="Resume text"
          hint="Paste the full text. It scores the same as a .txt file. With a PDF or Word file, you’ll also see how your page is read."
          rows={8}
          // One character over the limit, so that a truncated paste is rejected instead of scored as if it were
          // complete.
          maxLength={limits.resumeText + 1}
          className="[&_textarea]:max-h-96"
        />
        <TextArea
          name="jobText"
          label="Job description"
          optional
          rows={3}
          maxLength={limits.resumeText + 1}
          className="[&_textarea]:max-h-60"
        />
        <div>
          <SubmitButton busyLabel="Scoring…">Analyze resume</SubmitButton>
        </div>
      </Form>
      {latest && (
        <AnswerFrame key={latest.turn} label="Resume analysis">
          <AnalysisResult analysis={latest.answer} level={level} />
        </AnswerFrame>
      )}
    </div>
  );
}
