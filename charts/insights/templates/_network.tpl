{{/* Pods of one component of this release, as a peer. Takes {root, component}. */}}
{{- define "insights.peer" -}}
- podSelector:
    matchLabels: {{- include "insights.selector" . | nindent 6 }}
{{- end }}

{{/* One NetworkPolicy. Takes {root, component, ingress, egress}: rules as YAML, either may be empty. */}}
{{- define "insights.policy" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ include "insights.fullname" .root }}-{{ .component }}
  labels: {{- include "insights.labels" . | nindent 4 }}
spec:
  podSelector:
    matchLabels: {{- include "insights.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  {{- if .ingress }}
  ingress: {{- .ingress | nindent 4 }}
  {{- end }}
  {{- if .egress }}
  egress: {{- .egress | nindent 4 }}
  {{- end }}
{{- end }}

{{/* Peers from values; none means any address. Takes {direction, peers}. */}}
{{- define "insights.peers" -}}
{{- with .peers }}
{{ $.direction }}: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Monitoring peers: the given ones, or every pod in the cluster. */}}
{{- define "insights.watchers" -}}
from: {{- toYaml (.Values.networkPolicy.monitoring.from | default (list (dict "namespaceSelector" dict))) | nindent 2 }}
{{- end }}

{{- define "insights.dnsRule" -}}
- ports:
    {{- range .Values.networkPolicy.dnsPorts }}
    - { protocol: UDP, port: {{ . }} }
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
{{- end }}

{{/* Egress to PostgreSQL. */}}
{{- define "insights.databaseRule" -}}
- ports: [{ protocol: TCP, port: {{ .Values.postgresql.port }} }]
{{- if .Values.postgresql.bundled.enabled }}
  to: {{- include "insights.peer" (dict "root" . "component" "postgresql") | nindent 4 }}
{{- else }}
  {{- include "insights.peers" (dict "direction" "to" "peers" .Values.networkPolicy.stores.to) | nindent 2 }}
{{- end }}
{{- end }}

{{/* Egress to NATS. */}}
{{- define "insights.busRule" -}}
{{- if .Values.nats.bundled.enabled -}}
- ports: [{ protocol: TCP, port: 4222 }]
  to: {{- include "insights.peer" (dict "root" . "component" "nats") | nindent 4 }}
{{- else -}}
{{- $ports := list }}
{{- range splitList "," .Values.nats.url }}{{ $ports = append $ports ((urlParse .).host | regexFind "[0-9]+$" | default "4222") }}{{ end }}
- ports:
    {{- range uniq $ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
  {{- include "insights.peers" (dict "direction" "to" "peers" .Values.networkPolicy.stores.to) | nindent 2 }}
{{- end }}
{{- end }}

{{/* Addresses outside the cluster. Takes {root, ports}. */}}
{{- define "insights.outsideRule" -}}
- ports:
    {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
  to:
    - ipBlock: { cidr: 0.0.0.0/0, except: {{ toJson .root.Values.networkPolicy.privateRanges }} }
    - ipBlock: { cidr: '::/0', except: ['fc00::/7', 'fe80::/10'] }
{{- end }}

{{/* Whether a service of this release connects to a system outside the cluster. Takes {root, name, what}: a name under networkPolicy.outside. */}}
{{- define "insights.isUsed" -}}
{{- $v := .root.Values -}}
{{- $service := include "insights.serviceValues" (dict "root" .root "name" .name) | fromYaml -}}
{{- $given := merge (dict) $service.env $service.secretEnv -}}
{{- get (dict
  "identityProvider" (not $v.identityProvider.embedded)
  "mail" (not (empty $v.mail.from))
  "embeddings" (not (empty $given.EMBEDDINGS_BASE_URL))
  "models" (ne (toString ($given.MODEL_PROVIDER | default "builtin")) "builtin")
  "objects" (eq $v.recordings.store "s3")
  "transcription" (ne (toString ($given.TRANSCRIPTION_PROVIDER | default "none")) "none")
  "webhooks" true
) .what -}}
{{- end }}

{{/* Ingress rules of a service. Takes {root, name, facts, topology, ports}. */}}
{{- define "insights.serviceIngress" -}}
- ports: [{ protocol: TCP, port: management }]
  {{- include "insights.watchers" .root | nindent 2 }}
{{- if and (eq .name "identity") .root.Values.identityProvider.embedded }}
- ports: [{ protocol: TCP, port: management }]
  from: {{- include "insights.peer" (dict "root" .root "component" "gateway") | nindent 4 }}
{{- end }}
{{- if eq .name "gateway" }}
- ports: [{ protocol: TCP, port: http }]
  {{- include "insights.peers" (dict "direction" "from" "peers" .root.Values.networkPolicy.frontDoor.from) | nindent 2 }}
{{- if .root.Values.networkPolicy.frontDoor.from }}
- ports: [{ protocol: TCP, port: http }]
  from: {{- include "insights.peer" (dict "root" .root "component" "test") | nindent 4 }}
{{- end }}
{{- end }}
{{- $callers := list }}
{{- range $other, $facts := .topology.services }}{{ if has $.name $facts.calls }}{{ $callers = append $callers $other }}{{ end }}{{ end }}
{{- if $callers }}
- ports: [{ protocol: TCP, port: grpc }]
  from:
    {{- range $callers }}
    {{- include "insights.peer" (dict "root" $.root "component" .) | nindent 4 }}
    {{- end }}
{{- end }}
{{- end }}

{{/* Egress rules of a service. Takes {root, name, facts, ports}. */}}
{{- define "insights.serviceEgress" -}}
{{- $v := .root.Values -}}
{{ include "insights.dnsRule" .root }}
{{- if .facts.calls }}
- ports: [{ protocol: TCP, port: {{ .ports.grpc }} }]
  to:
    {{- range .facts.calls }}
    {{- include "insights.peer" (dict "root" $.root "component" .) | nindent 4 }}
    {{- end }}
{{- end }}
{{- if and (eq .name "gateway") $v.identityProvider.embedded }}
- ports: [{ protocol: TCP, port: {{ .ports.management }} }]
  to: {{- include "insights.peer" (dict "root" .root "component" "identity") | nindent 4 }}
{{- end }}
{{- if .facts.database }}
{{ include "insights.databaseRule" .root }}
{{- end }}
{{- if .facts.bus }}
{{ include "insights.busRule" .root }}
{{- end }}
{{- range .facts.outside }}
{{- if eq (include "insights.isUsed" (dict "root" $.root "name" $.name "what" .)) "true" }}
{{- $to := index $v.networkPolicy.outside . }}
{{- if $to.to }}
{{ toYaml $to.to }}
{{- else }}
{{ include "insights.outsideRule" (dict "root" $.root "ports" $to.ports) }}
{{- end }}
{{- end }}
{{- end }}
{{- if $v.tracing.endpoint }}
- ports:
    {{- range $v.networkPolicy.tracingPorts }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
{{- end }}
{{- end }}
