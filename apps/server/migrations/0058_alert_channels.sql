-- How a saved search's alerts arrive besides the portal: by email, in the member's browsers, or both.
ALTER TABLE saved_searches ADD COLUMN channel text NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'browser', 'both'));
