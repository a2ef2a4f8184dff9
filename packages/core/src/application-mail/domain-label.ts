import { findHiringSystem } from './systems.ts';

/** The name in a domain: “careers.acme.co.uk” → “acme”. */
export const getDomainLabel = (host: string): string | null => getRegisteredDomain(host)?.split('.')[0] ?? null;

/** The domain that someone registered: “careers.acme.co.uk” → “acme.co.uk”. Null for a name without a dot. */
export function getRegisteredDomain(host: string): string | null {
  const labels = host.toLowerCase().split('.');
  const isDouble = labels.length >= 3 && /^(?:co|com|org|ac|gov|net)$/.test(labels.at(-2) ?? '');
  return labels.length < 2 ? null : labels.slice(isDouble ? -3 : -2).join('.');
}

/** Services that anyone has an address at. */
const MAIL_HOSTS =
  /(?:^|\.)(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|rocketmail|icloud|me|mac|aol|comcast|proton|protonmail|pm|gmx|web|msn|mail|email|fastmail|hey|zoho|zohomail|yandex|tutanota|tuta|att|sbcglobal|bellsouth|verizon|cox|charter|spectrum|earthlink|optonline|frontier|juno|netzero|qq|163|126)\.\w+$/;

/** Whether many have addresses at a host: a hiring system's or a mail service's. */
export const isSharedHost = (host: string): boolean => MAIL_HOSTS.test(host) || findHiringSystem(host) !== null;
/** Shorter labels are parts of many words. */
const MIN_LABEL = 3;

/** The name in a sender's own domain: null for that of a hiring system or a mail service. Only letters and digits. */
export function getOwnLabel(address: string): string | null {
  const host = address.split('@')[1] ?? '';
  if (host === '' || isSharedHost(host.toLowerCase())) return null;
  const label = getDomainLabel(host)?.replaceAll(/[^a-z0-9]/g, '') ?? '';
  return label.length >= MIN_LABEL ? label : null;
}
