{{/*
Everything of one service but its scaling and its network: account, settings, Deployment, Service, disruption budget.
Takes {root, name, facts, values, ports}.
*/}}
{{- define "insights.service" -}}
{{- $full := printf "%s-%s" (include "insights.fullname" .root) .name -}}
{{- $meta := dict "root" .root "component" .name -}}
{{- $isScaled := eq (include "insights.isScaled" .) "true" -}}
{{- $hasFolder := eq (include "insights.hasFolder" .) "true" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ $full }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
  {{- with .values.serviceAccountAnnotations }}
  annotations: {{- toYaml . | nindent 4 }}
  {{- end }}
automountServiceAccountToken: false
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ $full }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
data: {{- include "insights.settings" . | nindent 2 }}
---
apiVersion: v1
kind: Service
metadata:
  name: {{ $full }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
spec:
  {{- if ne (toString .facts.port) "http" }}
  # Headless, because callers balance over the addresses themselves: gRPC connections are long-lived.
  clusterIP: None
  {{- end }}
  selector: {{- include "insights.selector" $meta | nindent 4 }}
  ports:
    {{- with .facts.port }}
    - { name: {{ . }}, port: {{ get $.ports . }}, targetPort: {{ . }} }
    {{- end }}
    - { name: management, port: {{ .ports.management }}, targetPort: management }
{{- if $hasFolder }}
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: {{ $full }}-objects
  labels: {{- include "insights.labels" $meta | nindent 4 }}
  # Recordings outlive the release; delete the claim by hand.
  annotations: { helm.sh/resource-policy: keep }
spec:
  accessModes: [ReadWriteOnce]
  {{- with .root.Values.recordings.folder.storageClass }}
  storageClassName: {{ . }}
  {{- end }}
  resources: { requests: { storage: {{ .root.Values.recordings.folder.size }} } }
{{- end }}
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $full }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
spec:
  {{- if not $isScaled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  {{- if $hasFolder }}
  # The volume can be attached to one node only.
  strategy: { type: Recreate }
  {{- else }}
  strategy: { type: RollingUpdate, rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
  {{- end }}
  selector:
    matchLabels: {{- include "insights.selector" $meta | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "insights.labels" $meta | nindent 8 }}
        {{- with .values.podLabels }}{{ toYaml . | nindent 8 }}{{ end }}
      annotations:
        insights/settings: {{ include "insights.settings" . | sha256sum | trunc 16 }}
        insights/signing-keys: {{ join "," .root.Values.secrets.signingKeys | quote }}
        {{- if eq (include "insights.grpcSource" .root) "job" }}
        insights/grpc-authorities: {{ join "," .root.Values.tls.grpc.authorities | quote }}
        {{- end }}
        {{- if .root.Values.metrics.annotations }}
        prometheus.io/scrape: 'true'
        prometheus.io/port: {{ .ports.management | quote }}
        {{- end }}
        {{- with .values.podAnnotations }}{{ toYaml . | nindent 8 }}{{ end }}
    spec: {{- include "insights.pod" (merge (dict "full" $full "meta" $meta) .) | nindent 6 }}
{{- if and .root.Values.podDisruptionBudget.enabled (or $isScaled (gt (int .values.replicas) 1)) }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ $full }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: {{- include "insights.selector" $meta | nindent 6 }}
{{- end }}
{{- end }}

{{/* Whether a service stores objects on a volume of its own. Takes what insights.service takes. */}}
{{- define "insights.hasFolder" -}}
{{- and (eq .root.Values.recordings.store "folder") (has "OBJECT_STORE" .facts.settings) -}}
{{- end }}

{{/* The pod of a service. Takes what insights.service takes, with `full` and `meta`. */}}
{{- define "insights.pod" -}}
{{- $tls := .root.Values.tls -}}
{{- $servesTls := and (ne $tls.grpc.mode "disable") (eq (toString .facts.port) "grpc") -}}
{{- $callsTls := and (has $tls.grpc.mode (list "use" "require")) (not (empty .facts.calls)) -}}
{{- $drain := ternary 5 0 (not (empty .facts.port)) -}}
serviceAccountName: {{ .full }}
automountServiceAccountToken: false
enableServiceLinks: false
{{ include "insights.pullSecrets" .root }}
{{- with .values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
# The drain below, the grace period of the process, and 10 s to close connections and send the last spans.
terminationGracePeriodSeconds: {{ add $drain .values.shutdownGraceSeconds 10 }}
securityContext: {{- include "insights.podSecurity" (dict "root" .root "uid" 10001) | nindent 2 }}
topologySpreadConstraints:
  {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: {{ $.values.spread }}
    labelSelector:
      matchLabels: {{- include "insights.selector" $.meta | nindent 8 }}
    matchLabelKeys: [pod-template-hash]
  {{- end }}
{{- with .values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
containers:
  - name: {{ .name }}
    image: {{ include "insights.image" . }}
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    securityContext: {{- include "insights.containerSecurity" . | nindent 6 }}
    envFrom:
      - configMapRef: { name: {{ .full }} }
    env: {{- include "insights.secretEnv" . | nindent 6 }}
    ports:
      {{- with .facts.port }}
      - { name: {{ . }}, containerPort: {{ get $.ports . }} }
      {{- end }}
      - { name: management, containerPort: {{ .ports.management }} }
    # While a process waits for its schema, /livez answers 200 and /readyz 503.
    # With too little CPU a start takes minutes, and a restart would only prolong it.
    startupProbe: { httpGet: { path: /livez, port: management }, periodSeconds: 1, timeoutSeconds: 5, failureThreshold: 300 }
    livenessProbe: { httpGet: { path: /livez, port: management }, periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 }
    readinessProbe: { httpGet: { path: /readyz, port: management }, periodSeconds: 5, timeoutSeconds: 3, failureThreshold: 2 }
    {{- if gt (int $drain) 0 }}
    # Until every caller has noticed that this address is removed.
    lifecycle: { preStop: { sleep: { seconds: {{ $drain }} } } }
    {{- end }}
    resources: {{- toYaml .values.resources | nindent 6 }}
    volumeMounts:
      - { name: tmp, mountPath: /tmp }
      {{- if eq (include "insights.hasFolder" .) "true" }}
      - { name: objects, mountPath: /var/lib/insights/objects }
      {{- end }}
      {{- if $tls.caSecret }}
      - { name: ca, mountPath: /tls/ca, readOnly: true }
      {{- end }}
      {{- if $servesTls }}
      - { name: grpc-tls, mountPath: /tls/grpc, readOnly: true }
      {{- end }}
      {{- if $callsTls }}
      - { name: grpc-ca, mountPath: /tls/grpc-ca, readOnly: true }
      {{- end }}
      {{- with .values.extraVolumeMounts }}{{ toYaml . | nindent 6 }}{{ end }}
  {{- with .values.extraContainers }}{{ toYaml . | nindent 2 }}{{ end }}
volumes:
  - { name: tmp, emptyDir: { sizeLimit: 256Mi } }
  {{- if eq (include "insights.hasFolder" .) "true" }}
  - { name: objects, persistentVolumeClaim: { claimName: {{ .full }}-objects } }
  {{- end }}
  {{- with $tls.caSecret }}
  - { name: ca, secret: { secretName: {{ . }}, items: [{ key: ca.crt, path: ca.crt }] } }
  {{- end }}
  {{- if $servesTls }}
  - { name: grpc-tls, secret: { secretName: {{ include "insights.grpcSecret" . }}, defaultMode: 0440, items: [{ key: tls.crt, path: tls.crt }, { key: tls.key, path: tls.key }] } }
  {{- end }}
  {{- if $callsTls }}
  - { name: grpc-ca, secret: { secretName: {{ include "insights.grpcCaSecret" . }}, items: [{ key: ca.crt, path: ca.crt }] } }
  {{- end }}
  {{- with .values.extraVolumes }}{{ toYaml . | nindent 2 }}{{ end }}
{{- end }}
