import { CHOICE, LINE, LINK, list, type MeaningRule, TEXT } from './meaning-rule.ts';

/** Contact, links, and documents. */
export const PERSON_RULES: readonly MeaningRule[] = [
  {
    meaning: 'first-name',
    labels: list(`
      first name, given name, given names, forename, first, legal first name, first name legal, jmeno, krestni
      jmeno`),
    names: list(`
      first name, firstname, given name, fname, forename, krestni jmeno`),
    autocomplete: ['given-name'],
    kinds: LINE,
    place: 'person',
  },
  {
    meaning: 'middle-name',
    labels: list(`
      middle name, middle, legal middle name, middle names, middle name or initial`),
    names: ['middle name', 'middlename', 'additional name', 'mname'],
    autocomplete: ['additional-name'],
    kinds: LINE,
    place: 'person',
  },
  {
    meaning: 'middle-initial',
    labels: ['middle initial', 'mi', 'm i', 'middle name initial'],
    names: ['middle initial'],
    kinds: LINE,
    place: 'person',
  },
  {
    meaning: 'last-name',
    labels: list(`
      last name, family name, surname, last, legal last name, last name legal, last names, last name surname,
      family name surname, prijmeni`),
    names: ['last name', 'lastname', 'family name', 'surname', 'lname', 'prijmeni'],
    autocomplete: ['family-name'],
    kinds: LINE,
    place: 'person',
  },
  {
    meaning: 'full-name',
    labels: list(`
      name, full name, first and last name, first last name, first name and last name, first name last name, name
      first and last, name first last, jmeno a prijmeni`),
    names: ['full name', 'fullname', '=name', 'candidate name', 'applicant name'],
    autocomplete: ['name'],
    kinds: LINE,
    place: 'person',
  },
  {
    meaning: 'legal-name',
    labels: list(`
      legal name, full legal name, legal full name, legal first and last name`),
    names: ['legal name', 'full legal name'],
    kinds: LINE,
    place: 'person',
  },
  {
    meaning: 'preferred-name',
    labels: list(`
      preferred name, preferred first name, nickname, name you go by, name do you go by, goes by, preferred first
      name nickname, chosen name, should we call you, would you like to be called, do you like to be called`),
    names: ['preferred name', 'preferred first name', 'nickname', 'preferredname'],
    autocomplete: ['nickname'],
    kinds: LINE,
    place: 'person',
  },
  {
    meaning: 'email',
    labels: list(`
      email, email address, confirm email, confirm email address, confirm your email, verify email, verify email
      address, re enter email, reenter email, re enter email address, repeat email, personal email, personal email address, best email, email id, personal email id, where can we email you, where can we reach you by email,
      where should we email you, emailova adresa`),
    names: ['email', 'email address', 'emailaddress', 'email id'],
    autocomplete: ['email'],
    kinds: ['text', 'email'],
    place: 'person',
  },
  {
    meaning: 'phone',
    labels: list(`
      phone, phone number, contact no, mobile no, cell no, phone with country code, phone number with country code,
      phone including country code, mobile, mobile phone, mobile phone number, mobile number, cell, cell phone, cell phone
      number, cell number, contact number, contact phone, contact phone number, best phone number, best phone
      number to reach you, phone number mobile, phone number cell, phone mobile, tel, phone no, phone mobile
      number, daytime phone, daytime phone number, day phone, daytime
      telephone number, telefon, mobilni telefon, telefonni cislo`),
    names: list(`
      phone, phone number, phonenumber, mobile phone, mobile, tel, telefon, cell phone`),
    autocomplete: ['tel', 'tel-national'],
    kinds: ['text', 'tel', 'number'],
    place: 'person',
  },
  {
    meaning: 'phone-area',
    labels: ['phone area'],
    names: [],
    kinds: ['text', 'tel', 'number'],
    place: 'person',
  },
  {
    meaning: 'phone-prefix',
    labels: ['phone prefix'],
    names: [],
    kinds: ['text', 'tel', 'number'],
    place: 'person',
  },
  {
    meaning: 'phone-line',
    labels: ['phone line'],
    names: [],
    kinds: ['text', 'tel', 'number'],
    place: 'person',
  },
  {
    meaning: 'phone-country',
    labels: list(`
      country code, phone country code, country phone code, phone code, dial code, dialing code, country calling
      code, calling code, phone country, country phone number code, phone number country code, country region
      phone code`),
    names: list(`
      country phone code, phone country code, phone code, country code phone, dial code, calling code, phone
      country, country dial code`),
    autocomplete: ['tel-country-code'],
    kinds: ['text', 'tel', 'select', 'combobox'],
    place: 'person',
  },
  {
    meaning: 'street',
    labels: list(`
      street, street address, address, address line 1, address 1, street address line 1, home address, mailing
      address, home address line 1, street address 1, address line one, street name and number, residential
      address, current address, permanent address, ulice`),
    names: list(`
      address line1, address line 1, street, street address, address1, address 1, street1, addressline1, =address`),
    autocomplete: ['street-address', 'address-line1'],
    kinds: TEXT,
    place: 'person',
  },
  {
    meaning: 'full-address',
    labels: list(`
      full address, complete address, address street city state zip, address street city state zip code, home
      address street city state zip, mailing address street city state zip, street city state zip, full mailing
      address, full home address, address including city state and zip, full address street city state zip`),
    names: ['full address'],
    kinds: TEXT,
    place: 'person',
  },
  {
    meaning: 'city',
    labels: list(`
      city, town, city town, city or town, town or city, town city, home city, city of residence, city do you live in, city do
      you currently live in, which city do you live in, city do you reside in, home town, city of current
      residence, mesto`),
    names: ['city', 'town', 'locality', 'mesto'],
    autocomplete: ['address-level2'],
    kinds: CHOICE,
    place: 'person',
  },
  {
    meaning: 'region',
    labels: list(`
      state, state or territory, state province, state province region, state or province, province, region, state region, us state,
      state territory, state province county, state of residence, in which state do you reside, in which state do
      you live, which state do you live in, which state do you reside in, state do you live in, state do you
      reside in, state do you currently live in, state do you currently reside in, current state, current state of
      residence, state where you live, which us state do you live in, state province or region, home state,
      province state, state province territory`),
    names: list(`
      state, province, region, country region, state province, countryregion, administrative area`),
    autocomplete: ['address-level1'],
    kinds: CHOICE,
    place: 'person',
  },
  {
    meaning: 'postal-code',
    labels: list(`
      zip, zip code, postal code, zip postal code, postal code zip, zip code postal code, zip or postal code,
      postal zip code, postal code zip code, home zip code, psc`),
    names: ['postal code', 'zip', 'zip code', 'postalcode', 'zipcode', 'postcode'],
    autocomplete: ['postal-code'],
    kinds: ['text', 'tel', 'number'],
    place: 'person',
  },
  {
    meaning: 'country',
    labels: list(`
      country, country of residence, country region, country territory, country where you live, which country do
      you live in, which country do you reside in, in which country do you live, in which country do you reside,
      country do you reside in, country do you currently live in, country do you currently reside in, country are
      you located in, country are you currently located in, country are you based in, which country are you
      located in, which country are you based in, country or region, home country, current country, current
      country of residence, country do you live in, zeme, stat`),
    names: ['country', 'country name', 'address country'],
    autocomplete: ['country', 'country-name'],
    kinds: CHOICE,
    place: 'person',
  },
  {
    meaning: 'city-region',
    labels: list(`
      location, location city, current location, city state, city and state, location city state, city state
      country, city state of residence, current city and state, city and state of residence, city state zip, city
      country, home location, current city, current city state, where are you located, where are you based, where
      do you live, which city are you in, city and country, location city country, location city and state, where are you currently
      located, where are you currently based, candidate location`),
    names: list(`
      candidate location, =location, city state, current location, location city`),
    kinds: CHOICE,
    place: 'person',
  },
  {
    meaning: 'linkedin',
    labels: list(`
      linkedin, linkedin profile, linkedin url, linkedin profile url, linkedin profile link, linkedin link,
      linkedin page, linkedin account, link to linkedin profile, link to your linkedin profile, linkedin address,
      linkedin profil, linkedin com, linkedin public profile, muzete prilozit linkedin profil, linkedin profile
      address, url linkedin`),
    names: list(`
      linkedin, linkedin url, linkedin profile, linkedin profile url, urls linkedin, linkedin link, linkedin
      account`),
    kinds: LINK,
    place: 'person',
  },
  {
    meaning: 'github',
    labels: list(`
      github, github or similar, github or other repository, github profile, github url, github profile url, github link, github username or url, link to github,
      link to your github profile, github account, github profile link, github page`),
    names: ['github', 'github url', 'urls github', 'github profile', 'github link'],
    kinds: LINK,
    place: 'person',
  },
  {
    meaning: 'portfolio',
    labels: list(`
      portfolio, portfolio url, portfolio link, portfolio website, link to portfolio, link to your portfolio,
      online portfolio, portfolio site, portfolio page`),
    names: list(`
      portfolio, portfolio url, urls portfolio, portfolio link, portfolio website`),
    kinds: LINK,
    place: 'person',
  },
  {
    meaning: 'website',
    labels: list(`
      website, personal website, website url, personal website url, personal site, web site, other website,
      website link, homepage, blog, personal website or blog, website or blog, website blog`),
    names: list(`
      website, personal website, website url, urls website, personal site, urls other`),
    autocomplete: ['url'],
    kinds: LINK,
    place: 'person',
  },
  {
    meaning: 'website-or-portfolio',
    labels: list(`
      website portfolio, portfolio website url, website or portfolio, portfolio or website, portfolio personal
      website, personal website portfolio, personal website or portfolio, portfolio or personal website, website
      or portfolio url, portfolio or website url, website portfolio url, website blog or portfolio, website blog
      portfolio, website portfolio or blog, portfolio website or blog, portfolio blog or website, blog or portfolio`),
    names: ['website portfolio', 'portfolio website'],
    kinds: LINK,
    place: 'person',
  },
  {
    meaning: 'resume-file',
    labels: list(`
      resume, cv, resume cv, resume or cv, cv resume, resume file, cv or resume, resume upload, resume attachment,
      zivotopis, zivotopis soubor, cv soubor, prilozte strukturovane cv, prilozte cv, prilozte zivotopis, file
      resume, attach resume cv, attach resume, upload resume, upload cv, drop resume here, select resume`),
    names: list(`
      resume, cv, resume file, resume cv, cv file, resume upload, resume input, file upload input ref resume,
      zivotopis`),
    kinds: ['file'],
    place: 'anywhere',
  },
  {
    meaning: 'letter-file',
    labels: list(`
      cover letter, cover letter file, attach cover letter, upload cover letter, cover letter attachment, cover
      letter upload, letter of interest, motivation letter, motivacni dopis, pruvodni dopis, prilozte motivacni
      dopis`),
    names: list(`
      cover letter, coverletter, cover letter file, cover letter upload`),
    kinds: ['file'],
    place: 'anywhere',
  },
  {
    meaning: 'letter-text',
    labels: list(`
      cover letter, cover letter text, letter of interest, letter of application, application letter, motivation letter, message to the hiring manager,
      message to hiring manager, message to the hiring team, message to hiring team, paste cover letter, write
      cover letter, motivacni dopis, pruvodni dopis, prilozte motivacni dopis, write a cover letter, cover letter
      or message`),
    names: list(`
      cover letter, coverletter, cover letter text, motivation letter, pruvodni dopis`),
    kinds: ['textarea'],
    place: 'anywhere',
  },
  {
    meaning: 'current-employer',
    labels: list(`
      current company, current employer, current company name, current employer name, current or most recent
      employer, current or most recent company, most recent employer, most recent company, current most recent
      employer, current most recent company, name of current employer, current organization, current or previous
      employer`),
    names: ['=org', 'current company', 'current employer'],
    autocomplete: ['organization'],
    kinds: LINE,
    place: 'person',
  },
  {
    meaning: 'current-title',
    labels: list(`
      current title, current job title, current position, current role, occupation, current or most recent title, current or
      most recent job title, most recent job title, most recent title, current most recent job title, current or
      previous job title`),
    names: ['current title', 'current job title'],
    autocomplete: ['organization-title'],
    kinds: LINE,
    place: 'person',
  },
  {
    // A school outside of a block about schools.
    meaning: 'newest-school',
    labels: list(`
      college university, university college, college or university, university or college, university, college
      attended, university attended, school attended, college or university attended, alma mater, most recent
      school, most recent school attended, name of college or university, name of university`),
    names: list(`
      college university, university`),
    kinds: CHOICE,
    place: 'person',
  },
  {
    meaning: 'skills',
    labels: list(`
      skills, key skills, technical skills, skill set, list skills, list your skills, list your technical skills,
      relevant skills, top skills, skills list, to add skills, add skills, search skills`),
    names: ['skills', 'technical skills', 'skill list'],
    kinds: [...TEXT, 'combobox'],
    place: 'person',
  },
];
