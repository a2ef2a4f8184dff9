import { describe, expect, it } from 'vitest';
import { requireOwnDocument } from './own-document.ts';

const page = new Request('https://people.example/portal/billing?change=prime');

describe('page that accepts a card', () => {
  it('is reloaded when opened from another portal page', () => {
    let thrown: unknown;
    try {
      requireOwnDocument(page, 'https://people.example/portal/settings');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Response);
    const { headers } = thrown as Response;
    expect(headers.get('location')).toBe('/portal/billing?change=prime');
    expect(headers.get('x-remix-reload-document')).toBe('true');
  });

  it('stays when navigating within it', () => {
    expect(requireOwnDocument(page, 'https://people.example/portal/billing')).toBeUndefined();
    expect(requireOwnDocument(page, 'https://people.example/portal/billing?came-back=card')).toBeUndefined();
  });
});
