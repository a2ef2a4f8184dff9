import type { QuestionGroup } from '@foothold/core/answers';

export const GROUP_TITLES: Readonly<Record<QuestionGroup, string>> = {
  authorization: 'Work authorization',
  availability: 'Availability and place',
  pay: 'Pay',
  background: 'Experience and education',
  history: 'You and the employer',
  contact: 'Contact and links',
  motivation: 'Why you, why them',
  stories: 'Stories',
  private: 'Private questions',
};
