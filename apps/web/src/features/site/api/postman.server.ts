import { toVersionedPath } from '@foothold/contracts/api-pages';
import { getApiGroup, getApiIndex } from './reference.server.ts';
import type { ApiEndpoint } from './reference.ts';
import { readSampleBody } from './send-api-call.ts';

interface PostmanRequest {
  name: string;
  request: {
    method: string;
    description: string;
    /** Calls without a token say so; the others inherit that of the collection. */
    auth?: { type: 'noauth' };
    header: { key: string; value: string }[];
    url: {
      raw: string;
      host: string[];
      path: string[];
      query: { key: string; value: string; description: string; disabled: boolean }[];
      variable: { key: string; value: string }[];
    };
    body?:
      | { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } }
      | { mode: 'formdata'; formdata: { key: string; type: 'file' | 'text'; src?: string; value?: string }[] };
  };
}

/**
 * Every documented call that a token may make or anyone may, as a Postman collection
 * (https://schema.postman.com/json/collection/v2.1.0/docs/index.html).
 * @param origin this server's origin
 */
export function createPostmanCollection(name: string, origin: string) {
  return {
    info: {
      name,
      description: 'Set the variable “token” to an API key from your settings.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: origin, type: 'string' },
      { key: 'token', value: '', type: 'string' },
    ],
    item: getApiIndex().groups.flatMap(({ id, name: group, note }) => {
      const endpoints = getApiGroup(id, origin)?.group.endpoints.filter(({ canTry }) => canTry) ?? [];
      return endpoints.length > 0 ? [{ name: group, description: note, item: endpoints.map(toRequest) }] : [];
    }),
  };
}

function toRequest({ method, path, summary, access, needsToken, input, curl }: ApiEndpoint): PostmanRequest {
  const address = toVersionedPath(path);
  const fields = input.filter(({ depth }) => depth === 0);
  const query = fields.filter(({ where }) => where === 'query');
  const sampleBody = readSampleBody(curl);
  const files = fields.filter(({ type }) => type === 'file');
  const segments = address
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  return {
    name: `${method} ${path}`,
    request: {
      method,
      description: `${summary}\n\nAccess: ${access}`,
      ...(!needsToken && { auth: { type: 'noauth' as const } }),
      header: sampleBody === null ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `{{baseUrl}}/${segments.join('/')}`,
        host: ['{{baseUrl}}'],
        path: segments,
        query: query.map((field) => ({
          key: field.name,
          value: '',
          description: [field.type, field.notes].filter(Boolean).join('; '),
          disabled: !field.required,
        })),
        variable: fields.filter(({ where }) => where === 'path').map((field) => ({ key: field.name, value: '' })),
      },
      ...(sampleBody !== null && {
        body: { mode: 'raw' as const, raw: sampleBody, options: { raw: { language: 'json' as const } } },
      }),
      ...(files.length > 0 && {
        body: {
          mode: 'formdata' as const,
          formdata: fields
            .filter(({ where }) => where === 'body')
            .map((field) =>
              field.type === 'file'
                ? { key: field.name, type: 'file' as const, src: '' }
                : { key: field.name, type: 'text' as const, value: '' },
            ),
        },
      }),
    },
  };
}
