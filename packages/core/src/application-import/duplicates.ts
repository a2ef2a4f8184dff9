import { toListingAddress } from '../listing-address/index.ts';

const simplify = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Two jobs with a key in common are the same: the company and the title, or the address. Capitals and punctuation don't count. */
export function createJobKeys({
  title,
  company,
  url,
}: {
  title: string;
  company: string;
  url: string | null;
}): string[] {
  const address = url ? toListingAddress(url) : null;
  return [`${simplify(company)}|${simplify(title)}`, ...(address === null ? [] : [`address ${address}`])];
}
