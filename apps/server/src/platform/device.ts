import Bowser from 'bowser';

/** Describes the user agent, as in "Firefox on Linux". For display only. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  // An API client names itself: "curl/8.5.0".
  const ownName = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  return [browser.name || ownName || 'Unknown browser', os.name].filter(Boolean).join(' on ');
}
