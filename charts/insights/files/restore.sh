# Replaces the schema of each service in $SERVICES by that of a dump: restore.sh NAME, the name of a folder in /backups ($BACKUPS, if
# set). <SERVICE>_URL connects as a role that may create roles. It can be run again after an error.
set -eu
dump=${BACKUPS:-/backups}/${1:?Give the name of a dump; ls /backups lists them.}
url_of() { eval "printf %s \"\${$(echo "$1" | tr '[:lower:]' '[:upper:]')_URL-}\""; }
sql() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$2" "$(url_of "$1")"; }

# Nothing is dropped before everything is there.
for service in $SERVICES; do
  [ -n "$(url_of "$service")" ] || { echo "no URL for $service: set postgresql.adminSecret" >&2; exit 1; }
  pg_restore --list "$dump/$service.dump" > /dev/null
  users=$(sql "$service" "select count(*) from pg_stat_activity where datname = current_database() and usename ~ '^${service}_(app|worker)$'")
  [ "$users" -eq 0 ] || { echo "$service is still connected: stop the services first" >&2; exit 1; }
done

for service in $SERVICES; do
  sql "$service" "drop schema if exists \"$service\" cascade"
  pg_restore --exit-on-error --single-transaction --dbname="$(url_of "$service")" "$dump/$service.dump"
  echo "restored $service"
done
