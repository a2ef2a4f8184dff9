import type { Content } from '@foothold/contracts/site/content';

interface SiteInfo {
  publicUrl: string;
  brand: { legalName: string };
}

/** schema.org `JobPosting` data for one of our own positions. */
export function toJobPostingData(content: Content, { publicUrl, brand }: SiteInfo): Record<string, unknown> | null {
  const { position } = content;
  if (!position || content.date === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: content.title,
    description: content.html,
    datePosted: content.date,
    url: `${publicUrl}/careers/${content.slug}`,
    identifier: { '@type': 'PropertyValue', name: brand.legalName, value: content.slug },
    hiringOrganization: { '@type': 'Organization', name: brand.legalName, sameAs: publicUrl },
    ...(position.type === 'Full-time' && { employmentType: 'FULL_TIME' }),
    ...(position.location.startsWith('Remote') && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'United States' },
    }),
    skills: position.skills.join(', '),
    ...(position.pay !== null && parsePay(position.pay)),
    directApply: true,
  };
}

/** The first range in a text like "$80,000–$95,000 base", which is the guaranteed yearly pay. */
function parsePay(text: string): Record<string, unknown> | null {
  const [, min, max] = /\$([\d,]+)\s*[–-]\s*\$([\d,]+)/.exec(text) ?? [];
  if (min === undefined || max === undefined) return null;
  const parseAmount = (digits: string) => Number(digits.replaceAll(',', ''));
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: parseAmount(min), maxValue: parseAmount(max), unitText: 'YEAR' },
    },
  };
}
