/**
 * The tab that a key leads to, following the ARIA Authoring Practices for tabs: arrow keys wrap around, Home and End go to the ends.
 * @param {string} key as in `KeyboardEvent.key`
 * @param {number} current index of the focused tab
 * @param {number} count
 * @returns {number | undefined} undefined if the key does nothing here, so its default behavior still applies
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
