import { describe, expect, it } from 'vitest';
import { toFieldWords } from './context.ts';
import { findMeanings, pickSureMeaning } from './meanings.ts';
import { makeField } from './test-fields.ts';
import type { FieldDescription } from './types.ts';

const meaningOf = (label: string, changes: Partial<FieldDescription> = {}): string | null =>
  pickSureMeaning(findMeanings(toFieldWords(makeField(label, changes))))?.meaning ?? null;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const JOB = { sections: ['Apply', 'Work experience 1'], block: 0 };
const SCHOOL = { sections: ['Education'] };

describe('meanings of fields', () => {
  it.each<[string, Partial<FieldDescription>, string]>([
    ['First Name*', {}, 'first-name'],
    ['State (2 letters) (required)', {}, 'region'],
    ['Daytime phone', {}, 'phone'],
    ['Number', { kind: 'tel' }, 'phone'],
    ['Website, Blog, or Portfolio', {}, 'website-or-portfolio'],
    ['College/University', {}, 'newest-school'],
    ['College/University', SCHOOL, 'school'],
    ['Type to Add Skills', { kind: 'combobox' }, 'skills'],
    ['Title', { sections: ['Current or most recent job'] }, 'job-title'],
    ['Month', { sections: ['Previous employment', 'From'], kind: 'select' }, 'job-start-month'],
    ['Legal FirstName', { names: 'legalNameSection_firstName' }, 'first-name'],
    ['Given Name(s)', {}, 'first-name'],
    ['Last Name (Surname)', {}, 'last-name'],
    ['Name', { names: 'name' }, 'full-name'],
    ['What is your full name?', {}, 'full-name'],
    ['E-mail address', { kind: 'email' }, 'email'],
    ['EMAIL (all notices are sent by email)', {}, 'email'],
    ['Personal email (not your work email)', { kind: 'email' }, 'email'],
    ['What should we call you?', {}, 'preferred-name'],
    ['Resume (Word preferred)', { kind: 'file' }, 'resume-file'],
    [
      'From',
      { sections: ['EMPLOYER #1 (most recent)'], kind: 'select', options: ['Mo', ...MONTHS] },
      'job-start-month',
    ],
    ['Confirm email', { kind: 'email' }, 'email'],
    ['Please enter your email (required)', {}, 'email'],
    ['Best phone number to reach you', { kind: 'tel' }, 'phone'],
    ['Mobile phone number (with area code)', { kind: 'tel' }, 'phone'],
    ['State / Province', { kind: 'select' }, 'region'],
    ['Zip/ Postal Code', {}, 'postal-code'],
    ['Location (City)', {}, 'city-region'],
    ['LinkedIn Profile URL', { kind: 'url' }, 'linkedin'],
    ['Resume/CV', { kind: 'file' }, 'resume-file'],
    ['Cover Letter', { kind: 'file' }, 'letter-file'],
    ['Cover Letter', { kind: 'textarea' }, 'letter-text'],
    ['', { hint: 'Email', kind: 'email', names: 'email' }, 'email'],
    ['', { autocomplete: 'section-a home given-name' }, 'first-name'],
    ['Company', JOB, 'employer'],
    ['Title', JOB, 'job-title'],
    ['City', JOB, 'job-place'],
    ['From', JOB, 'job-start'],
    ['I currently work here', { ...JOB, kind: 'checkbox' }, 'job-current'],
    ['Start date month', { ...SCHOOL, kind: 'combobox' }, 'school-start-month'],
    ['Expected graduation date', SCHOOL, 'school-end'],
    ['Discipline', { ...SCHOOL, kind: 'combobox' }, 'field-of-study'],
  ])('reads “%s” %j as %s', (label, changes, meaning) => {
    expect(meaningOf(label, changes)).toBe(meaning);
  });

  it('reads one part of a date by the heading or the name around it', () => {
    expect(meaningOf('Month', { kind: 'select', sections: ['Work experience', 'Start date'], block: 0 })).toBe(
      'job-start-month',
    );
    expect(meaningOf('Year', { sections: ['Work Experience'], names: 'dateSectionYear-input endDate', block: 0 })).toBe(
      'job-end-year',
    );
  });

  it.each<[string, Partial<FieldDescription>]>([
    ['Referrer’s name', {}],
    ['Name', { sections: ['Emergency contact'] }],
    ['Emergency contact phone', { kind: 'tel' }],
    ['Name of your supervisor', {}],
    ['Reference email', { kind: 'email' }],
    ['Phone', { names: 'references[0][phone]', kind: 'tel' }],
    ['LinkedIn of a referee', { kind: 'url' }],
    ['Please state your reason', {}],
    ['Alternate phone', { names: 'alternatePhone', kind: 'tel' }],
    ['Phone type', { kind: 'select' }],
    ['Company website', { kind: 'url', names: 'company_website' }],
    ['Preferred location', { names: 'location' }],
    ['Job location', {}],
    ['City of birth', { names: 'city' }],
    ['Country of citizenship', { kind: 'select', names: 'country' }],
    ['Email', { kind: 'email', names: 'recruiter_email' }],
    ['', { kind: 'url', names: 'url' }],
    ['', { names: 'email' }],
    ['Fax', { kind: 'tel', autocomplete: 'fax tel' }],
  ])('is not sure of “%s” %j', (label, changes) => {
    expect(meaningOf(label, changes)).toBeNull();
  });

  it('lowers the score when signals contradict each other', () => {
    expect(meaningOf('City', { autocomplete: 'address-level1' })).toBeNull();
    const [agreeing] = findMeanings(toFieldWords(makeField('City', { autocomplete: 'address-level2' })));
    const [alone] = findMeanings(toFieldWords(makeField('City')));
    expect(agreeing?.score ?? 0).toBeGreaterThan(alone?.score ?? 1);
  });
});
