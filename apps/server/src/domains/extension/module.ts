import { join } from 'node:path';
import { defineModule } from '../../platform/module.ts';
import { createExtensionArchive } from './archive-repository.ts';
import { createExtensionPersonalData } from './personal-data.ts';
import { createExtensionRoutes } from './routes.ts';
import { createExtension } from './service.ts';

const PACKAGES_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'extension', 'build');

export const extensionModule = defineModule({
  name: 'extension',
  needs: ['accounts', 'listings', 'resumes', 'applications'],
  create: (platform, services) => createExtension({ ...platform, ...services, packagesFolder: PACKAGES_FOLDER }),
  routes: (api, extension) => ({ extension: createExtensionRoutes(api, extension) }),
  personalData: (_, platform) => [createExtensionPersonalData(platform)],
  archive: () => [createExtensionArchive()],
});
