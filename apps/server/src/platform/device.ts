import Bowser from 'bowser';

/** Describes the user agent, as in "Firefox on Linux". For display only. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ');
}
