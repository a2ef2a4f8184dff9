import type { AdviceRequest } from './advice.ts';
import { formatOccupation, withArticle } from './context.ts';
import { findRareWork, leavesOpen, listAlikeTitles } from './people/options.ts';
import type { OwnBusiness } from './people/own-business.ts';
import { isBroader } from './people/roles.ts';
import { getProfile } from './profiles/index.ts';
import { quoteUserText } from './wording.ts';

/** What can be said where the target names no occupation. */
export interface OpenTarget {
  sentences: string[];
  /** An imperative without a period; null if the person has to say first what they mean. */
  first: string | null;
  basis: string;
  /** Jobs that it offers. */
  jobs: readonly string[];
}

/** A business, work that few live from, jobs that fit, or the question which job is meant. */
export function describeOpenTarget(
  request: AdviceRequest,
  business: OwnBusiness | null,
  options: readonly string[],
): OpenTarget {
  const rare = findRareWork(request.target.title);
  if (rare)
    return {
      sentences: [...rare.facts],
      first: `read how two people became ${rare.name}, and write down the first paid job that each of them had`,
      basis: 'How this work is usually reached.',
      jobs: [],
    };
  if (business)
    return {
      sentences: [business.permit, business.money],
      first: `${business.first}; keep your job until you have the answer`,
      basis: 'Licenses and permits differ by state and city.',
      jobs: [],
    };
  return options.length > 0 ? offerJobs(options) : askBack(request.target.title);
}

function offerJobs(options: readonly string[]): OpenTarget {
  const [first] = options;
  return {
    sentences: [
      `Here ${options.length === 1 ? 'is one job to look at' : `are ${options.length === 2 ? 'two' : 'three'} jobs to compare`}; choose ${options.length === 1 ? 'it' : 'one'} as your target to see what it takes, or name another.`,
      ...options.map(
        (id) => `As ${withArticle(formatOccupation(id))}, you’d ${getProfile(id)?.work ?? 'use related skills'}.`,
      ),
    ],
    first: `read three listings for ${formatOccupation(first ?? '')} near you, and mark every line that you’ve done before`,
    basis: 'The occupation’s usual duties.',
    jobs: options,
  };
}

/** A wish, which isn’t repeated as if it were a title: "get my contractor’s license", "sit down job". */
const WISH =
  /\?|\b(?:jobs?|work|get|getting|be|become|becoming|find|make|my|me|i|i'm|own|or|not|no|without|while|paid|open|start|learn)\b/i;

/** One clear question, with titles only where they share words with what was written. */
function askBack(title: string): OpenTarget {
  if (isBroader(title))
    return {
      sentences: [`We hold no facts on ${quoteUserText(title)} yet, so we don’t guess.`],
      first: 'ask two people who do this work what it took them, and read three of its listings',
      basis: 'What people in the work know.',
      jobs: [],
    };
  const isOpen = leavesOpen(title);
  const isWish = isOpen || WISH.test(title);
  const alike = isWish ? [] : listAlikeTitles(title);
  const named = isWish ? '' : ` by ${quoteUserText(title)}`;
  return {
    sentences: [
      `Which job do you mean${named}? Name one that you’ve seen in a listing, and we’ll say what it takes.`,
      ...(alike.length > 0
        ? [
            `Titles with the same words: ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(alike.map(formatOccupation))}.`,
          ]
        : []),
    ],
    first: isOpen
      ? 'take the free O*NET Interest Profiler (mynextmove.org), and enter one title from its list here'
      : null,
    basis: 'The profiler compares what you like with what is done in each job.',
    jobs: alike,
  };
}
