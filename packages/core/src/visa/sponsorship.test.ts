import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSponsorship } from './index.ts';

function listValues(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `${readSponsorship(sentence).value}: ${sentence}`);
}

function repeatValue(value: string, sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `${value}: ${sentence}`);
}

describe('readSponsorship', () => {
  it('reports sponsorship only if the employer offers it', () => {
    const sentences = [
      'Visa sponsorship is available for this role.',
      'We sponsor H-1B visas and green cards.',
      'We are happy to sponsor work visas for exceptional engineers.',
      'H-1B transfers are welcome.',
      'The hospital offers H1B sponsorship to qualified physicians.',
      'Sponsorship: Yes',
      'Visa sponsorship may be available for the right candidate.',
      'We will do an H1B transfer if needed.',
    ];
    expect(listValues(sentences)).toEqual(repeatValue('sponsors', sentences));
  });

  it('reports that an employer does not sponsor', () => {
    const sentences = [
      'We do not sponsor visas.',
      'We are unable to sponsor or take over sponsorship of an employment visa at this time.',
      'Candidates must be authorized to work in the United States without the need for current or future employer sponsorship.',
      'Applicants who require sponsorship now or in the future will not be considered.',
      'This position is not eligible for visa sponsorship.',
      'No H-1B candidates, please.',
      'Sponsorship is not available.',
      'The company will not provide immigration sponsorship for this position.',
      'You must not now or in the future require sponsorship for a visa.',
      'We can’t sponsor.',
      'Applicants must be permanently authorized to work in the U.S.',
      'We are not accepting H1B candidates.',
    ];
    expect(listValues(sentences)).toEqual(repeatValue('does-not-sponsor', sentences));
  });

  it('reads requirements for citizens, US persons and clearances', () => {
    const sentences = [
      'US citizens only.',
      'Must be a U.S. citizen.',
      'U.S. citizenship is required.',
      'This position is open only to United States citizens.',
      'Citizens or green-card holders only.',
      'Must be a US citizen or permanent resident.',
      'Applicants must be U.S. persons as defined by ITAR.',
      'Active Secret clearance required.',
      'Must be able to obtain and maintain a DoD security clearance.',
      'TS/SCI with polygraph',
      'US Citizenship',
    ];
    expect(listValues(sentences)).toEqual(repeatValue('citizens-or-clearance', sentences));
  });

  it('returns unknown for silence, questions, preferences and other kinds of sponsor', () => {
    const sentences = [
      'Must be authorized to work in the United States.',
      'Are you legally authorized to work in the United States?',
      'Will you now or in the future require sponsorship for employment visa status?',
      'All qualified applicants will receive consideration without regard to race, citizenship status or disability.',
      'US citizens and all others authorized to work in the US are encouraged to apply.',
      'Candidates must be US citizens or otherwise authorized to work in the US.',
      'An active clearance is preferred.',
      'Top Secret clearance is a plus.',
      'Build relationships with corporate sponsors.',
      'You will not only sponsor events but also plan them.',
      'No event sponsorship experience needed.',
      'Keep project sponsors informed of progress.',
      'Must pass a fingerprint clearance.',
      'Move clearance stock to the front of the shop.',
      'Be a good corporate citizen.',
      'We serve the citizens of this county.',
      'Experience preparing H-1B and PERM petitions.',
      '',
    ];
    expect(listValues(sentences)).toEqual(repeatValue('unknown', sentences));
  });

  it('reads who sponsors whom, and the scope of a refusal', () => {
    const said: readonly (readonly [string, readonly string[]])[] = [
      [
        'sponsors',
        [
          'You don’t have to be a US citizen; we’ll sponsor your visa.',
          'Not only do we hire people on visas, we file new petitions as well.',
          'Is sponsorship possible? Absolutely.',
          'No new H-1B petitions, but transfers are welcome.',
          'Looking for GC, USC, H4 EAD, OPT or H1B',
          'J-1 waiver eligible position in an underserved area.',
          'We can employ Canadian engineers under TN.',
          'Work visa: no problem',
          'Green cards filed in PERM after your first anniversary.',
          'Foreign nationals are welcome to apply; visa support available.',
        ],
      ],
      [
        'does-not-sponsor',
        [
          'Do you sponsor? Sorry, no.',
          'We used to sponsor, but no longer do.',
          'Candidates on temporary visas are excluded.',
          'Sponsorship for employment visa status (now or in the future) is not offered.',
          'Our firm sponsors visas for some roles, yet this one is excluded.',
          'If you need sponsorship this isn’t the right job for you.',
          'OPT is not an option for this job.',
          'Must have work authorization that doesn’t depend on an employer.',
          'No sponsorships, please.',
        ],
      ],
      [
        'citizens-or-clearance',
        [
          'Foreign persons may not work on this program.',
          'USC/GC only, W2, no C2C',
          'Only US citizens are eligible.',
          'Federal contract: citizenship is required.',
          'NATO Secret or DOE Q clearance required',
          'We cannot hire anyone who is not a U.S. citizen.',
          'You’ll need to hold an active Secret clearance.',
        ],
      ],
      [
        'unknown',
        [
          'Authorized to work in the US, with or without sponsorship.',
          'Do you need sponsorship? (Y/N)',
          'Visa Requirements:',
          'Company sponsors a softball team.',
          'Immigration paralegal: draft H-1B and PERM filings.',
          'Manager in Knoxville, TN with CPT coding experience.',
          'Security clearance: none',
          'Obtain clearance from the safety officer before hot work.',
          'Green card holders and citizens are welcome to apply.',
          'We accept Visa and Mastercard.',
        ],
      ],
    ];
    for (const [value, sentences] of said) expect(listValues(sentences)).toEqual(repeatValue(value, sentences));
  });

  it('applies a negation only to what it denies', () => {
    const offers = [
      'We can petition for you if you are not authorized yet.',
      'No filing fees for you: we sponsor H-1B visas.',
      'We hire on H-1B, and the annual cap does not apply to us.',
      'We pay everything for your green card except your photos.',
    ];
    expect(listValues(offers)).toEqual(repeatValue('sponsors', offers));
    const refusals = [
      'If you need a visa, don’t apply.',
      'We lack the resources to sponsor foreign nationals.',
      'No C2C/H1B',
      'Our policy is against sponsoring work visas.',
      'Only apply if you do not need sponsorship.',
    ];
    expect(listValues(refusals)).toEqual(repeatValue('does-not-sponsor', refusals));
    const negatedSentences = ['U.S. citizenship is not strictly required.', 'US Citizenship Required: No'];
    expect(listValues(negatedSentences)).toEqual(repeatValue('unknown', negatedSentences));
  });

  it('reads words in parentheses separately from the surrounding sentence', () => {
    expect(readSponsorship('Sponsorship for a work visa (H-1B, TN) is not offered.').value).toBe('does-not-sponsor');
    expect(readSponsorship('Visa support (H-1B, O-1, green card)').value).toBe('sponsors');
    expect(readSponsorship('Experience preparing nonimmigrant (H-1B, L-1) petitions is desirable.').value).toBe(
      'unknown',
    );
  });

  it("doesn't read an ambiguous code, a company, or the work of the job as a visa", () => {
    const sentences = [
      'This is a Perm position in Goodlettsville, TN with relocation package.',
      'L1 and L2 help desk support',
      'Here at GC Micro we continue to sell computers.',
      'We work with companies such as Visa, eBay and Nike.',
      'Make sure the petitions and letters are taken care of.',
      'Teach U.S. citizenship classes to adults.',
      'Must be cleared for duty by the department doctor.',
      'ISO/TS 16949 auditor required',
      'Find sponsors for the radio station',
      'Visa/GC/Citizen: ______',
      'Visa sponsorship:',
    ];
    expect(listValues(sentences)).toEqual(repeatValue('unknown', sentences));
  });

  it('resolves a short sentence that refers to the visa in the previous one, and quotes both', () => {
    const text = 'A valid work permit is needed. We will not apply for one for you.';
    expect(readSponsorship(text)).toEqual({ value: 'does-not-sponsor', quote: text });
    expect(readSponsorship('No new H-1B filings this year. Transfers are fine.').value).toBe('sponsors');
    expect(readSponsorship('Do I need a visa already? Yes. We aren’t able to help with that.').value).toBe(
      'does-not-sponsor',
    );
  });

  it('lets a refusal in one sentence override an offer in another, and quotes a question with its answer', () => {
    const refused = 'We sponsor visas for senior staff. Visa sponsorship is not available for this role.';
    expect(readSponsorship(refused)).toEqual({
      value: 'does-not-sponsor',
      quote: 'Visa sponsorship is not available for this role.',
    });
    expect(readSponsorship('A new plant. Do you sponsor visas? We do. Apply today.')).toEqual({
      value: 'sponsors',
      quote: 'Do you sponsor visas? We do.',
    });
  });

  it('quotes the exact sentence, and the stricter of two', () => {
    const text =
      'We build bridges.\n\n- Visa sponsorship is available for engineers.\n- This role needs an active Secret clearance.\n\nEqual opportunity employer.';
    expect(readSponsorship(text)).toEqual({
      value: 'citizens-or-clearance',
      quote: 'This role needs an active Secret clearance.',
    });
    expect(readSponsorship('We build bridges.')).toEqual({ value: 'unknown' });
  });

  it('never throws, and quotes only the text', () => {
    const pieces = fc.constantFrom(
      'sponsor',
      'visa',
      'not',
      'US citizen',
      'clearance',
      '.',
      '\n',
      ' ',
      'must',
      'H-1B',
      '•',
      '\u0000',
      '(',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const { value, quote } = readSponsorship(text);
          expect(value === 'unknown' ? quote === undefined : text.includes(quote ?? '\u0001')).toBe(true);
        },
      ),
    );
  });
});
