/** Gendered job words and their neutral forms, so that a title counts the same for everyone who holds it. */
const NEUTRAL: Readonly<Record<string, string>> = {
  actress: 'actor',
  anchorman: 'anchor',
  anchorwoman: 'anchor',
  businessman: 'businessperson',
  businesswoman: 'businessperson',
  cameraman: 'camera operator',
  camerawoman: 'camera operator',
  chairman: 'chair',
  chairwoman: 'chair',
  craftsman: 'craftsperson',
  craftswoman: 'craftsperson',
  draftswoman: 'draftsman',
  fireman: 'firefighter',
  firewoman: 'firefighter',
  forewoman: 'foreman',
  handywoman: 'handyman',
  headmistress: 'headmaster',
  hostess: 'host',
  housewife: 'homemaker',
  journeywoman: 'journeyman',
  landlady: 'landlord',
  lineswoman: 'lineman',
  linewoman: 'lineman',
  mailman: 'mail carrier',
  mailwoman: 'mail carrier',
  maid: 'housekeeper',
  masseuse: 'massage therapist',
  masseur: 'massage therapist',
  policeman: 'police officer',
  policewoman: 'police officer',
  postman: 'mail carrier',
  postwoman: 'mail carrier',
  repairwoman: 'repairman',
  salesman: 'salesperson',
  saleswoman: 'salesperson',
  salesgirl: 'salesperson',
  seamstress: 'sewer',
  stewardess: 'steward',
  waitress: 'waiter',
  watchwoman: 'watchman',
  weatherman: 'weather presenter',
  weatherwoman: 'weather presenter',
};

const WORD_PATTERN = /\p{L}+/gu;

/** A title with gendered words replaced: "Saleswoman" → "salesperson". Other titles are unchanged. */
export function neutralizeTitle(title: string): string {
  return title.replace(WORD_PATTERN, (word) => NEUTRAL[word.toLowerCase()] ?? word);
}
