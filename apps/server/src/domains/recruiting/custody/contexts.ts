/** The context of each seal: purpose, member, secret, and key. A value moved elsewhere doesn't open. */
export const buildSecretContext = (secretId: string) => `mailbox|${secretId}`;
export const buildKeyContext = (secretId: string, keyId: string) => `mailbox|${secretId}|${keyId}`;
export const buildOwnerContext = (userId: string, secretId: string, keyId: string) =>
  `mailbox|${userId}|${secretId}|${keyId}`;
/** The context of an answer for the recruiter's browser. */
export const answerContext = (revealId: string) => `reveal|${revealId}`;
