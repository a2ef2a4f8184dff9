/**
 * Hostile pages that try to get the extension’s values into a wrong or hidden field, to read them, or to submit: each in a real browser, with
 * the extension’s code in a world of its own as a content script is. Usage: `node bench/form-hostile.ts [--only=NAME]`. A page counts as
 * failed if a field that nobody sees or that asks for something else has a value, also for a moment, if anything is submitted, if it takes
 * too long, or if the fields that are as they should be aren’t filled in.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { recordFigure } from './support/figures.ts';
import { bundleFormScript } from './support/form-bundle.ts';
import { FormPage } from './support/form-page.ts';
import { SAMPLE_PERSON } from './support/form-person.ts';
import { HOSTILE_FORMS, type HostileForm, INNER_FORM } from './support/hostile-forms.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const USUAL_MS = 6_000;
const ADDRESS = 'https://apply.example/form';
/** Listens in the page for values in fields that must never have one. Runs before the page's scripts. */
const WATCH = `(() => {
  const read = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').get;
  window.leaks = [];
  window.addEventListener('input', (event) => {
    const { target } = event;
    if (target?.hasAttribute?.('data-never') && (read.call(target) || target.checked)) window.leaks.push(target.outerHTML.slice(0, 120));
  }, true);
})();`;
/** Without methods of arrays, which some pages replace. */
const FINAL = `(() => {
  const found = [];
  const all = document.getElementsByTagName('*');
  for (let at = 0; at < all.length; at++) {
    const element = all[at];
    const isNever = element.hasAttribute('data-never');
    if (!isNever && !element.hasAttribute('data-finally')) continue;
    const isText = element.type !== 'radio' && element.type !== 'checkbox' && element.localName !== 'button';
    if (element.checked || (isText && (element.value || (isNever && element.getAttribute('value'))))) found[found.length] = element.outerHTML.slice(0, 120);
  }
  return found;
})()`;

interface Outcome {
  name: string;
  problems: string[];
  milliseconds: number;
}

async function tryForm(browser: Browser, script: string, hostile: HostileForm): Promise<Outcome> {
  const context = await browser.newContext();
  const problems: string[] = [];
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/submitted') problems.push(`submitted: ${url.search}`);
    const body =
      url.pathname === '/inner-never'
        ? INNER_FORM
        : `<!doctype html><html lang="en"><head><title>Apply</title></head><body>${hostile.body}</body></html>`;
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  const page = await context.newPage();
  try {
    await page.addInitScript(WATCH);
    await page.goto(ADDRESS, { waitUntil: 'load' });
    const form = await FormPage.open(page, script);
    const start = performance.now();
    await form.hold(SAMPLE_PERSON);
    if (hostile.between) await page.evaluate(hostile.between);
    const results = await form.writeHeld(SAMPLE_PERSON);
    const milliseconds = performance.now() - start;
    await page.waitForTimeout(50);
    if (milliseconds > (hostile.within ?? USUAL_MS)) problems.push(`took ${Math.round(milliseconds)} ms`);
    for (const frame of page.frames()) {
      problems.push(
        ...((await frame.evaluate('window.leaks ?? []')) as string[]).map((leak) => `for a moment: ${leak}`),
      );
      problems.push(...((await frame.evaluate(FINAL)) as string[]).map((leak) => `at the end: ${leak}`));
    }
    const seen = await form.see();
    for (const key of hostile.fills ?? [])
      if (!seen.some(({ keys, value }) => keys.includes(key) && value !== ''))
        problems.push(`not filled in: ${key} (${JSON.stringify(results)})`);
    return { name: hostile.name, problems, milliseconds };
  } catch (error) {
    return {
      name: hostile.name,
      problems: [...problems, `error: ${error instanceof Error ? error.message.slice(0, 300) : error}`],
      milliseconds: 0,
    };
  } finally {
    await context.close();
  }
}

const script = await bundleFormScript();
const browser = await chromium.launch(findChromium());
try {
  const forms = HOSTILE_FORMS.filter(({ name }) => options.only === undefined || name.includes(options.only));
  let failed = 0;
  for (const hostile of forms) {
    const { name, problems, milliseconds } = await tryForm(browser, script, hostile);
    if (problems.length > 0) failed++;
    console.log(`${problems.length === 0 ? 'held' : 'FAILED'}: ${name} (${Math.round(milliseconds)} ms)`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  console.log(`${forms.length} pages`);
  recordFigure({
    name: 'Hostile pages that fooled the form filling',
    value: failed,
    unit: 'pages',
    goal: { atMost: 0 },
  });
} finally {
  await browser.close();
}
