{{/* Refuses values that contradict each other, each with what to do. What is wrong by itself is refused by values.schema.json. */}}
{{- define "insights.checks" -}}
{{- include "insights.checkStores" . }}
{{- include "insights.checkCallers" . }}
{{- include "insights.checkProxies" . }}
{{- include "insights.checkSecrets" . }}
{{- include "insights.checkScaling" . }}
{{- include "insights.checkRecordings" . }}
{{- include "insights.checkConnections" . }}
{{- include "insights.checkOperators" . }}
{{- end }}

{{/* Exactly one of two. Takes {is, other, text}. */}}
{{- define "insights.exactlyOne" -}}
{{- if eq (empty .is) (empty .other) }}{{ fail .text }}{{ end }}
{{- end }}

{{- define "insights.checkStores" -}}
{{- $v := .Values -}}
{{- include "insights.exactlyOne" (dict "is" $v.postgresql.host "other" $v.postgresql.bundled.enabled "text" "PostgreSQL: give either postgresql.host (a server of yours) or postgresql.bundled.enabled=true (a single server, for a trial), not both and not neither") }}
{{- include "insights.exactlyOne" (dict "is" $v.nats.url "other" $v.nats.bundled.enabled "text" "NATS: give either nats.url (servers of yours) or nats.bundled.enabled=true (a single server, for a trial), not both and not neither") }}
{{- if and $v.nats.bundled.enabled (or $v.nats.credentialsSecret $v.nats.domain) }}{{ fail "nats.credentialsSecret and nats.domain are for servers of yours: the bundled server has users with passwords, and no domain" }}{{ end }}
{{- $mode := include "insights.sslMode" . -}}
{{- if and $v.postgresql.bundled.enabled (ne $mode "disable") }}{{ fail "postgresql.sslMode: the bundled server has no TLS; leave it `disable`, or use your own server" }}{{ end }}
{{- if and (has $mode (list "verify-ca" "verify-full")) (not $v.tls.caSecret) }}{{ fail (printf "postgresql.sslMode=%s (the default for your own server) checks the server's certificate: set tls.caSecret to the Secret with its authority, or set postgresql.sslMode=disable if passwords and interviews may cross the network unencrypted" $mode) }}{{ end }}
{{- if and $v.nats.url (not (hasPrefix "tls://" $v.nats.url)) (not $v.nats.allowPlaintext) }}{{ fail "nats.url does not begin with tls://: passwords and events would cross the network unencrypted. Use tls://, or set nats.allowPlaintext=true" }}{{ end }}
{{- end }}

{{/* Settings that a value stands for, which checks look at: given as `env` they would pass them by. */}}
{{- define "insights.ownSettings" -}}
DATABASE_URL: postgresql
DATABASE_WORKER_URL: postgresql
GRPC_TLS_CA_FILE: tls.grpc
GRPC_TLS_CERT_FILE: tls.grpc
GRPC_TLS_KEY_FILE: tls.grpc
GRPC_TLS_OPTIONAL: tls.grpc.mode
JWKS_ALLOW_HTTP: identityProvider
JWKS_URL: identityProvider.jwksUrl
JWT_ISSUER: identityProvider.issuer
NATS_CA_FILE: tls.caSecret
NATS_CREDENTIALS: nats.credentialsSecret
NATS_DOMAIN: nats.domain
OBJECT_ACCESS_KEY_ID: recordings.s3.secret
OBJECT_BUCKET: recordings.s3.bucket
OBJECT_ENDPOINT: recordings.s3.endpoint
OBJECT_FOLDER: recordings.store
OBJECT_PATH_STYLE: recordings.s3.pathStyle
OBJECT_REGION: recordings.s3.region
OBJECT_SECRET_ACCESS_KEY: recordings.s3.secret
OBJECT_STORE: recordings.store
NATS_URL: nats.url
PUBLIC_URL: publicUrl
TRUSTED_PROXIES: trustedProxies
{{- end }}

{{- define "insights.checkRecordings" -}}
{{- $store := .Values.recordings.store -}}
{{- $campaigns := include "insights.serviceValues" (dict "root" . "name" "campaigns") | fromYaml -}}
{{- if and (eq $store "s3") (not .Values.recordings.s3.bucket) }}{{ fail "recordings.store=s3 needs recordings.s3.bucket, a bucket that exists" }}{{ end }}
{{- if and (eq $store "folder") (or $campaigns.autoscaling.enabled (gt (int $campaigns.replicas) 1)) }}{{ fail "recordings.store=folder: a volume belongs to one process. Set services.campaigns.autoscaling.enabled=false and services.campaigns.replicas=1, or use recordings.store=s3" }}{{ end }}
{{- end }}

{{- define "insights.checkCallers" -}}
{{- $v := .Values -}}
{{- $hasFrontDoor := or $v.ingress.enabled $v.httpRoute.enabled -}}
{{- $_ := required "publicUrl is empty: say how callers reach the API, e.g. https://insights.example.com" $v.publicUrl }}
{{- include "insights.exactlyOne" (dict "is" $v.identityProvider.jwksUrl "other" $v.identityProvider.embedded "text" "Identity provider: give either identityProvider.issuer and .jwksUrl, or identityProvider.embedded=true (for a trial), not both and not neither") }}
{{- if and $v.identityProvider.jwksUrl (not $v.identityProvider.issuer) }}{{ fail "identityProvider.issuer is empty: set the issuer of the accepted tokens together with identityProvider.jwksUrl" }}{{ end }}
{{- if and $v.ingress.enabled (not $v.ingress.host) }}{{ fail "ingress.enabled without ingress.host: set the host, so that traffic of other hosts is not affected" }}{{ end }}
{{- if and $v.httpRoute.enabled (or (empty $v.httpRoute.parentRefs) (empty $v.httpRoute.hostnames)) }}{{ fail "httpRoute.enabled needs httpRoute.parentRefs (the Gateway) and httpRoute.hostnames" }}{{ end }}
{{- if ne (empty $v.mail.from) (empty $v.mail.smtpSecret.name) }}{{ fail "mail: set both mail.from and mail.smtpSecret.name (a Secret with SMTP_URL), or neither" }}{{ end }}
{{- if and $v.tls.grpc.secret $v.tls.grpc.issuer.name }}{{ fail "tls.grpc: set either tls.grpc.secret (your own certificate) or tls.grpc.issuer (of cert-manager), not both" }}{{ end }}
{{- if and $hasFrontDoor $v.identityProvider.embedded (not $v.identityProvider.allowEmbeddedIssuer) }}{{ fail "identityProvider.embedded with an Ingress or HTTPRoute: anyone who can read its Secret can sign in as anyone. Use your own identity provider, or identityProvider.allowEmbeddedIssuer=true" }}{{ end }}
{{- if and $hasFrontDoor (hasPrefix "http:" $v.publicUrl) (not $v.allowHttpPublicUrl) }}{{ fail "publicUrl is http with an Ingress or HTTPRoute: credentials and interviews would cross the network unencrypted. Set its https address, or allowHttpPublicUrl=true" }}{{ end }}
{{- range $name, $value := (include "insights.ownSettings" . | fromYaml) }}
{{- range $where, $values := merge (dict "defaults" $v.defaults) $v.services }}
{{- /* A service may have a database of its own (insights.checkOwnDatabase), whose URLs are secret. */}}
{{- $isOwnDatabase := and (eq $value "postgresql") (ne $where "defaults") -}}
{{- if or (hasKey ($values.env | default dict) $name) (and (not $isOwnDatabase) (hasKey ($values.secretEnv | default dict) $name)) }}{{ fail (printf "%s.env: %s is set by the chart, which checks it; use %s" $where $name $value) }}{{ end }}
{{- end }}
{{- end }}
{{- end }}

{{/* Gateways speak plain HTTP, so a proxy is certain with any of the first three. */}}
{{- define "insights.checkProxies" -}}
{{- $v := .Values -}}
{{- $hasFrontDoor := or $v.ingress.enabled $v.httpRoute.enabled -}}
{{- if and (or $hasFrontDoor (hasPrefix "https:" $v.publicUrl)) (empty $v.trustedProxies) }}{{ fail "trustedProxies is empty, and a proxy is in front of the gateways (ingress, httpRoute or an https publicUrl): without the addresses that it connects from, all clients count as one and share one rate limit. Give its addresses or CIDR ranges; docs/operations.md#behind-a-proxy says how to find them" }}{{ end }}
{{- range $v.trustedProxies }}
{{- if regexMatch "^[0-9.]+/[0-7]$|:.*/[0-6]$" . }}{{ fail (printf "trustedProxies: %s is too wide. Any client in a trusted range can claim any address: list only the proxies" .) }}{{ end }}
{{- end }}
{{- $door := $v.networkPolicy.frontDoor -}}
{{- if and $hasFrontDoor $v.networkPolicy.enabled (empty $door.from) (not $door.allowAll) }}{{ fail "networkPolicy.frontDoor.from is empty: say where the proxy connects from (e.g. the namespace of the ingress controller), so that nobody else in the cluster reaches the gateways past it; or networkPolicy.frontDoor.allowAll=true" }}{{ end }}
{{- end }}

{{- define "insights.checkSecrets" -}}
{{- if not .Values.secrets.generate }}
{{- range $name, $facts := (include "insights.topology" . | fromYaml).services }}
{{- $values := include "insights.serviceValues" (dict "root" $ "name" $name) | fromYaml }}
{{- if not $values.existingSecret }}{{ fail (printf "secrets.generate=false: services.%s.existingSecret is missing" $name) }}{{ end }}
{{- if and $facts.database (not $values.existingOwnerSecret) }}{{ fail (printf "secrets.generate=false: services.%s.existingOwnerSecret is missing" $name) }}{{ end }}
{{- end }}
{{- if eq (include "insights.grpcSource" .) "job" }}{{ fail "secrets.generate=false: certificates for gRPC are missing. Set tls.grpc.secret or tls.grpc.issuer, or set tls.grpc.mode=disable" }}{{ end }}
{{- if not .Values.secrets.existingTrust }}{{ fail "secrets.generate=false: secrets.existingTrust is missing" }}{{ end }}
{{- if and .Values.operations.enabled (not .Values.operations.existingSecret) }}{{ fail "secrets.generate=false: operations.existingSecret is missing (a Secret with NATS_PASSWORD of the user `operator`); or operations.enabled=false" }}{{ end }}
{{- if .Values.postgresql.bundled.enabled }}{{ fail "secrets.generate=false: the bundled PostgreSQL needs a generated password; use your own server" }}{{ end }}
{{- end }}
{{- end }}

{{- define "insights.checkScaling" -}}
{{- $i := .Values.interviewers -}}
{{- if lt (int $i.maxReplicas) (int $i.minReplicas) }}{{ fail (printf "interviewers.maxReplicas (%v) is below interviewers.minReplicas (%v)" $i.maxReplicas $i.minReplicas) }}{{ end }}
{{- if gt (int $i.targetSessions) (int $i.capacity) }}{{ fail (printf "interviewers.targetSessions (%v) is above interviewers.capacity (%v): sessions would wait for replicas that are never started" $i.targetSessions $i.capacity) }}{{ end }}
{{- range $name, $values := .Values.services }}
{{- if not (hasKey (include "insights.topology" $ | fromYaml).services $name) }}{{ fail (printf "services.%s: there is no such service" $name) }}{{ end }}
{{- $facts := index (include "insights.topology" $ | fromYaml).services $name }}
{{- range $key, $_ := merge (dict) ($values.env | default dict) ($values.secretEnv | default dict) }}
{{- if not (or (has $key $facts.settings) (and $facts.database (has $key (list "DATABASE_OWNER_URL" "DATABASE_ADMIN_URL")))) }}{{ fail (printf "services.%s: there is no setting %s; services/%s/README.md lists them" $name $key $name) }}{{ end }}
{{- end }}
{{- include "insights.checkOwnDatabase" (dict "name" $name "given" ($values.secretEnv | default dict)) }}
{{- $a := (include "insights.serviceValues" (dict "root" $ "name" $name) | fromYaml).autoscaling }}
{{- if lt (int $a.maxReplicas) (int $a.minReplicas) }}{{ fail (printf "services.%s.autoscaling.maxReplicas (%v) is below minReplicas (%v)" $name $a.maxReplicas $a.minReplicas) }}{{ end }}
{{- end }}
{{- if .Values.services.interviewer.autoscaling }}{{ fail "services.interviewer.autoscaling: interviewers are scaled by `interviewers`" }}{{ end }}
{{- end }}

{{/* A database of a service's own needs all three URLs: of its app, its worker and its owner, which migrates. Takes {name, given}. */}}
{{- define "insights.checkOwnDatabase" -}}
{{- $urls := list "DATABASE_URL" "DATABASE_WORKER_URL" "DATABASE_OWNER_URL" -}}
{{- $missing := list -}}
{{- range $urls }}{{ if not (hasKey $.given .) }}{{ $missing = append $missing . }}{{ end }}{{ end }}
{{- if and $missing (lt (len $missing) (len $urls)) }}{{ fail (printf "services.%s.secretEnv: a database of its own needs %s, too" .name (join ", " $missing)) }}{{ end }}
{{- end }}

{{/* Connections of all pools at full scale, one more process of each service during a rolling update included. */}}
{{- define "insights.connections" -}}
{{- $sum := 0 -}}
{{- range $name, $facts := (include "insights.topology" . | fromYaml).services }}
{{- $values := include "insights.serviceValues" (dict "root" $ "name" $name) | fromYaml }}
{{- if and $facts.database (not (hasKey $values.secretEnv "DATABASE_URL")) }}
{{- $processes := add 1 (include "insights.mostReplicas" (dict "root" $ "name" $name "values" $values)) }}
{{- $sum = add $sum (mul $processes (add $values.pool.app $values.pool.worker (ternary 2 0 $facts.bus))) }}
{{- end }}
{{- end }}
{{- $sum -}}
{{- end }}

{{- define "insights.checkConnections" -}}
{{- $p := .Values.postgresql -}}
{{- $needed := include "insights.connections" . | int -}}
{{- $there := sub $p.maxConnections $p.reservedConnections | int -}}
{{- if gt $needed $there }}{{ fail (printf "database connections: at full scale the services open %d, and postgresql.maxConnections (%v) less reservedConnections (%v) leaves %d. Raise the server's max_connections and postgresql.maxConnections, or lower defaults.pool, replicas or maxReplicas" $needed $p.maxConnections $p.reservedConnections $there) }}{{ end }}
{{- end }}

{{/* Takes {root, api, for}. */}}
{{- define "insights.requireApi" -}}
{{- if not (.root.Capabilities.APIVersions.Has .api) }}{{ fail (printf "%s: the cluster has no API %s. Install its operator first or disable the value; `helm template` needs --api-versions %s" .for .api .api) }}{{ end }}
{{- end }}

{{- define "insights.checkOperators" -}}
{{- $v := .Values -}}
{{- if eq $v.interviewers.scaling "keda" }}{{ include "insights.requireApi" (dict "root" . "api" "keda.sh/v1alpha1/ScaledObject" "for" "interviewers.scaling=keda") }}{{ end }}
{{- if $v.metrics.serviceMonitor.enabled }}{{ include "insights.requireApi" (dict "root" . "api" "monitoring.coreos.com/v1/ServiceMonitor" "for" "metrics.serviceMonitor.enabled") }}{{ end }}
{{- if $v.metrics.rules.enabled }}{{ include "insights.requireApi" (dict "root" . "api" "monitoring.coreos.com/v1/PrometheusRule" "for" "metrics.rules.enabled") }}{{ end }}
{{- if eq (include "insights.grpcSource" .) "issuer" }}{{ include "insights.requireApi" (dict "root" . "api" "cert-manager.io/v1/Certificate" "for" "tls.grpc.issuer") }}{{ end }}
{{- if $v.httpRoute.enabled }}{{ include "insights.requireApi" (dict "root" . "api" "gateway.networking.k8s.io/v1/HTTPRoute" "for" "httpRoute.enabled") }}{{ end }}
{{- end }}
