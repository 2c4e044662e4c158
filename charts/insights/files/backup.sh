# Dumps the schema of each service in $SERVICES to a folder in /backups ($BACKUPS, if set), all of them as of one moment.
# <SERVICE>_URL connects as the schema's owner.
# Whatever fails ends it with an error, and then nothing is removed. Afterwards dumps older than $KEEP_DAYS days are.
set -eu
umask 077
name=$(date -u +%Y-%m-%dT%H%M%SZ)
backups=${BACKUPS:-/backups}
part=$backups/.$name
work=$(mktemp -d)
url_of() { eval "printf %s \"\${$(echo "$1" | tr '[:lower:]' '[:upper:]')_URL}\""; }

# What an earlier run left behind when it was killed.
rm -rf "$backups"/.20*
mkdir "$part"

# A session that keeps its snapshot until all schemas are dumped.
mkfifo "$work/statements"
psql --no-psqlrc --quiet --tuples-only --no-align "$(url_of "${SERVICES%% *}")" < "$work/statements" > "$work/snapshot" &
holder=$!
exec 3> "$work/statements"
echo 'set idle_in_transaction_session_timeout = 0; begin isolation level repeatable read read only; select pg_export_snapshot();' >&3
seconds=0
until [ -s "$work/snapshot" ]; do
  seconds=$((seconds + 1))
  [ "$seconds" -le 60 ] && kill -0 "$holder" 2> /dev/null || { echo 'no connection to PostgreSQL' >&2; exit 1; }
  sleep 1
done

for service in $SERVICES; do
  # The owner's policies show it every row, so row-level security may stay on.
  pg_dump --dbname="$(url_of "$service")" --snapshot="$(cat "$work/snapshot")" --schema="$service" --enable-row-security \
    --format=custom --file="$part/$service.dump"
  pg_restore --list "$part/$service.dump" > /dev/null
done
exec 3>&-
wait

sync
mv "$part" "$backups/$name"
find "$backups" -mindepth 1 -maxdepth 1 -name '20*Z' -mtime "+$KEEP_DAYS" -exec rm -rf {} +
du -sh "$backups/$name"
