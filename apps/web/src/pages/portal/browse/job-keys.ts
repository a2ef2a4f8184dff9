/** The keys of the pages that list jobs beside a pane. */
export const JOB_KEYS: readonly { keys: readonly string[]; label: string }[] = [
  { keys: ['J', 'K'], label: 'Next and previous job' },
  { keys: ['S'], label: 'Save' },
  { keys: ['H'], label: 'Hide' },
  { keys: ['C'], label: 'Add to compare' },
];
