import type { LoadedContent } from '../platform/content/load.ts';
import { pickSettings } from '../platform/env.ts';
import type { Module, Platform, Services } from '../platform/module.ts';

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
