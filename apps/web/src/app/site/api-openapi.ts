import { createOpenApi } from '../../features/site/api/openapi.server.ts';
import { createJsonFile } from '../../shared/json-file.server.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/api-openapi.ts';

const file = createJsonFile(createOpenApi);

/** The complete API reference as an OpenAPI file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, publicUrl } = context.get(requestContext);
  return file(`${brand.name} API`, publicUrl);
}
