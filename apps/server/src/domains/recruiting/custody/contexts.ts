/** What each seal is bound to: purpose, person, secret, and key. A value moved elsewhere doesn't open. */
export const secretContext = (secretId: string) => `mailbox|${secretId}`;
export const keyContext = (secretId: string, keyId: string) => `mailbox|${secretId}|${keyId}`;
export const ownerContext = (userId: string, secretId: string, keyId: string) =>
  `mailbox|${userId}|${secretId}|${keyId}`;
/** Of the answer for the recruiter's browser. */
export const answerContext = (revealId: string) => `reveal|${revealId}`;
