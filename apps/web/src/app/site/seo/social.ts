import { loadImageSubject } from '../../../features/site/seo/picture-subject.server.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { Route } from './+types/social.ts';
import { imageResponse } from './picture-answer.ts';

/** A page's image for social networks; 404 if the page doesn't exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const requestValues = context.get(requestContext);
  const name = (params['*'] ?? '').replace(/\.png$/, '');
  const { title, section } = await loadImageSubject(requestValues, name === 'home' ? '/' : `/${name}`);
  return imageResponse(await requestValues.pictures.social(title, section));
}
