import type { QuestionGroup } from '@foothold/core/answers';

export const GROUP_TITLES: Readonly<Record<QuestionGroup, string>> = {
  authorization: 'Work authorization',
  availability: 'Availability and place',
  pay: 'Pay',
  background: 'Experience and education',
  history: 'Earlier contact and checks',
  contact: 'Contact and links',
  motivation: 'Motivation',
  stories: 'Stories',
  private: 'Private questions',
};
