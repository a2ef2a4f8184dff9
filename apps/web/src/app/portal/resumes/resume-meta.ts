import { buildPageMeta } from '../../../shared/meta/page-meta.ts';

interface HeadMatch {
  id: string;
  loaderData?: unknown;
}

/** The title of a page about one résumé: the page's name followed by the résumé's. */
export function buildResumeMeta(matches: readonly (HeadMatch | undefined)[], page: string, description: string) {
  const head = matches.find((match) => match?.id === 'portal/resumes/resume');
  const title = (head?.loaderData as { resume: { title: string } } | undefined)?.resume.title;
  return buildPageMeta(matches, { title: title === undefined ? page : `${page}: ${title}`, description });
}
