/**
 * Made-up mailbox passwords that the journeys type. After the suite, everything it left behind is searched for them and
 * must not contain any. Nothing else may contain these words.
 */
export const plantedSecrets = {
  /** Sent with a registration. */
  registration: 'planted-heron-4417-under-the-ledge',
  /** Entered in the portal as a replacement. */
  replacement: 'planted-marmot-8093-behind-the-cairn',
  /** Revealed by a recruiter. */
  revealed: 'planted-kestrel-2651-above-the-scree',
} as const;
