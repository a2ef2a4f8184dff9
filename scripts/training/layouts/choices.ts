/** Repeatable choices: the same layout, person and seed always give the same page. */
import { createRandom } from '../random.ts';

/** A number from a text (the FNV-1a hash). */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}

export interface Choices {
  /** One of the list. */
  pick<T>(list: readonly T[]): T;
  /** True in this share of the pages. */
  chance(share: number): boolean;
}

export function createChoices(key: string): Choices {
  const random = createRandom(hashText(key) % 2_147_483_647);
  // The first numbers of neighboring seeds are alike.
  for (let count = 0; count < 5; count++) random();
  return {
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[Math.floor(random() * list.length)] as T;
    },
    chance: (share) => random() < share,
  };
}
