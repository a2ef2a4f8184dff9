export { namesOf, withNamesOf } from './contents/names.ts';
export { ContentError, loadContents } from './contents/store.ts';
export { createPageViews, LISTING_PAGE } from './page-views.ts';
export { createPictures } from './pictures.ts';
export { plausibleService } from './plausible.ts';
export { siteRoutes } from './routes.ts';
export { searchDocuments } from './search/documents.ts';
export { createSiteSearch } from './search/search.ts';
