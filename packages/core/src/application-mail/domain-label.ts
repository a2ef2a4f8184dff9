import { isHiringSystemAddress } from './systems.ts';

/** The name in a domain: “careers.acme.co.uk” → “acme”. */
export function getDomainLabel(host: string): string | null {
  const labels = host.toLowerCase().split('.');
  const isDouble = labels.length >= 3 && /^(?:co|com|org|ac|gov|net)$/.test(labels.at(-2) ?? '');
  return labels.at(isDouble ? -3 : -2) ?? null;
}

/** Services that anyone has an address at. */
const MAIL_HOSTS =
  /(?:^|\.)(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|mac|aol|comcast|proton|protonmail|gmx|msn)\.\w+$/;
/** Shorter labels are parts of many words. */
const MIN_LABEL = 3;

/** The name in a sender's own domain: null for that of a hiring system or a mail service. Only letters and digits. */
export function getOwnLabel(address: string): string | null {
  const host = address.split('@')[1] ?? '';
  if (host === '' || MAIL_HOSTS.test(host) || isHiringSystemAddress(address)) return null;
  const label = getDomainLabel(host)?.replaceAll(/[^a-z0-9]/g, '') ?? '';
  return label.length >= MIN_LABEL ? label : null;
}
