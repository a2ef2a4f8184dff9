import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../domains/accounts/index.ts';
import { limitRows, limitSteps } from '../platform/db/row-access.ts';
import { requireUser } from '../platform/http/access.ts';
import type { RequestContext } from '../platform/http/context.ts';

/**
 * `GET /api/accounts/export` streams the file whose URL `POST /api/accounts/export` returned. It isn't a contract endpoint because those
 * build the whole response in memory.
 */
export function serveExport(
  app: FastifyInstance,
  accounts: Pick<Accounts, 'privacy'>,
  getContext: (request: FastifyRequest, setHeader: RequestContext['setHeader']) => Promise<RequestContext>,
): void {
  // HEAD isn't supported because it would use up the token, which allows only one download.
  const options = { exposeHeadRoute: false, config: { answer: 'download' } } as const;
  app.get<{ Querystring: { token?: unknown } }>('/api/accounts/export', options, async (request, reply) => {
    const actor = requireUser((await getContext(request, (name, value) => reply.header(name, value))).actor);
    const { token } = request.query;
    const download = () => accounts.privacy.download(actor, typeof token === 'string' ? token : undefined);
    const isLimited = actor.role === 'recruiter';
    const { fileName, bytes } = await (isLimited ? limitRows(actor.id, download) : download());
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(isLimited ? limitSteps(actor.id, bytes[Symbol.asyncIterator]()) : bytes));
  });
}
