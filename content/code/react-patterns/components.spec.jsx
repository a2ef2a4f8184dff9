import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceChoice } from './controllable/place-choice.jsx';
import { SavedCount } from './external-store/saved-count.jsx';
import { createStore } from './external-store/store.js';
import { ApplicationForm } from './form-reducer/application-form.jsx';
import { SavedListings } from './optimistic-list/saved-listings.jsx';
import { SearchResults } from './request-machine/search-results.jsx';
import { Tabs } from './roving-tabs/tabs.jsx';

test('the form links every label to its field and starts without errors', () => {
  const html = renderToStaticMarkup(<ApplicationForm onSave={() => {}} />);
  const labels = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  expect(labels).toHaveLength(2);
  for (const id of labels) expect(html).toContain(`<input id="${id}"`);
  expect(html).not.toContain('aria-invalid');
});

test('the search shows a message before there is a response', () => {
  expect(renderToStaticMarkup(<SearchResults words="nurse" search={async () => []} />)).toBe('<p>Searching…</p>');
});

test('every Remove button names what it removes', () => {
  const listings = [
    { id: 'a', title: 'Night nurse' },
    { id: 'b', title: 'Welder' },
  ];
  const html = renderToStaticMarkup(<SavedListings listings={listings} remove={async () => {}} />);
  expect(html).toContain('Remove Night nurse');
  expect(html).toContain('Remove Welder');
});

test('the Tab key reaches one tab, and only its panel is visible', () => {
  const tabs = [
    { name: 'Listing', content: 'What they want' },
    { name: 'Notes', content: 'What I think' },
  ];
  const html = renderToStaticMarkup(<Tabs label="Application" tabs={tabs} />);
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  expect(html.match(/hidden=""/g)).toHaveLength(1);
});

test('the count reflects its store', () => {
  expect(renderToStaticMarkup(<SavedCount store={createStore(['a'])} />)).toContain('1 saved listing<');
  expect(renderToStaticMarkup(<SavedCount store={createStore([])} />)).toContain('0 saved listings');
});

test('the choice uses the value it gets, or its own state', () => {
  const chosen = (element) => /checked=""[^>]*\/?> ([a-z ]+)</.exec(renderToStaticMarkup(element))?.[1];
  expect(chosen(<PlaceChoice value="remote" onChange={() => {}} />)).toBe('remote');
  expect(chosen(<PlaceChoice />)).toBe('hybrid');
});
