import { createOpenApi } from '../../features/site/api/openapi.server.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/api-openapi.ts';

/** The complete API reference as an OpenAPI file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, publicUrl } = context.get(requestContext);
  return Response.json(await createOpenApi(`${brand.name} API`, publicUrl), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}
