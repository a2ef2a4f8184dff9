import { Random } from './random.ts';
import type { SampleState } from './states.ts';

export interface SampleCompany {
  name: string;
  /** For the advertisement itself. */
  about: string;
}

/** Shown with every employer in the sample catalog. */
export const FICTIONAL = 'A fictional employer of the sample catalog.';

const FIRST =
  'Orro Quill Veld Tarn Lark Hollin Pell Brindle Dunn Ever Fenn Garr Hester Isel Kestra Lindow Marro Nell Osk Pemb Rav Sorrel Tess Ulver Winna Yarrow Zell Alder Cobb Thistle';
const LAST = 'mere holt wend combe quist raith lowe venn moor stead';

/** Invented names. We know of no town, family, or firm with them. */
const ROOTS = FIRST.split(' ').flatMap((first) =>
  LAST.split(' ').map((last) => (first + last).replace(/(.)\1\1/, '$1$1')),
);

/**
 * For each sector, what follows the invented name (separated by ";") and what the firm says about itself. {n} is a number from the
 * preceding range.
 */
const SECTORS: Record<string, { names: string; about: string[] }> = {
  hospital: {
    names: 'Medical Center; Regional Hospital; Health System',
    about: [
      '{name} is a {140-420}-bed hospital that serves eleven counties in {division}.',
      '{name} runs two hospitals and {9-24} clinics in {division}. We are not for profit and answer to a local board.',
    ],
  },
  clinic: {
    names: 'Family Health; Clinic; Medical Group',
    about: [
      '{name} cares for {11-48},000 patients at {3-9} sites in {division}.',
      'At {name}, {14-60} clinicians share one record and one waiting list. Nobody is turned away for lack of insurance.',
    ],
  },
  homecare: {
    names: 'Home Care; Home Health',
    about: [
      '{name} looks after {300-900} people in their own homes across {division}.',
      '{name} was founded by two nurses in {1994-2012} and is still led by one of them.',
    ],
  },
  seniors: {
    names: 'Senior Living; Care Community; Commons',
    about: [
      '{name} is home to {80-190} residents and has a garden that several of them run.',
      '{name} offers assisted living and skilled care on one campus, so that people can stay when their needs change.',
    ],
  },
  pharmacy: {
    names: 'Pharmacy; Apothecary',
    about: [
      '{name} is a group of {6-22} independent pharmacies in {division}.',
      '{name} has filled prescriptions on the same corner since {1948-1996}.',
    ],
  },
  dental: {
    names: 'Dental; Family Dentistry',
    about: [
      '{name} is a practice of {2-6} dentists and a long memory.',
      '{name} treats families in {division}, many of them for three generations.',
    ],
  },
  vet: {
    names: 'Animal Hospital; Veterinary Clinic',
    about: [
      '{name} has {3-8} veterinarians and sees everything from hamsters to goats.',
      '{name} is open seven days and accredited since {1999-2015}.',
    ],
  },
  laboratory: {
    names: 'Laboratories; Diagnostics',
    about: [
      '{name} reports {4-19},000 results a day to clinics in {division}.',
      '{name} is an independent laboratory with {60-240} people.',
    ],
  },
  ems: {
    names: 'Ambulance; Emergency Services',
    about: [
      '{name} answers {7-28},000 calls a year from {4-11} stations.',
      '{name} is a community ambulance service, governed by the towns it serves.',
    ],
  },
  school: {
    names: 'School District; Public Schools; Academy',
    about: [
      '{name} teaches {1800-9600} students in {5-16} schools.',
      '{name} is a public school district in {division} with small schools and a large band.',
    ],
  },
  childcare: {
    names: 'Early Learning; Children’s Center',
    about: [
      '{name} cares for {60-140} children from six weeks to twelve years.',
      '{name} is a nonprofit center run with parents on the board.',
    ],
  },
  college: {
    names: 'College; University; Community College',
    about: [
      '{name} has {2-19},000 students and a campus people walk across.',
      '{name} was founded in {1871-1968} and teaches more nurses and machinists than poets, though it is proud of its poets.',
    ],
  },
  nonprofit: {
    names: 'Community Services; Foundation; Alliance',
    about: [
      '{name} helps {3-14},000 people a year in {division} with housing, work and food.',
      '{name} is a nonprofit of {40-180} people, half of whom once came to us as clients or volunteers.',
    ],
  },
  government: {
    names: 'County; City Government; Public Authority',
    about: [
      '{name} serves {60-240},000 residents with {400-1900} employees.',
      '{name} publishes its budget, its pay scale and its mistakes.',
    ],
  },
  insurance: {
    names: 'Mutual; Insurance Group',
    about: [
      '{name} has insured homes, farms and small firms in {division} since {1902-1974}.',
      '{name} is a mutual company: our customers own us.',
    ],
  },
  bank: {
    names: 'Bank; Credit Union; Savings',
    about: [
      '{name} has {9-41} branches in {division} and lends where it takes deposits.',
      '{name} is a community bank with {180-900} employees.',
    ],
  },
  accounting: {
    names: '& Partners, Accountants; Tax & Advisory',
    about: [
      '{name} looks after the books of {400-1600} firms and families.',
      '{name} is a firm of {30-140} accountants that goes home in April, mostly.',
    ],
  },
  law: {
    names: '& Associates, Attorneys; Law Group; Legal Aid',
    about: [
      '{name} has {9-70} attorneys and one of the last real libraries in town.',
      '{name} practices in {division} and has done so since {1961-2009}.',
    ],
  },
  consultancy: {
    names: 'Consulting; Systems Group',
    about: [
      '{name} builds and repairs systems for hospitals, counties and manufacturers.',
      '{name} is owned by its {40-220} consultants.',
    ],
  },
  agency: {
    names: 'Studio; Creative',
    about: [
      '{name} is a studio of {12-45} people who draw, write and build.',
      '{name} works for museums, makers and the occasional brewery.',
    ],
  },
  media: {
    names: 'Media; Broadcasting; Press',
    about: [
      '{name} publishes for {90-600},000 readers and listeners in {division}.',
      '{name} is an independent newsroom and production house.',
    ],
  },
  saas: {
    names: 'Software; Labs; Systems',
    about: [
      '{name} makes scheduling software that {900-4200} clinics and schools open every morning.',
      '{name} is a software firm of {60-340} people, profitable since {2011-2021}.',
      '{name} helps small manufacturers plan, buy and ship. {400-2600} plants run on it.',
    ],
  },
  biotech: {
    names: 'Biosciences; Therapeutics',
    about: [
      '{name} develops treatments for rare diseases of the blood. Two are in trials.',
      '{name} has {70-360} people, three floors of laboratories and a pilot plant.',
    ],
  },
  defense: {
    names: 'Federal Systems; Defense Technologies',
    about: [
      '{name} builds and supports systems for federal customers.',
      '{name} has {300-1400} engineers and technicians on federal contracts in {division}.',
    ],
  },
  engineering: {
    names: 'Engineers; Engineering & Design',
    about: [
      '{name} designs water works, roads and buildings for towns in {division}.',
      '{name} is an employee-owned firm of {40-310} engineers and architects.',
    ],
  },
  environmental: {
    names: 'Environmental; Ecological Services',
    about: [
      '{name} samples, studies and cleans up land and water in {division}.',
      '{name} has {25-120} scientists and more waders than desks.',
    ],
  },
  utility: {
    names: 'Electric Cooperative; Water & Power; Energy',
    about: [
      '{name} brings power to {40-190},000 homes and farms.',
      '{name} is owned by the people it serves and keeps {2-9},000 miles of line.',
    ],
  },
  manufacturing: {
    names: 'Manufacturing; Industries; Works',
    about: [
      '{name} makes pumps and valves for water works. {180-620} people, two shifts, one cafeteria.',
      '{name} builds packaging machines that run in {20-48} countries.',
      '{name} has machined parts for rail and farm equipment since {1947-1989}.',
    ],
  },
  contractor: {
    names: 'Builders; Contracting; Mechanical; Construction',
    about: [
      '{name} has built and repaired in {division} since {1958-2006}.',
      '{name} employs {60-280} people in the field and not many in the office.',
    ],
  },
  auto: {
    names: 'Auto Care; Motors',
    about: ['{name} repairs what it sells and a good deal it does not.', '{name} has {3-12} shops in {division}.'],
  },
  facility: {
    names: 'Facility Services; Building Care',
    about: [
      '{name} looks after {60-400} buildings in {division}.',
      '{name} keeps hospitals, schools and offices clean, safe and warm.',
    ],
  },
  landscaping: {
    names: 'Landscape; Grounds',
    about: [
      '{name} plants and tends gardens, campuses and parks.',
      '{name} runs {6-24} crews and an eleven-acre nursery.',
    ],
  },
  logistics: {
    names: 'Logistics; Distribution; Fulfillment',
    about: [
      '{name} stores and ships for {40-210} firms from {2-9} buildings.',
      '{name} moves {9-70},000 cartons a day in {division}.',
    ],
  },
  trucking: {
    names: 'Freight; Transport; Carriers',
    about: [
      '{name} runs {60-420} tractors and knows every driver by name, or tries to.',
      '{name} hauls food and building materials in {division}.',
    ],
  },
  restaurant: {
    names: 'Kitchen; Table; Tavern',
    about: [
      '{name} seats {60-140} and changes its menu four times a year.',
      '{name} is one of {2-7} restaurants owned by the same two cooks.',
    ],
  },
  cafe: {
    names: 'Coffee; Bakery & Café',
    about: ['{name} roasts its own beans in a former fire station.', '{name} has {2-11} shops and bakes before dawn.'],
  },
  hotel: {
    names: 'Inn; Hotel; Lodge',
    about: [
      '{name} has {60-240} rooms and a lobby people meet in.',
      '{name} is an independent hotel in {division}, family owned since {1961-2008}.',
    ],
  },
  retail: {
    names: 'Outfitters; Home & Garden; Goods',
    about: [
      '{name} has {8-60} stores in {division} and a repair bench in each.',
      '{name} sells things that last and the parts to repair them.',
    ],
  },
  grocery: {
    names: 'Market; Foods Cooperative',
    about: [
      '{name} is a neighborhood grocer with {3-28} stores.',
      '{name} is a cooperative owned by {2-18},000 households.',
    ],
  },
  salon: {
    names: 'Salon; Hair Studio',
    about: [
      '{name} has {5-14} chairs and a waiting list for Saturdays.',
      '{name} trains its own stylists and keeps them.',
    ],
  },
  realestate: {
    names: 'Realty; Properties',
    about: [
      '{name} sells and manages {300-2400} homes in {division}.',
      '{name} is a small brokerage with salaried agents.',
    ],
  },
};

/** Creates two employers for every sector and region, with unique names. */
export function createCompanyDirectory(
  seed: number,
): (sector: string, state: SampleState, random: Random) => SampleCompany {
  const taken = new Set<string>();
  const known = new Map<string, SampleCompany[]>();
  const nameRandom = new Random(seed);
  return (sector, { division }, random) => {
    const key = `${sector} ${division}`;
    let pair = known.get(key);
    if (!pair) {
      pair = [createCompany(sector, division, nameRandom, taken), createCompany(sector, division, nameRandom, taken)];
      known.set(key, pair);
    }
    return random.pick(pair);
  };
}

function createCompany(sector: string, division: string, nameRandom: Random, taken: Set<string>): SampleCompany {
  const kind = SECTORS[sector];
  if (!kind) throw new Error(`The sample tables name an unknown sector: ${sector}`);
  const ending = nameRandom.pick(kind.names.split('; '));
  let name = '';
  do name = joinName(nameRandom.pick(ROOTS), ending, nameRandom);
  while (taken.has(name));
  taken.add(name);
  const about = nameRandom
    .pick(kind.about)
    .replaceAll('{name}', name)
    .replaceAll('{division}', division)
    .replaceAll(/\{(\d+)-(\d+)\}/g, (_, low: string, high: string) =>
      randomAmount(Number(low), Number(high), nameRandom),
    );
  return { name, about };
}

/** "Quillmere Studio", "Larkholt & Pellvenn, Attorneys". */
function joinName(root: string, ending: string, nameRandom: Random): string {
  if (!ending.startsWith('& ') || nameRandom.chance(50)) return `${root} ${ending}`;
  return `${root} & ${nameRandom.pick(ROOTS)}, ${ending.split(', ').at(-1) ?? ''}`;
}

/** A number from the range, with a thousands separator unless it is a year. */
function randomAmount(low: number, high: number, nameRandom: Random): string {
  const number = nameRandom.between(low, high);
  return low >= 1800 && high <= 2030 ? String(number) : number.toLocaleString('en-US');
}
