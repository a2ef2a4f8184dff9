import { DEGREE_CREDENTIALS } from './degrees.ts';
import { type Credential, parseCredentials } from './format.ts';
import { HEALTH_CREDENTIALS } from './health.ts';
import { PROFESSION_CREDENTIALS } from './professions.ts';
import { TECHNOLOGY_CREDENTIALS } from './technology.ts';
import { TRADE_CREDENTIALS } from './trades.ts';

export type { Credential } from './format.ts';

export interface NamedCredential {
  credential: Credential;
  /** As written. */
  text: string;
  index: number;
}

let credentials: readonly Credential[] | undefined;

/** Every credential of the tables. */
export function listCredentials(): readonly Credential[] {
  credentials ??= [
    HEALTH_CREDENTIALS,
    TECHNOLOGY_CREDENTIALS,
    PROFESSION_CREDENTIALS,
    TRADE_CREDENTIALS,
    DEGREE_CREDENTIALS,
  ].flatMap(parseCredentials);
  return credentials;
}

/** The credentials that a text names, in its order; of two at the same place, the longer one, and then the one that fits the occupation. */
export function findNamedCredentials(text: string, fits: (credential: Credential) => boolean): NamedCredential[] {
  const all = listCredentials().flatMap((credential) => {
    const match = credential.spellings.exec(text);
    return match ? [{ credential, text: match[0], index: match.index }] : [];
  });
  const sorted = all.sort(
    (a, b) => b.text.length - a.text.length || Number(fits(b.credential)) - Number(fits(a.credential)),
  );
  const chosen: NamedCredential[] = [];
  for (const one of sorted)
    if (
      chosen.every(
        ({ index, text: other }) => one.index >= index + other.length || index >= one.index + one.text.length,
      )
    )
      chosen.push(one);
  // Initials that several papers share ("MLS") count only where one of them fits.
  const isShared = ({ text: words, index }: NamedCredential) =>
    words.length <= 3 && all.filter((other) => other.index === index && other.text === words).length > 1;
  return chosen.filter((one) => !isShared(one) || fits(one.credential)).sort((a, b) => a.index - b.index);
}
