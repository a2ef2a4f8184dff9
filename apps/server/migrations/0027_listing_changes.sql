-- Every change of listings takes a new revision, so this announces each change on commit. Servers then drop the pages that show listings.
CREATE FUNCTION announce_row_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('foothold_row_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER listing_catalog_changed AFTER UPDATE ON listing_catalog
  FOR EACH STATEMENT EXECUTE FUNCTION announce_row_changes('listings');
