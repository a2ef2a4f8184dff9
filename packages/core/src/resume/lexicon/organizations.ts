import { foldWord } from '../dates/words.ts';
import { remember } from './remember.ts';

/** Legal forms, which only occur at the end of company names. */
const LEGAL = new Set(
  'inc incorporated llc llp lp ltd limited corp corporation co gmbh ag kg kgaa ug ev mbh se plc pty pvt sa sas sarl srl spa bv nv vof oy oyj ab asa aps kk sdn bhd pte ltda eirl sl sro doo zoo zrt kft spzoo'.split(
    ' ',
  ),
);

/** Words in the names of organizations. */
const KINDS = new Set(
  `agency academy airlines airport airways archdiocese archive archives army associates association athletics authority bakery bank bar biotech bistro board boutique brands brewery brothers bros bureau cafe café camp campus care cathedral center centre centers chamber charity chapter church cinema city clinic clinics club coalition college commission committee community company conservatory construction consulting consultancy contractors cooperative council county court creamery deli dental department depot diner diocese distillery distribution distributors district electronics enterprise enterprises entertainment facility farm farms federation financial firm force forces foundation foods freight fund furniture gallery garage garden gardens government group guild gym hardware health healthcare holdings home homes hospice hospital hospitality hospitals hotel hotels inn industries initiative institute institution insurance interactive international investments isd jewelers kindergarten kitchen lab laboratories laboratory labs landscaping law league library logistics lodge ltd magazine manufacturing maritime market markets mart media medical medicine ministry mobility mortgage motors municipality museum navy network networks news newspaper nursery office offices orchestra organization organisation outfitters outreach parish park parks partners partnership pharma pharmaceuticals pharmacy pizzeria plant police preschool press primary prison productions program properties publications publisher publishers publishing pub railway ranch realty refinery rehab rentals republic resort restaurant restaurants retail robotics salon school schools services shelter shipping shop society software solutions spa stadium startup state station steel store stores studio studios supermarket supplies systems tavern tech technologies technology telecom theater theatre times tower trade trading transit transportation treasury trucking trust union united univ universite universidad universidade universita universitat universiteit university uniwersytet utilities ventures village warehouse winery wireless workshop works yard ymca ywca youth
  firma unternehmen verein stadt krankenhaus klinik klinikum schule hochschule fachhochschule gymnasium verlag amt bundesamt werk werke hopital ecole lycee mairie cabinet entreprise societe banque ville hotel-dieu hospital colegio escuela instituto empresa banco ayuntamiento clinica despacho grupo escola faculdade prefeitura azienda scuola comune ospedale studio banca bedrijf gemeente ziekenhuis school stichting szpital szkola urzad spolka przedsiebiorstwo sykehus skole kommun sjukhus hastane hastanesi okul okulu sirket sirketi holding belediyesi ооо оао зао компания школа больница`.split(
    /\s+/,
  ),
);

/** Trades and goods, which end the names of companies: "Narragansett Masonry". Alone, they are an area of work. */
const TRADES = new Set(
  'apartments apiaries aquarium arena auto automotive aviation ballet barge bindery brewing builders cabinets carpentry casino catering cellars chemical chemicals communities cooling cosmetics creations dairy dermatology dialysis electric excavating eyecare fabrication fabricators fashions fisheries flooring florist florists forge foundry freightways fulfillment glass grill heating hauling imaging instruments jewelry kennel kennels lending machining masonry mill mills mines mining mutual nurseries oncology opera optical orchard orchards orthopedics painting paper paving pediatrics petroleum philharmonic pianos pizza plastics plumbing pottery precision printing quarry raceway railroad roasters roofing savings seafood shipyard stables steamship stevedoring storage suites symphony terminals textiles tire toys towing vineyard vineyards vision welding woodworking woodworks zoo'.split(
    ' ',
  ),
);

/** Words in the names of organizations, but also of departments and jobs. */
const WEAK_ORGANIZATION_WORDS = new Set(
  'engineering operations marketing research communications resources records production power practice finance security transport travel music energy water arts sciences products supply'.split(
    ' ',
  ),
);

/** What self-employed people write in place of an employer. */
const OWN_ACCOUNT_PATTERN =
  /^(?:freelance|freelancer|self[- ]employed|independent|own account|various clients|freiberuflich|selbstst[äa]ndig|ind[ée]pendant|aut[óo]nom[oa]|por cuenta propia|libero professionista|zzp)$/iu;

const SPLIT_PATTERN = /[^\p{L}\p{N}&'’.-]+/u;
const IDEOGRAPH_ORGANIZATION_PATTERN =
  /(?:公司|集团|有限|大学|医院|学校|银行|株式会社|会社|病院|회사|그룹|대학교|병원)/u;

/** A word that names an organization only after other words ("School", "Center", "Inc."). */
export function isBareKind(text: string): boolean {
  const bare = foldWord(text).replace(/[.,'’-]/g, '');
  return KINDS.has(bare) || LEGAL.has(bare);
}

/** How much a text reads like the name of an organization; 0 if not at all. */
export const organizationScore = remember(scoreOrganization);

function scoreOrganization(text: string): number {
  if (text.length > 120) return 0;
  if (IDEOGRAPH_ORGANIZATION_PATTERN.test(text)) return 3;
  if (OWN_ACCOUNT_PATTERN.test(text.trim())) return 3.5;
  const words = foldWord(text)
    .split(SPLIT_PATTERN)
    .filter((word) => word !== '');
  let score = 0;
  words.forEach((word, i) => {
    const bare = word.replace(/[.'’-]/g, '');
    if (LEGAL.has(bare) && i > 0) score = Math.max(score, 3);
    else if (KINDS.has(bare)) score = Math.max(score, i === words.length - 1 ? 2 : 1.4);
    else if (TRADES.has(bare) && i > 0 && i === words.length - 1) score = Math.max(score, 1.4);
    else if (WEAK_ORGANIZATION_WORDS.has(bare)) score = Math.max(score, 0.7);
    else if (/(?:bank|tech|soft|labs?|works|systems?)$/.test(bare) && bare.length > 5 && i === 0)
      score = Math.max(score, 0.8);
  });
  if (/&\s*(?:co|sons|partners|associates)\b/i.test(text)) score = Math.max(score, 3);
  if (/^(?:the|la|le|el|die|der|das)\s/i.test(text)) score += 0.3;
  return score;
}
