import { defineModule } from '../../../platform/module.ts';
import { createCodeReview, createReviewIsolate } from './code-review.ts';

declare module '../../../platform/module.ts' {
  interface Services {
    codeReview: ReturnType<typeof createCodeReview>;
  }
}

/** A separate module, because challenges need it and the other coaching tools come after them. */
export const codeReviewModule = defineModule({
  name: 'code-review',
  needs: [],
  create({ env }) {
    const isolate = createReviewIsolate(env.idleMs);
    return { isolate, codeReview: createCodeReview(isolate) };
  },
  provides: ({ codeReview }) => ({ codeReview }),
  stop: ({ isolate }) => isolate.stop(),
});
