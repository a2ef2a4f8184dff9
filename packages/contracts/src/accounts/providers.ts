import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { REGIONS, SIGN_IN_PROVIDERS } from './choices.ts';
import { ACCOUNTS_ERRORS } from './errors.ts';
import { nameSchema, viewerSchema } from './viewer.ts';

const endpoint = createEndpointFactory(ACCOUNTS_ERRORS);

const provider = z.enum(SIGN_IN_PROVIDERS);
const perAddress = { points: 60, seconds: 900, by: ['address'] } as const;
const path = <Rest extends string>(rest: Rest) => `/api/accounts/providers${rest}` as const;

/** A person whom the provider identified, and who has no account connected to it. */
const identitySchema = z.object({ provider, email: z.string(), name: z.string() });

const connectionSchema = z.object({ provider, connectedAt: z.iso.datetime() });
export type ProviderConnection = z.infer<typeof connectionSchema>;

/** Signing in with Google or LinkedIn. The steps of one attempt are tied together by a sealed cookie that is valid for 10 minutes. */
export const providers = {
  list: endpoint({
    method: 'GET',
    path: path(''),
    summary: 'List the services that members can sign in with',
    access: 'anyone',
    scope: 'none',
  }).output(z.object({ providers: z.array(provider) })),
  start: endpoint({
    method: 'POST',
    path: path('/{provider}/start'),
    summary: 'Start signing in with a service; returns the address of its page',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [perAddress],
    errors: ['resource.not-found', 'accounts.provider-unreachable'],
  })
    .input(z.object({ provider, next: z.string().max(2000).optional() }))
    .output(z.object({ url: z.string() })),
  finish: endpoint({
    method: 'POST',
    path: path('/{provider}/finish'),
    summary:
      'Finish signing in with the query that the service sent back; says if an account has to be created or connected first',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [perAddress],
    errors: [
      'resource.not-found',
      'accounts.provider-unreachable',
      'accounts.provider-canceled',
      'accounts.provider-expired',
      'accounts.provider-failed',
      'accounts.provider-taken',
      'accounts.provider-email',
      'accounts.second-factor',
    ],
  })
    .input(z.object({ provider, query: z.string().max(8000) }))
    .output(
      z.object({
        /** `sign-up`: no account has the address. `connect`: one has it, and its owner must sign in once and confirm. */
        outcome: z.enum(['signed-in', 'sign-up', 'connect']),
        next: z.string().nullable(),
        /** Set if signed in. */
        viewer: viewerSchema.nullable(),
      }),
    ),
  identity: endpoint({
    method: 'GET',
    path: path('/identity'),
    summary: 'Get who the service says you are, while an account is being created or connected',
    access: 'anyone',
    scope: 'none',
  }).output(
    z.object({
      identity: identitySchema.nullable(),
      /** Where the attempt goes after signing in. */
      next: z.string().nullable(),
    }),
  ),
  signUp: endpoint({
    method: 'POST',
    path: path('/sign-up'),
    summary: 'Create an account for the person whom the service identified, and sign in',
    access: 'anyone',
    scope: 'none',
    status: 201,
    replays: false,
    limits: [{ points: 20, seconds: 900, by: ['address'] }],
    errors: ['accounts.provider-expired', 'accounts.provider-taken', 'accounts.provider-connect-first'],
  })
    .input(z.object({ name: nameSchema, region: z.enum(REGIONS).default('us') }))
    .output(viewerSchema),
  connections: endpoint({
    method: 'GET',
    path: path('/connections'),
    summary: 'List the services connected to the account',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object({ connections: z.array(connectionSchema) })),
  connect: endpoint({
    method: 'POST',
    path: path('/connections'),
    summary: 'Connect the account to the service that identified its owner; both must have the same confirmed address',
    access: 'signed-in',
    scope: 'session',
    replays: false,
    errors: ['accounts.provider-expired', 'accounts.provider-other-email', 'accounts.provider-taken'],
  }).output(z.object({ provider })),
  disconnect: endpoint({
    method: 'DELETE',
    path: path('/connections/{provider}'),
    summary: 'Disconnect a service from the account',
    access: 'signed-in',
    scope: 'session',
    errors: ['resource.not-found', 'accounts.only-sign-in'],
  })
    .input(z.object({ provider }))
    .output(z.object({})),
};
