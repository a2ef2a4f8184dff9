import { DEGREE_LEVELS, type DegreeLevel } from '../../jobs/types.ts';

/**
 * Names and abbreviations of degrees as people write them on a résumé, highest first. Dots are removed before matching ("B.Sc." becomes "bsc"). Two-letter
 * abbreviations count only in the degree field, where nothing else is expected.
 */
const NAMES: readonly (readonly [DegreeLevel, readonly string[]])[] = [
  [
    'doctorate',
    [
      'phd',
      'dphil',
      'doctorate',
      'doctor',
      'doctoral',
      'md',
      'do',
      'jd',
      'juris doctor',
      'pharmd',
      'dnp',
      'dpt',
      'dds',
      'dmd',
      'dvm',
      'edd',
      'psyd',
      'od',
      'dba',
      'doctorado',
      'doutorado',
      'promotion',
    ],
  ],
  [
    'master',
    [
      'master',
      'masters',
      'mba',
      'ma',
      'ms',
      'msc',
      'meng',
      'med',
      'msn',
      'msw',
      'mph',
      'mpa',
      'mfa',
      'mse',
      'mcs',
      'llm',
      'march',
      'mphil',
      'mres',
      'magister',
      'maestria',
      'maestría',
      'máster',
      'mestrado',
      'laurea magistrale',
      'diplom',
      'diplom-ingenieur',
      'dipl-ing',
      'mtech',
      'msee',
      'mscs',
      'mha',
      'mpp',
      'mlis',
      'mca',
      'mat',
      'postgraduate',
    ],
  ],
  [
    'bachelor',
    [
      'bachelor',
      'bachelors',
      'baccalaureate',
      'ba',
      'bs',
      'bsc',
      'beng',
      'bba',
      'bfa',
      'bsn',
      'bed',
      'btech',
      'be',
      'bcom',
      'barch',
      'llb',
      'bsw',
      'bas',
      'sb',
      'ab',
      'bca',
      'licenciatura',
      'laurea',
      'grado',
      'bacharelado',
      'inżynier',
      'licencjat',
      'undergraduate',
      'hons',
      'bsme',
      'bsee',
      'bsce',
      'bscs',
      'bsba',
      'honours',
    ],
  ],
  ['associate', ['associate', 'associates', 'aa', 'as', 'aas', 'adn', 'asn', 'foundation degree', 'hnd']],
  [
    'high-school',
    [
      'high school',
      'ged',
      'secondary school',
      'a-levels',
      'a levels',
      'gcse',
      'abitur',
      'baccalauréat',
      'matura',
      'hs diploma',
    ],
  ],
];

const SEPARATORS_PATTERN = /[^\p{L}\p{N}-]+/gu;

/** The level of a degree as written, or undefined: "BS", "Bachelor of Science", and "B.Sc. (Hons)" are all bachelor's degrees. */
export function parseDegreeLevel(degree: string): DegreeLevel | undefined {
  const plain = ` ${degree.slice(0, 200).toLowerCase().replaceAll('.', '').replaceAll("'", '').replaceAll('’', '').replace(SEPARATORS_PATTERN, ' ')} `;
  return NAMES.find(([, names]) => names.some((name) => plain.includes(` ${name} `)))?.[0];
}

/** Whether `level` is `wanted` or higher. */
export function isAtLeast(level: DegreeLevel, wanted: DegreeLevel): boolean {
  return DEGREE_LEVELS.indexOf(level) >= DEGREE_LEVELS.indexOf(wanted);
}
