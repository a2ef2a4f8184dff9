import type { PhraseList } from './tags.ts';

/** The topics of statements about visas, with other senses of the same words. Visa codes are written as in `tagging.ts`. */
export const TOPIC_PHRASES: PhraseList = [
  [
    ['visa'],
    `visa~, work visa~, employment visa~, immigrant visa~, nonimmigrant visa~, h1b~, h1b1~, h2a~, h2b~, h4~, h1~, ead~, work permit~, employment authorization document~,
    visa status, visa eligible, visa holder~, visa type, skilled worker visa~, tn status, tn visa~, o1 visa~, e3 visa~, work visa holder~, employment based visa~, tn candidate~, e3 candidate~, o1 candidate~, h1b candidate~, f1opt candidate~, cpt candidate~, f1opt student~, cpt student~, f1opt cpt, cpt f1opt, f1opt, f1opt ead, h4 ead, gc ead, l2 ead,
    stem f1opt, visaholders, visa applicants, f1 student~, f1 visa~, j1 visa~, j1 physician~, j1 waiver~, j waiver~, conrad 30, conrad waiver~, waiver candidate~, waiver job, waiver position, waiver eligible, j1 candidate~,
    temporary visa~, temporary work authorization, international candidate~, international applicant~, overseas candidate~, overseas applicant~, international rns, international nurses, international medical graduate~, imgs, fmgs, foreign medical graduate~,
    international scholar~, international graduate~, niw, visascreen, work authorization sponsorship, h visa~, under tn, on tn, on a tn, via tn, through tn, tn eligible, tn ok, tn okay, tn welcome, on an e3, on e3, cap exempt, quota exempt, l1 visa~, exchange visitor~, eb petition~`,
  ],
  [
    ['code'],
    'petition~, petition+, tn, cpt, perm, lottery, immigration, cos, l2, e3, e2, o1, l1, j1, f1, h3, p1, eb1, eb2, eb3, eb4, eb5, l, j, f',
  ],
  [
    ['visa', 'transfer'],
    `h1b transfer~, h1 transfer~, visa transfer~, h1b visa transfer~, existing h1b, current h1b, existing visa~, current visa~, transfer h1b, transfers of h1b`,
  ],
  [['filing', 'act'], 'petition for, petitions for, petitioned for, petitioning for'],
  [
    ['filing'],
    `depend on an employer, dependent on an employer, tied to an employer, tied to a specific employer, dependent on employer, obtaining work authorization, obtain work authorization, obtaining usa work authorization, obtain usa work authorization, secure work authorization, work authorization assistance, work authorization support, visa petition~, immigration support, immigration assistance, immigration help, immigration sponsorship, immigration benefit~, immigration case~, immigration counsel, immigration paperwork,
    immigration process, immigration processing, immigration filing~, immigration cost~, immigration fee~, immigration expense~, immigration team, immigration attorney fee~, our immigration attorney~, our immigration lawyer~, our immigration counsel,
    immigration matters, i 140, i 129, i 983, i983, i140, i 485, i485, ds 2019, ds2019, labor certification, perm process, perm filing, lca, labor condition application, h1b lottery, premium processing, employer support, employer assistance,
    certificate of sponsorship, licensed sponsor~, sponsor license, sponsorship license, gc processing, gc process, gc filing, green card process, green card processing, green card filing, green card petition~,
    h1b filing~, h1b filing fee~, green card support, green card assistance, green card application~, permanent residence application~, permanent residency application~, permanent residence petition~, gc sponsorship, training plan, offer letter for the border, tn letter~, tn support letter~, visa cost~, visa fee~, visa support, visa assistance, visa help, visa expense~, visa paperwork,
    visa processing, visa process, visa application~, visa filing~, residency process, permanent residency process, permanent residence process, adjustment of status, relocation and visa`,
  ],
  [
    ['sponsor', 'filing'],
    `visa sponsorship~, visa sponsor~, h1b sponsorship~, green card sponsorship, work visa sponsorship, employment visa sponsorship, employment sponsorship, employer sponsorship,
    visa and sponsorship, work authorization sponsorship, work permit sponsorship, employment based sponsorship, visa and green card, visa and gc, h1b sponsor~, perm sponsorship, sponsorship of a visa, sponsorship for a visa, employer sponsored visa~, sponsored visa~, visa sponsored`,
  ],
  [['sponsor', 'filing', 'negation'], 'non sponsored, non sponsoring, non sponsorship, nonsponsored, unsponsored'],
  [
    ['sponsor'],
    'sponsor, sponsors, sponsored, sponsoring, sponsorship, sponsorships, sponsorshiop, sponsership, sponsor ship, sponorship, sponser, sponsering, sponsorable',
  ],
  [
    ['otherSponsor'],
    `event~, gala, little league, league, team sponsor~, corporate sponsor~, corporate sponsorship~, sponsorship sales, sell, sells, selling, sold, ticket~, marathon, festival~, concert~, tournament~, race, 5k, sports, booth, exhibitor~, exhibits, donor~, fundraising, fundraiser~,
    trial~, study, studies, clinical, investigator~, irb, cro, sops, protocol~, sponsored research, sponsored programs, sponsored program, sponsored project~, grants, project~, executive sponsor~, project sponsor~, business sponsor~, exec sponsor~, stakeholder~, steering, initiative~,
    company sponsored, employer sponsored, plan sponsor~, retirement, 401k, 401 k, 403b, pension, insurance, health plan~, medical plan~, dental, benefits, tuition, certification, certifications, finra, series 7, series 6, series 63, series 66, license exam, exam~, licensing, cdl, training, course~, membership~,
    bin sponsorship, sponsor bank, bank sponsor, private equity, equity sponsor~, financial sponsor~, brand~, advertiser~, advertising, podcast, newsletter~, partnership~, media, title sponsor~, in kind, community, charity, nonprofit, scholarship~, youth, apprenticeship~,
    sponsor relations, sponsorship dollar~, sponsorship deal~, sponsorship package~, sponsorship revenue, sponsorship proposal~, sponsorship program, sponsorship opportunities, sponsorship experience, annual, campaign~, teams, club, clubs, field trip~, agency sponsor, buy in, child sponsorship, sponsor a child, sponsor families, security clearance sponsorship, dealership, season, conference~, webinar~, trade show~`,
  ],
  [
    ['greenCard'],
    `gc, green card~, greencard~, green card holder~, greencard holder~, permanent resident~, lawful permanent resident~, legal permanent resident~, perm resident~, permanent residency, permanent residence, lpr, lprs, gc holder~, gcs, permanent resident status, permanent work status, permanent residency of the usa, usa resident`,
  ],
  [
    ['citizen'],
    `usa citizen~, usa citizenship, us citizen~, us citizenship, american citizen~, american citizenship, usa person~, us person~, usa national~, us national~, protected individual~, usa cit, usa cits, us cit, uscs, usa citizen status, u s citizen~, citizen of the usa, citizens of the usa,
    citizen of the united states, citizenship of the usa, usa citizenship status, american national~, usa person status, citizen or national, usa citizens and nationals, american nationals, usa born, usa passport holder~, usa passport, born in the usa, naturalized`,
  ],
  [['bareCitizen'], 'citizen, citizens, citizenship, usc'],
  [
    ['equality'],
    `corporate citizenship, corporate citizen~, good citizen~, good citizenship, digital citizenship, global citizen~, global citizenship, model citizen~, citizen developer~, citizen science, senior citizen~, private citizen~, fellow citizens, citizens bank, citizen services, citizen service, citizen engagement, the citizens of, citizens of this, citizens of our,
    without regard, regardless of, discriminate, discrimination, discriminates, national origin, religion, gender identity, protected, equal opportunity, equal employment, eoe, eeo, eeoc, race, ethnicity, marital, veteran status, irrespective, citizenship or immigration status, immigration or citizenship status, become a usa citizen, become citizens, citizenship classes, usa citizenship classes, usa citizenship test, usa citizenship exam, usa citizenship application~, citizenship test, citizenship application~`,
  ],
  [
    ['foreign'],
    `non usa citizen~, non us citizen~, non citizen~, noncitizen~, non usa person~, non us person~, foreign national~, foreign person~, foreign worker~, foreign candidate~, foreign applicant~, foreign citizen~, non resident alien~, nonresident alien~, non usa national~, people abroad, foreign born, foreign trained, dual nationals, dual citizen~, dual citizenship, foreign passport`,
  ],
  [
    ['clearance'],
    `security clearance~, government clearance~, minimum background investigation, mbi, federal clearance~, federal security clearance, top secret, ts sci, tssci, sci eligibility, ci poly, fs poly, full scope poly, fsp, polygraph clearance, public trust, dod clearance~, doe clearance~, dhs clearance~, dhs eod, eod, nato secret, interim secret, interim clearance~, secret clearance~, secret cleared, secret level,
    active secret, current secret, q clearance~, l clearance~, doe q, doe l, sc clearance, dv clearance, sc cleared, dv cleared, sap access, sci access, secret or above, secret or higher, clearable, naci, security cleared, cleared candidate~, cleared professional~, cleared engineer~, active clearance~, current clearance~, clearance level, level of clearance, tier 3 investigation, tier 5 investigation, t3 investigation, t5 investigation, ssbi, single scope background investigation,
    access to classified, government security investigation, yankee white, usa government clearance~, national security clearance, ts clearance~, secret security clearance~, top secret clearance~, tier 5, tier 3, tier 4, t5, public trust clearance, suitability determination, moderate risk public trust, mbi clearance, nacle, nac lc`,
  ],
  [['bareClearance'], 'ts, clearance, clearances, secret, poly, polygraph, cleared, scif, sci'],
  [
    ['otherClearance'],
    `background clearance~, customs, customs clearance, customer clearance, medical, medical clearance, physician, fingerprint~, fbi, child abuse, childline, criminal, police, police clearance, jail, correctional facility, prison, sheriff, airport, jail security clearance~, prison security clearance~, correctional facility security clearance~, correctional security clearance~, airport security clearance~, building security clearance~, sida, tsa badge, facility security clearance, creatinine, renal, land, rack, sale, sales floor, item~, mark down, markdown~, light~, overhead, vehicle, trailer~, utility, range, mines, munitions, check clearance, ach, budget, respirator, employee health, return to work, return to duty,
    height, minimum, maximum, aisle~, tree, building clearance, doj, livescan, tb, health, drug, credentialing, import, freight, title clearance, rights clearance, music clearance, background, prior clearance, correspondence, memoranda, merchandise, inventory, stock, end cap~, shelf, shelves, claims, debris, snow, site clearance, utility clearance, secret shopper~, secret santa, secret sauce, best kept secret, secrets manager, secret management, secret garden, trade secret~, victoria's secret, victoria secret, clearance section, state police, dcfs, dhs child`,
  ],
  [
    ['authorization'],
    `authorized to work, authorization to work, work authorization, work authorized, employment authorization, employment eligibility, employment authorized, eligible to work, eligibility to work, right to work, able to work in the usa, legally able to work, legally work, permitted to work, allowed to work, entitled to work, work in the usa, work legally, legal to work, lawful status, legal status, lawful presence, lawful immigration status, status to work, authorized to be employed, work status`,
  ],
  [
    ['permanentRight'],
    `permanently authorized, permanent authorization, permanent work authorization, permanent employment authorization, permanent right to work, unrestricted right to work, unrestricted work authorization, unrestricted authorization, unrestricted employment authorization, indefinite work authorization, indefinite right to work, indefinitely authorized, authorized to work permanently, authorized to work indefinitely, on a permanent basis, on an unrestricted basis, must be unrestricted, be permanent and unrestricted, permanent legal authorization, permanent status, legally authorized to work permanently, permanent legal right, permanent eligibility to work, permanently eligible to work`,
  ],
];
