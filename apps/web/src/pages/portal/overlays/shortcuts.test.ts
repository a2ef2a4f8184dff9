import { describe, expect, it } from 'vitest';
import { follow, SHORTCUTS } from './shortcuts.ts';

const press = (...keys: string[]) =>
  keys.reduce<ReturnType<typeof follow>>(
    ({ pressed }, key) => follow(pressed, { key: key.replace('Mod+', ''), mod: key.startsWith('Mod+') }),
    { shortcut: null, pressed: [] },
  );

describe('a shortcut', () => {
  it('of one key is finished at once', () => {
    expect(press('?').shortcut?.does).toEqual({ open: 'shortcuts' });
    expect(press('Mod+k').shortcut?.does).toEqual({ open: 'search' });
  });

  it('of two keys waits for the second, in either case', () => {
    expect(press('g')).toEqual({ shortcut: null, pressed: ['G'] });
    expect(press('g', 'm').shortcut?.does).toEqual({ go: '/portal/matches' });
    expect(press('G', 'M').shortcut?.does).toEqual({ go: '/portal/matches' });
  });

  it('starts over with a key that doesn’t continue it', () => {
    expect(press('g', '?').shortcut?.does).toEqual({ open: 'shortcuts' });
    expect(press('g', 'x', 'm')).toEqual({ shortcut: null, pressed: [] });
    expect(press('g', 'g')).toEqual({ shortcut: null, pressed: ['G'] });
  });

  it('needs the control key only where it says so', () => {
    expect(press('k').shortcut).toBeNull();
    expect(press('Mod+?').shortcut).toBeNull();
  });

  it('is never the start of another', () => {
    for (const { keys } of SHORTCUTS)
      expect(SHORTCUTS.filter((other) => keys.every((key, index) => other.keys[index] === key))).toHaveLength(1);
  });
});
