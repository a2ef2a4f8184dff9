import { CAPABILITIES, PLANS } from '@foothold/core/pricing';
import { z } from 'zod';
import { endpoint, ROLES } from './endpoint.ts';

export const REGIONS = ['us', 'uk'] as const;

export const limits = {
  name: { min: 1, max: 100 },
  email: { max: 254 },
  /** NIST SP 800-63B: at least 8; longer is better than stranger. The ceiling keeps hashing cheap. */
  password: { min: 10, max: 200 },
} as const;

export const messages = {
  name: 'Please tell us your name.',
  email: 'Please enter an e-mail address like name@example.com.',
  passwordShort: `Please choose a password of at least ${limits.password.min} characters. Three or four words work well.`,
  passwordLong: `Please keep the password under ${limits.password.max} characters.`,
} as const;

export const emailSchema = z
  .string({ error: messages.email })
  .trim()
  .max(limits.email.max, messages.email)
  .pipe(z.email({ pattern: z.regexes.unicodeEmail, error: messages.email }))
  // In the header of a message these part one address from the next.
  .refine((text) => !/[,;:<>()[\]\\]/.test(text), messages.email)
  .transform((text) => text.toLowerCase());

export const newPasswordSchema = z
  .string({ error: messages.passwordShort })
  .min(limits.password.min, messages.passwordShort)
  .max(limits.password.max, messages.passwordLong);

const nameSchema = z
  .string({ error: messages.name })
  .trim()
  .min(limits.name.min, messages.name)
  .max(limits.name.max, 'Please shorten the name.');
const typedPassword = z.string().min(1, 'Please enter your password.').max(limits.password.max, messages.passwordLong);
const token = z.string().min(16).max(2000);

export const viewerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** When the account is deleted unless its address is confirmed; null once it is. */
  confirmBy: z.iso.datetime().nullable(),
  role: z.enum(ROLES),
  region: z.enum(REGIONS),
  plan: z.enum(PLANS),
  /** Set while the 14-day trial runs and no plan was bought. */
  trialEndsAt: z.iso.datetime().nullable(),
  capabilities: z.record(z.enum(CAPABILITIES), z.union([z.boolean(), z.number()])),
});
export type Viewer = z.infer<typeof viewerSchema>;

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  /** "Firefox on Linux": from the browser's own words, for recognition only. */
  device: z.string(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  role: z.enum(ROLES),
  createdAt: z.iso.datetime(),
});
export type Member = z.infer<typeof memberSchema>;

/** What a program gets for an e-mail address and a password. It is a session like any other: listed in the settings, and ended there. */
export const tokenSchema = z.object({
  token: z.string(),
  tokenType: z.literal('Bearer'),
  expiresAt: z.iso.datetime(),
});
export type AccessToken = z.infer<typeof tokenSchema>;

const nothing = z.object({});
const perAddress = (points: number) => ({ points, seconds: 900, by: ['address'] }) as const;

export const accounts = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/accounts/sign-up',
    summary: 'Opens an account with a 14-day trial and signs it in',
    access: 'anyone',
    status: 201,
    // Every call sends a message to the address, whoever it belongs to.
    limits: [perAddress(20), { points: 10, seconds: 3600, by: ['input:email'] }],
  })
    .input(
      z.object({
        name: nameSchema,
        email: emailSchema,
        password: newPasswordSchema,
        region: z.enum(REGIONS).default('us'),
      }),
    )
    .output(viewerSchema),
  logIn: endpoint({
    method: 'POST',
    path: '/api/accounts/log-in',
    summary: 'Signs in with e-mail address and password',
    access: 'anyone',
    limits: [
      perAddress(60),
      { points: 10, seconds: 900, by: ['address', 'input:email'] },
      { points: 100, seconds: 3600, by: ['input:email'] },
    ],
    errors: ['accounts.credentials'],
  })
    .input(z.object({ email: emailSchema, password: typedPassword }))
    .output(viewerSchema),
  tokenLogIn: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'A bearer token for an e-mail address and a password',
    access: 'anyone',
    replays: false,
    limits: [
      perAddress(60),
      { points: 10, seconds: 900, by: ['address', 'input:email'] },
      { points: 100, seconds: 3600, by: ['input:email'] },
    ],
    errors: ['accounts.credentials'],
  })
    .input(z.object({ email: emailSchema, password: typedPassword }))
    .output(tokenSchema),
  tokenRefresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'A new token in place of the one that is sent, which ends',
    access: 'signed-in',
    replays: false,
    limits: [{ points: 60, seconds: 3600, by: ['account'] }],
  })
    .input(nothing)
    .output(tokenSchema),
  tokenLogOut: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the token that is sent',
    access: 'signed-in',
    replays: false,
  })
    .input(nothing)
    .output(nothing),
  profile: endpoint({ method: 'GET', path: '/api/profile', summary: 'Your profile', access: 'signed-in' }).output(
    viewerSchema,
  ),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Writes the parts of your profile that are yours to choose',
    access: 'signed-in',
  })
    .input(z.object({ name: nameSchema, region: z.enum(REGIONS) }))
    .output(viewerSchema),
  logOut: endpoint({ method: 'POST', path: '/api/accounts/log-out', summary: 'Ends this session', access: 'anyone' })
    .input(nothing)
    .output(nothing),
  me: endpoint({
    method: 'GET',
    path: '/api/accounts/me',
    summary: 'The account that is signed in, if any',
    access: 'anyone',
  }).output(z.object({ viewer: viewerSchema.nullable() })),
  updateMe: endpoint({
    method: 'PATCH',
    path: '/api/accounts/me',
    summary: 'Changes name or region',
    access: 'signed-in',
  })
    .input(z.object({ name: nameSchema.optional(), region: z.enum(REGIONS).optional() }))
    .output(viewerSchema),
  sessions: endpoint({
    method: 'GET',
    path: '/api/accounts/sessions',
    summary: 'Where the account is signed in',
    access: 'signed-in',
  }).output(z.object({ sessions: z.array(sessionSchema) })),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/accounts/sessions/{id}',
    summary: 'Ends one session',
    access: 'signed-in',
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(100) }))
    .output(nothing),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/accounts/sessions/end-others',
    summary: 'Ends every session but this one',
    access: 'signed-in',
  })
    .input(nothing)
    .output(z.object({ ended: z.number().int() })),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/accounts/confirm-email',
    summary: 'Confirms the e-mail address with the token of a confirmation message',
    access: 'anyone',
    limits: [perAddress(60)],
    errors: ['accounts.link-expired'],
  })
    .input(z.object({ token }))
    .output(z.object({ email: z.string() })),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/api/accounts/resend-confirmation',
    summary: 'Sends the confirmation message again',
    access: 'signed-in',
    limits: [{ points: 5, seconds: 3600, by: ['account'] }],
  })
    .input(nothing)
    .output(nothing),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/accounts/request-password-reset',
    summary: 'Sends a link to set a new password, if the address has an account',
    access: 'anyone',
    status: 202,
    limits: [perAddress(20), { points: 5, seconds: 3600, by: ['input:email'] }],
  })
    .input(z.object({ email: emailSchema }))
    .output(nothing),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/accounts/reset-password',
    summary: 'Sets a new password with the token of a reset message and ends every session',
    access: 'anyone',
    limits: [perAddress(30)],
    errors: ['accounts.link-expired'],
  })
    .input(z.object({ token, password: newPasswordSchema }))
    .output(nothing),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/accounts/change-password',
    summary: 'Changes the password and ends every other session',
    access: 'signed-in',
    limits: [{ points: 10, seconds: 900, by: ['account'] }],
    errors: ['accounts.password'],
  })
    .input(z.object({ current: typedPassword, password: newPasswordSchema }))
    .output(nothing),
  members: endpoint({
    method: 'GET',
    path: '/api/accounts/members',
    summary: 'All accounts, newest first',
    access: ['support', 'admin'],
  })
    .input(
      z.object({ page: z.coerce.number().int().min(1).max(1000).default(1), q: z.string().trim().max(200).optional() }),
    )
    .output(z.object({ members: z.array(memberSchema), total: z.number().int(), pageSize: z.number().int() })),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/accounts/members/{id}/role',
    summary: 'Gives another account a role',
    access: ['admin'],
    errors: ['resource.not-found'],
  })
    .input(z.object({ id: z.string().max(64), role: z.enum(ROLES) }))
    .output(memberSchema),
};
