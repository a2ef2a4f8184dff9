import { useRequest } from './use-request.js';

/** @param {{ words: string, search(words: string, signal: AbortSignal): Promise<{ id: string, title: string }[]> }} props */
export function SearchResults({ words, search }) {
  const state = useRequest(words, search);
  if (state.is === 'failed') return <p role="alert">We couldn’t load the listings. Please try again.</p>;
  if (!state.data) return <p>Searching…</p>;
  return (
    <ul aria-busy={state.is === 'loading'}>
      {state.data.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
