import { contract } from '@foothold/contracts';
import { type Field, type FieldPath, listEndpointInputs, listInputFields } from '@foothold/contracts/testing/inputs';
import { writePdf } from '@foothold/documents/write';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createStaffMember, signUp } from './factories.ts';
import { createNurse } from './fixtures/people.ts';
import { type Person, useTestApp } from './harness.ts';

/** Every number that a caller can send, with invalid values. */
const test = useTestApp();

/** As JSON, because two of them exceed a double. */
const HOSTILE = [
  '2147483647',
  '2147483648',
  '9007199254740993',
  '1e308',
  '1e999',
  '-1',
  '-2147483649',
  '1.5',
  '"NaN"',
  '"Infinity"',
];
const PLACEHOLDER = 'the number goes here';
/** Optional fields that are rejected without each other. */
const SENT_TOGETHER: ReadonlySet<string> = new Set(['part', 'parts']);

const numbers = listInputFields(contract).filter(({ schema }) => schema._zod.def.type === 'number');
const inputs = new Map(listEndpointInputs(contract).map((one) => [`${one.method} ${one.path}`, one.input]));

let member: Person;
let admin: Person;
/** Values by field name that refer to something existing, and those whose shape alone doesn't show them. */
let known: Record<string, unknown>;

beforeAll(async () => {
  [member, admin] = await Promise.all([signUp(test), createStaffMember(test, 'admin')]);
  const file = new File([new Uint8Array(await writePdf(createNurse()))], 'nurse.pdf');
  const { resume } = await member.api.resumes.upload({ file });
  const { challenges } = await member.api.challenges.week();
  const { paths } = await member.api.learning.paths();
  const path = paths[0];
  known = {
    id: resume.id,
    resume: resume.resume,
    role: `work/${resume.resume.work[0]?.id}`,
    slug: challenges[0]?.slug,
    path: path?.slug,
    module: path?.modules[0]?.slug,
    exercise: path?.modules[0]?.exercises[0],
    starts: '2026-12-03T10:00',
    timeZone: 'America/New_York',
    currency: 'USD',
    hash: 'ab'.repeat(32),
  };
});

/** An input with the required fields and the path to `field`, which contains the placeholder. */
function createSample(given: z.core.$ZodType, name: string, field: FieldPath | null): unknown {
  const schema = given as z.core.$ZodTypes;
  const { def } = schema._zod;
  const [next, ...rest] = field ?? [];
  if (field?.length === 0) return PLACEHOLDER;
  if (field === null && known[name] !== undefined) return known[name];
  switch (def.type) {
    case 'object':
      if (next !== undefined && !(next in def.shape)) throw new Error(`There is no field ${next} in this choice.`);
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([key, value]) => key === next || value._zod.optin !== 'optional' || SENT_TOGETHER.has(key))
          .map(([key, value]) => [key, createSample(value, key, key === next ? rest : null)]),
      );
    case 'array':
      return [createSample(def.element, name, next === undefined ? null : rest)];
    case 'record':
      return {
        [String([...(z.toJSONSchema(def.keyType).enum ?? ['x'])][0])]: createSample(
          def.valueType,
          name,
          next === undefined ? null : rest,
        ),
      };
    case 'union':
      for (const option of def.options) {
        try {
          return createSample(option, name, field);
        } catch {
          // The field belongs to another variant.
        }
      }
      throw new Error(`No choice has the field ${field?.join('.')}.`);
    case 'optional':
    case 'nullable':
    case 'default':
      return createSample(def.innerType, name, field);
    case 'pipe':
      return createSample(def.in, name, field);
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'boolean':
      return true;
    case 'number':
      return Math.max(1, (schema as unknown as z.ZodNumber).minValue ?? 1);
    case 'string': {
      const text = 'x'.repeat(Math.max(5, (schema as unknown as z.ZodString).minLength ?? 0));
      return [text, '2026-01-15'].find((each) => z.safeParse(schema, each).success) ?? text;
    }
    default:
      throw new Error(`There is no sample of ${def.type} at ${name}.`);
  }
}

/** Sends the input with `number` (JSON) in place of the placeholder. */
async function send(person: Person, { method, path }: Field, input: Record<string, unknown>, number: string) {
  const asText = String(number.replaceAll('"', ''));
  const left = { ...input };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left[name];
    delete left[name];
    return encodeURIComponent(value === PLACEHOLDER ? asText : String(value));
  });
  if (method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(left)) query.set(name, value === PLACEHOLDER ? asText : String(value));
    return person.request(`${address}?${query}`);
  }
  const body = JSON.stringify(left).replace(JSON.stringify(PLACEHOLDER), number);
  return person.request(address, { method, headers: { 'content-type': 'application/json' }, body });
}

describe('number in a request', () => {
  it.each(numbers.map((one) => [`${one.method} ${one.path} ${one.field.join('.')}`, one] as const))(
    'is rejected if invalid and never fails the server: %s',
    async (_, one) => {
      const schema = inputs.get(`${one.method} ${one.path}`);
      const input = createSample(schema as z.core.$ZodType, '', one.field) as Record<string, unknown>;
      const usable = JSON.stringify(input).replace(
        JSON.stringify(PLACEHOLDER),
        String(Math.max(1, (one.schema as unknown as z.ZodNumber).minValue ?? 1)),
      );
      // Otherwise, the rest of the input would be rejected before the number is examined.
      expect(z.safeParse(schema as z.core.$ZodType, JSON.parse(usable)).error?.issues).toBeUndefined();
      for (const number of HOSTILE) {
        const isWanted = z.safeParse(one.schema, JSON.parse(number)).success;
        for (const person of [member, admin]) {
          const answer = await send(person, one, input, number);
          const { status } = answer;
          await answer.body?.cancel();
          expect([number, status], 'a number and its answer').toEqual([
            number,
            isWanted ? expect.toSatisfy((code: number) => code < 500) : expect.toBeOneOf([400, 403, 404]),
          ]);
        }
      }
    },
  );
});
