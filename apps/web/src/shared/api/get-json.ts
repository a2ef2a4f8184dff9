import { PATIENCE_MS, RefusedError } from './post-json.ts';

/**
 * Reads JSON from our own API, with the person's cookies.
 * @throws RefusedError for any status that is no success; whatever `fetch` throws where nothing came back
 */
export async function getJson<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path, { credentials: 'include', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new RefusedError(answer.status, answer.statusText, await answer.text());
  return (await answer.json()) as Answer;
}
