{{- define "insights.fullname" -}}
{{- $name := ternary .Release.Name (printf "%s-insights" .Release.Name) (contains "insights" .Release.Name) -}}
{{- trunc 40 $name | trimSuffix "-" -}}
{{- end }}

{{- define "insights.topology" -}}
{{ .Files.Get "files/topology.yaml" }}
{{- end }}

{{/* Labels of everything. Takes {root, component}. */}}
{{- define "insights.labels" -}}
{{ include "insights.selector" . }}
app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
app.kubernetes.io/part-of: insights
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{/* What a selector may name: it never changes. */}}
{{- define "insights.selector" -}}
app.kubernetes.io/name: insights
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* The image of a service. Takes {root, name}. */}}
{{- define "insights.image" -}}
{{ required "image.registry is empty: say where the images are, e.g. registry.example/interviews" .root.Values.image.registry }}/insights-{{ .name }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "insights.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Takes {uid}. */}}
{{- define "insights.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ .uid }}
runAsGroup: {{ .uid }}
fsGroup: {{ .uid }}
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* One service with the defaults beneath its own values, as YAML. Takes {root, name}. */}}
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

{{/* One variable out of a Secret. Takes {name, secret, key}. */}}
{{- define "insights.envFromSecret" -}}
- name: {{ .name }}
  valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .key }} } }
{{- end }}

{{/* How PostgreSQL is spoken to: as written, and otherwise checked TLS to a server of yours. */}}
{{- define "insights.sslMode" -}}
{{ .Values.postgresql.sslMode | default (ternary "disable" "verify-full" .Values.postgresql.bundled.enabled) }}
{{- end }}

{{/* Where the certificates of gRPC come from: nowhere, yours, cert-manager's, or made by the Job. */}}
{{- define "insights.grpcSource" -}}
{{- $g := .Values.tls.grpc -}}
{{- if eq $g.mode "disable" }}none{{ else if $g.secret }}yours{{ else if $g.issuer.name }}issuer{{ else }}job{{ end -}}
{{- end }}

{{/* The Secret that a service serves gRPC with. Takes {root, name}. */}}
{{- define "insights.grpcSecret" -}}
{{ .root.Values.tls.grpc.secret | default (printf "%s-%s-grpc" (include "insights.fullname" .root) .name) }}
{{- end }}

{{/* The Secret whose `ca.crt` a caller believes. Takes {root, facts}. */}}
{{- define "insights.grpcCaSecret" -}}
{{- $tls := .root.Values.tls -}}
{{- $source := include "insights.grpcSource" .root -}}
{{- if eq $source "job" }}{{ include "insights.grpcTrust" .root }}
{{- else if eq $source "issuer" }}{{ $tls.grpc.caSecret | default (include "insights.grpcSecret" (dict "root" .root "name" (first .facts.calls))) }}
{{- else }}{{ $tls.grpc.caSecret | default $tls.caSecret | default $tls.grpc.secret }}{{ end -}}
{{- end }}

{{/* The Secret of the Job that says what callers believe, and which mode the release was last brought to. */}}
{{- define "insights.grpcTrust" -}}
{{ include "insights.fullname" . }}-grpc-trust
{{- end }}

{{/* The name that a service is called by. Takes {root, name}. */}}
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

{{/* Whether a service's replicas are somebody else's to set. Takes {root, name, values}. */}}
{{- define "insights.isScaled" -}}
{{- if eq .name "interviewer" }}{{ ne .root.Values.interviewers.scaling "fixed" }}{{ else }}{{ .values.autoscaling.enabled }}{{ end -}}
{{- end }}

{{/* As many replicas as there can ever be at rest. Takes {root, name, values}. */}}
{{- define "insights.mostReplicas" -}}
{{- if eq (include "insights.isScaled" .) "false" }}{{ .values.replicas }}
{{- else if eq .name "interviewer" }}{{ .root.Values.interviewers.maxReplicas }}
{{- else }}{{ .values.autoscaling.maxReplicas }}{{ end -}}
{{- end }}

{{- define "insights.pullSecrets" -}}
imagePullSecrets: [{{ range $i, $name := .Values.image.pullSecrets }}{{ if $i }}, {{ end }}{ name: {{ $name }} }{{ end }}]
{{- end }}

{{/* Annotations of what runs and goes before anything else of an install, upgrade or rollback. Takes the weight. */}}
{{- define "insights.beforeAll" -}}
helm.sh/hook: pre-install,pre-upgrade,pre-rollback
helm.sh/hook-weight: {{ . | quote }}
helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
{{- end }}

{{- define "insights.ports" -}}
{ http: 8080, grpc: 50051, management: 9090 }
{{- end }}

{{/* Up at once, down slowly: the highest need of the last `seconds` counts. Takes {seconds}. */}}
{{- define "insights.scalingBehavior" -}}
scaleUp:
  stabilizationWindowSeconds: 0
  selectPolicy: Max
  policies: [{ type: Percent, value: 100, periodSeconds: 15 }, { type: Pods, value: 4, periodSeconds: 15 }]
scaleDown:
  stabilizationWindowSeconds: {{ .seconds }}
  policies: [{ type: Percent, value: 50, periodSeconds: 60 }]
{{- end }}
