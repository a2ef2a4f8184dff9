import { createPostmanCollection } from '../../features/site/api/postman.server.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/api-postman.ts';

/** Every documented call as a Postman collection. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand, publicUrl } = context.get(requestContext);
  return Response.json(createPostmanCollection(`${brand.name} API`, publicUrl), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
