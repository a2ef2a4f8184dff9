import { describe, expect, it } from 'vitest';
import { emptyResume } from '../resume/index.ts';
import { readPlace, toPerson } from './index.ts';

const account = { name: 'Maya Torres', email: 'maya@example.com' };
const withContact = (contact: object) => ({ ...emptyResume(), contact: { links: [], ...contact } });

describe('toPerson', () => {
  it('uses what the résumé says, and the account where it says nothing', () => {
    const person = toPerson(withContact({ phone: '(512) 555-0134', location: 'Austin, TX 78701' }), account, []);
    expect(person).toMatchObject({
      name: { first: 'Maya', last: 'Torres', full: 'Maya Torres' },
      email: 'maya@example.com',
      phone: '+15125550134',
      address: { city: 'Austin', region: 'TX', postalCode: '78701', country: 'US' },
    });
  });

  it('leaves a phone number empty whose country isn’t known', () => {
    expect(toPerson(withContact({ phone: '0151 2345678' }), account, []).phone).toBe('');
    expect(toPerson(withContact({ phone: '+49 151 23456789' }), account, []).phone).toBe('+4915123456789');
  });

  it('takes links and the street from the answer book', () => {
    const answers = [
      { id: '1', questionId: 'linkedin', question: '', answer: 'https://linkedin.com/in/maya' },
      { id: '2', questionId: 'street-address', question: '', answer: '12 Main St' },
    ];
    const person = toPerson(withContact({}), account, answers);
    expect(person.links.linkedin).toBe('https://linkedin.com/in/maya');
    expect(person.address.street).toBe('12 Main St');
  });

  it('retains exactly the precision of a date', () => {
    const resume = {
      ...emptyResume(),
      work: [{ id: 'w', employer: 'Acme', start: '2019', end: 'present', bullets: [{ id: 'b', text: 'Did it' }] }],
    };
    expect(toPerson(resume, account, []).employment).toEqual([
      {
        employer: 'Acme',
        title: '',
        place: '',
        start: { year: 2019, month: null },
        end: null,
        current: true,
        summary: 'Did it',
      },
    ]);
  });
});

describe('readPlace', () => {
  it.each([
    ['Austin, TX', { city: 'Austin', region: 'TX', postalCode: '', country: 'US' }],
    ['Austin, Texas 78701, USA', { city: 'Austin', region: 'TX', postalCode: '78701', country: 'US' }],
  ])('reads %s', (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });

  it.each(['Berlin, Germany', 'Remote', 'Austin', 'Open to relocation, TX or CA'])(
    'doesn’t guess the parts of %s',
    (text) => {
      expect(readPlace(text)).toEqual({ city: '', region: '', postalCode: '', country: '' });
    },
  );
});
