import type { Facts } from '../facts/index.ts';
import { listAllTexts } from '../facts/texts.ts';
import type { CapFinding, CapRule } from './rule.ts';

const ADDRESS_PATTERN = /\S@\S/;
/** Years aren't part of a phone number. */
const YEAR_PATTERN = /\b(?:19|20)\d\d\b/g;
/** Seven or more digits, with the separators that people put between them. */
const NUMBER_PATTERN = /(?:\d[ ().·•–—-]{0,3}){6}\d/;

/** No way to contact the person anywhere in the file, in any of its readings. */
export const NO_CONTACT: CapRule = {
  id: 'no-contact',
  name: 'No way to reach you',
  limit: 40,
  explains:
    'Neither an email address nor a phone number anywhere in the file, also where we could not tell which field it belongs to.',
  find,
};

function find({ resume, views, signals }: Facts): CapFinding | undefined {
  const { email, phone } = resume.contact;
  if (email || phone) return undefined;
  const texts = [
    ...views.map(({ text }) => text),
    ...signals.headerFooterText,
    ...listAllTexts(resume).map(({ text }) => text),
  ];
  if (
    signals.imagePages > 0 ||
    texts.some((text) => ADDRESS_PATTERN.test(text) || NUMBER_PATTERN.test(text.replace(YEAR_PATTERN, 'year')))
  )
    return undefined;
  return {
    reason: 'We found no email address and no phone number in the file, so nobody who reads it can answer.',
    fix: 'Add an email address or a phone number under your name.',
    evidence: [{ text: 'No text in the file looks like an email address or a phone number.', field: 'contact/email' }],
  };
}
