import { pictureSubject } from '../../../features/site/seo/picture-subject.server.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { Route } from './+types/social.ts';
import { pictureAnswer } from './picture-answer.ts';

/** The picture that social networks show for a page. Only pages that exist have one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const known = context.get(requestContext);
  const name = (params['*'] ?? '').replace(/\.png$/, '');
  const { title, section } = await pictureSubject(known, name === 'home' ? '/' : `/${name}`);
  return pictureAnswer(await known.pictures.social(title, section));
}
