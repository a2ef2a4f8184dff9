/**
 * For the `clientLoader` of a route that only fetchers load: `loadOrNull(() => serverLoader())`. Without it, a failed
 * background request would replace the whole page with the error page.
 * @returns null if the request failed; the component that shows the data says so
 */
export async function loadOrNull<T>(send: () => Promise<T>): Promise<T | null> {
  try {
    return await send();
  } catch (error) {
    // A redirect, such as to the login page.
    if (error instanceof Response) throw error;
    return null;
  }
}
