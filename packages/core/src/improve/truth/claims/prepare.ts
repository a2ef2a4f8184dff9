/** Contractions and other equivalent spellings, expanded before a text is parsed. */
const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\b(it|there|that|what|who|he|she|here)'s\b(?! \w+'s)/gi, '$1 is'],
  [/\bi'?m\b/gi, 'I am'],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should|ca|wo)nt\b/gi, "$1n't"],
  [/\b(i|we|you|they|who)'ve\b/gi, '$1 have'],
  [/\b(i|we|you|he|she|they|who)'d(?= (?:\w+ed|been|gone|done|had|left|made|taken|given)\b)/gi, '$1 had'],
  [/\b(i|we|you|he|she|they|who)'d\b/gi, '$1 would'],
  [/\b(i|we|you|he|she|they|it)'ll\b/gi, '$1 will'],
  [/\b(we|you|they|who)'re\b/gi, '$1 are'],
  [/\b(have|has) got\b(?! to\b)/gi, '$1'],
  [/\b(?:had not|hadn't) got\b/gi, 'did not have'],
  [/\b(?:have not|haven't) got\b/gi, 'do not have'],
];

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const DIGIT_WORDS = 'one|two|three|four|five|six|seven|eight|nine';

/** "2nd" as "second". */
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, i): [RegExp, string] => [new RegExp(`\\b${i + 1}(?:st|nd|rd|th)\\b`, 'gi'), word]);

/** Prepositions that a word never has in correct English, as learners write them. */
const COMMON_SLIPS: readonly [RegExp, string][] = [
  [/\bresponsible of\b/gi, 'responsible for'],
  [/\bin charge for\b/gi, 'in charge of'],
  [/\b(participat(?:e|es|ed|ing)) (?:to|at|on)\b/gi, '$1 in'],
  [/\b(listen(?:s|ed|ing)?) (?=the|their|our|his|her|my)\b/gi, '$1 to '],
  [/\b(arriv(?:e|es|ed|ing)) to\b/gi, '$1 at'],
  [/\b(car(?:es|ed|ing)) of\b/gi, '$1 for'],
  [/\b(discuss(?:es|ed|ing)?) about\b/gi, '$1'],
  [
    /\b(answer(?:s|ed|ing)?) to (?=(?:\w+ )?(?:questions?|calls?|phones?|emails?|letters?|messages?|inquir(?:y|ies))\b)/gi,
    '$1 ',
  ],
  [
    /\b(attend(?:s|ed|ing)?) to (?=(?:\w+ )?(?:meetings?|class(?:es)?|conferences?|seminars?|workshops?|lectures?)\b)/gi,
    '$1 ',
  ],
];

const SIGNS: readonly [RegExp, string][] = [
  [new RegExp(`\\b(${TENS})-(${DIGIT_WORDS})\\b`, 'gi'), '$1 $2'],
  [/\bFTEs\b/g, 'full-time employees'],
  [/\bone thousand\b/gi, '1,000'],
  [/\bhx\b/gi, 'history'],
  [/\balot\b/gi, 'a lot'],
  [/\b(?:go|going|went) ahead and (?=\p{L})/giu, ''],
  [/\beach and every\b/gi, 'each'],
  [/\b(?:got|gets?|getting) (?=\p{L}+(?:ed|en|ut|un|ne|ght) by\b)/giu, 'was '],
  [
    /(?<!\b(?:the|a|my|our|each|cash|this|every|and) )\b(?:till|'til) (?=(?:they|he|she|it|i|we|the|noon|midnight|close|closing|late|\d)\b)/gi,
    'until ',
  ],
  [
    /\b((?:taught|teach(?:es|ing)?|train(?:s|ed|ing)?|instruct(?:s|ed|ing)?|show(?:s|ed|n|ing)?) [^.,;:]{3,50}?) how to\b/gi,
    '$1 to',
  ],
  [/\bhundred and (?=\p{L}+)/giu, 'hundred '],
  [/\b(Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)-(Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\b/g, '$1 to $2'],
  [/\b(Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat(?! (?:with|in|on|at|down|by|through|for|next))|Sun)\b/g, '$1day'],
  [/\b(mon|tues?|wed|thurs?|fri)\b(?=\.?\s*(?:[/,;&+]|$|and\b))/g, '$1day'],
  [/(?<=\s)'(\d\d)\b/g, '20$1'],
  [/\b(\d{1,2})(?::00)?\s*([ap])\.?\s?m\b\.?/gi, '$1$2m'],
  [/\bw\/\s?o\b/gi, 'without'],
  [/\bw\//gi, 'with '],
  [/\bre:/gi, 'regarding'],
  [/(?<=\p{L}|\d)\/(hour|hr|day|shift|week|wk|month|mo|quarter|year|yr)\b/giu, ' per $1'],
  [/\b1\/2\b(?= of\b)/g, 'half'],
  [/\b50(?:%| percent) (?=of\b)/g, 'half '],
  [/\bwpm\b/gi, 'words per minute'],
  [/([!?]){2,}/g, '$1'],
  // "Dutys" is a common mistake.
  [/\b(\p{Ll}{2,}[b-df-hj-np-tv-z])ys\b/gu, '$1ies'],
  [/(\d|day) (?:through|thru) (?=\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/gi, '$1 to '],
  [/\b(?:mainly|primarily|chiefly) (?=responsible for\b)/gi, ''],
  [/\bA\/(?=[PR]\b)/g, 'A'],
  [/^\s*[*•·▪◦●]\s+/g, ''],
  [/\s[*•·▪◦●]\s+/g, '. '],
  ...COMMON_SLIPS,
  [/\be-(?=mail)/gi, 'e'],
  [/\b(\d+) and (?:a|one) half\b/gi, '$1.5'],
  [/(?<=\d) ?½/g, '.5'],
  [/\bhalf (?:a|of a) dozen\b/gi, '6'],
  [/\bhalf a million\b/gi, '500,000'],
  [/(?<!than )\bonce (a|per|each|every) (?=(?:day|night|week|month|quarter|year|hour|shift)\b)/gi, '$1 '],
  ...ORDINALS,
  [/\bI&O\b/g, 'intake and output'],
  [/\bphys\. ed\./gi, 'physical education'],
  [/\b(Asst|Mgr|Dept|Dr|Mr|Mrs|Ms|St|Jr|Sr|Approx|Ave|Inc|Co|No|vs|etc|ed|phys)\./gi, '$1'],
  [/\b(e\.g|i\.e)\./gi, 'including'],
  [/\b(\p{L})\.(\p{L})\.(?:(\p{L})\.)?/gu, '$1$2$3'],
];

const MONTH_MAY_PATTERN = /\b(in|of|since|until|by|from|to|and|last|this|every|,|through|before|after) May\b/g;

/** The text in the form that is parsed: plain quotes, no accents, contractions and abbreviations expanded. */
export function prepared(text: string): string {
  let plain = text
    .replace(/[‘’ʼ`´]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(MONTH_MAY_PATTERN, '$1 Maymonth');
  for (const [from, to] of [...CONTRACTIONS, ...SIGNS]) plain = plain.replace(from, to);
  return plain;
}
