import type { Resource } from '@foothold/contracts/learning';
import { describe, expect, test } from 'vitest';
import { createCatalog } from './catalog.ts';

const resource = (id: string, overrides: Partial<Resource> = {}): Resource => ({
  id,
  kind: id.split(':')[0] as Resource['kind'],
  title: id,
  href: '/learning',
  by: id.startsWith('reading:') ? 'Somebody' : null,
  summary: '',
  skills: [{ id: 'react', name: 'React' }],
  level: 'any',
  cost: 'free',
  ...overrides,
});

const getIds = (links: readonly { id: string }[]) => links.map(({ id }) => id);

describe('the catalog', () => {
  test('counts its entries by kind', () => {
    const catalog = createCatalog([resource('module:a'), resource('module:b'), resource('reading:c')]);
    expect(catalog.count()).toEqual([
      { kind: 'module', count: 2 },
      { kind: 'reading', count: 1 },
    ]);
    expect(catalog.resources()).toHaveLength(3);
  });

  test('rejects a duplicate ID', () => {
    expect(() => createCatalog([resource('module:a'), resource('module:a')])).toThrow('module:a');
  });

  test('lists our own first, one of each kind before a second of any, and free ones before others', () => {
    const catalog = createCatalog([
      resource('reading:paid', { cost: 'paid' }),
      resource('reading:free'),
      resource('questions:react'),
      resource('module:one'),
      resource('module:two'),
      resource('path:react'),
    ]);
    expect(getIds(catalog.findResourceLinks('react', 6))).toEqual([
      'path:react',
      'module:one',
      'questions:react',
      'module:two',
      'reading:free',
      'reading:paid',
    ]);
    expect(catalog.findResourceLinks('react', 2)).toHaveLength(2);
  });

  test('prefers resources mainly about the skill', () => {
    const sideModule = resource('module:aside', {
      skills: [
        { id: 'python', name: 'Python' },
        { id: 'react', name: 'React' },
      ],
    });
    expect(getIds(createCatalog([sideModule, resource('module:main')]).findResourceLinks('react', 1))).toEqual([
      'module:main',
    ]);
  });

  test('falls back to related skills if a skill has no resources', () => {
    const script = resource('module:script', { skills: [{ id: 'javascript', name: 'JavaScript' }] });
    const catalog = createCatalog([script]);
    expect(getIds(catalog.findResourceLinks('react', 3))).toEqual(['module:script']);
    expect(catalog.findResourceLinks('patient-care', 3)).toEqual([]);
    expect(catalog.findResourceLinks('no such skill', 3)).toEqual([]);
  });
});
