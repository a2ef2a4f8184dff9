import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { onePage, text, typed } from '../testing/index.ts';

const TOP = 'Jordan Example\nDenver, CO | jordan.example@example.com | (303) 555-0148\n\n';
const read = (content: string) => interpret(typed(`${TOP}${content}`)).resume;

describe('education', () => {
  it('takes a town in a region next to a school for its place, and not for a field of study', () => {
    const { education } = read(
      'EDUCATION\n\nUniversity of La Mesa, La Mesa, CA          June 2016\nBachelor of Arts, Botany\n',
    );
    expect(education).toMatchObject([
      { institution: 'University of La Mesa', degree: 'Bachelor of Arts', area: 'Botany' },
    ]);
  });

  it('takes an unlisted town next to the period for the place', () => {
    const { education } = read(
      "EDUCATION\n\nBachelor's Degree (9.1 CGPA)\nOakridge College\n06/2018 - 06/2022          Alderbrook\n",
    );
    expect(education).toMatchObject([{ institution: 'Oakridge College', degree: "Bachelor's Degree", grade: '9.1' }]);
    expect(education[0]?.area).toBeUndefined();
  });

  it('reads a school and its degree on each line', () => {
    const { education } = read(
      'EDUCATION\n\nMSc in Botany — Oakridge College\nLocation: Denver, CO\n\nBA in History — Lakeland University\nLocation: Denver, CO\n',
    );
    expect(education).toMatchObject([{ institution: 'Oakridge College' }, { institution: 'Lakeland University' }]);
  });

  it('reads a degree below its school, before a minor', () => {
    const { education } = read(
      'EDUCATION\n\nOakridge College | Denver, CO          2014 - 2017\nMaster of Science in Applied Botany and Soils | Minor: Ecology\n',
    );
    expect(education).toMatchObject([{ institution: 'Oakridge College', degree: 'Master of Science' }]);
  });

  it('is less sure of a name that contains two schools', () => {
    const { provenance } = interpret(
      typed(`${TOP}EDUCATION\n\nLakeland University, College of Forestry, Reno, NV\nBA, History          2016\n`),
    );
    expect(provenance['education/e1/institution']?.confidence).toBeLessThan(0.9);
  });
});

describe('skills', () => {
  it('reads a grid of names', () => {
    const row = (y: number, names: string[]) => names.map((name, i) => text(50 + 140 * i, y, name));
    const { skills } = interpret(
      onePage([
        text(50, 40, 'Jordan Example', { size: 18 }),
        text(50, 56, 'jordan.example@example.com'),
        text(50, 80, 'CORE SKILLS', { bold: true }),
        ...row(100, ['Crop Rotation', 'Soil Testing', 'Seed Treatment']),
        ...row(114, ['Irrigation Design', 'Pest Control', 'Harvest Planning']),
        ...row(128, ['Cost Accounting', 'Crew Scheduling', 'Equipment Repair']),
      ]),
    ).resume;
    expect(skills.flatMap(({ keywords }) => keywords)).toHaveLength(9);
  });

  it('leaves out how long a skill was used', () => {
    const { skills } = read('SKILLS\n\nIrrigation (5 years), QGIS (Less than 1 year), Pruning (10+ years), Arc (v2)\n');
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Irrigation', 'QGIS', 'Pruning', 'Arc (v2)']);
  });

  it('is less sure of items that are parts of phrases', () => {
    const { provenance } = interpret(typed(`${TOP}SKILLS\n\n- Soil maps and\n- with care for animals\n- Pruning\n`));
    const sure = Object.entries(provenance).filter(
      ([path, { confidence }]) => path.includes('keywords') && confidence >= 0.9,
    );
    expect(sure).toEqual([]);
  });

  it('reads phrases about abilities, and keeps a label for more skills', () => {
    const { skills } = read(
      'SKILLS\n\n- Skilled in preparing soil reports and maps\n- Good with nervous animals\n- Experienced in running harvest crews\n- Knowledge of seed laws and export rules\n',
    );
    expect(skills.flatMap(({ keywords }) => keywords)).toHaveLength(4);
    const more = read('SKILLS\n\nLanguages: SQL, Python\nTools: Git, Docker\nOther: REST APIs, Monitoring\n').skills;
    expect(more.flatMap(({ keywords }) => keywords)).toContain('REST APIs');
  });
});

describe('the table of languages of the Europass form', () => {
  const { resume, unplaced } = interpret(
    typed(
      `${TOP}PERSONAL SKILLS\n\nMother tongue(s)          Welsh\n\n` +
        'Other language(s)         UNDERSTANDING          SPEAKING          WRITING\n' +
        '     Listening      Reading      Spoken interaction      Spoken production\n' +
        'English          C2          C2          C1          C1\n\n' +
        'Computer skills: Excel, QGIS, AutoCAD\n',
    ),
  );

  it('is a list of languages and not of skills', () => {
    expect(resume.languages).toMatchObject([{ name: 'Welsh' }, { name: 'English', fluency: 'C2 C2 C1 C1' }]);
    expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(['Excel', 'QGIS', 'AutoCAD']);
    expect(unplaced).toEqual([]);
  });
});

describe('a section of research next to jobs', () => {
  it('has no jobs without periods and titles', () => {
    const { work } = read(
      'EXPERIENCE\n\nSoil Analyst, Cedar Labs, 2016 - 2020\n- Tested samples\n\nRESEARCH\n\nDoes clay hold water? With A. Ruiz. Soil Letters, 2019.\nThe age of loam. Soil Letters, 2018.\n',
    );
    expect(work).toHaveLength(1);
  });
});

describe('skills in groups with a level', () => {
  it('reads the name of a group above its level and its list, and no skill from it', () => {
    const column = (x: number, name: string, level: string, list: string) => [
      text(x, 100, name),
      text(x, 114, level),
      text(x, 130, list),
    ];
    const page = onePage([
      text(40, 40, 'Jordan Example', { size: 18 }),
      text(40, 80, 'Skills', { bold: true, size: 13 }),
      ...column(40, 'Kitchen Methods', 'Advanced', 'Baking, Grilling, Smoking'),
    ]);
    expect(interpret(page).resume.skills).toMatchObject([
      { name: 'Kitchen Methods', level: 'Advanced', keywords: ['Baking', 'Grilling', 'Smoking'] },
    ]);
  });
});
