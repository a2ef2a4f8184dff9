import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

/**
 * A local bucket with the parts of S3 that we use: PUT, GET, and DELETE of objects. It verifies Signature Version 4 like AWS, by
 * recomputing it.
 */
export async function startS3(credentials: { accessKeyId: string; secretAccessKey: string; region: string }) {
  const objects = new Map<string, Buffer>();
  /** Statuses to return before the real response, to simulate a failing store. */
  const failureStatuses: number[] = [];
  /** Number of PUTs that are stored although the caller gets an error. */
  const fakeFailures = { puts: 0 };
  const server: Server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const failureStatus = failureStatuses.shift();
    if (failureStatus) return void response.writeHead(failureStatus).end();
    if (!(await isSigned(request, credentials)))
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const key = request.url ?? '';
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(fakeFailures.puts-- > 0 ? 403 : 200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    response.writeHead(object ? 200 : 404).end(object);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    objects,
    failureStatuses: failureStatuses,
    lies: fakeFailures,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function isSigned(
  request: IncomingMessage,
  { accessKeyId, secretAccessKey, region }: Parameters<typeof startS3>[0],
) {
  const {
    authorization = '',
    'x-amz-date': datetime,
    'x-amz-content-sha256': hash,
  } = request.headers as Record<string, string>;
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const headers = new Headers();
  for (const name of signed) if (name !== 'host') headers.set(name, String(request.headers[name]));
  if (!datetime || !hash) return false;
  const signer = new AwsV4Signer({
    method: request.method ?? 'GET',
    url: `http://${request.headers.host}${request.url}`,
    headers,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime,
  });
  return (await signer.sign()).headers.get('authorization') === authorization;
}
