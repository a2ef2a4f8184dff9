-- Weekly reports of what recruiters did for their members. What a report says is computed from what happened; only its email is recorded.

-- What became of the email about a week, so that it is sent once.
CREATE TABLE weekly_reports (
  member_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The Monday on which the week began.
  week date NOT NULL CHECK (extract(isodow FROM week) = 1),
  -- The IANA time zone in which the week was counted.
  time_zone text NOT NULL,
  -- `off`: the member turned these emails off. `nothing`: nothing happened, and recruiters may not apply for the member.
  outcome text NOT NULL CHECK (outcome IN ('sent', 'off', 'nothing', 'no-address')),
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, week)
);
CREATE INDEX weekly_reports_week ON weekly_reports (week);

-- Whether a member wants these emails. Without a row, they do.
CREATE TABLE weekly_report_settings (
  member_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  emails boolean NOT NULL,
  changed_at timestamptz NOT NULL
);

SELECT limit_recruiters('weekly_reports', 'member_id');
SELECT limit_recruiters('weekly_report_settings', 'member_id');
