import { describeRubric } from '@foothold/core/ats';
import type { ContentPart } from '../../platform/content/part.ts';
import { defineModule } from '../../platform/module.ts';
import { type Articles, createContents } from './contents/store.ts';
import { createPageAddresses } from './page-addresses.ts';
import { createPageViews, LISTING_PAGE, type PageViews } from './page-views.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { createPlausibleService } from './plausible.ts';
import { createSiteRoutes } from './routes.ts';
import { searchDocuments } from './search/documents.ts';
import { createSiteSearch } from './search/search.ts';
import { siteSettings } from './settings.ts';

declare module '../../platform/module.ts' {
  interface Services {
    pageViews: PageViews;
    pictures: Pictures;
    /** Paths of pages that are the same for everyone. */
    pagePaths: readonly string[];
    /** The page that a URL names if visitors can share it; otherwise null. */
    parsePageAddress: ReturnType<typeof createPageAddresses>;
    /** The theme for visitors who haven't chosen one. */
    themeDefault: 'light' | 'dark' | 'system';
  }
}

/** Pages that depend on more than their path. Their views are counted as well. */
const OTHER_PAGES = ['/jobs', '/search', '/learning/library', LISTING_PAGE];

const siteContent: ContentPart<Articles> = {
  name: 'site',
  compile: async (folder) => (await import('./contents/read.ts')).readArticles(folder),
};

export const siteModule = defineModule({
  name: 'site',
  needs: ['accounts', 'listings', 'learningDocuments', 'challengeDocuments'],
  settings: siteSettings,
  content: siteContent,
  create(platform, { accounts, listings, learningDocuments, challengeDocuments }, { ANALYTICS_URL }, articles) {
    const { brand, publicUrl } = platform;
    const contents = createContents(articles);
    const documents = searchDocuments(brand, contents, describeRubric(), [...learningDocuments, ...challengeDocuments]);
    const pagePaths = [...new Set(documents.map(({ path }) => path.split('#', 1)[0] ?? path))];
    const known = new Set([...pagePaths, ...OTHER_PAGES]);
    return {
      contents,
      pagePaths,
      search: createSiteSearch(documents, listings),
      pageViews: createPageViews({
        ...platform,
        service: ANALYTICS_URL ? createPlausibleService(ANALYTICS_URL, publicUrl) : null,
        isPage: (path) => known.has(path),
      }),
      pictures: createPictures(brand),
      sessionEnd: accounts.sessionEnd,
    };
  },
  provides: ({ pageViews, pictures, pagePaths }, _, { THEME_DEFAULT: themeDefault }) => ({
    pageViews,
    pictures,
    pagePaths,
    parsePageAddress: createPageAddresses(pagePaths),
    themeDefault,
  }),
  routes: (api, service, { events }) => ({
    site: createSiteRoutes(api, { ...service, events, rubric: describeRubric }),
  }),
  async prepare({ search }) {
    await search.prepare();
  },
  stop: ({ pageViews }) => pageViews.stop(),
});
