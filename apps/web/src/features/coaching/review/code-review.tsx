import { LANGUAGE_NAMES, LANGUAGES, type Language, limits } from '@foothold/contracts/coaching-choices';
import type { CodeReview as Review, ReviewCodeInput } from '@foothold/contracts/coaching-shapes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeField, goToLine } from '../../../shared/ui/code-field.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { HeadingLevel } from '../result-part.tsx';
import { useTool } from '../use-tool.ts';
import { ReviewResult } from './review-result.tsx';
import { codeProblem, ratingSaid } from './review-words.ts';

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

interface CodeReviewProps {
  level?: HeadingLevel;
  onAnswered?: () => void;
}

/** The code review: code and its language, and below it what was found, each finding with a way to its line. */
export function CodeReview({ level = 'h4', onAnswered }: CodeReviewProps) {
  const toast = useToast();
  const [code, setCode] = useState('');
  const [language, setLanguage] = useState<Language>('javascript');
  const [asked, setAsked] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLElement>(null);
  const { busy, send, latest } = useTool<ReviewCodeInput, Review>('review-code', { said: ratingSaid, onAnswered });
  // The lines are those of the code that was reviewed: they say nothing about what was changed since.
  const isSame = latest !== null && asked === code;

  useEffect(() => {
    if (latest) result.current?.focus();
  }, [latest]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = codeProblem(code);
    if (problem === null) {
      setAsked(code);
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

  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Form busy={busy} onSubmit={onSubmit} className="flex min-w-0 flex-col gap-4">
        <Select
          name="language"
          label="Language"
          options={OPTIONS}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          className="max-w-60"
        />
        <CodeField
          name="code"
          label="Your code"
          value={code}
          onValueChange={setCode}
          indent={null}
          rows={10}
          // One more than may be sent: a paste that the browser cuts is refused, and not reviewed as if it were whole.
          maxLength={limits.code + 1}
          {...(isSame && { marked: new Set(latest.answer.findings.map(({ line }) => line)) })}
          ref={area}
        />
        <div>
          <SubmitButton busyLabel="Reviewing…">Review code</SubmitButton>
        </div>
      </Form>
      {latest && (
        <section
          key={latest.turn}
          ref={result}
          tabIndex={-1}
          aria-label="Code review"
          className="min-w-0 scroll-mt-24 outline-none"
        >
          <ReviewResult review={latest.answer} code={asked} level={level} {...(isSame && { onLine })} />
        </section>
      )}
    </div>
  );
}
