import { type Bag, bag } from './label-bag.ts';
import { CHOICE, DATE, PART } from './meaning-rule.ts';

const DATES = 'date dates month year mm yyyy dd when day mo';
const JOB_MAY = 'job position employment employer work working company there role';
/** Labels in a part of a form about a job. */
export const EMPLOYMENT_BAGS: readonly Bag[] = [
  bag(
    'employer',
    'company employer employers organization studio firm business workplace agency facility hospital carrier district',
    'name who worked work working where former most recent current previous last present employing companys latest',
    CHOICE,
    'employment',
    /\b(?:(?:type|kind|nature|line) of business|type|size)\b/,
  ),
  bag('employer', 'place / employment work', 'name of', CHOICE, 'employment'),
  bag('employer', 'where who / work worked working', 'company place business for', CHOICE, 'employment'),
  bag(
    'job-title',
    'title position role occupation profession',
    'job work held last most recent official there latest final current call called they company employer organization',
    CHOICE,
    'employment',
  ),
  bag('job-title', 'job', 'held there was', ['text', 'combobox'], 'employment'),
  bag(
    'job-place',
    'location city place where',
    'work job company employer state office country based located working town',
    CHOICE,
    'employment',
  ),
  bag(
    'job-current',
    'still currently current present presently now ongoing',
    `${JOB_MAY} works employed am working hold there here role today through where`,
    ['checkbox', 'radio-group', 'select', 'checkbox-group'],
    'employment',
  ),
  bag(
    'job-summary',
    'duties responsibilities responsible description accomplishments achievements tasks summary',
    'describe key main major job role brief briefly primary performed there work position day short principal specific detailed list for',
    ['textarea'],
    'employment',
  ),
  bag(
    'job-summary',
    'work job did do / describe nature performed tell did kind',
    'about there done of brief briefly type role position day main',
    ['textarea'],
    'employment',
    /\bdid you (?:leave|like|learn)\b/,
  ),
  bag(
    'job-start',
    'start started began begin from hired hire joined since starting beginning commenced',
    `${DATES} ${JOB_MAY} employed`,
    [...DATE, ...PART],
    'employment',
    /\b(?:start|starting) (?:position|job|title|role|salary|pay|wage)\b/,
  ),
  bag(
    'job-end',
    'end ended left to until through finished leave ending last departed separation separated termination terminated departure',
    `${DATES} ${JOB_MAY} employed worked present current currently blank still expected`,
    [...DATE, ...PART],
    'employment',
    /\bstart|\bfrom\b|\bwhy\b|\breason\b/,
  ),
];

const CHOSEN = ['radio-group', 'checkbox', 'select', 'combobox'];
const SCHOOL_MAY = 'school college university degree study studies program';
/** Labels in a part of a form about a school. */
export const EDUCATION_BAGS: readonly Bag[] = [
  bag(
    'school',
    'school college university institution academy',
    'name attended attend which where study studied go went or educational graduated from',
    CHOICE,
    'education',
    /^graduated/,
  ),
  bag('school', 'alma / mater', '', CHOICE, 'education'),
  bag(
    'degree',
    'degree diploma qualification credential',
    'earned type level received conferred obtained awarded name completed granted certificate certification attained get earn receive obtain title kind pursued',
    CHOICE,
    'education',
  ),
  bag(
    'field-of-study',
    'major majors discipline subject concentration specialization',
    'field area study degree main course minor academic program college',
    CHOICE,
    'education',
    /^minor\b|\bminor$/,
  ),
  bag(
    'field-of-study',
    'study studied studies',
    'field area course program subject major main degree',
    CHOICE,
    'education',
  ),
  bag('field-of-study', 'program programs specialty speciality', 'degree academic study name', CHOICE, 'education'),
  bag('field-of-study', 'field', 'study studies degree major', CHOICE, 'education'),
  bag('school', 'where / study studied attend attended go went', 'school college university', CHOICE, 'education'),
  bag(
    'graduated',
    'graduate graduated finish finished',
    'did have y n yes no school college degree there from',
    CHOSEN,
    'education',
  ),
  bag(
    'graduated',
    'degree diploma program / receive received earn earned complete completed obtain obtained finish finished awarded',
    'did have y n yes no was',
    ['radio-group', 'checkbox'],
    'education',
  ),
  bag('graduated', 'completed complete', 'did y n yes no', ['radio-group', 'checkbox'], 'education'),
  bag(
    'gpa',
    'gpa',
    'overall cumulative final scale 4 0 out point grade average',
    ['text', 'number'],
    'education',
    /\bmajor\b/,
  ),
  bag('gpa', 'grade / average', 'point overall cumulative final', ['text', 'number'], 'education'),
  bag(
    'school-start',
    'start started began begin from entered enrolled starting',
    `${DATES} ${SCHOOL_MAY} attended attending`,
    [...DATE, ...PART],
    'education',
  ),
  bag(
    'school-end',
    `end ended graduated graduation completed completion conferred finished awarded graduate expected anticipated left to until
    earned received granted grad conferral commencement finish complete`,
    `${DATES} ${SCHOOL_MAY} attended attending actual or`,
    [...DATE, ...PART],
    'education',
    /\bstart|\bfrom\b|^degree (?:earned|received|conferred|awarded|granted|completed)$/,
  ),
];
