/** What each seal is bound to: purpose, person, secret and key. A value that is moved elsewhere does not open. */
export const secretContext = (secretId: string) => `mailbox|${secretId}`;
export const keyContext = (secretId: string, keyId: string) => `mailbox|${secretId}|${keyId}`;
export const ownerContext = (userId: string, secretId: string, keyId: string) =>
  `mailbox|${userId}|${secretId}|${keyId}`;
/** Of the answer that goes to the recruiter's browser. */
export const answerContext = (revealId: string) => `reveal|${revealId}`;
