import { describe, expect, it } from 'vitest';
import {
  type AnswerEntry,
  acceptsAnswer,
  DECLINE_CHOICES,
  findAnswers,
  findQuestion,
  MOST_ASKED,
  QUESTIONS,
} from './index.ts';

const answer = (questionId: string, text: string): AnswerEntry => ({
  id: questionId,
  questionId,
  question: '',
  answer: text,
});
const ENTRIES = [
  answer('work-authorization', 'Yes'),
  answer('sponsorship', 'Yes'),
  answer('salary-expectation', '$95,000'),
  { id: 'own', questionId: null, question: 'Which EHR systems have you used?', answer: 'Two of them.' },
];
const find = (question: string) => findAnswers(question, ENTRIES);

describe('questions as forms ask them', () => {
  it.each<[string, string, boolean]>([
    ['Have you previously worked at Acorn Dairy as an employee or contractor?', 'worked-here-before', false],
    ['What type of employment are you seeking?', 'employment-type', false],
    ['The pay range is $50,000 to $60,000. Does this range work for you?', 'pay-range-acceptable', false],
    ['I will not now or in the future require employment visa sponsorship.', 'sponsorship', true],
    ['Are you younger than 18?', 'over-18', true],
  ])('recognizes “%s”', (question, questionId, inverted) => {
    expect(findAnswers(question, [])).toMatchObject({ certainty: 'sure', matches: [{ questionId, inverted }] });
  });

  it('isn’t sure of a laptop for remote work', () => {
    expect(findAnswers('Do you require a laptop and monitor to work remotely?', []).certainty).not.toBe('sure');
  });
});

describe('the table of questions', () => {
  it('has at least 60 questions with IDs of their own and several phrasings', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
    for (const { id, phrasings, group } of QUESTIONS)
      expect(phrasings.length, id).toBeGreaterThanOrEqual(group === 'private' ? 1 : 2);
    expect(MOST_ASKED.map(findQuestion)).not.toContain(undefined);
  });

  it('recognizes each of its own phrasings, in its own direction', () => {
    for (const { id, phrasings, inverted = [] } of QUESTIONS) {
      for (const text of phrasings)
        expect(findAnswers(text, []), text).toMatchObject({
          certainty: 'sure',
          matches: [{ questionId: id, inverted: false }],
        });
      for (const text of inverted)
        expect(findAnswers(text, []), text).toMatchObject({
          certainty: 'sure',
          matches: [{ questionId: id, inverted: true }],
        });
    }
  });
});

describe('authorization and sponsorship', () => {
  it('are never mistaken for each other', () => {
    expect(find('Are you legally authorized to work in the US?')).toMatchObject({
      certainty: 'sure',
      matches: [{ questionId: 'work-authorization', answer: 'Yes' }],
    });
    expect(find('Do you require visa sponsorship now or in the future?')).toMatchObject({
      certainty: 'sure',
      matches: [{ questionId: 'sponsorship', answer: 'Yes', inverted: false }],
    });
  });

  it('turns the answer around where the form asks for the opposite', () => {
    expect(find('Are you able to work without sponsorship?')).toMatchObject({
      certainty: 'sure',
      matches: [{ questionId: 'sponsorship', answer: 'No', inverted: true }],
    });
  });

  it('is unsure where a form asks both at once, and shows both', () => {
    const { certainty, matches } = find('Are you authorized to work in the United States without visa sponsorship?');
    expect(certainty).toBe('unsure');
    expect(matches.map(({ questionId }) => questionId).sort()).toEqual(['sponsorship', 'work-authorization']);
  });

  it('is unsure of a question that is turned around twice', () => {
    expect(find('Are you unable to work without sponsorship?').certainty).toBe('unsure');
  });

  it('says nothing about other countries', () => {
    expect(find('Are you authorized to work in Canada?').matches).toEqual([]);
  });
});

describe('findAnswers', () => {
  it('finds a question of the member’s own', () => {
    expect(find('What EHR systems have you used?')).toMatchObject({ certainty: 'sure', matches: [{ entryId: 'own' }] });
  });

  it('says which question it is when there is no answer yet', () => {
    expect(find('How did you hear about us?')).toMatchObject({
      matches: [{ questionId: 'how-heard', entryId: null, answer: null }],
    });
  });

  it('marks what is private', () => {
    expect(find('What is your social security number?').matches).toMatchObject([{ questionId: 'ssn', private: true }]);
  });

  it('finds nothing for empty or unrelated text', () => {
    for (const text of ['', '???', 'Write a function that reverses a linked list'])
      expect(find(text)).toEqual({ certainty: 'none', matches: [] });
  });
});

describe('what may be stored', () => {
  it('is only a preference not to say for private questions', () => {
    expect(acceptsAnswer('ssn', '123-45-6789')).toBe(false);
    expect(acceptsAnswer('race', 'Prefer not to say')).toBe(true);
    for (const choice of DECLINE_CHOICES) expect(acceptsAnswer('gender', choice)).toBe(true);
  });

  it('is yes or no for questions of that kind', () => {
    expect(acceptsAnswer('sponsorship', 'Yes')).toBe(true);
    expect(acceptsAnswer('sponsorship', 'Maybe')).toBe(false);
    expect(acceptsAnswer('unknown', 'Yes')).toBe(false);
  });
});
