import { getOccupation } from '../../jobs/index.ts';
import { type CareerContext, formatOccupation, withArticle } from '../context.ts';
import { forState } from '../gate-wording.ts';
import { capitalize, formatList } from '../wording.ts';
import { LICENSE_NOTES } from './degrees.ts';
import { BEGINNER_MARKETS, ENTRY_ROLES, PROMOTIONS } from './entry.ts';
import { answerPay } from './pay.ts';
import { orNull, type QuestionKind, withTarget } from './types.ts';

const getField = (occupation: string | null): string => getOccupation(occupation ?? '')?.field ?? '';

/** Where remote work in an occupation is, if it isn't what its usual conditions say. */
const REMOTE_NOTES: Record<string, string> = {
  'registered-nurse':
    'Remote jobs for registered nurses are mostly utilization review, case management, and telephone triage; most ask for some years of bedside work and a license in each state where the patients are.',
};

/** How much of the work is remote. */
export function describeRemote({ occupation, name, profile: { conditions } }: CareerContext): string {
  const note = REMOTE_NOTES[occupation];
  if (note) return note;
  if (conditions.has('remote'))
    return `Remote ${name} jobs exist but draw many applicants, so never pay or send money to get one.`;
  return conditions.has('hybrid')
    ? `Some ${name} jobs are hybrid, so ask in the first interview which days are on site.`
    : `${capitalize(name)} work is mostly done on site.`;
}

const describeEntry = (occupation: string): string | null =>
  ENTRY_ROLES[occupation] ? `${ENTRY_ROLES[occupation]}.` : null;

const UNION_FIELDS = new Set(['construction', 'repair', 'transport', 'manufacturing']);

/** Questions about licenses and exams. */
export const LICENSE_KINDS: readonly QuestionKind[] = [
  {
    pattern: /\b(?:lapsed|expired|inactive|reactivate|renew)\b/i,
    readsScope: 'always',
    answer: withTarget(({ gate, state, holdsGate, isSame }) =>
      gate && (holdsGate || isSame)
        ? [
            `Whether a lapsed license takes a fee, a refresher course, or the exam again depends on the state and on how long it has been, so ask ${forState(gate.ask, state)} before you pay for a course.`,
          ]
        : null,
    ),
  },
  {
    pattern:
      /\b(?:need|require|have to (?:have|get)|without) (?:an? |any |the )?(?:special )?(?:licen[sc]e|permit)\b|\blicen[sc]e (?:for (?:that|this|it)|needed|required)\b/i,
    except: /\bdriver/i,
    answer: withTarget(({ occupation, gate, name }) => {
      if (LICENSE_NOTES[occupation]) return [LICENSE_NOTES[occupation]];
      if (gate === null) return [`No state license is needed for most ${name} work.`];
      return gate.scope === 'usual' ? [`No law requires a license for ${name} work in most places.`] : [];
    }),
  },
  {
    pattern:
      /\b(?:test|exam)s? (?:like|hard)\b|\b(?:is|are) the (?:\w+ )?(?:test|exam)s? (?:like|hard)\b|\bwhat(?:[’']?s| is| about) (?:on )?the (?:\w+ )?(?:test|exam)\b/i,
    except: /\bretake\b/i,
    answer: withTarget(({ gate, holdsGate, isSame, state }) =>
      gate?.exam && !holdsGate && !isSame && !/^(?:optional|none)/.test(gate.exam)
        ? [`What you’d take is ${gate.exam}; ask ${forState(gate.ask, state)} for the list of what it covers.`]
        : null,
    ),
  },
  {
    pattern:
      /\bwhen (?:can|could|may|do) i (?:sit|take|test|apply|register)\b|\bam i (?:eligible|allowed)\b|\bhours? rule\b/i,
    except: /\bretake\b|\bagain\b/i,
    answer: withTarget(({ gate, isSame, holdsGate }) =>
      gate?.hours && !isSame && !holdsGate
        ? [`As a rule, it takes ${gate.hours.replace(/^(?:usually|often) /, '')}.`]
        : null,
    ),
  },
];

/** Questions about the work itself: pay, entry, promotion, and hours. */
export const JOB_KINDS: readonly QuestionKind[] = [
  {
    pattern: /\b(?:start|work|hired?|do (?:this|it)) part[- ]time\b|\bpart[- ]time (?:jobs?|work|hours)\b/i,
    answer: withTarget(({ profile: { conditions } }) =>
      conditions.has('part-time')
        ? ['Part-time hours are common in this work, so name the hours that you can work when you apply.']
        : conditions.has('self-employed') || conditions.has('commission')
          ? ['Some start in this work part time, so ask first, and keep your present income until it carries you.']
          : null,
    ),
  },
  {
    pattern:
      /\b(?:what|how much)\b(?!.*\bcheck\b).{0,40}\b(?:pay|pays|make|makes|earn|salary|wages?)\b|\bstarting (?:pay|salary|wages?)\b|\bwhat(?:[’']?s| is) the (?:pay|salary)\b|\bcommis+ion\b|\b(?:first|pay) ?checks?\b(?! (?:from|out))|\b(?:raise|raises|increase) (?:my )?pay\b/i,
    except: /\b(?:employer|district|hospital|company|boss) (?:help )?pay\b|\bsense\b|\bcut\b/i,
    answer: withTarget((context) =>
      answerPay(
        context.occupation,
        context.name,
        context.profile,
        context.state ? `in ${context.state}` : 'in your area',
        !context.isSame,
      ),
    ),
  },
  {
    pattern: /\bremote(?:ly)?\b|\b(?:from|at) home\b|\bwfh\b/i,
    answer: withTarget((context) =>
      orNull([
        describeEntry(context.occupation)?.includes('remote')
          ? describeEntry(context.occupation)
          : describeRemote(context),
      ]),
    ),
  },
  {
    pattern:
      /\b(?:start(?:ing)? (?:at|from|all) (?:the |over )?(?:bottom|scratch|zero|again)|start(?:ing)? over|start lower|start (?:out )?as an? (?:assistant|junior|entry|beginner|trainee|intern)\w*|back to (?:the )?(?:bottom|entry)|step (?:back|down))\b/i,
    answer: withTarget(({ occupation }) => orNull([describeEntry(occupation)])),
  },
  {
    pattern:
      /\bmarket\b|\b(?:saturated|do (?:companies|employers|they|people|places) (?:even |ever |really )?(?:hire|take)|(?:will|would) (?:they|anybody|anyone|somebody|companies) (?:even )?(?:take|hire)|hard to (?:get|break) in)\b/i,
    answer: withTarget(({ occupation }) => {
      const entry = describeEntry(occupation);
      return orNull([
        entry && /hire|take/.test(entry)
          ? entry
          : (BEGINNER_MARKETS[occupation] ?? BEGINNER_MARKETS[getField(occupation)]),
      ]);
    }),
  },
  {
    pattern:
      /\b(?:make|earn) more\b|\bmore money\b|\bget promoted\b|\bpromotion\b|\bpassed over\b|\bget (?:them|my (?:boss|manager)|him|her) to (?:see|notice|promote|pick)\b|\bfrom \w+ to (?:staff|senior|lead|principal)\b|\bwhat (?:else is there|gets you)\b|\bmove up\b/i,
    answer: withTarget(({ occupation, isNear }) => (isNear ? orNull([PROMOTIONS[getField(occupation)]]) : null)),
  },
  {
    pattern: /\bunion\b|\bopen[- ]shop\b/i,
    except: /\bcredit union\b|\bmy union\b/i,
    answer: withTarget(({ occupation }) =>
      UNION_FIELDS.has(getField(occupation))
        ? [
            'A union apprenticeship has one published scale and usually a pension and health insurance, but many take applicants only at certain times; a nonunion (open-shop) employer can often hire you sooner, with pay and benefits that differ by company.',
          ]
        : null,
    ),
  },
  {
    pattern: /\bon[- ]call\b|\bpag(?:es|er|ing)\b/i,
    answer: withTarget(() => ['Ask each employer how often you’d be on call and how it is paid.']),
  },
  {
    pattern:
      /\bwhat (?:other |kinds? of |types? of |sort of |[\w-]+ )?(?:jobs?|roles?|work|else)\b|\bwhat (?:kind|type|sort)s? of\b|\bwhich (?:jobs?|roles?)\b|\bwhat (?:can|could) i (?:do|be)\b|\bwhat to call myself\b/i,
    answer: ({ options, context }) =>
      options.length === 0
        ? null
        : context === null
          ? []
          : [`Jobs to compare: ${formatList(options.map((id) => withArticle(formatOccupation(id))))}.`],
  },
];
