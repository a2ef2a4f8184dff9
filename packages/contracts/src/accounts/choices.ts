export const REGIONS = ['us', 'uk'] as const;
