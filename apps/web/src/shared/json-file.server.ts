const MAX_AGE_SECONDS = 3600;

/**
 * A JSON file that takes long to make and depends only on the installation: made once, by the first request.
 * @param make from a title and this server's origin, which don't change while it runs
 */
export function createJsonFile(make: (title: string, origin: string) => unknown) {
  let made: Promise<string> | null = null;
  return async (title: string, origin: string): Promise<Response> => {
    made ??= Promise.resolve(make(title, origin)).then((content) => JSON.stringify(content));
    // A failure is tried again by the next request.
    made.catch(() => {
      made = null;
    });
    return new Response(await made, {
      headers: { 'content-type': 'application/json', 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` },
    });
  };
}
