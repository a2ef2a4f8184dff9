import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPageHelp, listHelpSlugs } from './page-help.ts';

const HELP_FOLDER = join(import.meta.dirname, '../../../../../../content/help');

it('refers only to articles that exist', () => {
  expect(listHelpSlugs().filter((slug) => !existsSync(join(HELP_FOLDER, `${slug}.md`)))).toEqual([]);
});

it.each([
  ['/portal', 'your-first-fifteen-minutes'],
  ['/portal/resumes/1234/improve', 'raise-your-score'],
  ['/portal/resumes/1234', 'how-the-score-works'],
  ['/portal/resumes', 'your-first-fifteen-minutes'],
  ['/portal/settings/security/authenticator', 'second-factor'],
  ['/portal/a-page-added-later', 'your-first-fifteen-minutes'],
])('shows the article about %s first', (path, slug) => {
  expect(findPageHelp(path)[0]).toBe(slug);
});
