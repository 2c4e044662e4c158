{{- define "insights.fullname" -}}
{{- $name := .Values.fullnameOverride | default (ternary .Release.Name (printf "%s-insights" .Release.Name) (contains "insights" .Release.Name)) -}}
{{- trunc 40 $name | trimSuffix "-" -}}
{{- end }}

{{- define "insights.topology" -}}
{{ .Files.Get "files/topology.yaml" }}
{{- end }}

{{/* Labels of all objects. Takes {root, component}. */}}
{{- define "insights.labels" -}}
{{ include "insights.selector" . }}
app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
app.kubernetes.io/part-of: insights
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- with .root.Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* Labels for selectors; they never change. */}}
{{- define "insights.selector" -}}
app.kubernetes.io/name: insights
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* The image of a service. Takes {root, name}. */}}
{{- define "insights.image" -}}
{{ required "image.registry is empty: say where the images are, e.g. registry.example/interviews" .root.Values.image.registry }}/{{ .root.Values.image.prefix }}{{ .name }}{{ with get .root.Values.image.digests .name }}@{{ . }}{{ else }}:{{ $.root.Values.image.tag | default $.root.Chart.AppVersion }}{{ end }}
{{- end }}

{{- define "insights.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Takes {root, uid}. */}}
{{- define "insights.podSecurity" -}}
runAsNonRoot: true
{{- if .root.Values.podSecurity.setUser }}
runAsUser: {{ .uid }}
runAsGroup: {{ .uid }}
fsGroup: {{ .uid }}
{{- end }}
# Once, when a volume is new: PostgreSQL rejects a data directory whose group may write.
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* The values of a service merged with the defaults, as YAML. Takes {root, name}. */}}
{{- define "insights.serviceValues" -}}
{{- mergeOverwrite (deepCopy .root.Values.defaults) (deepCopy (index .root.Values.services .name | default dict)) | toYaml }}
{{- end }}

{{- define "insights.secretName" -}}
{{ .values.existingSecret | default (printf "%s-%s" (include "insights.fullname" .root) .name) }}
{{- end }}

{{- define "insights.ownerSecretName" -}}
{{ .values.existingOwnerSecret | default (printf "%s-%s-owner" (include "insights.fullname" .root) .name) }}
{{- end }}

{{- define "insights.trustSecretName" -}}
{{ .Values.secrets.existingTrust | default (printf "%s-trust" (include "insights.fullname" .)) }}
{{- end }}

{{- define "insights.operatorSecretName" -}}
{{ .Values.operations.existingSecret | default (printf "%s-operator" (include "insights.fullname" .)) }}
{{- end }}

{{/* The key of a service's Secret that holds its signing key of that number. Takes the number. */}}
{{- define "insights.signingKey" -}}
PRINCIPAL_SIGNING_KEY{{ if ne (int .) 1 }}_{{ . }}{{ end }}
{{- end }}

{{/* The key of the Secret of reports that holds the key of that number, which seals reports. Takes the number. */}}
{{- define "insights.reportKey" -}}
REPORT_SIGNING_KEY{{ if ne (int .) 1 }}_{{ . }}{{ end }}
{{- end }}

{{/* One variable from a Secret. Takes {name, secret, key}. */}}
{{- define "insights.envFromSecret" -}}
- name: {{ .name }}
  valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .key }} } }
{{- end }}

{{/* How a user logs in to NATS: with its password, or with its credentials. Takes {root, user, secret}. */}}
{{- define "insights.natsLogin" -}}
{{- $credentials := .root.Values.nats.credentialsSecret -}}
{{- if $credentials }}
{{- include "insights.envFromSecret" (dict "name" "NATS_CREDENTIALS" "secret" $credentials "key" (printf "%s.creds" .user)) }}
{{- else }}
{{- include "insights.envFromSecret" (dict "name" "NATS_PASSWORD" "secret" .secret "key" "NATS_PASSWORD") }}
{{- end }}
{{- end }}

{{/* The sslMode of PostgreSQL; by default verified TLS for your own server. */}}
{{- define "insights.sslMode" -}}
{{ .Values.postgresql.sslMode | default (ternary "disable" "verify-full" .Values.postgresql.bundled.enabled) }}
{{- end }}

{{/* The source of gRPC certificates: none, your own, cert-manager or the Job. */}}
{{- define "insights.grpcSource" -}}
{{- $g := .Values.tls.grpc -}}
{{- if eq $g.mode "disable" }}none{{ else if $g.secret }}yours{{ else if $g.issuer.name }}issuer{{ else }}job{{ end -}}
{{- end }}

{{/* The Secret with a service's gRPC certificate. Takes {root, name}. */}}
{{- define "insights.grpcSecret" -}}
{{ .root.Values.tls.grpc.secret | default (printf "%s-%s-grpc" (include "insights.fullname" .root) .name) }}
{{- end }}

{{/* The Secret with the `ca.crt` that a caller trusts. Takes {root, facts}. */}}
{{- define "insights.grpcCaSecret" -}}
{{- $tls := .root.Values.tls -}}
{{- $source := include "insights.grpcSource" .root -}}
{{- if eq $source "job" }}{{ include "insights.grpcTrust" .root }}
{{- else if eq $source "issuer" }}{{ $tls.grpc.caSecret | default (include "insights.grpcSecret" (dict "root" .root "name" (first .facts.calls))) }}
{{- else }}{{ $tls.grpc.caSecret | default $tls.caSecret | default $tls.grpc.secret }}{{ end -}}
{{- end }}

{{/* The Job's Secret with the authorities that callers trust and the last TLS mode of the release. */}}
{{- define "insights.grpcTrust" -}}
{{ include "insights.fullname" . }}-grpc-trust
{{- end }}

{{/* The DNS name of a service. Takes {root, name}. */}}
{{- define "insights.host" -}}
{{ include "insights.fullname" .root }}-{{ .name }}.{{ .root.Release.Namespace }}.svc.{{ .root.Values.clusterDomain }}
{{- end }}

{{/* What follows `user:password@` in a database URL. */}}
{{- define "insights.databaseAddress" -}}
{{- $p := .Values.postgresql -}}
{{- $host := ternary (printf "%s-postgresql" (include "insights.fullname" .)) $p.host $p.bundled.enabled -}}
{{- $mode := include "insights.sslMode" . -}}
{{ $host }}:{{ $p.port }}/{{ $p.database }}{{ if ne $mode "disable" }}?sslmode={{ $mode }}{{ end }}
{{- end }}

{{- define "insights.natsUrl" -}}
{{- if .Values.nats.bundled.enabled -}}
nats://{{ include "insights.fullname" . }}-nats:4222
{{- else -}}
{{ .Values.nats.url }}
{{- end }}
{{- end }}

{{/* Whether an autoscaler sets the service's replicas. Takes {root, name, values}. */}}
{{- define "insights.isScaled" -}}
{{- if eq .name "interviewer" }}{{ ne .root.Values.interviewers.scaling "fixed" }}{{ else }}{{ .values.autoscaling.enabled }}{{ end -}}
{{- end }}

{{/* The maximum number of replicas, rolling updates aside. Takes {root, name, values}. */}}
{{- define "insights.mostReplicas" -}}
{{- if eq (include "insights.isScaled" .) "false" }}{{ .values.replicas }}
{{- else if eq .name "interviewer" }}{{ .root.Values.interviewers.maxReplicas }}
{{- else }}{{ .values.autoscaling.maxReplicas }}{{ end -}}
{{- end }}

{{- define "insights.pullSecrets" -}}
imagePullSecrets: [{{ range $i, $name := .Values.image.pullSecrets }}{{ if $i }}, {{ end }}{ name: {{ $name }} }{{ end }}]
{{- end }}

{{/* Annotations of hooks that run before an install, upgrade or rollback and are removed afterwards. Takes the weight. */}}
{{- define "insights.beforeAll" -}}
helm.sh/hook: pre-install,pre-upgrade,pre-rollback
helm.sh/hook-weight: {{ . | quote }}
helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
helm.sh/hook-output-log-policy: hook-failed
{{- end }}

{{/* Where pods of hooks, tests and bundled stores run: the same as services by default. */}}
{{- define "insights.scheduling" -}}
{{- with pick .Values.defaults "nodeSelector" "tolerations" "affinity" -}}
{{- range $key, $value := . }}{{ with $value }}
{{ $key }}: {{- toYaml . | nindent 2 }}
{{- end }}{{ end }}
{{- end }}
{{- end }}

{{- define "insights.ports" -}}
{ http: 8080, grpc: 50051, management: 9090 }
{{- end }}

{{/* Scales up at once and down slowly: the highest demand of the last `seconds` counts. Takes {seconds}. */}}
{{- define "insights.scalingBehavior" -}}
scaleUp:
  stabilizationWindowSeconds: 0
  selectPolicy: Max
  policies: [{ type: Percent, value: 100, periodSeconds: 15 }, { type: Pods, value: 4, periodSeconds: 15 }]
scaleDown:
  stabilizationWindowSeconds: {{ .seconds }}
  policies: [{ type: Percent, value: 50, periodSeconds: 60 }]
{{- end }}

{{/* The issuer of the tokens that are accepted. */}}
{{- define "insights.issuer" -}}
{{- ternary "https://issuer.insights.internal" .Values.identityProvider.issuer .Values.identityProvider.embedded -}}
{{- end }}
