import type { Setting, SettingsGroup } from '../apps/server/src/platform/settings.ts';

const WIDTH = 118;

const HEADER = `Foothold settings. Copy this file to .env, or set them in the environment, which takes precedence. All are optional in embedded mode. The server won’t start with an unknown name in .env or an invalid value, and tells you which one it is. This file is written from the code by: node scripts/write-env-example.ts`;

/** `.env.example`: every setting with its meaning and an example. */
export function renderEnvExample(groups: readonly SettingsGroup[]): string {
  const processes = groups.flatMap(({ process }) => (process ? [process] : []));
  const settings = groups.flatMap(({ declared }) => Object.entries(declared));
  return [
    wrapComment(HEADER),
    ...settings.map(([name, setting]) => {
      const own = name === 'PROCESS' ? processes.map((each) => ` ${each.name}: ${each.meaning}.`).join('') : '';
      return `${wrapComment(describeSetting(setting) + own)}\n# ${name}=${getExample(setting)}`;
    }),
  ]
    .join('\n\n')
    .concat('\n');
}

function describeSetting({ meaning, inProduction }: Setting): string {
  if (inProduction === 'required') return `${meaning} Required in production.`;
  if (inProduction && 'requiredUnless' in inProduction)
    return `${meaning} Required in production, unless ${inProduction.requiredUnless} is set.`;
  return meaning;
}

function getExample({ example, schema }: Setting): string {
  if (example !== undefined) return example;
  const { data: defaultValue } = schema.safeParse(undefined);
  return typeof defaultValue === 'string' || typeof defaultValue === 'number' ? String(defaultValue) : '';
}

/** Lines of a comment, wrapped at words. */
function wrapComment(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join('\n');
}
