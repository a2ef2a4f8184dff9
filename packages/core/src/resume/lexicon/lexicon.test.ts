import { describe, expect, it } from 'vitest';
import { organizationScore } from './organizations.ts';
import { isPlace } from './places.ts';
import { titleScore } from './titles.ts';

describe('titleScore', () => {
  it('takes a word that is also a surname or a thing as a title only with its trade, a rank, or alone', () => {
    for (const title of [
      'Ranch Hand',
      'Deck-hand',
      'Tool and Die Maker',
      'Key Grip',
      'Master Barber',
      'Weaver',
      'Order Taker',
    ])
      expect(titleScore(title), title).toBeGreaterThanOrEqual(2);
    for (const name of [
      'Helping Hand',
      'Urban Maker',
      'Spruce & Groom',
      'John Potter',
      'Data Layer',
      'Closer & Layer LLP',
      'Kaplan Test Prep',
    ])
      expect(titleScore(name), name).toBe(0);
  });

  it.each(['Sonographer', 'Journeyman Millwright', 'Ranch Hand', 'Mail Carrier', 'Paper Conservator', 'Ironworker'])(
    'knows %s',
    (title) => {
      expect(titleScore(title)).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(['Golden Hands', 'Carrier', 'Baptist Memorial', 'Tri-County Contractors', 'Kestrel Nine'])(
    "doesn't read %s as a title",
    (name) => {
      expect(titleScore(name)).toBeLessThan(1);
    },
  );
});

describe('organizationScore', () => {
  it('knows companies by the trade at their end, but not the trade alone', () => {
    expect(organizationScore('Narragansett Masonry')).toBeGreaterThan(1);
    expect(organizationScore('Masonry')).toBe(0);
  });
});

describe('isPlace', () => {
  it('does not take a license and its state for a town', () => {
    for (const text of ['CPA, Florida', 'RN, TX', 'LPN, Georgia']) expect(isPlace(text), text).toBe(false);
    for (const text of ['RENO, NV', 'Reno, Nevada', 'Ada, OK']) expect(isPlace(text), text).toBe(true);
  });

  it.each(['National City, CA', 'Garden Grove, CA', 'Park City, UT', 'Saint Paul, MN United States'])('%s', (place) => {
    expect(isPlace(place)).toBe(true);
  });

  it.each(['Dyer Steel Mills, CA', 'Corner Bread, Reno'])('not %s', (text) => {
    expect(isPlace(text)).toBe(false);
  });
});
