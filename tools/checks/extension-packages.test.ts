import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findPackageProblems, type PackageFiles } from './extension-packages.ts';

const MANIFEST = {
  manifest_version: 3,
  name: 'Foothold',
  version: '0.1.0',
  icons: { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' },
  permissions: ['activeTab', 'scripting', 'storage', 'sidePanel'],
  optional_host_permissions: ['https://jobs.lever.co/*', 'https://*.icims.com/*'],
  content_security_policy: { extension_pages: "default-src 'none'; script-src 'self'" },
  minimum_chrome_version: '126',
};

function makePackage(changes: object = {}, more: Readonly<Record<string, string>> = {}): PackageFiles {
  const texts = {
    'manifest.json': JSON.stringify({ ...MANIFEST, ...changes }),
    'panel.html': '<script type="module" src="/panel.js"></script>',
    'panel.js': 'const page="<p>";node.innerHTML=`<script><\\/script>`;node.innerHTML==page;',
    'icons/16.png': '',
    'icons/32.png': '',
    'icons/48.png': '',
    'icons/128.png': '',
    ...more,
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));
}

describe('the check of the extension’s packages', () => {
  it('accepts what the extension is', () => {
    expect(findPackageProblems(makePackage(), 'chrome')).toEqual([]);
  });

  it.each([
    [{ permissions: [...MANIFEST.permissions, 'tabs'] }, 'permissions'],
    [{ host_permissions: ['https://example.com/*'] }, 'host_permissions'],
    [{ content_scripts: [] }, 'content_scripts'],
    [{ externally_connectable: {} }, 'externally_connectable'],
    [{ optional_host_permissions: ['*://*/*'] }, 'optional_host_permissions'],
    [{ optional_host_permissions: ['http://jobs.lever.co/*'] }, 'optional_host_permissions'],
    [{ content_security_policy: { extension_pages: "script-src 'self' https://x.example" } }, 'policy'],
    [{ icons: { 16: 'icons/16.png' } }, 'icon'],
    [{ minimum_chrome_version: undefined }, 'minimum_chrome_version'],
    [{ version: 'next' }, 'version'],
  ])('refuses a manifest with %j', (changes, named) => {
    const problems = findPackageProblems(makePackage(changes), 'chrome');
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join()).toContain(named);
  });

  it.each([
    'eval(text)',
    'new Function(text)()',
    'node.innerHTML=text;',
    'node.innerHTML=`<p>$' + '{text}</p>`;',
    'node.innerHTML="<p>"+text;',
    'node.insertAdjacentHTML("beforeend",text)',
    'document.write(text)',
    'import("https://x.example/code.js")',
    '//# sourceMappingURL=panel.js.map',
  ])('refuses the code %s', (code) => {
    expect(findPackageProblems(makePackage({}, { 'panel.js': code }), 'chrome')).toHaveLength(1);
  });

  it.each(['<script>run()</script>', '<script src="https://x.example/a.js"></script>', '<img src="missing.png">'])(
    'refuses a page with %s',
    (html) => {
      expect(findPackageProblems(makePackage({}, { 'panel.html': html }), 'chrome')).toHaveLength(1);
    },
  );

  it('refuses other files, and a package that is too large', () => {
    expect(findPackageProblems(makePackage({}, { 'panel.js.map': '{}' }), 'chrome')).toHaveLength(1);
    const large = Array.from({ length: 200_000 }, (_, at) => (at * 2654435761) % 4294967296).join();
    expect(findPackageProblems(makePackage({}, { 'panel.js': large }), 'chrome').join()).toContain('bytes');
  });

  it('asks for an ID and a declaration of collected data in the package for Firefox', () => {
    const permissions = ['activeTab', 'scripting', 'storage'];
    const [problem, ...more] = findPackageProblems(makePackage({ permissions }), 'firefox');
    expect(problem).toContain('Firefox');
    expect(more).toEqual([]);
  });
});
