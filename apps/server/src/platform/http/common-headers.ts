import type { FastifyInstance } from 'fastify';

/** Headers that belong to a single response. */
const OWN_HEADERS = ['content-', 'x-request-id', 'date', 'connection', 'keep-alive', 'cache-control'];

type CommonHeaders = Readonly<Record<string, string>>;

/** Returns a function that reads the headers of every response. They depend only on the settings, so they are read once. */
export function createCommonHeaders(app: FastifyInstance): () => Promise<CommonHeaders> {
  let known: Promise<CommonHeaders> | undefined;
  return () => {
    // A failure isn't remembered, so the next page tries again.
    known ??= readHeaders(app).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readHeaders(app: FastifyInstance): Promise<CommonHeaders> {
  const { headers } = await app.inject({ method: 'HEAD', url: '/healthz' });
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OWN_HEADERS.some((start) => name.startsWith(start)) ? [[name, value]] : [],
    ),
  );
}
