import { startModel } from '../../apps/server/test/doubles/model-server.ts';
import { type SecondServer, startSecondServer } from './second-server.ts';

export interface ServerWithModel extends SecondServer {
  /** A fake model service. Tests control its responses. */
  model: Awaited<ReturnType<typeof startModel>>;
}

/** Starts a second server with a language model service on loopback. */
export async function startServerWithModel(port: number): Promise<ServerWithModel> {
  const model = await startModel();
  const { url, stop } = await startSecondServer(port, 'model', {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'local-double',
    AI_BASE_URL: model.url,
  });
  return {
    url,
    model,
    async stop() {
      await stop();
      await model.stop();
    },
  };
}
