import type { Challenge } from '@foothold/contracts/challenges';
import { challengeLimits, isRunnable } from '@foothold/contracts/challenges/choices';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Prose } from '../../../shared/reading/prose.tsx';
import type { TestRun } from '../../../shared/sandbox/run-tests.ts';
import { TestCases, TestResults } from '../../../shared/sandbox/test-results.tsx';
import { useRun } from '../../../shared/sandbox/use-run.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CodeField } from '../../../shared/ui/code-field.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Timer } from './timer.tsx';

export interface WorkspaceProps {
  challenge: Challenge;
  language: Language;
  onLanguageChange: (language: Language) => void;
  code: string;
  onCodeChange: (code: string) => void;
  /** Whether and where the code is saved, shown below the editor. */
  note: ReactNode;
  /** Renders the buttons next to the run button. `run` runs the tests, or returns null if the language can't be run. */
  actions?: (tools: { run: () => Promise<TestRun | null>; running: boolean }) => ReactNode;
}

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
/** Each language's usual indentation. */
const INDENTS: Record<Language, string> = {
  javascript: '  ',
  typescript: '  ',
  python: '    ',
  java: '    ',
  cpp: '    ',
};

/** A challenge's task, editor, and tests. */
export function Workspace(props: WorkspaceProps) {
  const { challenge, language, onLanguageChange, code, onCodeChange, note, actions } = props;
  const state = useRun(challenge);
  const hydrated = useHydrated();
  const start = challenge.starts[language];
  const run = async () => (isRunnable(language) ? state.start(code, language) : null);
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <section aria-label="Task" className="flex min-w-0 flex-col gap-5 xl:sticky xl:top-20 xl:self-start">
        <Prose html={challenge.task} />
        <div>
          <Timer minutes={challenge.minutes} />
        </div>
      </section>
      <section aria-label="Your code" className="flex min-w-0 flex-col gap-5">
        <Select
          name="language"
          label="Language"
          options={OPTIONS}
          value={language}
          onChange={(event) => {
            state.clear();
            onLanguageChange(event.target.value as Language);
          }}
          className="max-w-form"
        />
        <CodeField
          name="code"
          label={`Your code in ${LANGUAGE_NAMES[language]}`}
          value={code}
          onValueChange={onCodeChange}
          indent={INDENTS[language]}
          maxLength={challengeLimits.code}
          rows={14}
        />
        <div className="text-small text-soft">{note}</div>
        <div className="flex flex-wrap gap-3">
          {isRunnable(language) && (
            <Button
              variant={actions ? 'secondary' : 'primary'}
              disabled={!hydrated}
              busy={state.running}
              busyLabel="Running…"
              onClick={() => void run()}
            >
              <Play aria-hidden="true" size={17} />
              Run tests
            </Button>
          )}
          {actions?.({ run, running: state.running })}
          {code !== start && <RestartButton onConfirm={() => onCodeChange(start)} />}
        </div>
        {isRunnable(language) ? (
          <TestResults tests={challenge.tests} state={state} code={code} />
        ) : (
          <div className="flex flex-col gap-4 border-t border-line pt-4">
            <p className="max-w-prose text-small text-soft">
              Tests run in your browser, which supports only JavaScript and TypeScript. {LANGUAGE_NAMES[language]} code
              isn’t run here. These are the tests, in JavaScript:
            </p>
            <TestCases tests={challenge.tests} />
          </div>
        )}
      </section>
    </div>
  );
}

function RestartButton({ onConfirm }: { onConfirm: () => void }) {
  return (
    <AlertDialog
      trigger={
        <Button variant="quiet">
          <RotateCcw aria-hidden="true" size={17} />
          Reset code
        </Button>
      }
      title="Reset your code?"
      description="Your code in this language will be replaced with the starter code."
      confirmLabel="Reset code"
      cancelLabel="Cancel"
      variant="danger"
      onConfirm={onConfirm}
    />
  );
}
