import type { ArchivePart } from '../apps/server/src/platform/archive/part.ts';
import type { Module } from '../apps/server/src/platform/module.ts';

/** What the modules contribute to an archive. Their schemas need no services. */
export const listArchivePartsOf = (modules: readonly Module[]): ArchivePart[] =>
  modules.flatMap((module) => [...(module.archive?.({ deps: {} } as never, {} as never) ?? [])]);

/** The part of the page that a person wrote: what comes before the first generated heading. */
export const splitArchivePage = (page: string): string => page.split('\n## What isn’t imported\n')[0] ?? '';
