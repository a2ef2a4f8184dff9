/** The message for a request that got no response or failed on the server. The input is still on the page. */
export function describeFailure(error: unknown): { message: string; hint: string } {
  // `fetch` rejects with a TypeError if there was no response, and with a DOMException if it timed out.
  return error instanceof TypeError || error instanceof DOMException
    ? {
        message: 'We couldn’t connect.',
        hint: 'Your changes are still here. Check your connection and try again.',
      }
    : {
        message: 'Something went wrong on our side.',
        hint: 'We’ve logged the problem. Your changes are still here. Please try again.',
      };
}
