/** Where all practice forms are listed. */
export const PRACTICE_PATH = '/extension/practice';

/** Texts around the practice forms. The forms' own texts are part of the forms. */
export const MESSAGES = {
  title: 'Practice forms',
  description:
    'Try the browser extension on application forms built like those of the systems employers use. Nothing you enter is sent or stored.',
  howTitle: 'How to use them',
  how: [
    'Open a form below.',
    'Start the extension, and let it fill in the form.',
    'Check each answer, and answer what it left to you.',
    'Submit the form to see exactly what would have been sent.',
  ],
  byHand: 'You can also fill them in by hand. Each form has fields that no program should touch.',
  formsTitle: 'Forms',
  openForm: 'Open form',
  note: 'This is a practice form of a made-up employer. What you enter stays in this tab.',
  loading: 'Loading form…',
  loadFailed: 'We couldn’t load this form. Check your connection, then try again.',
  tryAgain: 'Try again',
  needsScript: 'Practice forms need JavaScript. Turn it on in your browser, then reload this page.',
  missing: 'This field is required.',
  fillIn: (count: number) =>
    count === 1 ? 'Fill in 1 required field, then try again:' : `Fill in ${count} required fields, then try again:`,
  showNow: 'Show what the form holds now',
  nothingSent: 'This is practice: nothing was sent',
  answersTitle: 'Your answers',
  answersLead: (count: number) =>
    `An employer would have received ${count === 1 ? 'this field' : `these ${count} fields`}. Empty fields are listed too.`,
  columnName: 'Field',
  columnValue: 'Value',
};
