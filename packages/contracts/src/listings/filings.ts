import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { MAX_INTEGER, wholeNumberTextSchema } from '../numbers.ts';
import { LISTINGS_ERRORS } from './errors.ts';
import { filingFileSchema } from './shapes.ts';

const endpoint = createEndpointFactory(LISTINGS_ERRORS);

/** The console’s page about the loaded files. They are loaded with the command `foothold visa load`. */
export const filings = {
  list: endpoint({
    method: 'GET',
    path: '/api/filings',
    summary: 'List the loaded files about employers’ filings, newest year first',
    access: ['admin'],
    scope: 'session',
    internal: true,
  })
    .input(z.object({}))
    .output(z.object({ files: z.array(filingFileSchema) })),
  unload: endpoint({
    method: 'DELETE',
    path: '/api/filings/{id}',
    summary: 'Unload a file, so that its filings aren’t shown anymore',
    access: ['admin'],
    scope: 'session',
    internal: true,
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: wholeNumberTextSchema({ min: 1, max: MAX_INTEGER }) }))
    .output(z.object({})),
};
