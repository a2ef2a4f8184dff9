import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const staff = ['support', 'admin'] as const;

export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /** `kept` where no mail service is configured: it stays in the outbox. */
  state: z.enum(['queued', 'sent', 'kept', 'failed']),
  error: z.string().nullable(),
});
export type OutgoingMail = z.infer<typeof mailSchema>;

/** What the staff console shows of the outside world. */
export const support = {
  mails: endpoint({ method: 'GET', path: '/api/support/mails', summary: 'Outgoing mail, newest first', access: staff })
    .input(
      z.object({ page: z.coerce.number().int().min(1).max(1000).default(1), q: z.string().trim().max(200).optional() }),
    )
    .output(
      z.object({
        mails: z.array(mailSchema),
        total: z.number().int(),
        pageSize: z.number().int(),
        delivers: z.boolean(),
      }),
    ),
  mail: endpoint({
    method: 'GET',
    path: '/api/support/mails/{id}',
    summary: 'One message with its text',
    access: staff,
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64) }))
    .output(mailSchema.extend({ text: z.string() })),
};
