import { expect, it } from 'vitest';
import { z } from 'zod';
import type { EndpointMeta } from '../endpoint.ts';
import { contract } from '../index.ts';
import { proofRateLimit } from './shapes.ts';

interface Definition {
  route: { method: string; path: string };
  meta: EndpointMeta;
  inputSchema?: unknown;
}

function listDefinitions(tree: object): Definition[] {
  const definition = (tree as { '~orpc'?: Definition })['~orpc'];
  return definition ? [definition] : Object.values(tree).flatMap((branch: object) => listDefinitions(branch));
}

/** Every field name in an endpoint's input, at any depth. */
function collectFieldNames({ inputSchema }: Definition): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
      walk(value);
    }
  };
  if (inputSchema instanceof z.ZodType) walk(z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }));
  return names;
}

const SECRET_PATTERN = /password|passcode|^current$|^pin$|otp|^(email|recovery)?code$/i;

/** Fields with these names that don't verify the signed-in account. */
const OTHER_VALUES: Record<string, string> = {
  'PUT /api/challenges/{slug}/drafts/{language}': 'code of a program',
  'POST /api/challenges/{slug}/submissions': 'code of a program',
  'POST /api/learning/progress/take-over': 'code of a program',
  'POST /api/accounts/device-requests/find': 'the code of a device, which has a limit of its own',
  'PUT /api/recruiting/secret': 'the password of a mailbox, to be stored',
};

const endpoints = listDefinitions(contract).map((definition) => ({
  name: `${definition.route.method} ${definition.route.path}`,
  access: definition.meta.access,
  limits: definition.meta.limits,
  secrets: [...collectFieldNames(definition)].filter((name) => SECRET_PATTERN.test(name)),
}));

it('endpoints that accept a password or code of the signed-in user share one attempt limit', () => {
  const guessing = endpoints.filter(({ access, secrets }) => access !== 'anyone' && secrets.length > 0);
  expect(guessing.length).toBeGreaterThan(6);
  expect(guessing.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(OTHER_VALUES)));
  expect(
    guessing
      .filter(({ name, limits }) => !(name in OTHER_VALUES) && !limits.includes(proofRateLimit))
      .map(({ name, secrets }) => `${name} takes ${secrets.join(', ')}`),
  ).toEqual([]);
});

it('the shared limit covers each such field except a new password', () => {
  const counted = new Set(proofRateLimit.onlyWith);
  for (const { name, limits, secrets } of endpoints)
    if (limits.includes(proofRateLimit))
      expect([name, secrets.filter((field) => counted.has(field))]).not.toEqual([name, []]);
});

it('no endpoint has its own limit under the shared name', () => {
  for (const { name, limits } of endpoints)
    for (const limit of limits)
      if (limit.name === proofRateLimit.name) expect([name, limit]).toEqual([name, proofRateLimit]);
});
