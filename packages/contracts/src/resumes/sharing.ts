import { z } from 'zod';
import { createEndpointFactory } from '../endpoint.ts';
import { RESUMES_ERRORS } from './errors.ts';
import { id, notFound, one } from './inputs.ts';
import { resumeSchema } from './shapes.ts';

const endpoint = createEndpointFactory(RESUMES_ERRORS);

/** What a share link hides unless it was chosen. */
export const CONTACT_DETAILS = ['email', 'phone', 'address'] as const;
export type ContactDetail = (typeof CONTACT_DETAILS)[number];

/** For how many days a share link works. */
export const SHARE_DAYS = [7, 30, 90] as const;
const shareSchema = z.object({
  id: z.string(),
  shows: z.array(z.enum(CONTACT_DETAILS)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type ResumeShare = z.infer<typeof shareSchema>;

const pointsSchema = z.number().int();
const sharedScoreSchema = z.object({
  kind: z.enum(['job', 'format']),
  total: z.number().int(),
  fit: z.number().int().optional(),
  quality: z.number().int().optional(),
  rubric: z.string(),
  asOf: z.string(),
  jobTitle: z.string().nullable(),
  /** In hundredths of a point. */
  parts: z.array(z.object({ name: z.string(), earned: pointsSchema, possible: pointsSchema })),
  /** What would raise the score most, in hundredths of a point. */
  fixes: z.array(z.object({ points: pointsSchema, reason: z.string(), fix: z.string() })),
});
export type SharedScore = z.infer<typeof sharedScoreSchema>;

const sharedCopySchema = z.object({
  title: z.string(),
  resume: resumeSchema,
  /** Null if it was shared without its score. */
  score: sharedScoreSchema.nullable(),
});

/** A frozen copy: later changes of the résumé don't change it. */
export type SharedCopy = z.infer<typeof sharedCopySchema>;

const sharedResumeSchema = sharedCopySchema.extend({ sharedAt: z.iso.datetime(), expiresAt: z.iso.datetime() });
export type SharedResume = z.infer<typeof sharedResumeSchema>;

export const sharingEndpoints = {
  share: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/shares',
    summary: 'Create a link to a frozen copy of the résumé and its score; the token is returned only once',
    access: 'signed-in',
    scope: 'resumes:write',
    status: 201,
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
    errors: [...notFound, 'resumes.too-many-shares'],
  })
    .input(
      z.object({
        id,
        days: z.union(SHARE_DAYS.map((days) => z.literal(days))).default(30),
        shows: z.array(z.enum(CONTACT_DETAILS)).max(CONTACT_DETAILS.length).default([]),
        withScore: z.boolean().default(true),
      }),
    )
    .output(z.object({ share: shareSchema, token: z.string() })),
  shares: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/shares',
    summary: 'List the share links of a résumé that work',
    access: 'signed-in',
    scope: 'resumes:read',
    errors: notFound,
  })
    .input(one)
    .output(z.object({ shares: z.array(shareSchema) })),
  endShare: endpoint({
    method: 'DELETE',
    path: '/api/resumes/{id}/shares/{share}',
    summary: 'End a share link and delete its copy',
    access: 'signed-in',
    scope: 'resumes:write',
    errors: notFound,
  })
    .input(z.object({ id, share: z.string().max(64) }))
    .output(z.object({})),
  // The token is in the body, because URLs are logged and kept in more places.
  openShare: endpoint({
    method: 'POST',
    path: '/api/shared-resumes/open',
    summary: 'Open the copy behind a share link',
    access: 'anyone',
    scope: 'none',
    replays: false,
    limits: [{ points: 120, seconds: 60, by: ['address'] }],
    errors: notFound,
  })
    .input(z.object({ token: z.string().max(64) }))
    .output(sharedResumeSchema),
};
