import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { MESSAGES } from '../messages.ts';
import { AnswerTable } from './answer-table.tsx';
import { PracticeContext, usePractice } from './practice.ts';
import { createPracticeStore } from './store.ts';

interface ProviderProps {
  controlled?: boolean;
  children: ReactNode;
}

/** Holds a practice form's values. After submission, it shows what would have been sent. */
export function PracticeProvider({ controlled = true, children }: ProviderProps) {
  const [store] = useState(() => createPracticeStore(controlled));
  return (
    <PracticeContext value={store}>
      {children}
      <Outcome />
    </PracticeContext>
  );
}

/** What is missing, or what would have been sent. */
function Outcome() {
  const { subscribe, getMissing, getAnswers, show } = usePractice();
  const missing = useSyncExternalStore(subscribe, getMissing, getMissing);
  const answers = useSyncExternalStore(subscribe, getAnswers, getAnswers);
  return (
    <>
      <div role="alert" className="empty:hidden">
        {missing.length > 0 && (
          <div className="mt-4 border-l-4 border-danger pl-3 text-small">
            <p className="font-strong text-danger-text">{MESSAGES.fillIn(missing.length)}</p>
            <ul className="list-disc pl-5">
              {missing.map(({ name, label }) => (
                <li key={name}>{label}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="mt-6">
        <Button
          size="small"
          onClick={(event) => show(event.currentTarget.closest('main')?.querySelector('form') ?? null)}
        >
          {MESSAGES.showNow}
        </Button>
      </div>
      {answers && <AnswerTable answers={answers} />}
    </>
  );
}

/** The form element. Nothing is sent when it is submitted. */
export function PracticeForm({ children, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const { submit } = usePractice();
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
