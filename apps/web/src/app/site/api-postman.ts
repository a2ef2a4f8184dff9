import { createPostmanCollection } from '../../features/site/api/postman.server.ts';
import { createJsonFile } from '../../shared/json-file.server.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { Route } from './+types/api-postman.ts';

const file = createJsonFile(createPostmanCollection);

/** Every documented call as a Postman collection. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, publicUrl } = context.get(requestContext);
  return file(`${brand.name} API`, publicUrl);
}
