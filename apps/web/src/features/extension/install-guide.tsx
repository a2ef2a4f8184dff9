import type { ExtensionBrowser } from '@foothold/contracts/extension';
import { Link } from 'react-router';
import { buildEndpointUrl, endpoint } from '../../shared/api/endpoint.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { getButtonClass } from '../../shared/ui/button.tsx';

const GUIDES: readonly { browser: ExtensionBrowser; name: string; steps: readonly string[] }[] = [
  {
    browser: 'chrome',
    name: 'Chrome and Edge',
    steps: [
      'Download the file and unpack it into a folder that stays.',
      'Open chrome://extensions (in Edge: edge://extensions) and turn on developer mode.',
      'Choose “Load unpacked” and pick the folder.',
      'Pin the icon to the toolbar, open a page with an application form, and click it.',
      'Choose “Get a code” in the panel, and enter the code on the page that it opens.',
    ],
  },
  {
    browser: 'firefox',
    name: 'Firefox',
    steps: [
      'Download the file.',
      'Open about:debugging#/runtime/this-firefox, choose “Load Temporary Add-on”, and pick the file. Firefox removes it when it closes.',
      'Open a page with an application form, and click the icon in the toolbar.',
      'Choose “Get a code” in the panel, and enter the code on the page that it opens.',
    ],
  },
];

/** How to install the extension in each browser. */
export function InstallGuide() {
  const { brand } = useAppData();
  return (
    <>
      {GUIDES.map(({ browser, name, steps }) => (
        <div key={browser} className="flex flex-col gap-3">
          <h3 className="font-medium">{name}</h3>
          <p>
            <a
              href={buildEndpointUrl(endpoint('GET /api/extension/packages/{browser}'), { browser })}
              download
              className={getButtonClass(browser === 'chrome' ? 'primary' : 'secondary')}
            >
              Download for {name}
            </a>
          </p>
          <ol className="list-decimal ps-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
      <p className="text-soft">
        The {brand.name} extension isn’t in the browsers’ stores yet, which is why these steps are needed. It doesn’t
        update by itself: download it again from here.
      </p>
      <p>
        <Link to="/extension/practice" className="link">
          Try it on the practice forms
        </Link>
        {' · '}
        <Link to="/portal/settings/keys" className="link">
          See or end connected browsers
        </Link>
      </p>
    </>
  );
}
