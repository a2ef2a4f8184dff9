import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ScoreAction, type ScoreActionProps } from './score-action.tsx';

const resume = { id: 'r1', title: 'robin', isOnly: true, scored: null, pastedJob: null };

function renderAction(change: Partial<NonNullable<ScoreActionProps['resume']>>): string {
  const action = <ScoreAction listingId="a" resume={{ ...resume, ...change }} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: action }])} />);
}

test('scoring a job that would replace a job description says so, and offers a copy', () => {
  const html = renderAction({ pastedJob: { title: 'Night nurse' } });
  expect(html).toContain('This replaces the résumé’s current job description, “Night nurse”.');
  expect(html).toContain('action="/portal/resumes/r1/job?copy=1"');
  expect(renderAction({ pastedJob: { title: null } })).toContain('This replaces the résumé’s current job description.');
});

test('without a pasted job, there is one button', () => {
  const html = renderAction({});
  expect(html).not.toContain('replaces');
  expect(html.match(/<form/g)).toHaveLength(1);
  expect(renderAction({ scored: 84 })).toContain('See your score: ');
});
