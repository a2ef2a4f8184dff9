export type Overlay = 'search' | 'help' | 'shortcuts';

export interface Shortcut {
  /** Keys pressed one after another. `Mod` is Command on a Mac and Control elsewhere, together with the next key. */
  keys: readonly string[];
  label: string;
  does: { open: Overlay } | { go: string };
}

/** The portal's shortcuts, in the order in which they are listed. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Mod', 'K'], label: 'Search and actions', does: { open: 'search' } },
  { keys: ['/'], label: 'Search and actions', does: { open: 'search' } },
  { keys: ['?'], label: 'Keyboard shortcuts', does: { open: 'shortcuts' } },
  { keys: ['G', 'H'], label: 'Go to home', does: { go: '/portal' } },
  { keys: ['G', 'R'], label: 'Go to résumés', does: { go: '/portal/resumes' } },
  { keys: ['G', 'M'], label: 'Go to matches', does: { go: '/portal/matches' } },
  { keys: ['G', 'A'], label: 'Go to applications', does: { go: '/portal/applications' } },
  { keys: ['G', 'L'], label: 'Go to learning', does: { go: '/portal/learning' } },
  { keys: ['G', 'C'], label: 'Go to coach', does: { go: '/portal/coach' } },
  { keys: ['G', 'P'], label: 'Go to profile', does: { go: '/portal/profile' } },
  { keys: ['G', 'N'], label: 'Go to notifications', does: { go: '/portal/notifications' } },
  { keys: ['G', 'S'], label: 'Go to settings', does: { go: '/portal/settings' } },
];

/** A key press, as far as shortcuts depend on it. */
export interface KeyPress {
  key: string;
  mod: boolean;
}

const startsTheSame = (keys: readonly string[], pressed: readonly string[]) =>
  pressed.every((key, index) => keys[index] === key);

/**
 * Follows the keys of a shortcut.
 * @param pressed earlier keys of an unfinished shortcut
 * @returns the finished shortcut, or the keys so far if one of several still fits
 */
export function follow(
  pressed: readonly string[],
  { key, mod }: KeyPress,
): { shortcut: Shortcut | null; pressed: readonly string[] } {
  const name = key.length === 1 ? key.toUpperCase() : key;
  for (const keys of [[...pressed, ...(mod ? ['Mod'] : []), name], mod ? ['Mod', name] : [name]]) {
    const fitting = SHORTCUTS.filter((shortcut) => startsTheSame(shortcut.keys, keys));
    const finished = fitting.find((shortcut) => shortcut.keys.length === keys.length);
    if (finished) return { shortcut: finished, pressed: [] };
    if (fitting.length > 0) return { shortcut: null, pressed: keys };
  }
  return { shortcut: null, pressed: [] };
}
