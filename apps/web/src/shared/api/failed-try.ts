/** What people read about a request that no server answered, or that broke something there. What they typed is still on the page. */
export function failedTry(error: unknown): { message: string; hint: string } {
  // `fetch` rejects with a TypeError where nothing came back, and with a DOMException where nothing came back in time.
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
