import type { ArchivePart } from '../platform/archive/part.ts';
import type { LoadedContent } from '../platform/content/load.ts';
import { pickSettings } from '../platform/env.ts';
import type { Announce, Module, Platform, Services } from '../platform/module.ts';
import type { PersonalData } from '../platform/personal-data.ts';

export interface RunningModule {
  module: Module;
  service: unknown;
}

/**
 * Creates the modules in order and adds each one to `running`, so that the caller can stop them if a later one fails.
 * @throws Error if a module needs something that no earlier module provides, or provides something twice
 */
export async function createModules(
  modules: readonly Module[],
  platform: Platform,
  content: LoadedContent,
  running: RunningModule[],
): Promise<Services> {
  const services: Partial<Services> = {};
  for (const module of modules) {
    const missing = module.needs.filter((name) => !(name in services));
    if (missing.length > 0)
      throw new Error(`the module "${module.name}" needs ${missing.join(', ')}, which no module before it provides`);
    const settings = module.settings ? pickSettings(platform.env, module.settings) : {};
    const service = await module.create(
      platform,
      services as never,
      settings,
      module.content && content.get(module.content.name),
    );
    running.push({ module, service });
    const provided = module.provides?.(service as never, platform, settings) ?? {};
    const duplicateName = Object.keys(provided).find((name) => name in services);
    if (duplicateName) throw new Error(`two modules provide "${duplicateName}", the second is "${module.name}"`);
    Object.assign(services, provided);
  }
  return services as Services;
}

/** Announces events to these modules, in order. @param running may still be growing */
export const createAnnounce =
  (running: readonly RunningModule[]): Announce =>
  async (name, trx, what) => {
    for (const { module, service } of running) await module.listens?.[name]?.(service as never, trx, what);
  };

/** What these modules store about a person. */
export const listPersonalData = (running: readonly RunningModule[], platform: Platform): readonly PersonalData[] =>
  running.flatMap(({ module, service }) => module.personalData?.(service as never, platform) ?? []);

/** What members can take from these modules to another installation. */
export const listArchiveParts = (running: readonly RunningModule[], platform: Platform): readonly ArchivePart[] =>
  running.flatMap(({ module, service }) => module.archive?.(service as never, platform) ?? []);
