import { describe, expect, it } from 'vitest';
import { findSkillByName, findSkills } from './index.ts';

function listNamedSkills(text: string, context?: 'prose' | 'list'): string[] {
  return findSkills(text, context ? { context } : {}).map(
    (mention) => `${text.slice(mention.start, mention.end)}=${mention.skill}`,
  );
}

describe('findSkills', () => {
  it('finds names with symbols and dots, and their variants', () => {
    expect(listNamedSkills('C++, C#, .NET, node.js, Node JS, NodeJS and ASP.NET')).toEqual([
      'C++=c-plus-plus',
      'C#=c-sharp',
      '.NET=dot-net',
      'node.js=node-js',
      'Node JS=node-js',
      'NodeJS=node-js',
      'ASP.NET=asp-net',
    ]);
  });

  it('tells apart what only looks like the same', () => {
    expect(listNamedSkills('ICD-9 and ICD-10-CM')).toEqual(['ICD-9=icd-9', 'ICD-10-CM=icd-10']);
    expect(listNamedSkills('FACS and flow cytometry')).toEqual([
      'FACS=fluorescence-activated-cell-sorting',
      'flow cytometry=flow-cytometry',
    ]);
    expect(listNamedSkills('UI design')).not.toEqual(listNamedSkills('UX design'));
  });

  it('prefers the longest name', () => {
    expect(listNamedSkills('React Native with React')).toEqual(['React Native=react-native', 'React=react']);
  });

  it('matches names across hyphens, ampersands, one line break, accents, plurals and British spelling', () => {
    expect(
      listNamedSkills(
        'front-end development; labor & delivery; wound\ncare; Behavioural Health Nursing; nursing care plan',
      ),
    ).toEqual([
      'front-end development=front-end-development',
      'labor & delivery=labor-and-delivery',
      'wound\ncare=wound-care',
      'Behavioural Health Nursing=psychiatric-nursing',
      'nursing care plan=care-planning',
    ]);
  });

  it('does not match names across sentence ends, commas or blank lines', () => {
    expect(listNamedSkills('We dress every wound. Care comes first. Vital, signs. Vital\n\nsigns')).toEqual([]);
  });

  it('ignores everyday words', () => {
    expect(
      listNamedSkills(
        'We go the extra mile and have access to swift help. Excel in a fast-paced team. Go above and beyond. Spring is busy. Express your views, rust removal included. The rest is easy; react quickly.',
      ),
    ).toEqual([]);
  });

  it('finds everyday words near other skills, after a cue, or in a list of skills', () => {
    expect(listNamedSkills('Python, Go, Rust')).toEqual(['Python=python', 'Go=go', 'Rust=rust']);
    expect(listNamedSkills('Proficient in Go')).toEqual(['Go=go']);
    expect(listNamedSkills('Go', 'list')).toEqual(['Go=go']);
  });

  it('reads everyday words in a row of names as names, and only there', () => {
    expect(listNamedSkills('Company type: Private Technologies java spring agile')).toEqual([
      'java=java',
      'spring=spring-framework',
      'agile=agile-software-development',
    ]);
    expect(listNamedSkills('In spring we are agile and swift.')).toEqual([]);
    expect(listNamedSkills('Experience with UI frameworks like Angular')).toContain('Angular=angular');
  });

  it('tells initials with several meanings apart by the skills around them, and a product from a word', () => {
    expect(listNamedSkills('Scaled services using GCP and Docker')).toContain('GCP=google-cloud-platform');
    expect(listNamedSkills('Ran clinical trials to GCP and informed consent rules')).toContain(
      'GCP=good-clinical-practice',
    );
    expect(listNamedSkills('Drew flyers in Canva. Worked on canvas. Stretched canvases')).toEqual(['Canva=canva']);
  });

  it('finds a skill in the past form of its verb at the start of a sentence', () => {
    expect(listNamedSkills('Welded stainless pipe; soldered boards and deburred edges')).toEqual([
      'Welded=welding',
      'soldered=soldering',
      'deburred=deburring',
    ]);
    expect(listNamedSkills('The scheduled hours and the sold units')).toEqual([]);
  });

  it('finds a verb and its object with words between them, if the object ends there', () => {
    expect(listNamedSkills('Managed a $3.4M budget and met it')).toEqual(['Managed a $3.4M budget=budget-management']);
    expect(listNamedSkills('Reviewed teammates’ code before each merge')).toEqual([
      'Reviewed teammates’ code=code-review',
    ]);
    expect(listNamedSkills('Managed senior data analysts')).toEqual([]);
  });

  it("leaves out the employer's own activities and benefits", () => {
    expect(listNamedSkills('We are currently recruiting. We’re recruiting! Childcare vouchers and tuition.')).toEqual(
      [],
    );
    expect(listNamedSkills('Experience recruiting nurses; child care for toddlers')).toEqual([
      'recruiting=recruiting',
      'child care=child-care',
    ]);
    expect(listNamedSkills('ISO /TS and 5S, Kanban')).not.toContain('TS=typescript');
  });

  it('finds the skills in ads of many trades by their usual names', () => {
    const asked = [
      ['Proficient in MS Suite and multi-line phones', 'microsoft-office', 'multi-line-phones'],
      ['Basic math skills and general office procedures', 'basic-math-skills', 'office-procedures'],
      ['Experience with EOBs and prior authorizations', 'eob-interpretation', 'prior-authorization'],
      [
        'Knowledge of OSHA standards, press brakes and blue prints',
        'osha-regulations',
        'press-brake-operation',
        'blueprint-reading',
      ],
      ['Experience with cat6, EIGRP and storage area networks', 'structured-cabling', 'eigrp', 'storage-area-networks'],
    ];
    for (const [text = '', ...skills] of asked)
      expect(findSkills(text).map(({ skill }) => skill)).toEqual(expect.arrayContaining(skills));
  });

  it('accepts capitalized names inside a sentence, and names with context at its start', () => {
    expect(listNamedSkills('Reports are built in Excel and Illustrator.')).toEqual([
      'Excel=microsoft-excel',
      'Illustrator=adobe-illustrator',
    ]);
    expect(listNamedSkills('Excel in all you do. Excel and thrive. Outlook for the year is good.')).toEqual([]);
    expect(listNamedSkills('Excel, Word, Outlook')).toEqual([
      'Excel=microsoft-excel',
      'Word=microsoft-word',
      'Outlook=microsoft-outlook',
    ]);
  });

  it('reads initials with and without dots, singular and plural', () => {
    expect(listNamedSkills('R.N. or RNs, LPN')).toEqual([
      'R.N=registered-nurse',
      'RNs=registered-nurse',
      'LPN=licensed-practical-nurse',
    ]);
  });
});

describe('findSkillByName', () => {
  it('matches the whole text as one name', () => {
    expect(findSkillByName('golang')?.id).toBe('go');
    expect(findSkillByName('go')?.id).toBe('go');
    expect(findSkillByName('go home')).toBeUndefined();
    expect(findSkillByName('')).toBeUndefined();
  });
});

describe('names with other meanings in other fields', () => {
  const listFoundSkills = (text: string, context?: 'list') =>
    findSkills(text, context ? { context } : {}).map(({ skill }) => skill);

  it('count near a skill of their field', () => {
    expect(listFoundSkills('Docker, Kubernetes and monitoring of the services')).toContain('system-monitoring');
    expect(listFoundSkills('Java, testing and Git', 'list')).toContain('software-testing');
  });

  it.each([
    'Experience in testing water samples',
    'Knowledge of monitoring vital signs of patients',
    'Experienced in security of a shopping centre at night',
    'Proficient in coding diagnoses by ICD-10',
  ])('do not count elsewhere: %s', (text) => {
    expect(
      listFoundSkills(text).filter((skill) =>
        ['software-testing', 'system-monitoring', 'information-security', 'programming-languages'].includes(skill),
      ),
    ).toEqual([]);
    expect(listFoundSkills('Testing, Monitoring, Phlebotomy', 'list')).toEqual(['venipuncture']);
  });
});

describe('a row of tags', () => {
  const listFoundSkills = (text: string) => findSkills(text).map(({ skill }) => skill);

  it('is read line by line, as a list of skills', () => {
    expect(listFoundSkills('We go to the spring fair.\nspring java swift docker')).toEqual([
      'spring-framework',
      'java',
      'swift',
      'docker',
    ]);
  });

  it('does not include sentences', () => {
    expect(listFoundSkills('In spring we go swift and far with Docker')).toEqual(['docker']);
  });

  it('finds inverted names in a sentence', () => {
    const listSkillIds = (text: string) => findSkills(text).map(({ skill }) => skill);
    expect(listSkillIds('Experience managing the inventory')).toEqual(['inventory-management']);
    expect(listSkillIds('management of inventory')).toEqual(['inventory-management']);
    expect(listSkillIds('Managed projects for 3 years')).toEqual(['project-management']);
    expect(listSkillIds('You will be designing databases')).toEqual(['database-design']);
    expect(listSkillIds('experience with operating systems')).toEqual(['operating-systems']);
    expect(listSkillIds('managing project management software')).toEqual(['project-management']);
    expect(listSkillIds('We use a managed project plan')).not.toContain('project-management');
  });
});
