import type { ApiClient } from '@foothold/client';
import type { Scope } from '@foothold/contracts/endpoint';
import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { cleanResult } from './clean.ts';
import { describeError } from './errors.ts';
import { idSchema } from './ids.ts';
import { listingDetailView, viewListingDetail } from './listing-view.ts';
import { resumeView, viewResume } from './resume-view.ts';

const JSON_TYPE = 'application/json';
/** How many listings a list of resources has. */
const MAX_LISTED = 100;

interface ResourceKind {
  name: string;
  title: string;
  description: string;
  template: string;
  scopes: readonly Scope[];
  view: z.ZodObject;
  /** IDs with the day of the last change. Names and titles are ours, because models read them as instructions. */
  list(api: ApiClient): Promise<{ id: string; on: string }[]>;
  read(api: ApiClient, id: string): Promise<object>;
}

const KINDS: readonly ResourceKind[] = [
  {
    name: 'resume',
    title: 'Résumé',
    description: 'The fields of one of the member’s résumés.',
    template: 'foothold://resumes/{id}',
    scopes: ['resumes:read'],
    view: resumeView,
    list: async (api) => (await api.resumes.list()).resumes.map(({ id, updatedAt }) => ({ id, on: updatedAt })),
    read: async (api, id) => viewResume(await api.resumes.get({ id })),
  },
  {
    name: 'listing',
    title: 'Job listing',
    description: 'A job listing with its description. The list has those that the member tracks.',
    template: 'foothold://listings/{id}',
    scopes: ['listings:read', 'applications:read'],
    view: listingDetailView,
    list: async (api) =>
      (await api.applications.list({})).applications.flatMap(({ listingId, savedAt }) =>
        listingId === null ? [] : [{ id: listingId, on: savedAt }],
      ),
    read: async (api, id) => viewListingDetail(await api.listings.get({ id })),
  },
];

/** Adds résumés and listings as resources, as far as the token’s scopes allow. */
export function addResources(server: McpServer, api: ApiClient, scopes: readonly Scope[]): void {
  for (const kind of KINDS.filter((one) => one.scopes.every((scope) => scopes.includes(scope))))
    addResource(server, api, kind);
}

function addResource(server: McpServer, api: ApiClient, kind: ResourceKind): void {
  const toUri = (id: string) => kind.template.replace('{id}', id);
  server.registerResource(
    kind.name,
    new ResourceTemplate(kind.template, {
      list: async () => ({
        resources: (await kind.list(api)).slice(0, MAX_LISTED).map(({ id, on }) => ({
          uri: toUri(id),
          name: `${kind.name}-${id}`,
          title: `${kind.title} of ${on.slice(0, 10)}`,
          mimeType: JSON_TYPE,
        })),
      }),
    }),
    { title: kind.title, description: kind.description, mimeType: JSON_TYPE },
    async (uri, { id }) => {
      if (typeof id !== 'string' || !idSchema.safeParse(id).success) throw new ResourceNotFoundError(uri.href);
      try {
        const text = JSON.stringify(kind.view.parse(cleanResult(await kind.read(api, id))));
        return { contents: [{ uri: toUri(id), mimeType: JSON_TYPE, text }] };
      } catch (error) {
        throw new Error(describeError(error));
      }
    },
  );
}
