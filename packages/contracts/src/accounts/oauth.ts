import { z } from 'zod';
import { APP_SCOPES, createEndpointFactory } from '../endpoint.ts';
import { ACCOUNTS_ERRORS } from './errors.ts';
import { proofRateLimit, typedPassword } from './shapes.ts';

const endpoint = createEndpointFactory(ACCOUNTS_ERRORS);

/** How many apps an account can connect. */
export const MAX_CONNECTED_APPS = 50;

/** Letters of a code that a device shows. Without vowels, so that no words come out. */
export const DEVICE_CODE_CHARACTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const DEVICE_CODE_LENGTH = 8;
/** How many wrong codes an account can enter in 10 minutes. */
export const DEVICE_CODE_TRIES = 5;

/** An app that asks for access, or has it. */
const appSchema = z.object({
  name: z.string(),
  /** Whether it is one of ours. Others registered themselves, so their name proves nothing. */
  verified: z.boolean(),
  /** The host, or the scheme of a native app, that gets the answer. Null for an app that shows a code. */
  redirectHost: z.string().nullable(),
});
export type App = z.infer<typeof appSchema>;

const scopesSchema = z.array(z.enum(APP_SCOPES));

export const connectedAppSchema = appSchema.extend({
  id: z.string(),
  scopes: scopesSchema,
  connectedAt: z.iso.datetime(),
  /** To the minute while the app is in use. Null if it never called. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ConnectedApp = z.infer<typeof connectedAppSchema>;

export const appRequestSchema = z.object({ app: appSchema, scopes: scopesSchema });
export type AppRequest = z.infer<typeof appRequestSchema>;

export const deviceRequestSchema = appRequestSchema.extend({
  /** Where the request came from: an IP address. */
  address: z.string(),
  /** "Firefox on Linux", from the user agent. For display only. */
  device: z.string(),
  requestedAt: z.iso.datetime(),
});
export type DeviceRequest = z.infer<typeof deviceRequestSchema>;

/** What a device shows. People copy it with a hyphen, spaces, or in lowercase. */
export const deviceCodeSchema = z
  .string()
  .max(40, 'Enter the 8 letters that the app shows.')
  .transform((text) => text.toUpperCase().replaceAll(/[\s-]/g, ''))
  .refine(
    (code) => new RegExp(`^[${DEVICE_CODE_CHARACTERS}]{${DEVICE_CODE_LENGTH}}$`).test(code),
    'Enter the 8 letters that the app shows.',
  );

const requestId = z.string().max(64);

/** Apps that act for a member within the scopes that the member allowed. Only a session can allow or list them. */
export const oauth = {
  request: endpoint({
    method: 'GET',
    path: '/api/accounts/app-requests/{id}',
    summary: 'What an app asks for, in the browser that it sent here',
    access: 'signed-in',
    scope: 'session',
    internal: true,
    errors: ['accounts.app-request-ended'],
  })
    .input(z.object({ id: requestId }))
    .output(appRequestSchema),
  decide: endpoint({
    method: 'POST',
    path: '/api/accounts/app-requests/{id}',
    summary: 'Allow or decline what an app asks for',
    access: 'signed-in',
    scope: 'session',
    internal: true,
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: ['accounts.app-request-ended', 'accounts.apps-full'],
  })
    .input(z.object({ id: requestId, allow: z.boolean() }))
    .output(z.object({ /** The address in our site that leads back to the app. */ next: z.string() })),
  device: endpoint({
    method: 'POST',
    path: '/api/accounts/device-requests/find',
    summary: 'What the device that shows a code asks for',
    access: 'signed-in',
    scope: 'session',
    internal: true,
    replays: false,
    limits: [
      {
        points: DEVICE_CODE_TRIES,
        seconds: 600,
        by: ['account'],
        name: 'accounts.device-code',
        inService: true,
      },
    ],
    errors: ['accounts.device-code'],
  })
    .input(z.object({ code: deviceCodeSchema }))
    .output(deviceRequestSchema),
  decideDevice: endpoint({
    method: 'POST',
    path: '/api/accounts/device-requests',
    summary: 'Allow or decline the request of a device. To allow it, verify again',
    access: 'signed-in',
    scope: 'session',
    internal: true,
    replays: false,
    limits: [{ points: 30, seconds: 3600, by: ['account'] }, proofRateLimit],
    errors: [
      'accounts.device-code',
      'accounts.apps-full',
      'accounts.verify-again',
      'accounts.password',
      'accounts.staff-app',
      'accounts.no-second-factor',
    ],
  })
    .input(z.object({ code: deviceCodeSchema, allow: z.boolean(), password: typedPassword.optional() }))
    .output(z.object({})),
  apps: endpoint({
    method: 'GET',
    path: '/api/accounts/apps',
    summary: 'List the apps that you connected, newest first',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object({ apps: z.array(connectedAppSchema) })),
  revokeApp: endpoint({
    method: 'DELETE',
    path: '/api/accounts/apps/{id}',
    summary: 'Disconnect an app, whose tokens stop working at once',
    access: 'signed-in',
    scope: 'session',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(z.object({})),
};
