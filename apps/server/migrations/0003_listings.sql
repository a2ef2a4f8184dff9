-- English, and the same with or without accents.
CREATE TEXT SEARCH CONFIGURATION listing_text (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION listing_text ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- One row: how often the listings were changed. Whoever changes them takes the next number first, so that changes come one
-- after the other and a reader that knows a number can ask for what came after it.
CREATE TABLE listing_catalogue (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  revision bigint NOT NULL DEFAULT 0
);
INSERT INTO listing_catalogue DEFAULT VALUES;

CREATE TABLE listing_sources (
  id text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sample', 'feed', 'page', 'manual')),
  url text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE companies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  -- Name without accents, marks and legal form: by it the same company is recognised.
  slug text NOT NULL UNIQUE,
  about text,
  url text
);

CREATE TABLE listings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source_id text NOT NULL REFERENCES listing_sources,
  -- The listing's id at its source: the same listing again is an update, never a second row.
  external_id text NOT NULL,
  url text,
  company_id uuid NOT NULL REFERENCES companies,
  title text NOT NULL,
  description text NOT NULL,
  employment_type text NOT NULL CHECK (employment_type IN ('full-time', 'part-time', 'contract', 'temporary', 'internship', 'per-diem')),
  remote text NOT NULL CHECK (remote IN ('no', 'hybrid', 'yes')),
  pay_min numeric(12, 2),
  pay_max numeric(12, 2),
  pay_currency char(3),
  pay_period text CHECK (pay_period IN ('hour', 'year')),
  -- US dollars a year, so that hourly and yearly pay compare; 2,080 hours a year.
  pay_year_min numeric(12, 2) GENERATED ALWAYS AS (CASE WHEN pay_currency = 'USD' THEN CASE pay_period WHEN 'hour' THEN pay_min * 2080 ELSE pay_min END END) STORED,
  pay_year_max numeric(12, 2) GENERATED ALWAYS AS (CASE WHEN pay_currency = 'USD' THEN CASE pay_period WHEN 'hour' THEN pay_max * 2080 ELSE pay_max END END) STORED,
  occupation text,
  seniority text,
  degree text,
  years int,
  sponsorship text NOT NULL DEFAULT 'unknown' CHECK (sponsorship IN ('sponsors', 'does-not-sponsor', 'citizens-or-clearance', 'unknown')),
  -- The sentence that says so.
  sponsorship_quote text,
  posted_at date NOT NULL,
  valid_through date,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- The next three are kept up by the writer, since what they hold stands in several tables. US states of its places:
  regions text[] NOT NULL DEFAULT '{}',
  -- Everything a listing is found by:
  search tsvector NOT NULL,
  -- The same without the description: short, so that many can be ranked by it.
  search_head tsvector NOT NULL,
  -- Of everything it says and what was read out of it: the same again changes nothing.
  content_hash bytea NOT NULL,
  -- Number of the change that wrote it last.
  revision bigint NOT NULL,
  UNIQUE (source_id, external_id),
  CHECK ((sponsorship = 'unknown') = (sponsorship_quote IS NULL)),
  CHECK ((pay_min IS NULL AND pay_max IS NULL) OR (pay_currency IS NOT NULL AND pay_period IS NOT NULL))
);
-- Counting and ranking read many rows: with the long columns set aside (and the short one kept in) four times as many fit a page.
ALTER TABLE listings SET (toast_tuple_target = 1100);
ALTER TABLE listings ALTER COLUMN search_head SET STORAGE MAIN, ALTER COLUMN search SET STORAGE EXTERNAL;
CREATE INDEX listings_search ON listings USING gin (search);
CREATE INDEX listings_search_head ON listings USING gin (search_head);
CREATE INDEX listings_newest ON listings (posted_at DESC, id) WHERE closed_at IS NULL;
CREATE INDEX listings_revision ON listings (revision, id);
CREATE INDEX listings_company ON listings (company_id);
CREATE INDEX listings_pay ON listings (pay_year_max) WHERE closed_at IS NULL;

CREATE TABLE listing_places (
  listing_id uuid NOT NULL REFERENCES listings ON DELETE CASCADE,
  position int NOT NULL,
  city text,
  region text,
  country char(2) NOT NULL,
  PRIMARY KEY (listing_id, position)
);
CREATE INDEX listing_places_city ON listing_places (lower(city));

CREATE TABLE listing_skills (
  listing_id uuid NOT NULL REFERENCES listings ON DELETE CASCADE,
  -- Id in the skill vocabulary.
  skill text NOT NULL,
  required boolean NOT NULL,
  -- Order in the text.
  position int NOT NULL,
  quote text NOT NULL,
  PRIMARY KEY (listing_id, skill)
);
CREATE INDEX listing_skills_skill ON listing_skills (skill);

-- Words of titles, companies and skills, for searches that were misspelt.
CREATE TABLE listing_words (
  word text PRIMARY KEY
);
