import { describe, expect, it } from 'vitest';
import { type EmployerAddresses, isEmployerDomain } from './employer-domain.ts';

const known = (facts: Partial<EmployerAddresses>): EmployerAddresses => ({
  company: 'Larkholt Hospital',
  website: null,
  jobPage: null,
  accepted: [],
  ...facts,
});
const listKnown = (facts: EmployerAddresses, domains: readonly string[]) =>
  domains.filter((domain) => isEmployerDomain(domain, facts));

describe('an employer’s domain', () => {
  it('is that of its website, or below', () => {
    const facts = known({ website: 'https://www.larkholt.example/about' });
    expect(
      listKnown(facts, ['larkholt.example', 'mail.larkholt.example', 'larkholt.example.net', 'arkholt.example']),
    ).toEqual(['larkholt.example', 'mail.larkholt.example']);
    expect(listKnown(known({ company: 'HP', website: 'https://hp.example' }), ['hp.example'])).toEqual(['hp.example']);
  });

  it('is the registered domain of a careers site with the employer’s name', () => {
    const facts = known({ website: 'https://careers.larkholt.co.uk' });
    expect(listKnown(facts, ['larkholt.co.uk', 'hr.larkholt.co.uk', 'co.uk', 'other.co.uk'])).toEqual([
      'larkholt.co.uk',
      'hr.larkholt.co.uk',
    ]);
    const shared = known({ website: 'https://larkholt.pages.example' });
    expect(listKnown(shared, ['pages.example', 'other.pages.example', 'larkholt.pages.example'])).toEqual([
      'larkholt.pages.example',
    ]);
  });

  it('is that of the job’s page, if it is the employer’s name', () => {
    const page = 'https://jobs.larkholt-hospital.example/12';
    expect(
      listKnown(known({ jobPage: page }), ['larkholt-hospital.example', 'jobs.larkholt-hospital.example']),
    ).toEqual(['larkholt-hospital.example', 'jobs.larkholt-hospital.example']);
    expect(isEmployerDomain('board.example', known({ jobPage: 'https://board.example/larkholt' }))).toBe(false);
    expect(isEmployerDomain('lever.co', known({ company: 'Lever', jobPage: 'https://hire.lever.co/1' }))).toBe(false);
  });

  it('is one with the employer’s name from which an email was accepted before', () => {
    const facts = known({ accepted: ['larkholt-careers.example', 'elsewhere.example'] });
    expect(
      listKnown(facts, [
        'larkholt-careers.example',
        'x.larkholt-careers.example',
        'larkholt.example',
        'elsewhere.example',
      ]),
    ).toEqual(['larkholt-careers.example']);
    const initials = known({ company: 'Fernbank Institute of Technology', accepted: ['fiot.example'] });
    expect(isEmployerDomain('fiot.example', initials)).toBe(true);
  });

  it('is never one at which anyone has an address', () => {
    for (const domain of ['gmail.com', 'yahoo.com', 'icims.com', 'us.greenhouse-mail.io'])
      expect(
        isEmployerDomain(domain, known({ company: 'Yahoo', website: `https://${domain}`, accepted: [domain] })),
      ).toBe(false);
  });
});
