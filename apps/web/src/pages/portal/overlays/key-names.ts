/** How a key is written on this device. Only called in the browser. */
export const getKeyName = (key: string): string =>
  key === 'Mod' ? (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl') : key;
