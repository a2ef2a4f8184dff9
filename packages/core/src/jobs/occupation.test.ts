import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSkillById } from '../skills/index.ts';
import { findOccupation, getOccupation, listOccupations, listRelatedOccupations } from './occupation.ts';
import { expandTitles, parseRows } from './occupations/format.ts';
import { listOccupationRows } from './occupations/index.ts';

function describeOccupations(...titles: string[]): (string | undefined)[] {
  return titles.map((title) => findOccupation(title)?.occupation);
}

function repeatId(id: string | undefined, count: number): (string | undefined)[] {
  return Array.from({ length: count }, () => id);
}

describe('findOccupation', () => {
  it('reads short wordings that people type', () => {
    expect(describeOccupations('help desk tier 1', 'Service Desk', 'Restaurant GM', 'hotel GM', 'SaaS sales')).toEqual([
      'technical-support-specialist',
      'technical-support-specialist',
      'restaurant-manager',
      'hotel-manager',
      'account-executive',
    ]);
    expect(describeOccupations('Go-to-Market Manager')).not.toEqual(['grocery-clerk']);
    // OTR is both over the road and a registered occupational therapist.
    expect(describeOccupations('Truck Driver CDL A OTR', 'OTR Driver', 'Occupational Therapist, OTR')).toEqual([
      'truck-driver',
      'truck-driver',
      'occupational-therapist',
    ]);
    expect(describeOccupations('ER tech', 'Special Education Para')).toEqual(['nursing-assistant', 'teacher-aide']);
  });

  it('groups the titles of one occupation', () => {
    const nurses = [
      'RN – Med/Surg',
      'Registered Nurse II',
      'Staff Nurse',
      'Registered Nurse (RN) - Emergency',
      'Nurses',
    ];
    expect(describeOccupations(...nurses)).toEqual(repeatId('registered-nurse', nurses.length));
    const engineers = ['Senior Software Engineer', 'Software Developer III', 'Sr. Java Developer', 'Programmer'];
    expect(describeOccupations(...engineers)).toEqual(repeatId('software-engineer', engineers.length));
    const accountants = ['Staff Accountant', 'Accountant, Hospital', 'CPA', 'Senior Tax Accountant'];
    expect(describeOccupations(...accountants)).toEqual(repeatId('accountant', accountants.length));
  });

  it('reads a word that usually states a grade as part of a name if no other name is found', () => {
    expect(
      describeOccupations('Lead Generation Specialist', 'Principal', 'Lead Software Engineer', 'New Grad'),
    ).toEqual(['sales-development-representative', 'principal', 'software-engineer', undefined]);
  });

  it('recognizes British titles', () => {
    const titles = {
      attorney: ['Solicitor', 'Trainee Solicitor', 'Barrister'],
      physician: ['GP', 'Salaried GP', 'Paediatrician'],
      'nursing-assistant': ['Care Assistant', 'Healthcare Assistant', 'Senior Care Assistant'],
      'childcare-worker': ['Childminder', 'Nursery Nurse'],
      'dental-assistant': ['Dental Nurse'],
      'truck-driver': ['Lorry Driver', 'HGV Class 1 Driver'],
      'real-estate-agent': ['Estate Agent', 'Lettings Negotiator'],
      'retail-associate': ['Shop Assistant', 'Sales Assistant'],
      principal: ['Headteacher', 'Head Teacher', 'Deputy Head'],
      'warehouse-associate': ['Warehouse Operative'],
      'mental-health-counselor': ['Mental Health Counsellor'],
    };
    for (const [id, names] of Object.entries(titles))
      expect(describeOccupations(...names), id).toEqual(repeatId(id, names.length));
  });

  it('separates occupations with similar names', () => {
    expect(
      describeOccupations(
        'Sales Engineer',
        'Backend Developer',
        'RN Case Manager',
        'Director of Nursing',
        'Nursing Assistant',
        'SQL DBA',
      ),
    ).toEqual([
      'sales-engineer',
      'backend-developer',
      'nurse-case-manager',
      'director-of-nursing',
      'nursing-assistant',
      'database-administrator',
    ]);
  });

  it('reads inverted titles', () => {
    expect(
      describeOccupations('Manager, Software Engineering', 'Engineer (Full Stack)', 'Teacher, Special Education'),
    ).toEqual(['engineering-manager', 'full-stack-developer', 'special-education-teacher']);
    expect(describeOccupations('Software Engineer, Backend', 'Sales Associate, Front End', 'VP, Sales')).toEqual([
      'backend-developer',
      'retail-associate',
      'sales-manager',
    ]);
  });

  it.each([
    ['Office Manager', 'administrative-services-manager'],
    ['Bookkeeper/Office Manager', 'bookkeeper'],
    ['A/C Technician', 'hvac-technician'],
    ['A/P Clerk', 'bookkeeper'],
    ['Independent Insurance Agent', 'insurance-agent'],
    ['Independent Consultant', undefined],
    ['A Technician', undefined],
  ])('reads %s as %s', (title, occupation) => {
    expect(findOccupation(title)?.occupation).toBe(occupation);
  });

  it('returns the first of two joined occupations', () => {
    expect(
      describeOccupations('Firefighter/EMT', 'Physician Assistant or Nurse Practitioner', 'LPNs and/or RNs'),
    ).toEqual(['firefighter', 'physician-assistant', 'licensed-practical-nurse']);
  });

  it('infers the occupation from a field if the title says nothing else', () => {
    expect(
      describeOccupations(
        'Data Science Internship',
        'Summer 2026 Mechanical Engineering Co-op',
        'Embedded Software Intern',
      ),
    ).toEqual(['data-scientist', 'mechanical-engineer', 'embedded-engineer']);
  });

  it('returns nothing for a single generic word or unknown words', () => {
    expect(
      describeOccupations(
        'Manager',
        'Engineer',
        'Analyst',
        'Specialist',
        'Associate',
        'Create Your Role',
        '',
        '…',
        '💼',
      ),
    ).toEqual(repeatId(undefined, 9));
    expect(describeOccupations('Vice President, Corporate Treasury Widgets', 'Informatica Architect')).not.toContain(
      'architect',
    );
  });

  it('is more confident the more of the title it explains', () => {
    const plain = findOccupation('Registered Nurse')?.confidence ?? 0;
    const strangeConfidence = findOccupation('Galactic Space Registered Nurse Extraordinaire')?.confidence ?? 0;
    expect(plain).toBe(1);
    expect(strangeConfidence).toBeLessThan(plain);
    expect(strangeConfidence).toBeGreaterThan(0);
  });

  it('never throws and returns only existing occupations', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (title) => {
        const guess = findOccupation(title);
        expect(guess === undefined || getOccupation(guess.occupation) !== undefined).toBe(true);
      }),
    );
  });
});

describe('listRelatedOccupations', () => {
  it('is symmetric and never includes the occupation itself', () => {
    expect(listRelatedOccupations('software-engineer')).toContain('backend-developer');
    expect(listRelatedOccupations('software-engineer')).not.toContain('sales-engineer');
    for (const { id } of listOccupations()) {
      expect(listRelatedOccupations(id)).not.toContain(id);
      for (const other of listRelatedOccupations(id))
        expect(listRelatedOccupations(other), `${other} ↔ ${id}`).toContain(id);
    }
    expect(listRelatedOccupations('no-such-occupation')).toEqual([]);
  });
});

describe('the occupation table', () => {
  const rows = listOccupationRows();

  it('has at least 250 families with unique ids, codes, and valid relations and licenses', () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect(rows.length).toBeGreaterThanOrEqual(250);
    expect(ids.size).toBe(rows.length);
    expect(rows.filter(({ id, soc }) => !/^[a-z]+(?:-[a-z]+)*$/.test(id) || !/^\d\d-\d{4}$/.test(soc))).toEqual([]);
    expect(rows.flatMap(({ id, related }) => related.filter((other) => !ids.has(other) || other === id))).toEqual([]);
    expect(
      rows
        .filter(({ license }) => license !== undefined && getSkillById(license)?.kind !== 'license')
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('finds every family by its name', () => {
    expect(rows.filter(({ id, name }) => findOccupation(name)?.occupation !== id).map(({ name }) => name)).toEqual([]);
  });

  it('never assigns a title to two families equally', () => {
    const ownerByPhrase = new Map<string, { id: string; size: number }>();
    const duplicates: string[] = [];
    for (const { id, titles } of rows) {
      for (const pattern of titles) {
        const size = pattern.groups.reduce((product, group) => product * group.length, 1);
        for (const title of expandTitles(pattern)) {
          const key = title.toLowerCase().replaceAll('-', ' ');
          const owner = ownerByPhrase.get(key);
          if (owner && owner.id !== id && owner.size === size) duplicates.push(`${title}: ${owner.id}, ${id}`);
          if (!owner || size < owner.size) ownerByPhrase.set(key, { id, size });
        }
      }
    }
    expect(duplicates).toEqual([]);
  });

  it('rejects grammar mistakes', () => {
    const [row] = parseRows('x', 'cook | 35-2014 | Cook* | =grill, (line/prep) cook | chef | servsafe');
    expect(row).toEqual({
      id: 'cook',
      soc: '35-2014',
      name: 'Cook',
      field: 'x',
      license: 'servsafe',
      titles: [
        { groups: [['Cook']], whole: false },
        { groups: [['grill']], whole: true },
        { groups: [['line', 'prep'], ['cook']], whole: false },
      ],
      related: ['chef'],
      general: true,
    });
    expect(() => parseRows('x', 'cook | 35-2014')).toThrow('cook | 35-2014');
    expect(() => parseRows('x', 'cook | 35-2014 | Cook | (line/) cook | chef')).toThrow('(line/) cook');
  });
});
