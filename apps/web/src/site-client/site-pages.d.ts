declare module 'virtual:site-pages' {
  import type { ComponentType } from 'react';

  /** The public pages by the id of their route; each loads when it is asked for. Made by vite.site.config.ts. */
  export const pages: Readonly<Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>>>;
}
