import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { RECRUITING_ERRORS } from './errors.ts';

export * from './authorization-choices.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS);
const at = z.iso.datetime();

export const authorizationSchema = z.object({
  live: z.boolean(),
  /** When the current state began. Null if it was never given. */
  since: at.nullable(),
  /** Whether the text that the member agreed to is the current one. */
  current: z.boolean(),
  /** Newest first, each with the text that the member agreed to. */
  history: z.array(z.object({ given: z.boolean(), at, text: z.string() })),
});
export type Authorization = z.infer<typeof authorizationSchema>;

/** A member's authorization of recruiters to prepare applications. */
export const authorization = {
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/authorization',
    summary: 'Get whether you authorized recruiters to prepare applications, with the history',
    access: 'signed-in',
    scope: 'session',
  }).output(authorizationSchema),
  set: endpoint({
    method: 'PUT',
    path: '/api/recruiting/authorization',
    summary: 'Give or withdraw the authorization; setting the current state again changes nothing',
    access: 'signed-in',
    scope: 'session',
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
  })
    .input(z.object({ given: z.boolean() }))
    .output(authorizationSchema),
  download: endpoint({
    method: 'GET',
    path: '/api/recruiting/authorization/download',
    files: ['text/plain'],
    summary: 'Download the authorization with its text and history as a text file',
    access: 'signed-in',
    scope: 'session',
    answer: 'download',
  }).output(z.instanceof(File)),
};
