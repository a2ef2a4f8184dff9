import { LANGUAGE_NAMES, LANGUAGES, type Language, limits } from '@foothold/contracts/coaching/choices';
import type { CodeReview as Review, ReviewCodeInput } from '@foothold/contracts/coaching/shapes';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { readFormText } from '../../../shared/api/form-text.ts';
import { useTool } from '../../../shared/hooks/use-tool.ts';
import { CodeField, goToLine } from '../../../shared/ui/code-field.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { AnswerFrame } from '../answer-frame.tsx';
import type { HeadingLevel } from '../result-part.tsx';
import { ReviewResult } from './review-result.tsx';
import { formatRating, getMarkedLines, validateCode } from './review-words.ts';

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

interface CodeReviewProps {
  level?: HeadingLevel;
  /** Set if the form was submitted without JavaScript. */
  failure?: FormFailure | undefined;
}

/** The code review form and, below it, the findings, each with a link to its line. */
export function CodeReview({ level = 'h4', failure }: CodeReviewProps) {
  const toast = useToast();
  const submittedCode = failure?.values.source;
  const [code, setCode] = useState(typeof submittedCode === 'string' ? submittedCode : '');
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, send, latest } = useTool<ReviewCodeInput, Review>('review-code', { successMessage: formatRating });
  // The links refer to lines of the reviewed code, not of later edits.
  const isUnchanged = latest !== null && latest.submittedInput.code === code;

  // Restores what was pasted before hydration, which would otherwise be overwritten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => setCode(area.current?.value ?? code), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = validateCode(code);
    if (problem === null) {
      const language = readFormText(new FormData(event.currentTarget), 'language') as Language;
      void send({ code, language });
      return;
    }
    toast.show({ variant: 'destructive', title: problem });
    area.current?.focus();
  }

  function onLine(line: number) {
    if (!area.current) return;
    goToLine(area.current, line);
    area.current.scrollIntoView({ block: 'nearest' });
  }

  const renderLineLink = (line: number) => (
    <button
      type="button"
      onClick={() => onLine(line)}
      className="link inline-flex min-h-6 cursor-pointer items-center figures"
    >
      Line {line}
    </button>
  );

  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Form busy={busy} failure={failure} onSubmit={onSubmit} className="flex min-w-0 flex-col gap-4">
        <Select name="language" label="Language" options={OPTIONS} defaultValue={LANGUAGES[0]} className="max-w-60" />
        <CodeField
          name="source"
          label="Your code"
          value={code}
          onValueChange={setCode}
          indent={null}
          rows={10}
          // One character over the limit, so that a truncated paste is rejected instead of reviewed as if it were
          // complete.
          maxLength={limits.code + 1}
          {...(isUnchanged && { marked: getMarkedLines(latest.answer) })}
          ref={area}
        />
        <div>
          <SubmitButton busyLabel="Reviewing…">Review code</SubmitButton>
        </div>
      </Form>
      {latest && (
        <AnswerFrame key={latest.turn} label="Code review">
          <ReviewResult
            review={latest.answer}
            code={latest.submittedInput.code}
            level={level}
            {...(isUnchanged && { lineLink: renderLineLink })}
          />
        </AnswerFrame>
      )}
    </div>
  );
}
