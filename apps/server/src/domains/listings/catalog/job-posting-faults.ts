import { z } from 'zod';

/**
 * Google's requirements for a `JobPosting` (https://developers.google.com/search/docs/appearance/structured-data/job-posting, types from
 * schema.org). Written independently of the code that creates postings, so that each checks the other.
 */

const TAGS_PATTERN = /<(?!\/?(?:p|ul|li|br|strong|h[1-5])\s*\/?>)[^>]*>/i;
const description = z
  .string()
  .min(1)
  .refine((html) => !TAGS_PATTERN.test(html), 'contains markup that search engines do not accept')
  .refine((html) => !/&(?!(?:amp|lt|gt|quot|#39);)/.test(html), 'contains an unescaped ampersand');

const day = z.iso.date();

const place = z.object({
  '@type': z.literal('Place'),
  address: z.object({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1).optional(),
    addressRegion: z.string().min(1).optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
});

const quantity = z
  .object({
    '@type': z.literal('QuantitativeValue'),
    value: z.number().positive().optional(),
    minValue: z.number().positive().optional(),
    maxValue: z.number().positive().optional(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  })
  .refine(
    ({ value, minValue, maxValue }) => value !== undefined || (minValue ?? 1) < (maxValue ?? 0),
    'is not an amount',
  );

const postingSchema = z
  .object({
    '@context': z.literal('https://schema.org/'),
    '@type': z.literal('JobPosting'),
    title: z
      .string()
      .min(1)
      .refine((title) => !/\$|<|\bhiring\b|\bapply\b/i.test(title), 'contains more than the title'),
    description,
    datePosted: day,
    validThrough: day.optional(),
    employmentType: z.enum([
      'FULL_TIME',
      'PART_TIME',
      'CONTRACTOR',
      'TEMPORARY',
      'INTERN',
      'VOLUNTEER',
      'PER_DIEM',
      'OTHER',
    ]),
    hiringOrganization: z
      .object({
        '@type': z.literal('Organization'),
        name: z.string().min(1),
        url: z.url({ protocol: /^https?$/ }).optional(),
      })
      .strict(),
    identifier: z.object({ '@type': z.literal('PropertyValue'), name: z.string().min(1), value: z.string().min(1) }),
    url: z.url({ protocol: /^https?$/ }),
    directApply: z.boolean(),
    jobLocation: z.array(place).min(1).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z
      .array(z.object({ '@type': z.enum(['Country', 'State', 'City']), name: z.string().min(1) }))
      .min(1)
      .optional(),
    baseSalary: z
      .object({ '@type': z.literal('MonetaryAmount'), currency: z.string().regex(/^[A-Z]{3}$/), value: quantity })
      .optional(),
    educationRequirements: z
      .object({
        '@type': z.literal('EducationalOccupationalCredential'),
        credentialCategory: z.enum([
          'high school',
          'associate degree',
          'bachelor degree',
          'professional certificate',
          'postgraduate degree',
        ]),
      })
      .optional(),
    experienceRequirements: z
      .object({
        '@type': z.literal('OccupationalExperienceRequirements'),
        monthsOfExperience: z.number().int().positive(),
      })
      .optional(),
    skills: z.string().min(1).optional(),
  })
  .strict()
  .refine((job) => job.jobLocation || job.jobLocationType, 'states neither a location nor that the job is remote')
  .refine(
    (job) => !job.jobLocationType || job.jobLocation || job.applicantLocationRequirements,
    'does not say where applicants may live',
  )
  .refine((job) => !job.validThrough || job.validThrough >= job.datePosted, 'ends before it starts');

/** Lists everything that is wrong with a posting. */
export function findFaults(candidate: unknown): string[] {
  const parsed = postingSchema.safeParse(candidate);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
