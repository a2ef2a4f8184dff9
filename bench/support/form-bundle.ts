import { join } from 'node:path';
import { rolldown } from 'rolldown';

const ENTRY = join(import.meta.dirname, '../../apps/extension/src/testing/form-in-page.ts');

/** The page's part of the extension as one script that defines `footholdForms`, as the content script has it. */
export async function bundleFormScript(): Promise<string> {
  const bundle = await rolldown({ input: ENTRY, platform: 'browser', logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'iife', name: 'footholdForms', minify: true });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
