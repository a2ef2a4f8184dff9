import { addMonths } from './db/months.ts';
import { defineModule } from './module.ts';
import { prepareMonths, sweep, sweepPlatform } from './sweep.ts';

export const sweepModule = defineModule({
  name: 'sweep',
  needs: [],
  create: ({ db, now }) => ({ sweep: () => sweep(db, now()), prepareMonths: () => addMonths(db, now()) }),
  jobs: (handle) => [
    handle(sweepPlatform, (service) => service.sweep()),
    handle(prepareMonths, (service) => service.prepareMonths()),
  ],
  startWork: (_, { queue, db }) => queue.add(db, prepareMonths, {}),
});
