import { attributeOf, hasAttributeOf, parentOf } from './dom.ts';

const NAME_ATTRIBUTES = [
  'name',
  'id',
  'data-automation-id',
  'data-testid',
  'data-test',
  'data-qa',
  'data-ui',
  'data-field',
  'data-name',
  'data-field-path',
] as const;
const GENERATED_PATTERN =
  /^(?:input-?\d+|react-select-.*|radix-.*|:r\w*:|«r\w*»|mui-?\d+|headlessui-.*|[\da-f-]{20,})$/i;
const PARENT_LEVELS = 4;

/** Names of a control, and the names that frameworks give to what is around it. */
export function namesOf(element: Element): string {
  const names = NAME_ATTRIBUTES.flatMap((attribute) => attributeOf(element, attribute) ?? []);
  let parent = parentOf(element);
  for (let level = 0; level < PARENT_LEVELS && parent; level++) {
    const name = attributeOf(parent, 'data-automation-id') ?? attributeOf(parent, 'data-field');
    if (name?.startsWith('formField') || hasAttributeOf(parent, 'data-field'))
      names.push((name ?? '').replace(/^formField-?/, ''));
    parent = parentOf(parent);
  }
  return [
    ...new Set(
      names
        .map((name) => name.trim().replace(/\s+/g, '_'))
        .filter((name) => name !== '' && !GENERATED_PATTERN.test(name)),
    ),
  ].join(' ');
}
