#!/bin/sh -eu
# Started like the official image: PGDATA, POSTGRES_PASSWORD, POSTGRES_DB; arguments go to the server.
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb -D "$PGDATA" -U postgres --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 \
    --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 >&2
  rm /tmp/password
  echo "create database \"$POSTGRES_DB\"" | postgres --single -D "$PGDATA" postgres >&2
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
fi
exec postgres -D "$PGDATA" -c listen_addresses='*' "$@"
