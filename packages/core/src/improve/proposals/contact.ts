import { isCleanEmail } from '../../ats/rubric/hygiene.ts';
import { squeezed } from '../truth/identity.ts';
import type { Edit } from '../types.ts';
import type { Draft, ProposalContext } from './context.ts';

/** Removes spaces, labels, and stray characters from email, phone, and links. */
export function proposeContact({ resume }: ProposalContext): Draft[] {
  const { email, phone, links } = resume.contact;
  const fields: [path: string, name: string, value: string | undefined, clean: (text: string) => string | undefined][] =
    [
      ['contact/email', 'email address', email, cleanEmail],
      ['contact/phone', 'phone number', phone, cleanPhone],
      ...links.map(({ id, url }): (typeof fields)[number] => [`contact/links/${id}/url`, 'link', url, cleanUrl]),
    ];
  return fields.flatMap(([path, name, value, clean]) => {
    const after = value === undefined ? undefined : clean(value);
    if (value === undefined || after === undefined || after === value) return [];
    // Spaces between the digits of a number are fine, however many.
    if (path === 'contact/phone' && after === value.trim().replace(/\s+/g, ' ')) return [];
    const edit: Edit = { kind: 'set', path, before: value, after };
    return [
      {
        kind: 'contact' as const,
        title: `Correct the ${name} to ${after}`,
        reason: explain(path, value),
        source: { kind: 'own-words' as const, fields: [path], quote: value },
        edits: [edit],
      },
    ];
  });
}

function explain(path: string, value: string): string {
  if (path === 'contact/phone') return 'Some systems can’t read a number with a label or unusual characters in it.';
  return /\s/.test(value.trim())
    ? 'A space stops it from working when clicked or copied.'
    : 'A label or stray character stops it from working when clicked or copied.';
}

function cleanEmail(text: string): string | undefined {
  const email = squeezed(text);
  return isCleanEmail(email) ? email : undefined;
}

const PHONE_LABEL_PATTERN = /^(?:phone|tel|telephone|mobile|cell|t|m|p)\s*[.:]\s*/i;
const DASH_PATTERN = /[\u2010-\u2015\u2212]/g;
const STRAY_CHARACTERS_PATTERN = /[^\p{L}\p{N}\s+().\-/,#]/gu;

function cleanPhone(text: string): string | undefined {
  const phone = text
    .replace(DASH_PATTERN, '-')
    .replace(STRAY_CHARACTERS_PATTERN, '')
    .trim()
    .replace(PHONE_LABEL_PATTERN, '')
    .replace(/\s+/g, ' ');
  return /\p{N}/u.test(phone) ? phone : undefined;
}

function cleanUrl(text: string): string | undefined {
  const url = squeezed(text);
  return /^[^\s]+\.[^\s]+$/.test(url) ? url : undefined;
}
