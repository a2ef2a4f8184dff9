import { defineModule } from '../platform/module.ts';
import { createSamples, type Samples } from './seed.ts';

declare module '../platform/module.ts' {
  interface Services {
    samples: Samples;
  }
}

/** Sample listings for trying the product before real sources are connected. */
export const samplesModule = defineModule({
  name: 'samples',
  needs: ['listings'],
  create: ({ now }, { listings }) => createSamples({ listings, now }),
  provides: (samples) => ({ samples }),
});
