import { requestContext } from '../../../shared/request-context.ts';
import type { Route } from './+types/icon.ts';
import { imageResponse } from './picture-answer.ts';

const SIZES: Record<string, number> = { '/icon-192.png': 192, '/icon-512.png': 512, '/apple-touch-icon.png': 180 };

/** The brand's logo in the sizes that devices need. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const size = SIZES[new URL(request.url).pathname] ?? 192;
  return imageResponse(await context.get(requestContext).pictures.icon(size));
}
