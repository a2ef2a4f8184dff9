import { describe, expect, it } from 'vitest';
import { toExportedSubject } from '../ats/exported.ts';
import { createScorer, scoreResume } from '../ats/score.ts';
import { generateCase } from '../ats/testing/people.ts';
import { readJob } from '../jobs/index.ts';
import { emptyResume, type Resume, type WorkEntry } from '../resume/model.ts';
import { PLAIN_SIGNALS } from '../resume/source.ts';
import { findSkillByName } from '../skills/index.ts';
import { applyProposal } from './edit.ts';
import { smallestPath } from './path.ts';
import { GOAL, planImprovements, proposalFromFact } from './plan.ts';
import { accepted, exactTotal } from './pricing.ts';
import { verifyProposal } from './truth/verify-proposal.ts';
import type { ConfirmedFact, Proposal } from './types.ts';

const ASOF = '2026-06';

const CARELESS_RESUME: Resume = {
  ...emptyResume(),
  contact: { name: 'Tomasz Kowalski', email: ' tomasz.kowalski @example.com', phone: '✆ (555) 010-0177', links: [] },
  work: [
    {
      id: 'w1',
      title: 'Warehouse Associate',
      employer: 'Parcelwise',
      start: '2016-02',
      end: '2019-08',
      bullets: [
        { id: 'b1', text: 'Responsible for managing 9 people on the night shift' },
        { id: 'b2', text: 'I successfully loaded 30 trucks a week' },
        { id: 'b3', text: 'I successfully loaded 30 trucks a week' },
      ],
    },
    {
      id: 'w2',
      title: 'Warehouse Supervisor',
      employer: 'Kestrel Distribution',
      start: '2019-09',
      end: 'present',
      bullets: [
        { id: 'b1', text: 'Handled forklift operation and order picking' },
        {
          id: 'b2',
          text: 'Rebuilt the morning plan of the whole receiving dock together with the carriers of the northern counties on weekdays and the two neighbouring depots across the river during peak season, and trained 14 temporary workers in safe lifting, labelling, wrapping and stacking',
        },
        { id: 'b3', text: '  ' },
      ],
    },
  ],
  skills: [{ id: 's1', keywords: ['Javascript', 'Packing'] }],
  other: [
    {
      id: 'o1',
      heading: 'Personal',
      lines: [
        { id: 'l1', text: 'Date of birth: 4 May 1981' },
        { id: 'l2', text: 'Plays chess' },
      ],
    },
  ],
};

const JOB = readJob(
  'Warehouse Supervisor\nRequirements\n- Experience with forklift operation\n- Experience with SAP\n- 5+ years of experience\n',
  { title: 'Warehouse Supervisor' },
);

const plan = planImprovements({ ...toExportedSubject(CARELESS_RESUME), job: JOB, asOf: ASOF });

function listByKind(kind: Proposal['kind']): Proposal[] {
  return plan.proposals.filter((proposal) => proposal.kind === kind);
}

function acceptKinds(...kinds: Proposal['kind'][]): Resume {
  return plan.proposals.filter(({ kind }) => kinds.includes(kind)).reduce(applyProposal, CARELESS_RESUME);
}

describe('planImprovements', () => {
  it('rewrites hollow, padded, and first-person lines in plain words', () => {
    const texts = acceptKinds('wording').work[0]?.bullets.map(({ text }) => text);
    expect(texts).toContain('Managed 9 people on the night shift');
    expect(texts).toContain('Loaded 30 trucks a week');
  });

  it('keeps a line that would no longer say that the person used a skill', () => {
    const text = 'Responsible for organizing invoicing for the board';
    const { proposals } = planImprovements({
      ...toExportedSubject({
        ...emptyResume(),
        work: [{ id: 'w1', title: 'Treasurer', start: '2021-03', end: 'present', bullets: [{ id: 'b1', text }] }],
      }),
      asOf: ASOF,
    });
    expect(proposals.filter(({ kind }) => kind === 'wording')).toEqual([]);
    expect(proposals.filter(({ kind }) => kind === 'list-skill').map(({ title }) => title)).toEqual([
      expect.stringContaining('Invoicing'),
    ]);
  });

  it('corrects typos in contact data without changing where it leads', () => {
    expect(acceptKinds('contact').contact).toMatchObject({
      email: 'tomasz.kowalski@example.com',
      phone: '(555) 010-0177',
    });
  });

  it('puts the latest role first and moves nothing else', () => {
    expect(acceptKinds('order').work.map(({ id }) => id)).toEqual(['w2', 'w1']);
  });

  it('removes duplicate, empty, and private content', () => {
    expect(acceptKinds('duplicate').work[0]?.bullets).toHaveLength(2);
    expect(acceptKinds('empty').work[1]?.bullets).toHaveLength(2);
    expect(acceptKinds('private').other[0]?.lines.map(({ text }) => text)).toEqual(['Plays chess']);
  });

  it('splits a long line between its statements', () => {
    const texts = acceptKinds('split').work[1]?.bullets.map(({ text }) => text);
    expect(texts?.[2]).toBe('Trained 14 temporary workers in safe lifting, labelling, wrapping and stacking');
  });

  it('lists skills shown in roles, corrects names, and generates headline and summary', () => {
    const resume = acceptKinds('list-skill', 'skill-name', 'headline', 'summary');
    expect(resume.skills[0]?.keywords).toEqual(expect.arrayContaining(['JavaScript', 'Forklift Operation']));
    expect(resume.contact.headline).toBe('Warehouse Supervisor');
    // One skill and uncertain years say no more than the headline.
    expect(resume.summary).toBeUndefined();
  });

  it('asks for what is missing and proposes none of it', () => {
    const asked = plan.questions.find(({ skill }) => skill?.startsWith('sap'));
    expect(asked).toMatchObject({ kind: 'skill-used', asksWhere: true });
    expect(asked?.target).toBeUndefined();
    expect(plan.questions.some(({ kind, target }) => kind === 'amount' && target === 'work/w2/bullets/b1')).toBe(true);
    expect(JSON.stringify(plan.proposals)).not.toContain('SAP');
  });

  it('prices each proposal by scoring with it', () => {
    const score = createScorer(JOB, ASOF);
    const before = exactTotal(score(toExportedSubject(CARELESS_RESUME)));
    for (const proposal of plan.proposals) {
      expect(proposal.points, proposal.title).toBe(
        exactTotal(score(accepted(toExportedSubject(CARELESS_RESUME), [proposal]))) - before,
      );
      if (proposal.points > 0) expect(proposal.rules, proposal.title).not.toEqual([]);
    }
  });

  it('creates the same plan every time', () => {
    expect(planImprovements({ ...toExportedSubject(CARELESS_RESUME), job: JOB, asOf: ASOF })).toEqual(plan);
  });

  it("offers the safe layout if the file's layout costs points", () => {
    const signals = { ...PLAIN_SIGNALS, pages: 2, imagePages: 1 };
    const { proposals } = planImprovements({ resume: CARELESS_RESUME, signals, views: [], job: JOB, asOf: ASOF });
    expect(proposals.find(({ kind }) => kind === 'layout')?.points).toBeGreaterThan(0);
    expect(listByKind('layout')).toEqual([]);
  });

  it('explains what is missing if no honest path reaches 80', () => {
    const { resume } = generateCase(2);
    const job = readJob(
      'Surgeon\nRequirements\n- Experience with Kubernetes\n- Experience with Terraform\n- Experience with Python\n- 9 years of experience\n',
      { title: 'Surgeon' },
    );
    const { shortfall, path, reachable } = planImprovements({ ...toExportedSubject(resume), job, asOf: ASOF });
    expect(path).toEqual([]);
    expect(reachable).toBeLessThan(GOAL);
    expect(shortfall?.missing).toContain('Terraform');
    expect(shortfall?.text).toContain('Terraform');
  });

  it('says nothing of a job where there is none', () => {
    const resume = { ...emptyResume(), contact: { name: 'Ola Brandt', email: 'ola@example.com', links: [] } };
    const { shortfall } = planImprovements({ ...toExportedSubject(resume), asOf: ASOF });
    expect(shortfall?.text).toContain('of 100');
    expect(shortfall?.text).not.toMatch(/job/i);
  });

  it('calls nothing missing, and asks for nothing, that an alternative meets', () => {
    const job = readJob('Developer\nRequirements\n- Java or C#\n- Terraform\n', { title: 'Developer' });
    const planWords = (words: { bullet: string; keywords: string[] }) =>
      planImprovements({
        ...toExportedSubject({
          ...emptyResume(),
          work: [
            {
              id: 'w1',
              title: 'Developer',
              employer: 'Kestrel',
              start: '2020-01',
              end: 'present',
              bullets: [{ id: 'b1', text: words.bullet }],
            },
          ],
          skills: [{ id: 's1', keywords: words.keywords }],
        }),
        job,
        asOf: ASOF,
      });
    const shown = planWords({ bullet: 'Built 3 billing services in C#', keywords: [] });
    expect(shown.shortfall?.missing).toEqual(['Terraform']);
    expect(shown.questions.map(({ skill }) => skill)).not.toContain('java');
    const listed = planWords({ bullet: 'Answered 30 calls a day', keywords: ['C#'] });
    expect(listed.shortfall?.missing).toEqual(['Terraform']);
    const asked = listed.questions
      .filter(({ kind }) => kind === 'skill-used')
      .map(({ skill, reason }) => [skill, reason]);
    expect(asked).toContainEqual(['c-sharp', expect.stringContaining('You list it')]);
    expect(asked.map(([skill]) => skill)).not.toContain('java');
    const neither = planWords({ bullet: 'Answered 30 calls a day', keywords: [] });
    expect(neither.shortfall?.missing).toContain('Java or C#');
    expect(neither.questions.find(({ skill }) => skill === 'java')?.reason).toContain(
      'The job requires Java or C#, but we didn’t find it in your résumé.',
    );
  });

  it('makes only proposals that pass the truth check, for many people', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { resume, job } = generateCase(seed);
      for (const proposal of planImprovements({ ...toExportedSubject(resume), job, asOf: ASOF }).proposals) {
        expect(verifyProposal(proposal, { resume, facts: [], asOf: ASOF }), `${seed}: ${proposal.title}`).toEqual({
          ok: true,
          violations: [],
        });
      }
    }
  });
});

describe('smallestPath', () => {
  it('takes the fewest proposals that reach the goal, and none that is not needed', () => {
    const score = createScorer(JOB, ASOF);
    const subject = toExportedSubject(CARELESS_RESUME);
    const goal = plan.from + 3;
    const path = smallestPath(score, subject, plan.proposals, goal);
    expect(path?.total).toBeGreaterThanOrEqual(goal);
    for (const proposal of path?.proposals ?? []) {
      const others = path?.proposals.filter((other) => other !== proposal) ?? [];
      expect(score(accepted(subject, others)).total).toBeLessThan(goal);
    }
  });

  it("finds no path if all proposals together don't reach the goal", () => {
    expect(
      smallestPath(createScorer(JOB, ASOF), toExportedSubject(CARELESS_RESUME), plan.proposals, 101),
    ).toBeUndefined();
  });
});

describe('proposalFromFact', () => {
  const input = { ...toExportedSubject(CARELESS_RESUME), job: JOB, asOf: ASOF };
  const createFact = (text: string, rest: Partial<ConfirmedFact> = {}): ConfirmedFact => ({
    id: 'f1',
    questionId: 'q1',
    text,
    skill: 'sap',
    target: 'work/w2',
    confirmedAt: '2026-06-01T10:00:00Z',
    ...rest,
  });
  const getText = (proposal: Proposal | undefined) => {
    const edit = proposal?.edits[0];
    if (edit?.kind === 'set') return edit.after;
    return edit?.kind === 'insert' && typeof edit.value === 'object' && 'text' in edit.value
      ? edit.value.text
      : edit?.kind === 'insert'
        ? edit.value
        : undefined;
  };

  it('turns an answer into a bullet in the person’s own words', () => {
    expect(getText(proposalFromFact(input, createFact('Yes, I booked 400 deliveries a week in SAP')))).toBe(
      'Booked 400 deliveries a week in SAP',
    );
  });

  it("adds the skill's name if the answer doesn't repeat it", () => {
    expect(getText(proposalFromFact(input, createFact('to book deliveries')))).toBe('Used SAP to book deliveries');
    expect(getText(proposalFromFact(input, createFact('I booked 400 deliveries a week.')))).toBe(
      'Booked 400 deliveries a week using SAP',
    );
  });

  it('does nothing on a no, a doubt, or an answer that does not say what was done', () => {
    for (const answer of ['No', 'I have never used it', 'not sure', 'Yes', 'used it a bit', 'I used SAP', 'a little'])
      expect(proposalFromFact(input, createFact(answer)), answer).toBeUndefined();
  });

  it('asks once more after a vague answer, which earns no points', () => {
    const asked = planImprovements({ ...input, facts: [] });
    const question = asked.questions.find(({ skill }) => skill === 'sap');
    const again = planImprovements({
      ...input,
      facts: [createFact('used SAP a bit', { questionId: question?.id ?? '' })],
    });
    const followUp = again.questions.find(({ id }) => id === question?.id);
    expect(followUp?.text).toContain('used SAP a bit');
    expect(followUp?.text).not.toBe(question?.text);
    expect(again.proposals.map(({ id }) => id)).toEqual(asked.proposals.map(({ id }) => id));
    expect(again.reachable).toBe(asked.reachable);
  });

  it("doesn't add an answer to an employer that wasn't selected", () => {
    const { target: _none, ...anywhere } = createFact('I booked 400 deliveries a week in SAP');
    const edit = proposalFromFact(input, anywhere)?.edits[0];
    expect(edit).toMatchObject({ kind: 'insert', list: 'skills/s1/keywords' });
  });

  it('lists a license among the certificates, with the given date', () => {
    const edit = proposalFromFact(input, createFact('Yes, since March 2021', { skill: 'osha-10' }))?.edits[0];
    expect(edit).toMatchObject({ kind: 'insert', list: 'certifications', value: { date: '2021-03' } });
  });

  it('adds an amount to the line it belongs to', () => {
    const target = 'work/w2/bullets/b1';
    const { skill: _none, ...amount } = createFact('about 300 orders a day.', { target });
    expect(getText(proposalFromFact(input, amount))).toBe(
      'Handled forklift operation and order picking (about 300 orders a day)',
    );
  });

  it('fills an empty field, with a month only where one was given', () => {
    const dated: Resume = { ...CARELESS_RESUME, work: CARELESS_RESUME.work.map(({ start: _start, ...role }) => role) };
    const answer = (text: string) => {
      const { skill: _none, ...rest } = createFact(text, { target: 'work/w2/start' });
      return getText(proposalFromFact({ ...input, ...toExportedSubject(dated) }, rest));
    };
    expect(answer('September 2019')).toBe('2019-09');
    expect(answer('2019')).toBe('2019');
  });

  it('proposes nothing once the fact is in the résumé', () => {
    const described = createFact('I booked 400 deliveries a week in SAP');
    const proposal = proposalFromFact(input, described);
    const changed = proposal && applyProposal(CARELESS_RESUME, proposal);
    expect(changed && proposalFromFact({ ...input, ...toExportedSubject(changed) }, described)).toBeUndefined();
  });

  it('raises the total by the stated points', () => {
    const proposal = proposalFromFact(input, createFact('I booked 400 deliveries a week in SAP'));
    const changed = proposal && applyProposal(CARELESS_RESUME, proposal);
    expect(proposal?.points).toBeGreaterThan(0);
    expect(changed && scoreResume({ ...input, ...toExportedSubject(changed) }).total).toBeGreaterThan(plan.from);
  });
});

describe('verifyProposal', () => {
  const sources = { resume: CARELESS_RESUME, facts: [], asOf: ASOF };
  it.each<[string, Proposal['edits']]>([
    [
      'a title raised',
      [{ kind: 'set', path: 'work/w1/title', before: 'Warehouse Associate', after: 'Warehouse Manager' }],
    ],
    [
      'an employer swapped',
      [{ kind: 'set', path: 'work/w1/employer', before: 'Parcelwise', after: 'Kestrel Distribution' }],
    ],
    ['a date stretched', [{ kind: 'set', path: 'work/w1/start', before: '2016-02', after: '2015-02' }]],
    ['a month invented', [{ kind: 'set', path: 'work/w1/start', before: '2016-02', after: '2016' }]],
    [
      'a degree added',
      [{ kind: 'insert', list: 'education', index: 0, id: 'e1', value: { id: 'e1', degree: 'MBA', bullets: [] } }],
    ],
    [
      'a bullet of another role',
      [
        {
          kind: 'insert',
          list: 'work/w2/bullets',
          index: 0,
          id: 'b9',
          value: { id: 'b9', text: 'Responsible for managing 9 people on the night shift' },
        },
      ],
    ],
    ['a skill nobody named', [{ kind: 'insert', list: 'skills/s1/keywords', index: 0, id: 'SAP', value: 'SAP' }]],
    [
      'a skill swapped for a neighbour',
      [{ kind: 'set', path: 'skills/s1/keywords/Javascript', before: 'Javascript', after: 'TypeScript' }],
    ],
    [
      'a level given',
      [
        {
          kind: 'insert',
          list: 'skills',
          index: 0,
          id: 's9',
          value: { id: 's9', name: 'Skills', level: 'Expert', keywords: ['Forklift Operation'] },
        },
      ],
    ],
    [
      'a line taken out',
      [
        {
          kind: 'remove',
          list: 'work/w1/bullets',
          index: 0,
          id: 'b1',
          value: { id: 'b1', text: 'Responsible for managing 9 people on the night shift' },
        },
      ],
    ],
    [
      'years made up in a summary',
      [{ kind: 'set', path: 'summary', before: null, after: 'Warehouse Supervisor with 16 years of experience.' }],
    ],
    [
      'a skill made up in a summary',
      [{ kind: 'set', path: 'summary', before: null, after: 'Warehouse Supervisor. Skills include SAP.' }],
    ],
    [
      'a headline above the title',
      [{ kind: 'set', path: 'contact/headline', before: null, after: 'Warehouse Manager' }],
    ],
    [
      'an address changed',
      [{ kind: 'set', path: 'contact/email', before: ' tomasz.kowalski @example.com', after: 'kowalski@example.com' }],
    ],
    [
      'half a split',
      [
        {
          kind: 'set',
          path: 'work/w1/bullets/b1',
          before: 'Responsible for managing 9 people on the night shift',
          after: 'Managed 9 people',
        },
        {
          kind: 'insert',
          list: 'work/w1/bullets',
          index: 1,
          id: 'b9',
          value: { id: 'b9', text: 'Managed the night shift' },
        },
      ],
    ],
  ])('refuses %s', (_name, createEdits) => {
    expect(verifyProposal({ edits: createEdits }, sources).ok).toBe(false);
  });

  it('takes a fact for the place it was given for, and no other', () => {
    const createFact: ConfirmedFact = {
      id: 'f1',
      questionId: 'q1',
      text: 'Booked deliveries in SAP',
      target: 'work/w2',
      confirmedAt: '2026-06-01T10:00:00Z',
    };
    const createEdits = (list: string): Proposal['edits'] => [
      { kind: 'insert', list, index: 0, id: 'b9', value: { id: 'b9', text: 'Booked deliveries in SAP' } },
    ];
    expect(verifyProposal({ edits: createEdits('work/w2/bullets') }, { ...sources, facts: [createFact] }).ok).toBe(
      true,
    );
    expect(verifyProposal({ edits: createEdits('work/w1/bullets') }, { ...sources, facts: [createFact] }).ok).toBe(
      false,
    );
  });
});

describe('a file that was read as hundreds of roles', () => {
  const work = Array.from({ length: 200 }, (_, i) => ({ id: `w${i}`, start: '2019', end: '2021', bullets: [] }));

  it('gets a plan in bounded time, with questions about the latest roles', () => {
    const { questions } = planImprovements({ ...toExportedSubject({ ...emptyResume(), work }), job: JOB, asOf: ASOF });
    expect(questions.filter(({ kind }) => kind === 'missing-field').length).toBeLessThan(60);
  });
});

describe('questions about empty fields', () => {
  const asked = (work: WorkEntry[]) =>
    planImprovements({ ...toExportedSubject({ ...emptyResume(), work }), asOf: ASOF }).questions.map(
      ({ text }) => text,
    );

  it('name an employer or a title as what it is', () => {
    expect(asked([{ id: 'w1', employer: 'Acme', bullets: [] }])).toContain(
      'When did you start at Acme? Month and year, if you know the month.',
    );
    expect(asked([{ id: 'w1', title: 'Cook', bullets: [] }])).toContain(
      'When did you start as Cook? Month and year, if you know the month.',
    );
    expect(asked([{ id: 'w1', title: 'Cook', bullets: [] }])).toContain(
      'When did your role as Cook end? Or are you still there?',
    );
    expect(asked([{ id: 'w1', start: '2019', bullets: [] }])).toContain('What was your title in this role?');
  });

  it('ask nothing about what isn’t a name', () => {
    const texts = asked([{ id: 'w1', title: '13 May 1981', employer: 'Born in Riga', bullets: [] }]);
    expect(texts.filter((text) => text.includes('Riga'))).toEqual([]);
    const education = [
      { id: 'e1', institution: 'summa cum laude', bullets: [] },
      { id: 'e2', institution: 'Tern College', bullets: [] },
    ];
    const { questions } = planImprovements({ ...toExportedSubject({ ...emptyResume(), education }), asOf: ASOF });
    expect(questions.filter(({ text }) => text.includes('degree')).map(({ target }) => target)).toEqual([
      'education/e2/degree',
    ]);
  });
});

describe('a confirmed skill for the list', () => {
  const fact: ConfirmedFact = {
    id: 'f1',
    questionId: 'q1',
    skill: findSkillByName('Cost Control')?.id ?? '',
    text: 'Did cost control for 12 kitchens a month',
    confirmedAt: '2026-05-02T10:00:00.000Z',
  };
  const createSubject = (...keywords: string[]) =>
    toExportedSubject({ ...emptyResume(), skills: [{ id: 's1', keywords }] });
  const listOffers = (keywords: string[], declined: string[] = []) =>
    planImprovements({ ...createSubject(...keywords), facts: [fact], declined, asOf: ASOF }).proposals.filter(
      ({ kind }) => kind === 'fact',
    );

  it('stays declined when the list has grown', () => {
    const [offered] = listOffers(['Packing']);
    expect(offered).toBeDefined();
    expect(listOffers(['Packing', 'Loading'], [offered?.id ?? ''])).toEqual([]);
  });

  it('isn’t offered if the list has it in another spelling', () => {
    expect(listOffers(['Packing', 'cost control'])).toEqual([]);
  });
});
