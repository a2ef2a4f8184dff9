-- Listings and companies that a member doesn't want to see in matches and search.
CREATE TABLE hidden_listings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  listing_id uuid REFERENCES listings ON DELETE CASCADE,
  company_id uuid REFERENCES companies ON DELETE CASCADE,
  hidden_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(listing_id, company_id) = 1),
  UNIQUE (user_id, listing_id),
  UNIQUE (user_id, company_id)
);
CREATE INDEX hidden_listings_listing ON hidden_listings (listing_id);
CREATE INDEX hidden_listings_company ON hidden_listings (company_id);
