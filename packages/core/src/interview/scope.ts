import type { Occupation } from '../jobs/types.ts';
import { splitTitleWords } from './title-words.ts';
import type { InterviewLevel } from './types.ts';

/** Words of titles for people who help others with their work and lead nobody. */
const HELPER_PATTERN = /\b(?:aide|apprentice|assistant|attendant|extern|helper|intern|junior|jr|trainee)\b/;

/** Assistants who lead people all the same. */
const LEADER_PATTERN = /\b(?:director|foreman|lead|manager|officer|principal|superintendent|supervisor)\b/;

const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]\\d*)';
const PEOPLE =
  '(?:apprentices|auditors|clerks|cooks|employees|helpers|mechanics|merchandisers|processors|reps|supervisors|technicians)';

/** What presupposes people who report to the person. */
const REPORTS_PATTERN = new RegExp(
  [
    '\\byou (?:supervise|oversee|hire|mentor)\\b',
    '\\byou (?:inherit|lead|manage) (?:an? |the |your )?(?:\\w+ )?(?:crew|people|shift|staff|team)\\b',
    '\\byour (?:\\w+ )?(?:apprentices?|assistants?|employees|helpers?|staff|subordinates?)\\b',
    `\\byou (?:divide|have|want|get) [^.?]*\\b${COUNT} (?:\\w+ )?${PEOPLE}\\b`,
    '\\b(?:ready for|take over) your job\\b',
  ].join('|'),
  'i',
);

/** What is decided by the people whom a helper helps. */
const DECISION_PATTERN =
  /\b(?:bid|budget|estimate (?:the|rough|a job)|you estimate|hire|policy for|quote (?:the|a) (?:job|customer)|write a (?:plan|program))\b/i;

/** What the law or a license leaves to others, by the words of a title; a word of `except` in it lifts this. */
const LICENSE_LIMITS: readonly { title: RegExp; except: RegExp; beyond: RegExp }[] = [
  {
    title: /\b(?:emt|emt b|emergency medical technician|ambulance)\b/,
    except: /\b(?:paramedic|emt p|emtp|advanced)\b/,
    beyond:
      /\b(?:12-lead|ST elevation|amiodarone|cardiover\w+|drip|epinephrine dose|fibrillation|intubat\w+|IV|ketamine|morphine|narrow-complex|paced?|sedat\w+|tracheal?|tube)\b/i,
  },
  {
    title: /\b(?:lpn|lvn|practical nurse|vocational nurse)\b/,
    except: /\b(?:rn|registered)\b/,
    beyond: /\b(?:blood transfusion|central line|IV push|initial assessment|titrat\w+)\b/i,
  },
  {
    title: /\b(?:cna|nursing assistant|nurse aide|home health aide|caregiver|pct)\b/,
    except: /\b(?:rn|lpn|registered)\b/,
    beyond: /\b(?:administer|insulin dose|IV|catheterize|titrat\w+)\b/i,
  },
  {
    title: /\b(?:vet|veterinary) (?:aide|assistant)\b/,
    except: /\b(?:technician|lvt|rvt|cvt)\b/,
    beyond: /\b(?:anesthe\w+|catheter|dose|epidural|induction|intubat\w+)\b/i,
  },
];

/**
 * Whether a question fits the scope of a title: helpers and juniors lead nobody, nobody is asked to lead people with their own title, and
 * nobody about what only another license allows.
 */
export function createScopeFilter(
  title: string,
  level: InterviewLevel,
  occupation: Occupation | null,
): (ask: string) => boolean {
  const words = splitTitleWords(title);
  const text = words.join(' ');
  const named = splitTitleWords(occupation?.name ?? '');
  const leads = LEADER_PATTERN.test(text) || LEADER_PATTERN.test(named.join(' '));
  // The helper of the occupation's own name has grades of its own: a senior nursing assistant may lead others.
  const helps = !leads && words.some((word) => !named.includes(word) && HELPER_PATTERN.test(word));
  const beyond = LICENSE_LIMITS.filter((limit) => limit.title.test(text) && !limit.except.test(text));
  const leadsNobody = helps || (level === 'junior' && !leads);
  return (ask) =>
    !(leadsNobody && REPORTS_PATTERN.test(ask)) &&
    !(helps && DECISION_PATTERN.test(ask)) &&
    !isAboveTitle(ask, text) &&
    beyond.every((limit) => !limit.beyond.test(ask));
}

/** Ranks below another one of the same name: a sous chef doesn't lead sous chefs. */
const DEPUTY_PATTERN = /\b(?:assistant|associate|deputy|sous|vice) \p{L}+$/u;

/** Whether a question is for the person to whom someone with this title reports ("your sous chef" for a sous chef). */
function isAboveTitle(ask: string, text: string): boolean {
  const rank = text.match(DEPUTY_PATTERN)?.[0];
  return rank !== undefined && ` ${splitTitleWords(ask).join(' ')} `.includes(` ${rank} `);
}
