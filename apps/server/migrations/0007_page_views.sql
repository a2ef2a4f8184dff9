-- How often each page was opened, by day. Nothing about who opened it.
CREATE TABLE page_views (
  day date NOT NULL,
  path text NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (day, path)
);
