/**
 * Mailbox passwords that the journeys type in, made up and fixed: after the whole suite they are looked for in everything that it left behind, and
 * must be nowhere. Nothing else may hold these words.
 */
export const plantedSecrets = {
  /** Given with a registration. */
  registration: 'planted-heron-4417-under-the-ledge',
  /** Given in the portal in place of another. */
  replacement: 'planted-marmot-8093-behind-the-cairn',
  /** Looked at by a recruiter. */
  revealed: 'planted-kestrel-2651-above-the-scree',
} as const;
