-- Government files about employers that sponsored visas, loaded by the operator. A file is replaced as a whole.
CREATE TABLE filing_files (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('uscis-h1b', 'dol-lca')),
  fiscal_year int NOT NULL CHECK (fiscal_year BETWEEN 2000 AND 2100),
  -- 0 for a file of the whole year.
  quarter int NOT NULL DEFAULT 0 CHECK (quarter BETWEEN 0 AND 4),
  -- As the operator’s file was called.
  name text NOT NULL,
  content_hash bytea NOT NULL,
  -- Rows of the file that were used, and those that weren’t.
  used_rows int NOT NULL,
  rejected_rows int NOT NULL,
  employers int NOT NULL,
  -- By reason: how many rows, and the line of the first one.
  rejects jsonb NOT NULL,
  loaded_at timestamptz NOT NULL,
  UNIQUE (kind, fiscal_year, quarter)
);

-- What an employer filed from one place. Rows of a file that differ in nothing else are added up.
CREATE TABLE filings (
  file_id int NOT NULL REFERENCES filing_files ON DELETE CASCADE,
  -- As filed.
  employer text NOT NULL,
  -- The name without its legal form, with abbreviations written out, by which companies are matched.
  normalized_name text NOT NULL,
  -- Empty if the file doesn’t say.
  state text NOT NULL,
  city text NOT NULL,
  -- Industry code, two to six digits.
  naics text NOT NULL,
  -- Decisions of USCIS about H-1B petitions.
  initial_approvals int NOT NULL DEFAULT 0,
  initial_denials int NOT NULL DEFAULT 0,
  continuing_approvals int NOT NULL DEFAULT 0,
  continuing_denials int NOT NULL DEFAULT 0,
  -- Labor condition applications at the Department of Labor, by their status.
  certified int NOT NULL DEFAULT 0,
  certified_withdrawn int NOT NULL DEFAULT 0,
  withdrawn int NOT NULL DEFAULT 0,
  denied int NOT NULL DEFAULT 0,
  -- Whether the file leaves out a number, so that the real one may be higher.
  is_partial boolean NOT NULL DEFAULT false,
  PRIMARY KEY (file_id, employer, state, city, naics)
);

-- The employers of a file that belong to a company. Only nearly certain ones are stored.
CREATE TABLE company_filings (
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  file_id int NOT NULL REFERENCES filing_files ON DELETE CASCADE,
  employer text NOT NULL,
  basis text NOT NULL,
  -- 0 to 1.
  confidence real NOT NULL,
  PRIMARY KEY (company_id, file_id, employer)
);
CREATE INDEX company_filings_file ON company_filings (file_id);

-- When each company was last compared with the files.
CREATE TABLE company_filing_checks (
  company_id uuid PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  checked_at timestamptz NOT NULL,
  -- IDs of the files that there were.
  file_ids int[] NOT NULL
);
