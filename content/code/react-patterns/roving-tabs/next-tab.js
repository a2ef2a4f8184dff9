/**
 * Which tab a key leads to, as the ARIA Authoring Practices describe tabs: arrows go round, Home and End go to the ends.
 * @param {string} key as in `KeyboardEvent.key`
 * @param {number} current index of the tab that has the focus
 * @param {number} count
 * @returns {number | undefined} undefined where the key does nothing, so that it keeps what it does elsewhere
 */
export function nextTab(key, current, count) {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
