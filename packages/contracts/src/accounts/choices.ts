export const REGIONS = ['us', 'uk'] as const;

/** Services that members can sign in with, through OpenID Connect. */
export const SIGN_IN_PROVIDERS = ['google', 'linkedin'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];
export const PROVIDER_NAMES = { google: 'Google', linkedin: 'LinkedIn' } as const satisfies Record<
  SignInProvider,
  string
>;
