import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Brand } from '@foothold/brand';
import type { ExtensionBrowser } from '@foothold/contracts/extension';
import { zip } from 'fflate';
import { AppError } from '../../platform/errors.ts';

export interface PackageOptions {
  /** With a folder for each browser, as the build leaves it. */
  folder: string;
  brand: Pick<Brand, 'name'>;
  publicUrl: string;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
}

const FOLDERS: Record<ExtensionBrowser, string> = { chrome: 'chrome-mv3', firefox: 'firefox-mv3' };
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Packs the built extension as a ZIP file. The package names this server, so it talks to no other. */
export function createPackages({ folder, brand, publicUrl, portalUrl }: PackageOptions) {
  async function pack(browser: ExtensionBrowser): Promise<File> {
    const files = await readFolder(join(folder, FOLDERS[browser]));
    const manifest = files['manifest.json'];
    if (!manifest) throw new AppError('extension.not-built');
    const own = { ...(JSON.parse(decoder.decode(manifest)) as object), name: brand.name };
    files['manifest.json'] = encoder.encode(JSON.stringify(own));
    const site = {
      origin: new URL(publicUrl).origin,
      portalUrl: new URL(portalUrl, publicUrl).href.replace(/\/$/, ''),
      name: brand.name,
    };
    files['site.json'] = encoder.encode(JSON.stringify(site));
    const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
      // A fixed time, so that the same build is the same file.
      zip(files, { level: 9, mtime: '1980-01-01T00:00:00' }, (error, data) =>
        error ? reject(error) : resolve(new Uint8Array(data)),
      ),
    );
    const name = `${brand.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-extension-${browser}.zip`;
    return new File([bytes], name, { type: 'application/zip' });
  }

  /** Packed once, because the build is the same for everyone and packing takes a second of CPU time. */
  const packed = new Map<ExtensionBrowser, Promise<File>>();
  /** @throws AppError `extension.not-built` */
  return (browser: ExtensionBrowser): Promise<File> => {
    const known = packed.get(browser);
    if (known) return known;
    const file = pack(browser);
    packed.set(browser, file);
    file.catch(() => packed.delete(browser));
    return file;
  };
}

/** Empty if there is no such folder. */
async function readFolder(folder: string): Promise<Record<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(folder, path).split(sep).join('/'), await readFile(path)] as const;
      }),
    ),
  );
}
