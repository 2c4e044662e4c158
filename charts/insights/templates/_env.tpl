{{/* Settings of a service that are not secret, as YAML strings. Takes {root, name, facts, values, ports}. */}}
{{- define "insights.settings" -}}
{{- $v := .root.Values -}}
{{- $full := include "insights.fullname" .root -}}
{{- $set := dict
  "LOG_LEVEL" $v.logLevel
  "MANAGEMENT_PORT" .ports.management
  "SHUTDOWN_GRACE_MS" (mul .values.shutdownGraceSeconds 1000)
  "TRACE_SAMPLE_RATIO" $v.tracing.sampleRatio
  "REGION" $v.region -}}
{{- with $v.tracing.endpoint }}
{{- $_ := set $set "OTEL_EXPORTER_OTLP_ENDPOINT" . }}
{{- $_ := set $set "OTEL_RESOURCE_ATTRIBUTES" (printf "cloud.region=%s,k8s.namespace.name=%s,service.namespace=%s" $v.region $.root.Release.Namespace $full) }}
{{- end }}
{{- if eq (toString .facts.port) "grpc" }}{{ $_ := set $set "GRPC_PORT" .ports.grpc }}{{ end }}
{{- $callersUseTls := has $v.tls.grpc.mode (list "use" "require") -}}
{{- range .facts.calls }}
{{- $_ := set $set (printf "%s_ADDR" (upper .)) (printf "%s%s:%v" (ternary "tls+dns:///" "dns:///" $callersUseTls) (include "insights.host" (dict "root" $.root "name" .)) $.ports.grpc) }}
{{- end }}
{{- if and .facts.calls $callersUseTls }}{{ $_ := set $set "GRPC_TLS_CA_FILE" "/tls/grpc-ca/ca.crt" }}{{ end }}
{{- if .facts.bus }}
{{- $_ := set $set "NATS_URL" (include "insights.natsUrl" .root) }}
{{- $_ := set $set "NATS_USER" .name }}
{{- with $v.nats.domain }}{{ $_ := set $set "NATS_DOMAIN" . }}{{ end }}
{{- if $v.tls.caSecret }}{{ $_ := set $set "NATS_CA_FILE" "/tls/ca/ca.crt" }}{{ end }}
{{- $_ := set $set "NATS_REPLICAS" (ternary 1 $v.nats.replicas $v.nats.bundled.enabled) }}
{{- $_ := set $set "EVENTS_MAX_MIB" $v.nats.eventsMaxMib }}
{{- $_ := set $set "DEAD_LETTERS_MAX_MIB" $v.nats.deadLettersMaxMib }}
{{- end }}
{{- if .facts.database }}
{{- $_ := set $set "DB_POOL_MAX" .values.pool.app }}
{{- $_ := set $set "DB_WORKER_POOL_MAX" .values.pool.worker }}
{{- end }}
{{- $embedded := $v.identityProvider.embedded }}
{{- $keys := printf "http://%s-identity.%s.svc.%s:%v/.well-known/jwks.json" $full .root.Release.Namespace $v.clusterDomain .ports.management }}
{{- if $embedded }}{{ $_ := merge $set (dict "IDENTITY_PROVIDER" "embedded" "JWKS_ALLOW_HTTP" true) }}{{ end }}
{{- $_ := set $set "JWT_ISSUER" (include "insights.issuer" .root) }}
{{- $_ := set $set "INTERVIEWER_CAPACITY" $v.interviewers.capacity }}
{{- $_ := set $set "JWT_AUDIENCE" $v.identityProvider.audience }}
{{- $_ := set $set "JWKS_URL" (ternary $keys $v.identityProvider.jwksUrl $embedded) }}
{{- $_ := set $set "PUBLIC_URL" $v.publicUrl }}
{{- with $v.trustedProxies }}{{ $_ := set $set "TRUSTED_PROXIES" (join "," .) }}{{ end }}
{{- if eq (toString .facts.port) "http" }}{{ $_ := set $set "PORT" .ports.http }}{{ end }}
{{- if $v.mail.from }}
{{- $_ := set $set "MAIL_ENABLED" true }}
{{- $_ := set $set "MAIL_FROM" $v.mail.from }}
{{- $_ := set $set "MAIL_HOST" $v.mail.host }}
{{- $_ := set $set "MAIL_SPF_INCLUDE" $v.mail.spfInclude }}
{{- end }}
{{- $r := $v.recordings }}
{{- if ne $r.store "none" }}{{ $_ := set $set "OBJECT_STORE" $r.store }}{{ end }}
{{- if eq $r.store "folder" }}{{ $_ := set $set "OBJECT_FOLDER" "/var/lib/insights/objects" }}{{ end }}
{{- if eq $r.store "s3" }}
{{- with $r.s3.endpoint }}{{ $_ := set $set "OBJECT_ENDPOINT" . }}{{ end }}
{{- $_ := set $set "OBJECT_REGION" $r.s3.region }}
{{- $_ := set $set "OBJECT_BUCKET" $r.s3.bucket }}
{{- $_ := set $set "OBJECT_PATH_STYLE" $r.s3.pathStyle }}
{{- end }}
{{- /* Only settings that the service has are passed to it. */}}
{{- range $key := keys $set }}{{ if not (has $key $.facts.settings) }}{{ $_ := unset $set $key }}{{ end }}{{ end }}
{{- if $v.tls.caSecret }}{{ $_ := set $set "NODE_EXTRA_CA_CERTS" "/tls/ca/ca.crt" }}{{ end }}
{{- if and (ne $v.tls.grpc.mode "disable") (eq (toString .facts.port) "grpc") }}
{{- $_ := set $set "GRPC_TLS_CERT_FILE" "/tls/grpc/tls.crt" }}
{{- $_ := set $set "GRPC_TLS_KEY_FILE" "/tls/grpc/tls.key" }}
{{- $_ := set $set "GRPC_TLS_OPTIONAL" (has $v.tls.grpc.mode (list "offer" "use")) }}
{{- end }}
{{- range $key, $value := .values.env }}{{ $_ := set $set $key $value }}{{ end }}
{{- range $key := keys $set | sortAlpha }}
{{ $key }}: {{ get $set $key | toString | quote }}
{{- end }}
{{- end }}

{{/* The database URLs of a service: those of its secretEnv, or else those of the common database. Takes {root, name, values, roles}. */}}
{{- define "insights.databaseEnv" -}}
{{- $address := include "insights.databaseAddress" .root -}}
{{- $secrets := dict "app" (include "insights.secretName" .) "worker" (include "insights.secretName" .) "owner" (include "insights.ownerSecretName" .) -}}
{{- $variables := dict "app" "DATABASE_URL" "worker" "DATABASE_WORKER_URL" "owner" "DATABASE_OWNER_URL" -}}
{{- range .roles }}
{{- $variable := get $variables . }}
{{- if hasKey $.values.secretEnv $variable }}
{{- $from := get $.values.secretEnv $variable }}
{{ include "insights.envFromSecret" (dict "name" $variable "secret" $from.name "key" $from.key) }}
{{- else }}
{{- $password := printf "DATABASE_%s_PASSWORD" (upper .) }}
{{ include "insights.envFromSecret" (dict "name" $password "secret" (get $secrets .) "key" $password) }}
- name: {{ $variable }}
  value: {{ printf "postgresql://%s_%s:$(%s)@%s" $.name . $password $address }}
{{- end }}
{{- end }}
{{- end }}

{{/* The URL of a role that may create roles, as `variable`; nothing if the values name none. Takes {root, values, variable}. */}}
{{- define "insights.adminEnv" -}}
{{- $p := .root.Values.postgresql -}}
{{- if hasKey .values.secretEnv "DATABASE_URL" }}
{{- with .values.secretEnv.DATABASE_ADMIN_URL }}
{{- include "insights.envFromSecret" (dict "name" $.variable "secret" .name "key" .key) }}
{{- end }}
{{- else if $p.bundled.enabled }}
{{- $password := printf "%s_PASSWORD" .variable }}
{{- include "insights.envFromSecret" (dict "name" $password "secret" (printf "%s-postgresql" (include "insights.fullname" .root)) "key" "POSTGRES_PASSWORD") }}
- name: {{ .variable }}
  value: {{ printf "postgresql://postgres:$(%s)@%s" $password (include "insights.databaseAddress" .root) }}
{{- else if $p.adminSecret.name }}
{{- include "insights.envFromSecret" (dict "name" .variable "secret" $p.adminSecret.name "key" $p.adminSecret.key) }}
{{- end }}
{{- end }}

{{/* The secret part of a service's environment. Takes {root, name, facts, values}. */}}
{{- define "insights.secretEnv" -}}
{{- $secret := include "insights.secretName" . -}}
{{ include "insights.envFromSecret" (dict "name" "PRINCIPAL_SIGNING_KEY" "secret" $secret "key" (include "insights.signingKey" (first .root.Values.secrets.signingKeys))) }}
{{- if ne .name "gateway" }}
{{ include "insights.envFromSecret" (dict "name" "PRINCIPAL_TRUST" "secret" (include "insights.trustSecretName" .root) "key" "PRINCIPAL_TRUST") }}
{{- end }}
{{- if .facts.bus }}
{{ include "insights.natsLogin" (dict "root" .root "user" .name "secret" $secret) }}
{{- end }}
{{- range .facts.keyRings }}
{{ include "insights.envFromSecret" (dict "name" . "secret" $secret "key" .) }}
{{- end }}
{{- if has "REPORT_SIGNING_KEY" .facts.settings }}
{{ include "insights.envFromSecret" (dict "name" "REPORT_SIGNING_KEY" "secret" $secret "key" (include "insights.reportKey" (first .root.Values.secrets.reportKeys))) }}
{{- with rest .root.Values.secrets.reportKeys }}
{{- $former := list }}
{{- range . }}
{{ include "insights.envFromSecret" (dict "name" (printf "REPORT_FORMER_KEY_%v" .) "secret" $secret "key" (include "insights.reportKey" .)) }}
{{- $former = append $former (printf "$(REPORT_FORMER_KEY_%v)" .) }}
{{- end }}
- name: REPORT_FORMER_KEYS
  value: {{ printf `{"keys":[%s]}` (join "," $former) | quote }}
{{- end }}
{{- end }}
{{- if and (eq .name "identity") .root.Values.identityProvider.embedded }}
{{ include "insights.envFromSecret" (dict "name" "EMBEDDED_ISSUER_KEY" "secret" $secret "key" "EMBEDDED_ISSUER_KEY") }}
{{- end }}
{{- $objects := .root.Values.recordings }}
{{- if and (eq $objects.store "s3") $objects.s3.secret (has "OBJECT_STORE" .facts.settings) }}
{{- range list "OBJECT_ACCESS_KEY_ID" "OBJECT_SECRET_ACCESS_KEY" }}
{{ include "insights.envFromSecret" (dict "name" . "secret" $objects.s3.secret "key" .) }}
{{- end }}
{{- end }}
{{- with .root.Values.mail.smtpSecret }}
{{- if and .name (has "SMTP_URL" $.facts.settings) }}
{{ include "insights.envFromSecret" (dict "name" "SMTP_URL" "secret" .name "key" .key) }}
{{- end }}
{{- end }}
{{- if .facts.database }}
{{- include "insights.databaseEnv" (merge (dict "roles" (list "app" "worker")) .) }}
{{- end }}
{{- range $key, $from := omit .values.secretEnv "DATABASE_URL" "DATABASE_WORKER_URL" "DATABASE_OWNER_URL" "DATABASE_ADMIN_URL" }}
{{ include "insights.envFromSecret" (dict "name" $key "secret" $from.name "key" $from.key) }}
{{- end }}
{{- end }}
