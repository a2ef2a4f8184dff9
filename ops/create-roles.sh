#!/bin/sh
# Runs once, when the database is created: the roles of the server and of the custody process, which own nothing.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set server="$SERVER_PASSWORD" --set custody="$CUSTODY_PASSWORD" <<'SQL'
CREATE ROLE foothold_server LOGIN PASSWORD :'server';
CREATE ROLE foothold_custody LOGIN PASSWORD :'custody';
SQL
