-- Whatever ends a session, or takes away the token that it was opened with, says so: open streams of it end with it, on every server.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('foothold_session_ends', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_session_end();
CREATE TRIGGER sessions_renewed AFTER UPDATE OF token ON sessions FOR EACH ROW
  WHEN (OLD.token IS DISTINCT FROM NEW.token) EXECUTE FUNCTION announce_session_end();
