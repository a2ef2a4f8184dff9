import { findStates, US_STATES } from '../../text/us-states.ts';

/** The abbreviations with which people wrote states before the postal codes (Associated Press). */
const ABBREVIATED: Readonly<Record<string, string>> = {
  Ala: 'AL',
  Ariz: 'AZ',
  Ark: 'AR',
  Calif: 'CA',
  Colo: 'CO',
  Conn: 'CT',
  Del: 'DE',
  Fla: 'FL',
  Ga: 'GA',
  Ill: 'IL',
  Ind: 'IN',
  Kan: 'KS',
  Ky: 'KY',
  Mass: 'MA',
  Mich: 'MI',
  Minn: 'MN',
  Miss: 'MS',
  Mo: 'MO',
  Mont: 'MT',
  Neb: 'NE',
  Nev: 'NV',
  Okla: 'OK',
  Ore: 'OR',
  Penn: 'PA',
  Tenn: 'TN',
  Tex: 'TX',
  Va: 'VA',
  Vt: 'VT',
  Wash: 'WA',
  Wis: 'WI',
  Wyo: 'WY',
};
const SHORT = new RegExp(String.raw`\b(${Object.keys(ABBREVIATED).join('|')})\.(?=[\s,;)]|$)`, 'g');
/** The same without the period, where nothing else is written like that. */
const SHORT_ALONE = /\b(Calif|Minn|Mich|Tenn|Fla|Okla|Ariz|Colo|Wyo|Mass|Wis)\b(?!\.)/g;
/** Codes that are also words or other credentials in capitals. */
const WORDS = new Set([
  'IN',
  'OR',
  'ME',
  'HI',
  'OK',
  'PA',
  'MA',
  'ID',
  'DE',
  'LA',
  'AS',
  'VI',
  'CO',
  'MD',
  'MT',
  'ND',
  'DC',
  'MS',
]);
const CODES = [...US_STATES.keys()].join('|');
/** Codes that are words after a license as well. */
const AFTER_WORDS = new Set(['IN', 'OR', 'AS']);
/** "WA Cosmetology License", "VA RN license": without the word for a license, "VA" may begin the name of an employer. */
const BEFORE_LICENSE = new RegExp(
  String.raw`(?<![A-Za-z.&-])(${CODES})(?= (?:(?!(?:with|and|at|for|in|as)\b)[\w’'/&-]+\.? ){0,3}(?:[Ll]ic(?:en[sc]|\b)|[Cc]ertif|[Rr]egist|[Pp]ermit|[Cc]ard\b|[Cc]redential))`,
  'g',
);
/** "Construction Supervisor License, MA CS-10000" */
const AFTER_LICENSE = new RegExp(
  String.raw`\b(?:[Ll]icen[sc]e|[Ll]ic|[Pp]ermit|[Rr]egistration|[Cc]ertificate)[.,:]* \(?(${CODES})(?=[ )#-])`,
  'g',
);
/** "Pharmacist, TN #10000" */
const BEFORE_NUMBER = new RegExp(String.raw`(?<=[,;(–—-] ?)(${CODES})(?= ?#| No\.? ?\d| \d{4,})`, 'g');
/** "OH State Cosmetology", "PA Notary Public": up to one word between the code and the credential. */
const BEFORE_CREDENTIAL = new RegExp(
  String.raw`(?:(?:^|[\s:(])(${CODES}) (?:[A-Za-z]+ )?|^(${CODES}) (?:[a-z]+ ){2})$`,
);
/** An employer or a school with its place, which says nothing of the license: "VA Medical Center, Denver, CO". */
const INSTITUTION = new RegExp(
  String.raw`\b(?:[A-Z][\w’'&.-]*\s+(?:(?:of|and|the)\s+)*)+(?:University|Hospital|Center|Clinic|College|Institute|LLC|Inc)\b\.?(?:,? [A-Z][a-z]+(?: [A-Z][a-z]+)*, (?:${CODES})\b)?`,
  'g',
);

/** The agencies of the states that license, by the initials that people give. */
const AGENCIES: Readonly<Record<string, string>> = Object.fromEntries(
  `AL:ABON,ALSDE AK:ABN AZ:AZBN,AZROC,ADRE,AZPOST AR:ASBN CA:BSIS,CSLB,DRE,SWRCB,CTC,CDPH,BVNPT,CTEC,CalBRE,BPELSG CO:DORA,CDPHE DE:DPR
  FL:DBPR,FREC,FLDOE,FDLE,FDACS,FDOH,FBPE GA:GREC,GaPSC,GAPSC HI:DCCA IL:IDFPR,ISBE,IDPH,ILDFPR IN:IPLA KS:KSBN,KREC KY:KBN,EPSB LA:LSBN,LSBPNE,LREC,LSLBC
  MD:MBON,MSDE,MHIC MI:LARA,MCOLES MN:PELSB NC:NCBON,NCREC,NCDPI,NCLBGC,NCDOI NV:NVBON,NSCB NJ:NJBON,NJREC,NJDOE,SORA NY:NYS,NYSED,NYSDOH,NYSDOS,NYSDFS
  OH:OCILB,OPOTA,OBN OK:OREC,CLEET OR:OLCC,BOLI,DPSST PA:PSBN,MPOETC SC:LLR,SCDE SD:SDBON TN:TDCI TX:TDLR,TREC,TCEQ,TCOLE,TSBPE,BHEC,TBON,TSBP,TDI,TBPELS,TxDPS
  UT:DOPL VA:DPOR,VBON,DCJS,VDOE WA:WSBA,OSPI,WABON WI:DSPS,WDPI`
    .split(/\s+/)
    .flatMap((entry) => {
      const [state = '', names = ''] = entry.split(':');
      return names.split(',').map((name) => [name, state] as const);
    }),
);
const AGENCY = new RegExp(String.raw`\b(${Object.keys(AGENCIES).join('|')})\b`, 'g');

/** A code by itself anywhere in a line, if it can be nothing else there: "Notary Public, Forsyth County NC". */
const ALONE = new RegExp(String.raw`(?<![\p{L}\p{N}.&/(-])(${CODES})(?![\p{L}\p{N}&/-])`, 'gu');
/** Codes that mean something else in lines about licenses: "CT" is a scan, "AR" a subject of accounting. */
const OTHER_MEANINGS = new Set(['AR', 'CT', 'PR', 'VA', 'MP', 'GU', 'AL']);

/** A text with the codes of states in place of their older abbreviations: "Rockford, Ill." */
export const spellStates = (text: string): string =>
  text
    .replace(SHORT, (_, name: string) => ABBREVIATED[name] ?? name)
    .replace(/\b([NSRW])\. ?([CDHJMYIV])\.(?=[\s,;)]|$)/g, '$1$2');

/** The postal codes of the states that a text about a license names, also as "Mass." and "WA Cosmetology License". */
export function findStatesInLine(text: string): string[] {
  const short = [...text.matchAll(SHORT), ...text.matchAll(SHORT_ALONE)].map(
    ([, name = '']) => ABBREVIATED[name] ?? '',
  );
  const before = [...text.matchAll(BEFORE_LICENSE)].flatMap(([, code = '']) => (WORDS.has(code) ? [] : [code]));
  const after = [...text.matchAll(AFTER_LICENSE)].flatMap(([, code = '']) => (AFTER_WORDS.has(code) ? [] : [code]));
  const numbered = [...text.matchAll(BEFORE_NUMBER)].map(([, code = '']) => code);
  const agencies = [...text.matchAll(AGENCY)].map(([, name = '']) => AGENCIES[name] ?? '');
  const isShouted = text === text.toUpperCase();
  const alone = isShouted
    ? []
    : [...text.matchAll(ALONE)].flatMap(([, code = '']) => (WORDS.has(code) || OTHER_MEANINGS.has(code) ? [] : [code]));
  return [...new Set([...findStates(text), ...short, ...before, ...after, ...numbered, ...agencies, ...alone])];
}

/**
 * The postal codes of the states that a line of a résumé names for its license, without those of employers and schools.
 * @param start UTF-16 offset of the license in the line: a code right before it counts.
 */
export function findStatesOfLicense(line: string, start: number): string[] {
  const text = line
    .replace(INSTITUTION, (name) => ' '.repeat(name.length))
    // A physician assistant.
    .replace(/\bPA-C\b/g, '    ');
  const isShouted = line === line.toUpperCase();
  const [, near, first] = (!isShouted && BEFORE_CREDENTIAL.exec(text.slice(0, start))) || [];
  return [...findStatesInLine(text), ...[near ?? first ?? []].flat()];
}
