-- The database has three roles. The owner runs the migrations and owns everything. The server’s role and the custody process’s role own nothing:
-- they can do what `grant_privileges` gives them, and nothing that changes the schema. Their names are settings, so nothing here names them.
--
--   SELECT set_privileges('packet_approvals', 'SELECT', 'SELECT, INSERT');   in a migration: what the server and the custody process may do
--   SELECT limit_recruiters('resumes', 'user_id');                           in a migration: recruiters see rows of assigned members only
--   SELECT limit_recruiters_through('letters', 'resume_id', 'resumes');      the same for rows that belong to a row of another table
--   SELECT grant_privileges('foothold_server', 'foothold_custody');          by the owner, after every migration (platform/db/roles.ts)

-- Tables where the roles may do other than usual. The usual: the server reads and writes rows, and the custody process does nothing.
CREATE TABLE table_privileges (
  table_name text PRIMARY KEY,
  -- Privileges as GRANT takes them, also of columns: 'SELECT, UPDATE (state, decided_at)'. Empty for none.
  server text NOT NULL,
  custody text NOT NULL
);

-- Says what the two roles may do with a table. Takes effect with the next `grant_privileges`.
CREATE FUNCTION set_privileges(target regclass, server text, custody text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT relnamespace <> 'public'::regnamespace OR relispartition FROM pg_class WHERE oid = target) THEN
    RAISE EXCEPTION '% is a partition or not in the schema public', target;
  END IF;
  INSERT INTO table_privileges SELECT relname, set_privileges.server, set_privileges.custody FROM pg_class WHERE oid = target
  ON CONFLICT (table_name) DO UPDATE SET server = excluded.server, custody = excluded.custody;
END $$;

-- Gives one role its privileges. What it has besides is revoked.
CREATE FUNCTION grant_privileges_to(role_name name, is_custody boolean) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  one record;
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = role_name) IS NOT FALSE THEN
    RAISE EXCEPTION 'the role % does not exist or is a superuser', role_name;
  END IF;
  IF pg_has_role(role_name, current_user, 'MEMBER') THEN
    RAISE EXCEPTION 'the role % owns the database or may act as its owner', role_name;
  END IF;
  FOR one IN
    SELECT format('%I.%I', nspname, relname) AS target,
      CASE
        WHEN nspname = 'pgboss' THEN 'SELECT, INSERT, UPDATE, DELETE'
        -- Queries name the table, not its partitions, which have no policy of their own.
        WHEN relispartition THEN ''
        WHEN relname IN ('kysely_migration', 'kysely_migration_lock') THEN CASE WHEN is_custody THEN '' ELSE 'SELECT' END
        WHEN is_custody THEN coalesce(custody, '')
        ELSE coalesce(server, 'SELECT, INSERT, UPDATE, DELETE')
      END AS privileges
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    LEFT JOIN table_privileges ON table_name = relname AND nspname = 'public'
    WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p', 'v', 'm', 'f')
    ORDER BY nspname, relname
  LOOP
    EXECUTE format('REVOKE ALL ON TABLE %s FROM %I', one.target, role_name);
    IF one.privileges <> '' THEN
      EXECUTE format('GRANT %s ON TABLE %s TO %I', one.privileges, one.target, role_name);
    END IF;
  END LOOP;
  FOR one IN SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'pgboss') LOOP
    EXECUTE format('REVOKE ALL ON SCHEMA %I FROM %I', one.nspname, role_name);
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', one.nspname, role_name);
    EXECUTE format('REVOKE ALL ON ALL SEQUENCES IN SCHEMA %I FROM %I', one.nspname, role_name);
    IF one.nspname = 'pgboss' OR NOT is_custody THEN
      EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA %I TO %I', one.nspname, role_name);
    END IF;
  END LOOP;
  EXECUTE format('GRANT EXECUTE ON FUNCTION list_visible_members() TO %I', role_name);
  IF is_custody THEN
    EXECUTE format('REVOKE ALL ON FUNCTION add_months(regclass, date, int), drop_months_before(regclass, timestamptz),
      find_registrations(text[]), find_sent_applications(text[]) FROM %I', role_name);
  ELSE
    EXECUTE format('GRANT EXECUTE ON FUNCTION add_months(regclass, date, int), drop_months_before(regclass, timestamptz),
      find_registrations(text[]), find_sent_applications(text[]) TO %I', role_name);
  END IF;
END $$;

-- What `grant_privileges` found when it was done, so that it has nothing to do while that is still so.
CREATE TABLE granted_privileges (
  server_role name,
  custody_role name,
  digest text NOT NULL
);
SELECT set_privileges('granted_privileges', '', '');

-- Changes with the tables, with who may do what with them, and with table_privileges.
CREATE FUNCTION digest_privileges() RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT md5(
    (SELECT string_agg(format('%s %s %s', pg_class.oid, relacl, (
        SELECT string_agg(format('%s %s', attnum, attacl), ' ' ORDER BY attnum) FROM pg_attribute WHERE attrelid = pg_class.oid AND attacl IS NOT NULL
      )), ';' ORDER BY pg_class.oid)
      FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S'))
    || (SELECT string_agg(format('%s %s %s', table_name, server, custody), ';' ORDER BY table_name) FROM table_privileges)
    || (SELECT string_agg(format('%s %s', nspname, nspacl), ';' ORDER BY nspname) FROM pg_namespace WHERE nspname IN ('public', 'pgboss'))
    || (SELECT string_agg(format('%s %s', oid, proacl), ';' ORDER BY oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace))
$$;

-- Gives the server’s role and the custody process’s role exactly the privileges that they need, in the schema public and in the queue’s. Only
-- the owner can call it, and may do so as often as it likes. A null role is left as it is.
CREATE FUNCTION grant_privileges(server_role name, custody_role name) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  missing text;
BEGIN
  IF server_role = custody_role THEN
    RAISE EXCEPTION 'the server and the custody process need different roles';
  END IF;
  SELECT string_agg(table_name, ', ') INTO missing FROM table_privileges WHERE to_regclass(format('public.%I', table_name)) IS NULL;
  IF missing IS NOT NULL THEN
    RAISE EXCEPTION 'table_privileges names tables that don’t exist: %', missing;
  END IF;
  -- Two owners at once would change the same rows of the catalog.
  PERFORM pg_advisory_xact_lock(hashtextextended('foothold privileges', 0));
  IF EXISTS (
    SELECT FROM granted_privileges AS granted WHERE digest = digest_privileges()
      AND granted.server_role IS NOT DISTINCT FROM grant_privileges.server_role
      AND granted.custody_role IS NOT DISTINCT FROM grant_privileges.custody_role
  ) THEN
    RETURN;
  END IF;
  REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC;
  IF pg_has_role(current_user, (SELECT nspowner FROM pg_namespace WHERE nspname = 'public'), 'USAGE') THEN
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  END IF;
  IF pg_has_role(current_user, (SELECT datdba FROM pg_database WHERE datname = current_database()), 'USAGE') THEN
    EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  END IF;
  IF server_role IS NOT NULL THEN
    PERFORM grant_privileges_to(server_role, false);
  END IF;
  IF custody_role IS NOT NULL THEN
    PERFORM grant_privileges_to(custody_role, true);
  END IF;
  DELETE FROM granted_privileges;
  INSERT INTO granted_privileges VALUES (server_role, custody_role, digest_privileges());
END $$;

-- While the server works for a recruiter, the setting `foothold.recruiter` holds their ID (platform/db/row-access.ts), and policies hide the
-- rows of everybody but the recruiter and the members assigned to them. Without it, they cost one look at the setting per query. The owner
-- isn’t subject to them.

-- The recruiter, and the members assigned to them now. Runs as the owner, because the policies of both tables use it. Without a recruiter, it
-- lists nobody: when an update waited for another one, PostgreSQL evaluates all subqueries again, needed or not.
CREATE FUNCTION list_visible_members() RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT ARRAY(
    SELECT member_id FROM assignments
    WHERE recruiter_id = nullif(current_setting('foothold.recruiter', true), '')::uuid AND ended_at IS NULL
  ) || nullif(current_setting('foothold.recruiter', true), '')::uuid
$$;
REVOKE EXECUTE ON FUNCTION list_visible_members() FROM PUBLIC;

-- Adds the policy with a condition that holds for the rows that a recruiter sees and writes.
CREATE FUNCTION add_recruiter_policy(target regclass, condition text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  -- Both subqueries are evaluated once per query, and the second one only for recruiters. The planner takes IS NOT NULL for nearly always
  -- true, as it is, so its estimates stay what they were.
  EXECUTE format($policy$CREATE POLICY recruiters ON %s USING (
    (SELECT CASE WHEN coalesce(current_setting('foothold.recruiter', true), '') = '' THEN true END) IS NOT NULL OR %s)$policy$, target, condition);
END $$;

-- Limits recruiters to the rows of assigned members and their own. The column names the member.
CREATE FUNCTION limit_recruiters(target regclass, column_name name) RETURNS void LANGUAGE sql AS $$
  SELECT add_recruiter_policy(target, format('%I = ANY ((SELECT list_visible_members())::uuid[])', column_name))
$$;

-- Limits recruiters to their own rows, also where a member is assigned to them.
CREATE FUNCTION limit_recruiters_to_own(target regclass, column_name name) RETURNS void LANGUAGE sql AS $$
  SELECT add_recruiter_policy(target, format($own$%I = (SELECT nullif(current_setting('foothold.recruiter', true), '')::uuid)$own$, column_name))
$$;

-- Limits recruiters to rows whose row in another table, named by the column, they see.
CREATE FUNCTION limit_recruiters_through(target regclass, column_name name, parent regclass) RETURNS void LANGUAGE sql AS $$
  -- Not EXISTS, for which the planner could read the whole other table.
  SELECT add_recruiter_policy(target, format('(SELECT true FROM %s AS seen WHERE seen.id = %I.%I)', parent,
    (SELECT relname FROM pg_class WHERE oid = target), column_name))
$$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['resumes', 'applications', 'consents', 'subscriptions', 'invoices', 'payments', 'ledger_entries', 'registrations',
    'mailbox_secrets', 'forwarding_addresses', 'tool_answers', 'tool_days', 'practice_sessions', 'questions_given', 'learning_modules',
    'learning_answers', 'learning_steps', 'challenge_drafts', 'challenge_submissions', 'challenge_solutions', 'notifications',
    'hidden_listings', 'saved_filters', 'saved_searches', 'visa_records', 'staff_views', 'notification_browsers', 'application_stages',
    'application_settings', 'application_imports', 'application_answers', 'forwarding_inboxes', 'received_mails', 'mail_tokens',
    'sign_in_places', 'role_changes']
  LOOP
    PERFORM limit_recruiters(name::regclass, 'user_id');
  END LOOP;
  -- How somebody signs in is nobody else’s business.
  FOREACH name IN ARRAY ARRAY['sessions', 'credentials', 'authenticators', 'passkeys', 'recovery_codes'] LOOP
    PERFORM limit_recruiters_to_own(name::regclass, 'user_id');
  END LOOP;
END $$;

SELECT limit_recruiters('recruiter_tasks', 'member_id');
-- A recruiter gets the answer to a request of theirs also after the assignment ended: a refusal.
SELECT add_recruiter_policy('secret_reveals', $$recruiter_id = (SELECT nullif(current_setting('foothold.recruiter', true), '')::uuid)
  OR member_id = ANY ((SELECT list_visible_members())::uuid[])$$);
-- A recruiter sees the other staff, but no member who isn’t assigned.
SELECT add_recruiter_policy('users', $$role <> 'member' OR id = ANY ((SELECT list_visible_members())::uuid[])$$);
SELECT limit_recruiters_to_own('assignments', 'recruiter_id');
-- Without an account, until the passkey is shown.
SELECT add_recruiter_policy('passkey_challenges',
  $$user_id IS NULL OR user_id = (SELECT nullif(current_setting('foothold.recruiter', true), '')::uuid)$$);

SELECT limit_recruiters_through('application_answer_versions', 'answer_id', 'application_answers');
SELECT limit_recruiters_through('application_contacts', 'application_id', 'applications');
SELECT limit_recruiters_through('application_events', 'application_id', 'applications');
SELECT limit_recruiters_through('application_files', 'application_id', 'applications');
SELECT limit_recruiters_through('application_interviews', 'application_id', 'applications');
SELECT limit_recruiters_through('application_offers', 'application_id', 'applications');
SELECT limit_recruiters_through('application_reminders', 'application_id', 'applications');
SELECT limit_recruiters_through('billing_events', 'subscription_id', 'subscriptions');
SELECT limit_recruiters_through('letters', 'resume_id', 'resumes');
SELECT limit_recruiters_through('practice_questions', 'session_id', 'practice_sessions');
SELECT limit_recruiters_through('refunds', 'payment_id', 'payments');
SELECT limit_recruiters_through('registration_events', 'registration_id', 'registrations');
SELECT limit_recruiters_through('resume_decisions', 'resume_id', 'resumes');
SELECT limit_recruiters_through('resume_facts', 'resume_id', 'resumes');
SELECT limit_recruiters_through('resume_readings', 'resume_id', 'resumes');
SELECT limit_recruiters_through('resume_scores', 'resume_id', 'resumes');
SELECT limit_recruiters_through('resume_shares', 'resume_id', 'resumes');
SELECT limit_recruiters_through('resume_versions', 'resume_id', 'resumes');
SELECT limit_recruiters_through('reveal_answers', 'reveal_id', 'secret_reveals');
SELECT limit_recruiters_through('saved_search_hits', 'search_id', 'saved_searches');

-- Only the custody process decides about requests for a mailbox password, and only it writes answers.
SELECT set_privileges('secret_reveals', 'SELECT, INSERT, UPDATE (fetched_at)',
  'SELECT, UPDATE (decision, decided_at, refused_for, secret_id, task, failed_at)');
SELECT set_privileges('reveal_answers', 'SELECT, DELETE', 'INSERT');
SELECT set_privileges('mailbox_secrets', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT, UPDATE (last_opened_at, key_id, data_key)');
SELECT set_privileges('assignments', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT');
SELECT set_privileges('recruiter_tasks', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT');
SELECT set_privileges('consents', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT');
SELECT set_privileges('users', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT (id, role, plan, trial_ends_at)');
SELECT set_privileges('sessions', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT (id, user_id, expires_at, verified_at)');
-- Each process checks at its start that it can do no more than this.
SELECT set_privileges('table_privileges', 'SELECT', 'SELECT');

-- The server’s role adds and drops months without owning the tables: both functions run as the owner, and only on monthly tables of ours.

-- How long rows of a monthly table stay at least. Tables that aren’t listed lose no month.
CREATE TABLE month_retention (
  table_name text PRIMARY KEY,
  retained interval NOT NULL
);
INSERT INTO month_retention VALUES ('mails', '23 months'), ('staff_views', '23 months');
SELECT set_privileges('month_retention', 'SELECT', '');

CREATE OR REPLACE FUNCTION get_month_column(target regclass) RETURNS name LANGUAGE plpgsql STABLE AS $$
DECLARE
  found name;
BEGIN
  SELECT attname INTO found FROM pg_catalog.pg_partitioned_table
    JOIN pg_catalog.pg_attribute ON attrelid = partrelid AND attnum = partattrs[0]
    JOIN pg_catalog.pg_class ON pg_class.oid = partrelid
  WHERE partrelid = target AND partstrat = 'r' AND partnatts = 1 AND relnamespace = 'public'::regnamespace;
  IF found IS NULL THEN
    RAISE EXCEPTION '% is not partitioned by month', target;
  END IF;
  RETURN found;
END $$;

CREATE OR REPLACE FUNCTION add_months(target regclass, day date, ahead int) RETURNS int LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
  moment constant name := get_month_column(target);
  owner constant text := (SELECT relnamespace::regnamespace::text FROM pg_class WHERE oid = target);
  until constant date := get_month(day) + make_interval(months => ahead);
  months date[];
  month date;
  added int := 0;
BEGIN
  IF ahead NOT BETWEEN 0 AND 12 OR day NOT BETWEEN current_date - interval '20 years' AND current_date + interval '20 years' THEN
    RAISE EXCEPTION 'at most a year of months is added at once, and none that is far away';
  END IF;
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

CREATE OR REPLACE FUNCTION drop_months_before(target regclass, before timestamptz) RETURNS int LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
  moment constant name := get_month_column(target);
  owner constant text := (SELECT relnamespace::regnamespace::text FROM pg_class WHERE oid = target);
  other constant text := format('%s.%I', owner, get_month_name(target, NULL));
  has_old boolean;
  old name;
  dropped int := 0;
BEGIN
  IF NOT EXISTS (
    SELECT FROM month_retention JOIN pg_class ON relname = table_name WHERE pg_class.oid = target AND before <= now() - retained
  ) THEN
    RAISE EXCEPTION '% keeps its rows for longer', target;
  END IF;
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

REVOKE EXECUTE ON FUNCTION add_month(regclass, date), add_months(regclass, date, int), drop_months_before(regclass, timestamptz),
  make_monthly(regclass, name), set_privileges(regclass, text, text), grant_privileges(name, name), grant_privileges_to(name, boolean),
  add_recruiter_policy(regclass, text), limit_recruiters(regclass, name), limit_recruiters_to_own(regclass, name),
  limit_recruiters_through(regclass, name, regclass) FROM PUBLIC;

-- Policies keep the database from using an index for a condition that could reveal hidden rows, such as ILIKE or one with lower(). These two
-- searches look in such an index as the owner. What they find is no more than what they are asked for.

-- Registrations whose words match every pattern (ILIKE).
CREATE FUNCTION find_registrations(patterns text[]) RETURNS SETOF uuid LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id FROM registrations WHERE words ILIKE ALL (patterns)
$$;

-- Applications that were sent to one of these companies (in lower case).
CREATE FUNCTION find_sent_applications(companies text[]) RETURNS TABLE (id uuid, user_id uuid, company text, state text, applied_on date)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT id, user_id, lower(company), state, applied_on FROM applications
  WHERE lower(company) = ANY (companies) AND applied_on IS NOT NULL AND removed_at IS NULL
$$;
REVOKE EXECUTE ON FUNCTION find_registrations(text[]), find_sent_applications(text[]) FROM PUBLIC;
