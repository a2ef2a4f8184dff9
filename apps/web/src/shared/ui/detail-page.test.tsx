import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DetailPage, type DetailPageProps } from './detail-page.tsx';

const renderPage = (props: Partial<DetailPageProps>): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DetailPage list={{ label: 'Inquiries', to: '/console/inquiries' }} title="Ana Ruiz" parts={[]} {...props} />
    </MemoryRouter>,
  );

/** The positions of texts in the page, in the order given. */
const findPositions = (page: string, ...texts: string[]) => texts.map((text) => page.indexOf(text));

test('the link back to the list, the status, and the actions are above the parts', () => {
  const page = renderPage({
    reference: 'INQ-7',
    status: <span>Answered</span>,
    actions: <a href="/next">Next</a>,
    parts: [{ id: 'facts', content: 'The facts' }],
  });
  expect(page).toContain('href="/console/inquiries"');
  const order = findPositions(page, 'INQ-7', 'Ana Ruiz', 'Answered', 'Next', 'The facts');
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('parts have their headings, and the side its name', () => {
  const page = renderPage({
    parts: [{ id: 'a', title: 'History', content: 'Received' }],
    side: { label: 'Actions', parts: [{ id: 'b', title: 'Assignee', content: 'Nobody' }] },
    below: [{ id: 'c', title: 'Profile', content: 'Electrician' }],
  });
  expect(page).toMatch(/<aside aria-label="Actions"[^>]*><section[^>]*><h2[^>]*>Assignee<\/h2>Nobody/);
  const order = findPositions(page, 'History</h2>', 'Assignee</h2>', 'Profile</h2>');
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('without JavaScript the page says what was done', () => {
  expect(
    renderPage({ actionData: { intent: 'assign', done: { title: 'Inquiry assigned' }, failure: null } }),
  ).toContain('Inquiry assigned');
  expect(renderPage({ actionData: { intent: 'assign', done: null, failure: null } })).not.toContain('role="status"');
});
