/**
 * Loads a page's data again, by the router's `revalidate`. A reload that another one overtakes is given up, which the router calls a failure; the
 * page gets its data from the other.
 */
export async function reload(revalidate: () => Promise<void>): Promise<void> {
  try {
    await revalidate();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
