import { useRequest } from './use-request.js';

/** @param {{ words: string, search(words: string, signal: AbortSignal): Promise<{ id: string, title: string }[]> }} props */
export function SearchResults({ words, search }) {
  const state = useRequest(words, search);
  if (state.is === 'failed') return <p role="alert">The listings could not be loaded. Please try again.</p>;
  if (!state.data) return <p>Looking…</p>;
  return (
    <ul aria-busy={state.is === 'loading'}>
      {state.data.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
