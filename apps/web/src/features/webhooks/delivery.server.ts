import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { handleForm } from './handle-form.server.ts';

type Args = RouteArgs<'id' | 'delivery'>;

/** An event with its attempts. */
export async function loadDelivery({ context, params: { id, delivery: deliveryId } }: Args) {
  const { api } = context.get(requestContext);
  const [webhook, delivery] = await Promise.all([
    load(api.webhooks.get({ id })),
    load(api.webhooks.delivery({ id, deliveryId })),
  ]);
  return { webhook, delivery };
}

export const changeDelivery = (args: Args) =>
  handleForm(args, {
    replay: async (api) => {
      const { id, delivery } = args.params;
      await api.webhooks.replay({ id, deliveryId: delivery });
      return { done: { title: 'Sending it again' } };
    },
  });
