import { data } from 'react-router';
import { parseProblem } from './problem.ts';

/**
 * For loaders: `await load(api.listings.get({ id }))`. Turns a known refusal into the response's status and the error
 * page's text, which the router would otherwise hide as an internal error.
 */
export async function load<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (failure) {
    const problem = parseProblem(failure);
    if (!problem) throw failure;
    throw data(problem, { status: problem.status });
  }
}
