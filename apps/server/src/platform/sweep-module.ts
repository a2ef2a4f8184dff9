import { defineModule } from './module.ts';
import { sweep, sweepPlatform } from './sweep.ts';

export const sweepModule = defineModule({
  name: 'sweep',
  needs: [],
  create: ({ db }) => ({ sweep: () => sweep(db) }),
  jobs: (handle) => [handle(sweepPlatform, (service) => service.sweep())],
});
