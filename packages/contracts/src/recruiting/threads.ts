import { z } from 'zod';
import { createEndpointFactory, KILOBYTE } from '../endpoint.ts';
import { RECRUITING_ERRORS } from './errors.ts';
import { threadLimits, threadMessages } from './thread-choices.ts';
import { memberThreadSchema, messageSchema, ownThreadSchema, threadSummarySchema } from './thread-shapes.ts';

export * from './thread-choices.ts';
export * from './thread-shapes.ts';

const endpoint = createEndpointFactory(RECRUITING_ERRORS);

const notFound = ['resource.not-found'] as const;
const id = z.string().max(64);
const memberId = z.object({ memberId: id });
const messageId = z.string().regex(/^\d{1,9}$/, 'This isn’t the ID of a message.');
const before = z.object({ before: messageId.optional() });
const sent = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(File) });

/** The text may be empty if there are files. */
const message = z.object({
  text: z
    .string({ error: threadMessages.text })
    // Forms send line ends as CRLF.
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(threadLimits.text, threadMessages.textLimit))
    .default(''),
  /** A UUID that the client makes. Sending the same one again returns the message that was stored. */
  clientId: z.uuid(),
  files: z.array(z.instanceof(File)).max(threadLimits.files, threadMessages.files).default([]),
});
const hasContent = ({ text, files }: { text: string; files: readonly File[] }) => text !== '' || files.length > 0;
const contentRule = { path: ['text'], message: threadMessages.text };

const sending = {
  method: 'POST',
  scope: 'session',
  status: 201,
  bodyLimit: threadLimits.files * threadLimits.fileBytes + 512 * KILOBYTE,
  takesForm: true,
  // The client's ID already makes it safe to repeat.
  replays: false,
  limits: [{ points: 120, seconds: 3600, by: ['account'], name: 'recruiting.messages' }],
  errors: [
    'resource.not-found',
    'recruiting.no-recruiter',
    'recruiting.file-size',
    'recruiting.file-type',
    'recruiting.file-limit',
  ],
} as const;
const changing = { limits: [{ points: 600, seconds: 3600, by: ['account'] }] } as const;

/** The member's side of the thread with their recruiter. */
export const thread = {
  get: endpoint({
    method: 'GET',
    path: '/api/recruiting/thread',
    summary: 'Get the messages between you and your recruiter, newest page first, and who owes a reply until when',
    access: 'signed-in',
    scope: 'session',
  })
    .input(before)
    .output(ownThreadSchema),
  unread: endpoint({
    method: 'GET',
    path: '/api/recruiting/thread/unread',
    summary: 'Count your recruiter’s messages that you haven’t read',
    access: 'signed-in',
    scope: 'session',
  }).output(z.object({ unread: z.number().int() })),
  send: endpoint({
    ...sending,
    path: '/api/recruiting/thread/messages',
    example: { text: 'Thank you!' },
    summary: 'Send your recruiter a message with up to five files',
    access: 'signed-in',
  })
    .input(message.refine(hasContent, contentRule))
    .output(messageSchema),
  remove: endpoint({
    ...changing,
    method: 'DELETE',
    path: '/api/recruiting/thread/messages/{id}',
    summary: 'Delete one of your messages within 15 minutes; the thread says that a message was deleted',
    access: 'signed-in',
    scope: 'session',
    errors: ['resource.not-found', 'recruiting.message-final'],
  })
    .input(z.object({ id }))
    .output(z.object({})),
  markRead: endpoint({
    ...changing,
    method: 'PUT',
    path: '/api/recruiting/thread/read',
    example: { upTo: '1' },
    summary: 'Mark your recruiter’s messages as read, up to one of them',
    access: 'signed-in',
    scope: 'session',
  })
    .input(z.object({ upTo: messageId }))
    .output(z.object({ unread: z.number().int() })),
  file: endpoint({
    method: 'GET',
    path: '/api/recruiting/thread/files/{fileId}',
    files: ['*/*'],
    summary: 'Download a file of your messages',
    access: 'signed-in',
    scope: 'session',
    answer: 'download',
    errors: notFound,
  })
    .route({ outputStructure: 'detailed' })
    .input(z.object({ fileId: id }))
    .output(sent),
};

const recruiter = { access: ['recruiter'], scope: 'session', internal: true } as const;

/** The recruiter's side: only the threads of members who are assigned to them now. */
export const memberThread = {
  list: endpoint({
    ...recruiter,
    method: 'GET',
    path: '/api/recruiting/threads',
    summary: 'List which of the recruiter’s members wait for a reply, most overdue first',
  }).output(z.object({ threads: z.array(threadSummarySchema), now: z.iso.datetime() })),
  get: endpoint({
    ...recruiter,
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/thread',
    summary: 'Get the messages of one of the recruiter’s members',
    errors: notFound,
  })
    .input(memberId.extend(before.shape))
    .output(memberThreadSchema),
  send: endpoint({
    ...recruiter,
    ...sending,
    path: '/api/recruiting/members/{memberId}/thread/messages',
    summary: 'Send a member a message with up to five files',
  })
    .input(
      message
        .extend({
          ...memberId.shape,
          /** Starts the member's clock. */
          needsReply: z.stringbool().default(false),
        })
        .refine(hasContent, contentRule),
    )
    .output(messageSchema),
  remove: endpoint({
    ...recruiter,
    ...changing,
    method: 'DELETE',
    path: '/api/recruiting/members/{memberId}/thread/messages/{id}',
    summary: 'Delete one of the recruiter’s own messages within 15 minutes',
    errors: ['resource.not-found', 'recruiting.message-final'],
  })
    .input(memberId.extend({ id }))
    .output(z.object({})),
  settle: endpoint({
    ...recruiter,
    ...changing,
    method: 'POST',
    path: '/api/recruiting/members/{memberId}/thread/settle',
    summary: 'End the wait of a member whose last message needs no reply; the thread says so',
    errors: notFound,
  })
    .input(memberId)
    .output(z.object({})),
  markRead: endpoint({
    ...recruiter,
    ...changing,
    method: 'PUT',
    path: '/api/recruiting/members/{memberId}/thread/read',
    summary: 'Mark a member’s messages as read, up to one of them',
    errors: notFound,
  })
    .input(memberId.extend({ upTo: messageId }))
    .output(z.object({ unread: z.number().int() })),
  file: endpoint({
    ...recruiter,
    method: 'GET',
    path: '/api/recruiting/members/{memberId}/thread/files/{fileId}',
    files: ['*/*'],
    summary: 'Download a file of a member’s messages',
    answer: 'download',
    errors: notFound,
  })
    .route({ outputStructure: 'detailed' })
    .input(memberId.extend({ fileId: id }))
    .output(sent),
};
