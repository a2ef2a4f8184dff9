import type { PhraseList } from './tags.ts';

/** Words that express a position on a topic. A phrase without a tag makes its words meaningless: "not only" refuses nothing. */
export const STANCE_PHRASES: PhraseList = [
  [
    [],
    `not only, not just, for lack of, depending on experience, based on experience, depending upon experience, years of experience, no matter, never had, never denied, never turn down, never turned down, not yet, not count against, doesn't count against, does not count against, not hold against, don't hesitate, do not hesitate, don't worry, do not worry, not limited to, whether or not, with or without, with without, not later than, no later than,
    don't mind, do not mind, not a barrier, no barrier, not a deal breaker, not an obstacle, no obstacle, not a disqualifier, not disqualify, won't disqualify, will not disqualify, not be held against, no bearing, doesn't matter, does not matter, not matter, nothing to lose, no cost to you, at no cost, no fee, not already, not discourage, never been denied, not a concern, no concern, will not affect, won't affect, not be a factor, not a factor, no reason not to, third parties, pay for relocation, no cap, not subject to the cap, not subject to the annual cap, not subject to the lottery, no lottery, not in the lottery, without lottery, without waiting, no waiting, never deny, no impact, not impact, no one turned away,
    not necessarily, not to exceed, need not be usa citizens, need not be a usa citizen, not need to be a usa citizen, do not have to be a usa citizen, don't have to be a usa citizen, not have to be a usa citizen, not need to be a citizen, not have to be a citizen, needn't be a citizen, don't need to be a usa citizen, not need to be authorized, don't need to be authorized, no citizenship rule, no citizenship requirement, citizenship is not required, citizenship not required, citizenship isn't required, usa citizenship is not required, usa citizenship not required, not restricted to usa citizens, not required to be usa citizens, not required to be a usa citizen, not limited to usa citizens,
    no security clearance, no clearance, security clearance is not required, security clearance not required, clearance is not required, clearance not required, clearance required n a, clearance not needed, clearance is not needed, clearance isn't required, not require a clearance, not require a security clearance, not require security clearance, without a clearance, clearance none, security clearance none, not require clearance, do not need a clearance, don't need a clearance, clearance n a, not need a security clearance, don't need a security clearance, security clearance n a, clearance level none, clearance level n a, clearance type none, security clearance isn't required, clearance no, security clearance no, security clearance not needed, security clearance required no, clearance required no, clearance required none, security clearance required none, security clearance level none, do not have to have an active clearance`,
  ],
  [
    ['welcome'],
    "no problem, not a problem, no issue, no issues, not an issue, no worries, case by case, not rule out, never a problem, no objection, without a problem, isn't a problem, isn't an issue, no trouble, no hassle",
  ],
  [['form'], 'yes no, y n, yes or no'],
  [
    ['negation'],
    `no, not, cannot, can't, cant, can not, won't, wont, don't, dont, doesn't, doesnt, isn't, isnt, aren't, arent, wasn't, didn't, couldn't, wouldn't, shouldn't, needn't, mustn't, haven't, hasn't, never, nor, neither, none, nothing, nobody, nope, zero, unable, against, without, unavailable, ineligible, impossible, unwilling, declin+, decline+, refuse+, prohibit+, preclude+, bar, barred, exclude+, excluding, except, disqualify+, disqualifies, discontinue+, ended, end that, stopped, suspended, paused, on hold, on pause, frozen, phased out, ceased, no longer,
    look elsewhere, apply elsewhere, please excuse, kindly excuse, excuse, refrain, skip, off the table, out of scope, outside what, outside of what, outside our, outside the scope, beyond what, beyond our, beyond the scope, independent of, ruled out, rule out, rules out, rejected, reject+, turned away, screened out, removed from consideration, lack+, fail to, unfortunately, regret, regretfully, sadly, avoid, forgo, withdrawn, closed to, not set up, w o, free of, minus, auto rejected, stay away, in lieu of sponsorship, self sponsored, unsupported, n o`,
  ],
  [
    ['act'],
    `file+, submit+, submitted, initiate+, start+, begin, begins, beginning, sign, signs, signing, pay, pays, paid, paying, cover+, handle+, process, processes, processed, processing, prepare, prepares, prepared, complete, completes, obtain+, get you, sort it, sort, sorts, extend+, renew+, continue, continues, take over, take it over, take on, takes over, taking over, took over, assume+, move your, port, ports, porting, convert, converts, converting, act as, acts as, help, helps, helped, assist+, support, supports, supported, supporting, offer+, provide+, providing, give, gives, giving, given, arrange+, facilitate+, secure your, do, does, doing, put you in, reimburse+, include+, bring, brings, back your, commit+, participate+, participates, write, writes, work with, works with, working with, partner with, hire, hires, hiring, hired, appoint, appointed, employ, employs, recruit, recruits, relocate you, apply for your, petition for, takes care of, take care of, look after, tender, tenders, walk you through, guide you, navigate, deal with, entertain+, stand behind, process your, transition`,
  ],
  [
    ['act', 'welcome'],
    'accept, accepts, accepted, accepting, consider, considers, considered, considering, consideration, welcome, welcomes, welcomed, welcoming, take, takes, taking, taken, invite, invites, invited, comfortable with, open to, happy to, glad to, willing to, able to, prepared to, can do, will do',
  ],
  [
    ['welcome'],
    `available, availability, possible, possibility, an option, option, options, eligible, eligibility, ok, okay, okey, fine, yes, absolutely, certainly, of course, definitely, sure, encouraged, encourage, may apply, can apply, please apply, should apply, apply too, qualify, qualifies, on us, at our expense, on our dime, no cost to the candidate, negotiable, easy, simple, straightforward, year round, offered, provided, supported, accepted, granted, discretion, might, routinely, gladly, join us, good, acceptable, allowed, permitted, friendly, opportunity, preferred visa, included, any work authorization, any status, all work authorizations, all statuses, immediate, immediately, covered, apply no matter, tell us early, let's talk, talk to us, let us talk, ask us about, is a go, happens, guaranteed, assured, standard, from day one, starts day one, day one, in place, tired of, hear from you, reach out, get in touch, come work, case basis, employer of record, works for us, we've got you, got you covered, approved, invited, looked at, waiver opportunity, waiver site, welcomes, reviewed individually, considered individually`,
  ],
  [
    ['welcome', 'visa'],
    'j1 waiver site~, j1 waiver opportunity, all visas, any visa, any visas, any visa status, all visa types, any visa type, all visa statuses',
  ],
  [['welcome', 'hold'], 'eligible for'],
  [
    ['need'],
    'need, needs, needed, needing, require, requires, required, requiring, want, wants, request, requests, requesting, seek, seeking, depend on, rely on, dependent on, in need of',
  ],
  [
    ['must'],
    `must, only, shall, have to, has to, mandatory, limited to, limits, limit, limited, restricted, restricted to, restricts, requirement, requirements, essential, non negotiable, nonnegotiable, contingent, condition, condition of, subject to, req'd, reqd, req, necessary, insists, insist, a must, obligatory, exclusively, solely, sole, strictly, strict, itar, ear, export control, export controlled, export controls, export law~, export regulation~, export compliance, dfars, reserved for, confined to, by law, by contract, federal law, need apply, nobody else, no one else, pls, please, minimum, ability to obtain, able to obtain, eligible to obtain`,
  ],
  [
    ['hold'],
    `obtain, obtained, obtaining, obtainable, proof of, get, maintain, maintaining, hold, holds, holding, possess, possession, active, current, undergo, granted, grant of, award of, upon, pass, verify, valid, with, have, has, having, be, is, in hand`,
  ],
  [
    ['prefer', 'negation'],
    "not have to, don't have to, doesn't have to, not need to, don't need to, not require, don't require, doesn't require, no need to, not necessary to",
  ],
  [
    ['must'],
    'must be able to, should be able to, need to be able to, needs to be able to, you are able to, be able to obtain',
  ],
  [['must', 'need'], 'is required, are required, required, requires, is needed, needed'],
  [
    ['prefer'],
    "a plus, big plus, huge plus, definite plus, strong plus, not required, isn't required, not needed, preferred, preferable, preferably, prefer, plus, nice to have, desired, desirable, highly desired, helpful, a bonus, bonus, advantage, advantageous, an asset, ideally, optional, would be nice, not expected, may get to, beneficial, strong plus, nice, not mandatory, not necessary, welcome but not",
  ],
  [
    ['form'],
    `please include, please state, please indicate, please specify, please list, please tell, please note your, let the recruiter know, let our recruiter know, let the recruiter, please explain, explain, explain below, this form, the form below, if you answered, answered yes, answered no, state your, include your, indicate your, specify your, list your, indicate whether, tell us whether, tell us your, let us know, which of these, which of the following, application question, question, prefer not to say, whether they, whether you, specify, your visa status, your current visa status, current visa status, current immigration status, your immigration status, citizenship details, or visa status, visa requirements, work auth, self identify, do you, are you, will you, would you, have you, can you provide, do you have, questionnaire, applicants will be asked, you will be asked, select one, check one, drop down, describes you, commence, describe`,
  ],
  [
    ['duty'],
    `advise, advises, advising, adjudicates, adjudicating, attorney with, immigration attorney with, paralegal, paralegals, immigration law, immigration lawyer with, immigration policy, immigration attorney~, immigration specialist, immigration consultant, immigration analyst, immigration officer, guests, responsibilities, responsibility, help desk, business visa~, tourist~, traveler~, visitor visa~, tourist visa~, travel visa~, visa request~, visa question~, passport~ and visa, passport and visa, passport and visa processing, consular, consulate, embassy visits, visa management, visa card~, visa gift card~, visa prepaid, visa and mastercard, visa mastercard, visa certification, visa rules, visa debit, visa credit, chargeback~, mastercard, gift card~, prepaid, debit, credit card~, experience preparing, experience filing, experience with, experience in, experience processing, experience managing, knowledge of, familiarity with, familiar with, understanding of, international student office, international student services, removal defense, asylum, naturalization, immigration court, immigration clients, uscis forms, immigration forms, refugee~, resettlement, case manager, handled by others, procedural terminology, physical therapy codes, opt out, opt in, opt ins, service center, compliance officer, export licenses, for clients, our clients', client petitions, employees' visas, help clients, for our clients, clients in, for individuals and families, on behalf of clients, corporate clients, mobility programs, global mobility specialist, years of immigration, track visa, process visas, prepare petitions, prepare h1b, drafting, foreign service, trips, passengers, travel documents, global entry, work permits for minors, working papers, building permit~, under 18, minors, welding permit~, hot work permit~, work permits required, permit to work, confined space, for our client, clients' petitions`,
  ],
  [
    ['product'],
    'experience, customers, our customers, our users, our products, our platform, software, saas, platform, coding, icd 10, icd, hcpcs, medical codes, billing, editor, posters',
  ],
  [
    ['employer'],
    `we, we'll, we're, we've, we'd, our, us, company, the firm, firm, employer, employer's, owner, owners, restaurant, farm, ranch, church, parish, foundation, nonprofit, client, clients, organization, university, the institute, institute, hospital, district, school, the agency, agency, department, college, team, clinic, practice, my client, the client, i, i'm, i'll, corporation, group, network, the board, management, the library, the city, the county, the state, center, the lab, startup, hr, human resources, international office, law firm, lawyers, lawyer, counsel`,
  ],
  [
    ['applicant'],
    `you, you'll, your, you're, you'd, someone, somebody, everyone, folks, candidate, candidates, canidates, applicant, applicants, individuals, individual, persons, person, people, those, anyone, anybody, employees, new hires, consultant~, contractor~, graduates, grads, students, student, interns, holders, holder, workers, hires, talent, teachers, physicians, nurses, engineers, analyst~, developer~, postdocs, scholars, residents, veterinarians, canadians, mexicans, australians`,
  ],
  [
    ['transfer'],
    'transfer, transfers, transferred, transferring, transferable, port your, extensions, current holders, already hold, already on, currently on, existing holders',
  ],
  [
    ['initial', 'visa'],
    'new h1b~, new visa~, new petition~, new h1b petition~, new h1b visa~, initial h1b~, initial petition~, new cap petition~, new sponsorship, initial sponsorship, new filings, new applications, cap subject, from scratch, fresh h1b, new cases, new cap cases, first time h1b',
  ],
  [['anaphor'], 'it, one, this one, that, these, them, such, there'],
  [['joiner'], 'or, and or, otherwise, others, those, anyone, who are, also'],
];
