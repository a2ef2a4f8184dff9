/** What a business of one's own takes in a field. True nationwide: the details are the state's or the city's. */
export interface OwnBusiness {
  pattern: RegExp;
  /** "an HVAC business" */
  name: string;
  /** The permission that comes first. */
  permit: string;
  /** What it costs, or what goes wrong without it. */
  money: string;
  /** A first step this week: an imperative without a period. */
  first: string;
}

const contractor = (pattern: RegExp, name: string): OwnBusiness => ({
  pattern,
  name,
  permit: `To run ${name}, most states or cities ask for a contractor’s license first, often with years of documented experience, an exam, insurance, and a bond.`,
  money:
    'Work without a license where one is required can mean fines and customers who don’t have to pay, so wait with jobs of your own until you have it.',
  first: 'ask your state’s contractor licensing board how many hours you need and who has to sign for them',
});

/** The most specific first; the last one fits every business. */
const BUSINESSES: readonly OwnBusiness[] = [
  contractor(/hvac|heating|air condition/i, 'an HVAC business'),
  contractor(/plumb/i, 'a plumbing business'),
  contractor(/electric/i, 'an electrical business'),
  contractor(
    /roof|construct|contract(?:or|ing)|remodel|carpent|concrete|floor|solar|drywall|mason|build/i,
    'a contracting business',
  ),
  {
    pattern: /restaurant|caf[eé]|coffee (?:shop|house)|bakery|taqueria|pizzeria|\bbar\b|\bpub\b|eatery|diner|brewery/i,
    name: 'a restaurant or bar',
    permit:
      'To open a place that serves food or drinks, you usually need a health permit with a plan review, a business license, a sales tax permit, and for alcohol a liquor license, which some places limit in number.',
    money:
      'Rent, equipment, and the changes that the health and fire departments ask for come before the first sale, so get their lists before you sign a lease.',
    first:
      'ask the health department’s plan review office, and for alcohol your state’s liquor agency, for their lists before you sign a lease',
  },
  {
    pattern:
      /(?:food|taco|burrito|bbq|barbecue|burger|hot ?dog|ice ?cream|coffee|lunch|snack|catering) ?(?:truck|van|cart|trailer)|cater|\bbak(?:e|ing)\b|coffee|food (?:cart|stand|trailer|business)/i,
    name: 'a small food business',
    permit:
      'To sell food to the public, you usually need a permit from your county or city health department, a food safety certificate, a business license, and a sales tax permit; most states have lighter rules for home baking.',
    money:
      'A truck or cart usually also needs an approved kitchen (commissary), a fire inspection, and places where it may park; used trucks often cost tens of thousands of dollars, and renting one is cheaper to start.',
    first:
      'call the health department’s plan review office and ask for its list for a mobile or small food business before you sell anything',
  },
  {
    pattern: /day ?care|child ?care|preschool|nursery/i,
    name: 'a child care business',
    permit:
      'Most states license or register child care at home above a small number of children, and some don’t count your own or related children (childcare.gov).',
    money:
      'The license usually means background checks for adults in the home, a home inspection, CPR, training hours, and a limit on babies and toddlers.',
    first:
      'ask your state’s child care licensing office how many children you may watch without a license, and when the next orientation is',
  },
  {
    pattern: /salon|barber ?shop|\bspa\b|\bnails?\b|lash|hair|tattoo|beauty|braid/i,
    name: 'a salon or beauty business',
    permit:
      'Besides your own license, most states ask for a salon or shop license with an inspection; renting a chair or suite is the smaller start.',
    money: 'A booth renter is self-employed, so set aside money for taxes, supplies, and insurance.',
    first: 'ask your state’s board of cosmetology or barbering what a shop or booth renter needs',
  },
  {
    pattern:
      /\btrucking\b|owner[- ]operator|\bhaul\w*|freight|hot ?shot|(?:box|semi|dump|own) truck|truck(?:ing)? (?:company|business)/i,
    name: 'a trucking business',
    permit:
      'To haul for others across state lines under your own name, you need a USDOT number, operating authority from the FMCSA, and proof of insurance; leasing on to a carrier is the smaller start.',
    money: 'Insurance for a new authority is the largest surprise, so get two quotes before you buy a truck.',
    first: 'get two insurance quotes and read one carrier’s lease agreement',
  },
  {
    pattern:
      /home (?:health|care) (?:agency|business|company)|assisted living|group home|adult (?:family|day)|board and care/i,
    name: 'a care business',
    permit:
      'Most states license home care agencies and care homes, with background checks, policies, insurance, and an inspection.',
    money: 'Opening without the license can mean fines, so plan for months before the first client.',
    first: 'ask your state’s health department which license your kind of care needs and what it costs',
  },
  {
    pattern: /practice|clinic|therap|counsel/i,
    name: 'a practice',
    permit:
      'A private practice takes the full license of the profession to work without supervision, plus liability insurance and a business registration.',
    money: 'Joining insurance panels takes months, so many start with a few hours a week beside a job.',
    first: 'ask your state’s board which license level may practice alone',
  },
  {
    pattern: /clean|janitor|maid|laundr|pressure wash|power wash|window wash|lawn|landscap|handyman|junk|moving|paint/i,
    name: 'a service business',
    permit:
      'A small service business needs a business registration, liability insurance, and in some cities a license; some states license handymen, painters, or pesticide use.',
    money: 'It takes little money to start: insurance, equipment, and a first list of customers.',
    first: 'ask your city’s business license office what it asks, and get one quote for liability insurance',
  },
  {
    pattern: /mechanic|auto|detail|body shop|tow|repair shop/i,
    name: 'a repair shop',
    permit:
      'Many states register repair shops, and a shop needs zoning, rules for waste oil, and garage insurance; mobile work is the smaller start.',
    money: 'Tools, a lift, and rent come before the first customer, so count three months of costs first.',
    first:
      'ask your state’s motor vehicle or consumer office whether repair shops register, and get one garage insurance quote',
  },
  {
    pattern: /store|shop|boutique|online|etsy|e-?commerce|amazon|ebay|resell|dropship|clothing/i,
    name: 'a store',
    permit: 'A store, also an online one, needs a business registration and a sales tax permit from your state.',
    money: 'Test it small first: sell a few products at a market or online before you sign a lease or buy stock.',
    first: 'sell ten pieces to people you don’t know, and write down what each one cost you',
  },
  {
    pattern:
      /design|photo|writ|edit|video|web|marketing|consult|book ?keep|tutor|coach|develop|program|translat|illustrat|freelanc/i,
    name: 'a freelance business',
    permit:
      'Most freelance work needs no license, but register the business where your city or state asks for it, and set aside money for quarterly self-employment tax.',
    money:
      'The first clients are usually people who know your work, so ask each past client or colleague for one introduction.',
    first: 'write to five people who know your work with one offer and its price',
  },
  {
    pattern: /./,
    name: 'your own business',
    permit:
      'A business needs a registration with your state or county, a tax number (EIN, free from the IRS), and the licenses that your trade and city ask for.',
    money: 'Start beside your job until it covers your bills for a few months, and keep its money in its own account.',
    first:
      'ask your city’s business license office what your kind of business needs, and ask two possible customers what they’d pay',
  },
];

const OWN =
  /\b(?:my own\b(?! (?:\w+ )?(?:licen[sc]e|certificat\w+|card)\b)(?! (?:car|pace|hours|schedule|place|home|laptop|computer|tools|transportation))|(?:own|open(?:ing)?|start(?:ing)?|run(?:ning)?) (?:up )?(?:an?|my|our)\b(?! (?:career|new|job|family))|be my own boss|(?:work(?:ing)?|be) for myself|freelanc\w*|on my own\b|owner[- ]operator|(?<!product |process |system |data |home )owners?\b|business owner|entrepreneur|self[- ]employ\w+|go independent|\bbusiness\s*$|\bown (?:\w+ ){1,2}(?:shop|salon|company|practice|studio|truck|restaurant|bar|store|firm|agency|clinic|gym|daycare|bakery)\b)/i;

/** Whether a target is a business of one’s own: "my own hvac company", "salon owner", "open a food truck". */
export const wantsOwnBusiness = (title: string): boolean => OWN.test(title);

/** The kind of business that the texts name, the first text first; any business if none does. */
export function findOwnBusiness(...texts: readonly string[]): OwnBusiness | null {
  const named = BUSINESSES.slice(0, -1);
  for (const text of texts) {
    const found = named.find(({ pattern }) => pattern.test(text));
    if (found) return found;
  }
  return BUSINESSES.at(-1) ?? null;
}

const IN_GOALS =
  /\b(?:private practice|(?:my|our|an) own (?:\w+ ){0,2}(?:business|shop|company|practice|salon|studio|truck|restaurant|bakery|daycare)|owner[- ]operator|work for myself|start (?:a|my) (?:\w+ ){0,2}(?:business|company))\b/i;

/** The business that the goals want besides the target. Null if they want none. */
export function findBusinessInGoals(title: string, goals: string, current: string): OwnBusiness | null {
  const [words] = IN_GOALS.exec(goals) ?? [];
  return words === undefined ? null : findOwnBusiness(words, title, current);
}
