import { describe, expect, it } from 'vitest';
import { chooseOption } from './options.ts';
import type { OptionContext } from './types.ts';

const pick = (meaning: string, answer: string, options: readonly string[], context?: OptionContext): string | null => {
  const chosen = chooseOption(meaning, answer, options, context);
  return chosen.certainty === 'sure' ? chosen.text : null;
};

const US = { country: 'US', region: 'TX' };

describe('choosing an option', () => {
  it.each<[string, string, readonly string[], string | null, OptionContext?]>([
    [
      'question:sponsorship',
      'No',
      ['Yes, I will not need sponsorship', 'No, I need sponsorship now or will in the future'],
      'No, I need sponsorship now or will in the future',
      { inverted: true, known: { sponsorship: 'Yes' } },
    ],
    // Only in the future isn’t now.
    ['question:sponsorship', 'Yes', ['No', 'Yes, in the future only'], null],
    ['question:how-heard', 'Company website', ['Agency', 'Our website', 'Job board website'], 'Our website'],
    ['question:how-heard', 'Company website', ['Our website', 'Careers page'], null],
    ['question:how-heard', 'Company website', ['Website', 'Job site'], null],
    ['degree', 'Master of Science', ['MA', 'MBA', 'MS', 'PhD'], 'MS'],
    ['degree', 'Bachelor of Engineering', ['BA', 'BE', 'BS'], 'BE'],
    ['degree', 'Bachelor of Laws', ['BA', 'BS'], null],
    ['question:sponsorship', 'No', ['Select…', 'Yes', 'No'], 'No'],
    [
      'question:sponsorship',
      'No',
      ['Yes, I will require sponsorship', 'No, I will not require sponsorship'],
      'No, I will not require sponsorship',
    ],
    [
      'question:sponsorship',
      'No',
      ['I require sponsorship', 'I do not require sponsorship'],
      'I do not require sponsorship',
    ],
    // The words after “No” say the opposite.
    ['question:sponsorship', 'No', ['Yes, I can work without sponsorship', 'No, I will require sponsorship'], null],
    // Asked as "Can you work without sponsorship?", which turns the answer around.
    [
      'question:sponsorship',
      'Yes',
      ['Yes, I am authorized to work', 'No, I will require sponsorship'],
      'Yes, I am authorized to work',
      { inverted: true, known: { 'work-authorization': 'Yes' } },
    ],
    [
      'question:sponsorship',
      'No',
      ['Yes, I am authorized to work', 'No, I will require sponsorship'],
      'No, I will require sponsorship',
      { inverted: true },
    ],
    [
      'question:work-authorization',
      'Yes',
      ['Yes, without sponsorship', 'Yes, but I will require sponsorship', 'No'],
      'Yes, without sponsorship',
      { known: { sponsorship: 'No' } },
    ],
    [
      'question:work-authorization',
      'Yes',
      ['Yes, without sponsorship', 'Yes, but I will require sponsorship', 'No'],
      null,
    ],
    ['question:work-authorization', 'Yes', ['Yes, with sponsorship', 'No'], null, { known: { sponsorship: 'No' } }],
    [
      'question:work-authorization',
      'Yes',
      ['I am authorized to work in the US', 'I am not authorized to work in the US'],
      'I am authorized to work in the US',
    ],
    ['question:relocate', 'No', ['Yes', 'No, but I would consider it', 'Already there'], null],
    ['question:relocate', 'Yes', ['No preference', 'Yes'], 'Yes'],
    ['question:relocate', 'No', ['Yes', 'No preference'], null],
    ['question:over-18', 'Yes', ['True', 'False'], 'True'],
  ])('%s %s among %j is %j', (meaning, answer, options, expected, context) => {
    expect(pick(meaning, answer, options, context)).toBe(expected);
  });

  it.each<[string, string, readonly string[], string | null]>([
    ['region', 'TX', ['Select a state', 'Texas', 'Kansas'], 'Texas'],
    ['region', 'TX', ['TN - Tennessee', 'TX - Texas'], 'TX - Texas'],
    ['region', 'VA', ['West Virginia', 'Virginia'], 'Virginia'],
    ['region', 'TX', ['Hlavní město Praha'], null],
    [
      'country',
      'US',
      ['United States Minor Outlying Islands', 'United States of America (+1)', 'United Kingdom'],
      'United States of America (+1)',
    ],
    ['country', 'US', ['USA', 'UK'], 'USA'],
    ['country', 'US', ['United States', 'USA'], null],
    ['phone-country', '1', ['Canada (+1)', 'United States (+1)', 'United Kingdom (+44)'], 'United States (+1)'],
    ['phone-country', '1', ['🇺🇸 +1', '🇬🇧 +44'], '🇺🇸 +1'],
    ['phone-country', '1', ['+1', '+44'], '+1'],
    ['degree', 'Bachelor of Science', ['High School', "Bachelor's Degree", "Master's Degree"], "Bachelor's Degree"],
    ['degree', 'Bachelor of Science', ['BA', 'BS', 'MS'], 'BS'],
    ['degree', 'Bachelor of Science', ['Bachelor of Arts', 'Bachelor of Science'], 'Bachelor of Science'],
    ['question:highest-education', 'Some college', ['Some college, no degree', "Bachelor's"], null],
    ['question:years-experience', '4', ['0-2 years', '3–5 years', '6+ years'], '3–5 years'],
    ['question:years-experience', '5', ['3-5 years', '5-7 years'], null],
    ['question:years-experience', '10', ['Less than 10 years', '10 or more'], '10 or more'],
    ['question:salary-expectation', '$135,000', ['$100k - $120k', '$120k - $140k'], '$120k - $140k'],
    ['question:notice-period', '2 weeks', ['Immediately', '14 days', '1 month'], '14 days'],
    ['question:how-heard', 'LinkedIn', ['Indeed', 'LinkedIn', 'LinkedIn Recruiter'], 'LinkedIn'],
    [
      'question:how-heard',
      'LinkedIn',
      ['Company website', 'Job board (LinkedIn, Indeed)', 'Referral'],
      'Job board (LinkedIn, Indeed)',
    ],
    ['question:how-heard', 'LinkedIn', ['Recruiter contacted me on LinkedIn', 'Other'], null],
    ['question:employment-type', 'Full-time', ['Full time', 'Part time'], 'Full time'],
    ['question:visa-status', 'US citizen', ['U.S. Citizen', 'Green card'], 'U.S. Citizen'],
    [
      'school',
      'University of Texas at Austin',
      ['University of Texas - Austin', 'University of Texas - Dallas'],
      'University of Texas - Austin',
    ],
    ['job-start-month', 'March', ['Jan', 'Feb', 'Mar', 'Apr'], 'Mar'],
    ['job-start-month', 'March', ['01', '02', '03'], '03'],
    ['job-start-year', '2021', ['2020', '2021'], '2021'],
    [
      'city-region',
      'Austin, TX',
      ['Austin, Minnesota, United States', 'Austin, Texas, United States'],
      'Austin, Texas, United States',
    ],
    ['city-region', 'Austin, TX', ['Austin', 'Austin, MN'], null],
    ['question:salary-expectation', '$135,000', ['Select…', '--', 'Please choose'], null],
  ])('%s %s among %j is %j', (meaning, answer, options, expected) => {
    expect(pick(meaning, answer, options, US)).toBe(expected);
  });

  it.each<[string, readonly string[], string | null]>([
    ['question:gender', ['Male', 'Female', 'Decline To Self Identify'], 'Decline To Self Identify'],
    [
      'question:disability',
      ['Yes, I have a disability', 'No, I don’t have a disability', 'I do not want to answer'],
      'I do not want to answer',
    ],
    [
      'question:veteran',
      ['I am not a protected veteran', 'I am a veteran but choose not to say which', 'I don’t wish to answer'],
      'I don’t wish to answer',
    ],
    ['question:veteran', ['I am not a protected veteran', 'I am a protected veteran'], null],
    [
      'question:race',
      ['Not Hispanic or Latino', 'White', 'I do not wish to self-identify'],
      'I do not wish to self-identify',
    ],
  ])('for %s chooses only what says that the person doesn’t say, of %j: %j', (meaning, options, expected) => {
    expect(pick(meaning, 'Prefer not to say', options)).toBe(expected);
  });
});
