{{/*
A single server with a disk of its own, for a trial.
Takes {root, name, of, ports, probe, scratch} and, as they are needed, {env, secret, args, command, users}.
*/}}
{{- define "insights.store" -}}
{{- $full := printf "%s-%s" (include "insights.fullname" .root) .name -}}
{{- $meta := dict "root" .root "component" .name -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ $full }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
spec:
  selector: {{- include "insights.selector" $meta | nindent 4 }}
  ports:
    {{- range $name, $port := .ports }}
    - { name: {{ $name }}, port: {{ $port }}, targetPort: {{ $name }} }
    {{- end }}
---
apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: {{ $full }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
spec:
  serviceName: {{ $full }}
  replicas: 1
  selector:
    matchLabels: {{- include "insights.selector" $meta | nindent 6 }}
  template:
    metadata:
      # Without a version label, so that an upgrade of the release does not restart a store.
      labels: {{- include "insights.selector" $meta | nindent 8 }}
      {{- if .users }}
      annotations: { insights/users: {{ .root.Files.Get "files/nats-users.conf" | sha256sum | trunc 16 }} }
      {{- end }}
    spec:
      automountServiceAccountToken: false
      enableServiceLinks: false
      terminationGracePeriodSeconds: 60
      {{- include "insights.pullSecrets" .root | nindent 6 }}
      {{- include "insights.scheduling" .root | nindent 6 }}
      securityContext: {{- include "insights.podSecurity" (dict "root" .root "uid" .of.uid) | nindent 8 }}
      containers:
        - name: {{ .name }}
          image: {{ .of.image }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          {{- with .command }}
          command: {{ toJson . }}
          {{- end }}
          {{- with .args }}
          args: {{ toJson . }}
          {{- end }}
          securityContext: {{- include "insights.containerSecurity" . | nindent 12 }}
          env:
            {{- range $key, $value := .env }}
            - { name: {{ $key }}, value: {{ $value | quote }} }
            {{- end }}
            {{- with .secret }}
            {{- include "insights.envFromSecret" (dict "name" . "secret" $full "key" .) | nindent 12 }}
            {{- end }}
            {{- if .users }}{{ include "insights.natsPasswords" .root | nindent 12 }}{{ end }}
          ports:
            {{- range $name, $port := .ports }}
            - { name: {{ $name }}, containerPort: {{ $port }} }
            {{- end }}
          startupProbe: {{- merge (dict "periodSeconds" 1 "failureThreshold" 120) .probe | toYaml | nindent 12 }}
          readinessProbe: {{- merge (dict "periodSeconds" 5) .probe | toYaml | nindent 12 }}
          livenessProbe: {{- merge (dict "periodSeconds" 10 "failureThreshold" 6) .probe | toYaml | nindent 12 }}
          resources: {{- toYaml .of.resources | nindent 12 }}
          volumeMounts:
            - { name: data, mountPath: /data }
            {{- range $i, $path := .scratch }}
            - { name: scratch, mountPath: {{ $path }}, subPath: s{{ $i }} }
            {{- end }}
            {{- if .users }}
            - { name: config, mountPath: /etc/nats, readOnly: true }
            {{- end }}
      volumes:
        - { name: scratch, emptyDir: { sizeLimit: 64Mi } }
        {{- if .users }}
        - { name: config, configMap: { name: {{ $full }} } }
        {{- end }}
  volumeClaimTemplates:
    - metadata: { name: data }
      spec:
        accessModes: [ReadWriteOnce]
        {{- with .of.storageClass }}
        storageClassName: {{ . }}
        {{- end }}
        resources: { requests: { storage: {{ .of.storage }} } }
{{- end }}

{{/* The passwords of files/nats-users.conf. */}}
{{- define "insights.natsPasswords" -}}
{{- range $name, $facts := (include "insights.topology" . | fromYaml).services }}
{{- if $facts.bus }}
{{- $values := include "insights.serviceValues" (dict "root" $ "name" $name) | fromYaml }}
{{ include "insights.envFromSecret" (dict "name" (printf "NATS_PASSWORD_%s" (upper $name)) "secret" (include "insights.secretName" (dict "root" $ "name" $name "values" $values)) "key" "NATS_PASSWORD") }}
{{- end }}
{{- end }}
{{ include "insights.envFromSecret" (dict "name" "NATS_PASSWORD_OPERATOR" "secret" (include "insights.operatorSecretName" .) "key" "NATS_PASSWORD") }}
{{- end }}
