import { type Filter, filterHref } from '../filter.ts';

/** The page that lists saved searches. Forms on other pages are sent to it too. */
export const SAVED_SEARCHES_PATH = '/portal/saved-searches';

/** Where members turn on notifications in their browser. */
export const NOTIFICATION_SETTINGS_PATH = '/portal/settings/notifications';

/** Opens the form that saves a search when the page is opened. */
export const SAVE_PARAMETER = 'save';

/** The members' search, with the form that saves it. @param portalUrl without a trailing slash */
export function buildSaveHref(filter: Filter, portalUrl: string): string {
  const search =
    filterHref({ ...filter, page: undefined, sort: undefined, view: undefined }, {}, '/portal/jobs').split('?')[1] ??
    '';
  return `${portalUrl}/jobs?${search}&${SAVE_PARAMETER}=on`;
}
