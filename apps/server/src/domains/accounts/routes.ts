import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import { createEtag, requireMatch } from '../../platform/http/etag.ts';
import { createAccessTokensRoutes } from './access-tokens/routes.ts';
import { createOAuthRoutes } from './oauth/routes.ts';
import { createPrivacyRoutes } from './privacy/routes.ts';
import { createProvidersRoutes } from './providers/routes.ts';
import type { AuthenticationResponseJSON } from './security/passkeys.ts';
import { createSecurityRoutes } from './security/routes.ts';
import type { Accounts } from './service.ts';

export function createAccountsRoutes(api: Api, accounts: Accounts) {
  const os = api.accounts;
  return {
    signUp: os.signUp.handler(({ input, context }) => accounts.signUp(context, input)),
    logIn: os.logIn.handler(({ input, context }) => accounts.logIn(context, input)),
    secondFactor: os.secondFactor.handler(({ input, context }) =>
      accounts.completeLogIn(context, {
        ...input,
        assertion: input.assertion as AuthenticationResponseJSON | undefined,
      }),
    ),
    passkeyOptions: os.passkeyOptions.handler(async ({ input, context }) => ({
      ...(await accounts.security.passkeyOptions(context, input)),
    })),
    passkeyLogIn: os.passkeyLogIn.handler(({ input, context }) =>
      accounts.passkeyLogIn(context, input.assertion as AuthenticationResponseJSON),
    ),
    tokenLogIn: os.tokenLogIn.handler(({ input, context }) => accounts.tokenLogIn(context, input)),
    tokenRefresh: os.tokenRefresh.handler(({ context }) => accounts.accessTokens.refresh(requireUser(context.actor))),
    tokenLogOut: os.tokenLogOut.handler(async ({ context }) => {
      const actor = requireUser(context.actor);
      await accounts.accessTokens.revoke(actor, actor.sessionId);
      return {};
    }),
    profile: os.profile.handler(async ({ context }) => {
      const profile = await accounts.viewer(requireUser(context.actor));
      context.setHeader('etag', createEtag(profile));
      return profile;
    }),
    updateProfile: os.updateProfile.handler(async ({ input, context }) => {
      const profile = await accounts.updateProfile(requireUser(context.actor), input, (current) =>
        requireMatch(context.headers, createEtag(current)),
      );
      context.setHeader('etag', createEtag(profile));
      return profile;
    }),
    logOut: os.logOut.handler(async ({ context }) => {
      await accounts.logOut(context);
      return {};
    }),
    me: os.me.handler(async ({ context: { actor } }) => ({
      viewer: actor.kind === 'user' ? await accounts.viewer(actor) : null,
    })),
    updateMe: os.updateMe.handler(({ input, context }) => accounts.updateMe(requireUser(context.actor), input)),
    sessions: os.sessions.handler(async ({ context }) => ({
      sessions: await accounts.sessions(requireUser(context.actor)),
    })),
    endSession: os.endSession.handler(async ({ input, context }) => {
      await accounts.endSession(requireUser(context.actor), input.id);
      return {};
    }),
    endOtherSessions: os.endOtherSessions.handler(async ({ context }) => ({
      ended: await accounts.endOtherSessions(requireUser(context.actor)),
    })),
    confirmEmail: os.confirmEmail.handler(({ input, context }) => accounts.confirmEmail(context, input.token)),
    confirmWithPassword: os.confirmWithPassword.handler(({ input }) =>
      accounts.confirmWithPassword(input.token, input.password),
    ),
    claim: os.claim.handler(({ input }) => accounts.claim(input.token, input.password)),
    confirmation: os.confirmation.handler(({ input, context }) => accounts.confirmation(context, input.token)),
    resendConfirmation: os.resendConfirmation.handler(async ({ input, context }) => {
      await accounts.resendConfirmation(context, input.token);
      return {};
    }),
    requestPasswordReset: os.requestPasswordReset.handler(async ({ input }) => {
      await accounts.requestPasswordReset(input.email);
      return {};
    }),
    resetPassword: os.resetPassword.handler(async ({ input, context }) => ({
      viewer: await accounts.resetPassword(context, input.token, input.password),
    })),
    changePassword: os.changePassword.handler(async ({ input, context }) => {
      await accounts.changePassword(requireUser(context.actor), input);
      return {};
    }),
    members: os.members.handler(({ input }) => accounts.members(input.page, input.q)),
    setRole: os.setRole.handler(({ input, context }) => accounts.changeRole(requireUser(context.actor), input)),
    roleChanges: os.roleChanges.handler(({ input }) => accounts.roleChanges(input.page)),
    keys: createAccessTokensRoutes(api, accounts.accessTokens),
    oauth: createOAuthRoutes(api, accounts.oauth),
    security: createSecurityRoutes(api, accounts),
    privacy: createPrivacyRoutes(api, accounts),
    providers: createProvidersRoutes(api, accounts),
  };
}
