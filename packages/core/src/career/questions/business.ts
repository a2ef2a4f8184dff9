/** Starting one's own business, by kind. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:hvac|electric\w*|plumb\w*|contract(?:or|ing)|remodel\w*|roof\w*|construction|heating|air condition\w*)\b/i,
    [
      'Most states or cities require a contractor license to sell this work in your own name, often with years of experience, an exam, and insurance or a bond; small jobs are sometimes exempt.',
      'A year as a helper is rarely enough, so ask your state’s contractor licensing board what counts, and keep your job until you hold the license.',
      'Out of each price come equipment, permits, insurance, warranty calls, and taxes, so get free help with the numbers at SCORE (score.org).',
    ],
  ],
  [
    /\b(?:day ?care|child ?care|babysit\w*|preschool)\b/i,
    [
      'Most states require a license or registration for paid care of more than a few unrelated children at home; your own relatives are often exempt.',
      'Ask your state’s child care licensing office (childcare.gov) for the number, the background check, the home inspection, and safe sleep and CPR training before you start.',
      'Ask your insurer and landlord, and the food program (CACFP), which pays part of the meals; keep your job until you’re licensed.',
    ],
  ],
  [
    /\b(?:food ?truck|food cart|catering|taqueria|restaurant|bakery|cafe|coffee shop|pop-?up)\b/i,
    [
      'Selling food needs permits first, usually a business license, a health department permit, a sales tax permit, insurance, and for a truck often a commissary and a fire inspection.',
      'The rules differ by city and county, and most states have lighter cottage food rules for home baking, so call the health department before you buy anything.',
      'A truck often costs $50,000 or more with its equipment, so a small saving fits a cart, a rented truck, a market stand, or catering; keep your job meanwhile.',
    ],
  ],
  [
    /\b(?:salon|barber ?shop|chair|booth|spa|nails?|lash\w*)\b/i,
    [
      'Your own salon takes, in most states, a salon or shop license, and your personal license for the services you do; renting a chair or suite is the cheaper start.',
      'Count rent, supplies, and taxes against the clients who would follow you, and ask the state board for the shop rules.',
    ],
  ],
  [
    /\b(?:auto|car|body|tire|mechanic\w*|repair) ?(?:shop|garage|repair)?\b/i,
    [
      'An auto shop usually needs a business license, zoning that allows it, garage liability insurance, and rules for waste oil; some states also register repair shops.',
      'A lift, tools, and rent cost most, so many start mobile or rent a bay; get free help with the numbers at SCORE (score.org) and keep your job meanwhile.',
    ],
  ],
  [
    /\b(?:truck(?:ing)?|owner[- ]operator)\b/i,
    [
      'Under your own authority you need a USDOT number, operating authority from the FMCSA if you cross state lines, insurance, and cash for fuel and repairs for some months.',
      'Leasing on to a carrier is the smaller step; have somebody else read the lease before you sign it.',
    ],
  ],
  [
    /\b(?:private practice|own practice|therap(?:y|ist))\b/i,
    [
      'Private practice takes the license for independent work, so first finish any supervised hours and exam that it takes.',
      'Then start with a few hours a week beside your job, if your contract allows it, with liability insurance and one or two insurers.',
    ],
  ],
  [
    /\b(?:cleaning|landscap\w*|lawn|handyman|pressure wash\w*|moving company)\b/i,
    [
      'Such a business usually needs a city or state business license and liability insurance; larger repair or tree work may need a contractor license, spraying a pesticide license, and moving household goods a state or federal permit.',
      'Start with three regular customers on weekends and a written price list before you give up your job.',
    ],
  ],
];
const ANY_KIND = [
  'A business of your own usually needs a city or state business license, a tax number, and insurance, and some trades a license besides, so ask your state’s small business office first.',
  'Write down the monthly costs and how many paid jobs cover them, get a mentor at SCORE (score.org), and keep your job until customers come back.',
];
const OWN =
  /\b(?:(?:my|our|an?) own\b|own(?:er|ing)?\b|open(?:ing)? (?:a|an|my|up)|start(?:ing)? (?:a|an|my) (?:[\w-]+ ){0,2}(?:business|company|truck|practice|shop|salon|daycare)|self[- ]employ\w+|be my own boss|work for myself|private practice)/i;

const isOwn = (text: string): boolean =>
  OWN.test(
    text.replace(
      /\b(?:own (?:laptop|car|truck|tools|computer|transportation)|on (?:my|our|his|her) own|my own pace)\b/gi,
      '',
    ),
  );

/** How to start a business of the kind that a title or goals name. Empty if they name none that we know. */
export function answerBusiness(title: string, goals: string, current: string): readonly string[] {
  if (
    !isOwn(title) &&
    !/\b(?:private practice|(?:my|our|an) own (?:\w+ )?(?:business|shop|company|practice|salon|studio|truck|restaurant|bakery|daycare)|owner[- ]operator|work for myself|start (?:a|my) (?:\w+ )?(?:business|company))\b/i.test(
      goals,
    )
  )
    return [];
  const find = (text: string) => KINDS.find(([kind]) => kind.test(text))?.[1];
  return find(title) ?? find(goals) ?? find(current) ?? (isOwn(title) ? ANY_KIND : []);
}
