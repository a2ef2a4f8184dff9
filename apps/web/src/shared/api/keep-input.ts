import type { FormFailure } from '../ui/form-state.tsx';

const BROKEN: FormFailure = {
  message: 'That did not arrive.',
  hint: 'What you typed is still here. Check the connection and try again; if it happens again, a few minutes often help.',
  fields: {},
  values: {},
};

/**
 * For a route's `clientAction`: a broken connection or a failure of ours becomes a message beside the form. Without it the router shows the
 * error page in place of what was typed.
 */
export async function keepInput<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | { failure: FormFailure }> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, or an answer that has a page of its own.
    if (error instanceof Response) throw error;
    return { failure: BROKEN };
  }
}
