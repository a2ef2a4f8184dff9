-- Tables that are only added to can be partitioned by month (UTC), so that old months can be dropped whole and vacuum leaves them alone.
-- A monthly table `events` has partitions `events_2026_11`, `events_2026_12`, … and `events_other`, which takes rows of every other month, so
-- that no write is lost when a month is missing.
--
--   SELECT make_monthly('events', 'at');                        in a migration: keeps every row, index, constraint, and trigger
--   SELECT add_months('events', current_date, 3);               creates this month and the next three (platform/db/months.ts does it daily)
--   SELECT drop_months_before('events', now() - interval '2 years');

-- The first day of the month of a moment or a day, in UTC. Null for an infinite one.
CREATE FUNCTION get_month(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN isfinite(moment) THEN date_trunc('month', moment AT TIME ZONE 'UTC')::date END
$$;
CREATE FUNCTION get_month(day date) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN isfinite(day) THEN date_trunc('month', day::timestamp)::date END
$$;

-- The column that a table is partitioned by. An error if it isn’t monthly.
CREATE FUNCTION get_month_column(target regclass) RETURNS name LANGUAGE plpgsql STABLE AS $$
DECLARE
  found name;
BEGIN
  SELECT attname INTO found FROM pg_partitioned_table
    JOIN pg_attribute ON attrelid = partrelid AND attnum = partattrs[0]
  WHERE partrelid = target AND partstrat = 'r' AND partnatts = 1;
  IF found IS NULL THEN
    RAISE EXCEPTION '% is not partitioned by month', target;
  END IF;
  RETURN found;
END $$;

-- The name of a table’s partition, without quotes.
CREATE FUNCTION get_month_name(target regclass, month date) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT relname || COALESCE(to_char(month, '"_"YYYY"_"MM'), '_other') FROM pg_class WHERE oid = target
$$;

-- A table’s columns that can be written, as a list for SQL.
CREATE FUNCTION list_written_columns(target regclass) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
  WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
$$;

-- Creates one month, and moves its rows there if some were written before. Triggers of the table don’t see the move.
CREATE FUNCTION add_month(target regclass, month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moment constant name := get_month_column(target);
  owner constant text := (SELECT relnamespace::regnamespace::text FROM pg_class WHERE oid = target);
  other constant text := format('%s.%I', owner, get_month_name(target, NULL));
  added constant text := format('%s.%I', owner, get_month_name(target, month));
  columns constant text := list_written_columns(target);
BEGIN
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', other);
  EXECUTE format('CREATE TABLE %s (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED INCLUDING STORAGE INCLUDING COMPRESSION)',
    added, target);
  EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', other);
  EXECUTE format('WITH moved AS (DELETE FROM %1$s WHERE get_month(%2$I) = %3$L RETURNING %4$s) INSERT INTO %5$s (%4$s) SELECT %4$s FROM moved',
    other, moment, month, columns, added);
  EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', other);
  -- A day and a moment both read these bounds.
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)', target, added,
    month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00');
END $$;

-- Creates a table’s months from a day’s on, and those of the year before that have rows and no partition. Returns how many were added: 0
-- while another process does it. It gives up waiting for a lock before PostgreSQL looks for deadlocks (after 1 s), so that nobody else’s
-- transaction is canceled for it.
CREATE FUNCTION add_months(target regclass, day date, ahead int) RETURNS int LANGUAGE plpgsql SET lock_timeout = '500ms' AS $$
DECLARE
  moment constant name := get_month_column(target);
  owner constant text := (SELECT relnamespace::regnamespace::text FROM pg_class WHERE oid = target);
  until constant date := get_month(day) + make_interval(months => ahead);
  months date[];
  month date;
  added int := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('foothold months of ' || target::text, 0)) THEN
    RETURN 0;
  END IF;
  EXECUTE format('SELECT array_agg(DISTINCT get_month(%1$I)) FROM %2$s.%3$I WHERE get_month(%1$I) BETWEEN %4$L AND %5$L',
    moment, owner, get_month_name(target, NULL), get_month(day) - interval '1 year', until) INTO months;
  months := months || ARRAY(SELECT generate_series(get_month(day), until, interval '1 month')::date);
  FOR month IN SELECT DISTINCT unnest(months) ORDER BY 1 LOOP
    CONTINUE WHEN to_regclass(format('%s.%I', owner, get_month_name(target, month))) IS NOT NULL;
    PERFORM add_month(target, month);
    added := added + 1;
  END LOOP;
  RETURN added;
END $$;

-- Drops the months that ended before a moment, and rows of such months without a partition. Returns how many months were dropped: 0 while
-- another process changes the table’s months.
CREATE FUNCTION drop_months_before(target regclass, before timestamptz) RETURNS int LANGUAGE plpgsql SET lock_timeout = '500ms' AS $$
DECLARE
  moment constant name := get_month_column(target);
  owner constant text := (SELECT relnamespace::regnamespace::text FROM pg_class WHERE oid = target);
  other constant text := format('%s.%I', owner, get_month_name(target, NULL));
  has_old boolean;
  old name;
  dropped int := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('foothold months of ' || target::text, 0)) THEN
    RETURN 0;
  END IF;
  FOR old IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = target AND relname < get_month_name(target, get_month(before)) AND relname ~ '_\d{4}_\d{2}$'
  LOOP
    EXECUTE format('DROP TABLE %s.%I', owner, old);
    dropped := dropped + 1;
  END LOOP;
  EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE get_month(%I) < %L)', other, moment, get_month(before)) INTO has_old;
  IF has_old THEN
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', other);
    EXECUTE format('DELETE FROM %s WHERE get_month(%I) < %L', other, moment, get_month(before));
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', other);
  END IF;
  RETURN dropped;
END $$;

-- Partitions a table by the month of one of its columns (timestamptz or date, not null). The column joins the primary key. The table must have
-- no other unique key without the column and no foreign key that points at it.
CREATE FUNCTION make_monthly(target regclass, moment name) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner constant text := (SELECT relnamespace::regnamespace::text FROM pg_class WHERE oid = target);
  bare constant name := (SELECT relname FROM pg_class WHERE oid = target);
  columns constant text := list_written_columns(target);
  place constant int2 := (SELECT attnum FROM pg_attribute
    WHERE attrelid = target AND attname = moment AND attnotnull AND atttypid IN ('timestamptz'::regtype, 'date'::regtype));
  before constant text := format('%s.%I', owner, bare || '_before');
  after constant text := format('%s.%I', owner, bare);
  definitions text[];
  numbers jsonb;
  statement text;
  one record;
BEGIN
  IF place IS NULL THEN
    RAISE EXCEPTION '% has no column % that is a time or a day and never null', target, moment;
  END IF;
  IF (SELECT relkind <> 'r' OR relispartition OR reloptions IS NOT NULL FROM pg_class WHERE oid = target) THEN
    RAISE EXCEPTION '% is a partition, has some, or has storage parameters', target;
  END IF;
  IF EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND confrelid = target) THEN
    RAISE EXCEPTION 'a foreign key points at %', target;
  END IF;
  IF EXISTS (SELECT FROM pg_index WHERE indrelid = target AND NOT indisprimary AND (indisunique AND NOT place = ANY (indkey) OR indisexclusion)) THEN
    RAISE EXCEPTION '% has a unique key without %', target, moment;
  END IF;

  -- What LIKE doesn’t take along, in the order in which it can be created again.
  definitions := ARRAY(
    SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', after, conname,
      CASE WHEN contype = 'p' AND NOT place = ANY (conkey)
        THEN regexp_replace(pg_get_constraintdef(oid), '\)', format(', %I)', moment)) ELSE pg_get_constraintdef(oid) END)
    FROM pg_constraint WHERE conrelid = target AND contype IN ('p', 'u', 'c', 'f') ORDER BY position(contype::text IN 'pucf'), conname
  ) || ARRAY(
    SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = target
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u')) ORDER BY indexrelid
  ) || ARRAY(
    SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = target AND NOT tgisinternal ORDER BY tgname
  );
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', target);
  EXECUTE format('ALTER TABLE %s RENAME TO %I', after, bare || '_before');
  EXECUTE format('CREATE TABLE %s (LIKE %s INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING IDENTITY INCLUDING STORAGE INCLUDING COMPRESSION)
    PARTITION BY RANGE (%I)', after, before, moment);
  EXECUTE format('CREATE TABLE %s.%I PARTITION OF %s DEFAULT', owner, bare || '_other', after);
  EXECUTE format('SELECT add_month(%L::regclass, month) FROM (SELECT DISTINCT get_month(%I) AS month FROM %s) AS months WHERE month IS NOT NULL',
    after, moment, before);
  PERFORM add_months(after::regclass, get_month(now()), 3);
  EXECUTE format('INSERT INTO %s (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM %3$s', after, columns, before);

  -- The numbers of an identity column go on, under the sequence’s old name.
  FOR one IN SELECT attname AS name, pg_get_serial_sequence(before, attname) AS old, pg_get_serial_sequence(after, attname) AS new
    FROM pg_attribute WHERE attrelid = target AND attidentity <> '' AND NOT attisdropped
  LOOP
    EXECUTE format('SELECT setval(%L, last_value, is_called) FROM %s', one.new, one.old);
    numbers := COALESCE(numbers, '{}') || jsonb_build_object(one.new, (SELECT relname FROM pg_class WHERE oid = one.old::regclass));
  END LOOP;
  EXECUTE format('DROP TABLE %s', before);
  FOR one IN SELECT key, value FROM jsonb_each_text(numbers) LOOP
    EXECUTE format('ALTER SEQUENCE %s RENAME TO %I', one.key, one.value);
  END LOOP;
  FOREACH statement IN ARRAY definitions LOOP
    EXECUTE statement;
  END LOOP;
END $$;

-- The records of emails, and of staff who looked at a member’s data, are deleted by age. docs/operating.md (“Tables by month”) says why other
-- tables stay whole.
SELECT make_monthly('mails', 'created_at');
SELECT make_monthly('staff_views', 'at');

-- Erasing an account deletes the emails to it and those whose text names it. Delivered emails have no text.
CREATE INDEX mails_recipient ON mails (recipient);
CREATE INDEX mails_with_text ON mails (created_at) WHERE body_text <> '' OR body_html <> '';
