import { ACCEPTED_FILES, limits } from '@foothold/contracts/resumes';
import { describeRubric } from '@foothold/core/ats';
import type { AppData } from '../../shared/app-data.tsx';
import { appDataOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home.ts';
import { Closing } from './home/closing.tsx';
import { Hero } from './home/hero.tsx';
import { Promises } from './home/promises.tsx';
import { RubricPicture } from './home/rubric-picture.tsx';
import { Steps } from './home/steps.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'A résumé score you can argue with',
    description:
      'Drop your résumé and see what hiring software reads in it, why it scores what it scores, and the smallest honest changes that raise it.',
    path: '/',
    structuredData: aboutTheSite(appDataOf(matches)),
  });

/** Who stands behind the site, and where its search is. */
function aboutTheSite(app: AppData | null): Record<string, unknown>[] {
  if (!app) return [];
  const { brand, publicUrl } = app;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      legalName: brand.legalName,
      url: publicUrl,
      email: brand.email,
      telephone: brand.phone,
      address: brand.address.join(', '),
      ...(brand.social.length > 0 && { sameAs: brand.social.map(({ url }) => url) }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.name,
      url: publicUrl,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/jobs?q={term}` },
        'query-input': 'required name=term',
      },
    },
  ];
}

export function loader() {
  const { version, parts, neverCounts } = describeRubric();
  return {
    file: { accept: ACCEPTED_FILES, maxBytes: limits.file },
    version,
    neverCounts,
    parts: parts.map(({ id, name, points, explains, rules }) => ({
      id,
      name,
      points,
      explains,
      needsJob: rules.every((rule) => rule.needsJob),
    })),
  };
}

export default function Home({ loaderData: { file, version, parts, neverCounts } }: Route.ComponentProps) {
  return (
    <>
      <Hero file={file} />
      <Steps />
      <RubricPicture version={version} parts={parts} neverCounts={neverCounts} />
      <Promises />
      <Closing />
    </>
  );
}
