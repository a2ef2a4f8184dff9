import type { InterviewQuestions, Question } from '@foothold/contracts/coaching/shapes';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AppDataProvider } from '../../shared/app-data.tsx';
import { APP } from '../../shared/testing/app.ts';
import { ToastProvider } from '../../shared/ui/toast.tsx';
import { TitleChoices } from './session/title-choices.tsx';
import { StartForm } from './sessions/start-form.tsx';
import { ChosenQuestions } from './trainer/chosen-questions.tsx';

function render(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/portal/practice'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

const QUESTION: Question = {
  id: 'react/mid/1',
  ask: 'When does a component render again?',
  shows: 'Names state, props and context, and how to see it.',
  next: null,
  kind: 'technical',
  level: 'mid',
  about: 'React',
  reason: 'Your title names React',
};
const ANSWER: InterviewQuestions = {
  behavioralQuestions: [],
  technicalQuestions: [QUESTION.ask],
  tips: [],
  occupation: { id: 'frontend-developer', name: 'Frontend Developer' },
  questions: [QUESTION],
  notes: [],
  general: false,
  choices: [],
  model: null,
};
const renderAnswer = (change: Partial<InterviewQuestions> = {}) =>
  render(
    <ChosenQuestions
      answered={{
        submittedInput: { jobTitle: 'React Developer', difficulty: 'mid' },
        answer: { ...ANSWER, ...change },
        turn: 1,
      }}
      busy={false}
      onOthers={() => undefined}
      onChoice={() => undefined}
    />,
  );

describe('chosen questions', () => {
  test('say which occupation they are for, and why each was chosen', () => {
    const html = renderAnswer();
    expect(html).toContain('Showing questions for Frontend Developer.');
    expect(html).toContain('Your title names React');
    expect(html).not.toContain('Which job do you mean?');
  });

  test('say that they are general', () => {
    const note = 'General questions for “React Developer”: we have none for exactly this title yet.';
    const html = renderAnswer({ general: true, notes: [note] });
    expect(html).toContain(note);
    expect(html).not.toContain('Showing questions for');
  });

  test('offer what a general title may mean as buttons', () => {
    const html = renderAnswer({ occupation: null, choices: [{ id: 'data-analyst', name: 'Data Analyst' }] });
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Which job do you mean\?<\/legend>/);
    expect(html).toMatch(/<button[^>]*>(?:<[^>]*>)*Data Analyst/);
  });
});

describe('the form for a session', () => {
  const LISTING = {
    kind: 'listing',
    id: 'listing-1',
    title: 'Web Developer',
    from: 'Larkspur',
    applicationId: 'application-1',
  } as const;
  const bases = {
    resumes: [
      { id: 'resume-1', label: 'Latest résumé' },
      { id: 'resume-2', label: 'Older résumé' },
    ],
    applications: [{ id: 'application-1', label: 'Web Developer, Larkspur' }],
  };
  const renderForm = (change: Partial<Parameters<typeof StartForm>[0]> = {}) =>
    render(<StartForm start={null} origins={[]} bases={bases} actionData={undefined} {...change} />);

  test('lets the member choose a résumé and a saved job, and chooses none by itself', () => {
    const html = renderForm();
    expect(html).toMatch(/<select[^>]*name="resumeId"/);
    expect(html).toMatch(/<select[^>]*name="applicationId"/);
    expect(html).toContain('Older résumé');
    expect(html).not.toMatch(/<option value="(?:resume|application)-\d" selected/);
  });

  test('from a listing, chooses its saved job and the latest résumé', () => {
    const html = renderForm({ start: LISTING });
    expect(html).toMatch(/<input type="hidden" name="listingId" value="listing-1"/);
    expect(html).toContain('<option value="application-1" selected="">');
    expect(html).toContain('<option value="resume-1" selected="">');
  });

  test('shows no choice that there is nothing for', () => {
    const none = renderForm({ bases: { resumes: [], applications: [] } });
    expect(none).not.toContain('name="resumeId"');
    expect(none).not.toContain('name="applicationId"');
    const set = renderForm({ start: { kind: 'set', id: 'react', title: 'React', questions: 9 } });
    expect(set).not.toContain('name="resumeId"');
  });
});

test('a session for a general title links to a new one for each thing it may mean', () => {
  const html = render(<TitleChoices choices={[{ id: 'data-analyst', name: 'Data Analyst' }]} />);
  expect(html).toContain('href="/portal/practice?title=Data%20Analyst"');
  expect(render(<TitleChoices choices={[]} />)).not.toContain('Which job');
});
