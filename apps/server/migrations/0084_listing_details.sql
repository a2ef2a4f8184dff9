-- Listings show their company and source, whose changes give them no new revision. So these are announced too, and servers then read
-- the listings again that they hold in memory.
CREATE TRIGGER companies_changed AFTER UPDATE OF name, slug, about ON companies
  FOR EACH ROW WHEN (ROW (OLD.name, OLD.slug, OLD.about) IS DISTINCT FROM ROW (NEW.name, NEW.slug, NEW.about))
  EXECUTE FUNCTION announce_row_changes('listing-details');
CREATE TRIGGER listing_sources_changed AFTER UPDATE OF name, kind, attribution, may_show_description, may_mark_up_job_posting ON listing_sources
  FOR EACH ROW WHEN (
    ROW (OLD.name, OLD.kind, OLD.attribution, OLD.may_show_description, OLD.may_mark_up_job_posting) IS DISTINCT FROM
    ROW (NEW.name, NEW.kind, NEW.attribution, NEW.may_show_description, NEW.may_mark_up_job_posting)
  )
  EXECUTE FUNCTION announce_row_changes('listing-details');
