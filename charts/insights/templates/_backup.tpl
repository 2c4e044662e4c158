{{/*
The pod of a backup or a restore: psql, pg_dump and pg_restore beside the volume of dumps. It reaches PostgreSQL and nothing else, like the
one that migrates. Takes {root, script, env, files}: what its shell runs, its variables besides SERVICES, and a ConfigMap that is mounted
at /scripts, or "".
*/}}
{{- define "insights.backupPod" -}}
{{- $v := .root.Values -}}
metadata:
  labels: {{- include "insights.labels" (dict "root" .root "component" "migrate") | nindent 4 }}
spec:
  restartPolicy: Never
  automountServiceAccountToken: false
  enableServiceLinks: false
  {{- include "insights.pullSecrets" .root | nindent 2 }}
  {{- include "insights.scheduling" .root | nindent 2 }}
  securityContext: {{- include "insights.podSecurity" (dict "root" .root "uid" $v.backup.uid) | nindent 4 }}
  containers:
    - name: backup
      image: {{ $v.backup.image }}
      imagePullPolicy: {{ $v.image.pullPolicy }}
      command: [sh, -c]
      args: {{- list .script | toYaml | nindent 8 }}
      securityContext: {{- include "insights.containerSecurity" .root | nindent 8 }}
      env:
        - { name: SERVICES, value: {{ include "insights.databases" .root }} }
        {{- .env | nindent 8 }}
        {{- if $v.tls.caSecret }}
        - { name: PGSSLROOTCERT, value: /tls/ca/ca.crt }
        {{- end }}
      resources: {{- toYaml $v.backup.resources | nindent 8 }}
      volumeMounts:
        - { name: backups, mountPath: /backups }
        - { name: tmp, mountPath: /tmp }
        {{- if .files }}
        - { name: scripts, mountPath: /scripts, readOnly: true }
        {{- end }}
        {{- if $v.tls.caSecret }}
        - { name: ca, mountPath: /tls/ca, readOnly: true }
        {{- end }}
  volumes:
    - { name: backups, persistentVolumeClaim: { claimName: {{ $v.backup.existingClaim | default (printf "%s-backup" (include "insights.fullname" .root)) }} } }
    - { name: tmp, emptyDir: { sizeLimit: 64Mi } }
    {{- with .files }}
    - { name: scripts, configMap: { name: {{ . }} } }
    {{- end }}
    {{- with $v.tls.caSecret }}
    - { name: ca, secret: { secretName: {{ . }}, items: [{ key: ca.crt, path: ca.crt }] } }
    {{- end }}
{{- end }}

{{/* The services with a schema, in one line. Takes the root. */}}
{{- define "insights.databases" -}}
{{- $names := list -}}
{{- range $name, $facts := (include "insights.topology" . | fromYaml).services }}{{ if $facts.database }}{{ $names = append $names $name }}{{ end }}{{ end -}}
{{- join " " $names | quote -}}
{{- end }}

{{/*
<SERVICE>_URL of every service. Takes {root, as}: `owner` of its schema, or `admin`, who may create roles.
*/}}
{{- define "insights.urlsEnv" -}}
{{- range $name, $facts := (include "insights.topology" .root | fromYaml).services }}
{{- if $facts.database }}
{{- $values := include "insights.serviceValues" (dict "root" $.root "name" $name) | fromYaml }}
{{- $variable := printf "%s_URL" (upper $name) }}
{{- $own := get $values.secretEnv "DATABASE_OWNER_URL" }}
{{- if eq $.as "admin" }}
{{ include "insights.adminEnv" (dict "root" $.root "values" $values "variable" $variable) }}
{{- else if $own }}
{{ include "insights.envFromSecret" (dict "name" $variable "secret" $own.name "key" $own.key) }}
{{- else }}
{{- $password := printf "%s_PASSWORD" (upper $name) }}
{{ include "insights.envFromSecret" (dict "name" $password "secret" (include "insights.ownerSecretName" (dict "root" $.root "name" $name "values" $values)) "key" "DATABASE_OWNER_PASSWORD") }}
- name: {{ $variable }}
  value: {{ printf "postgresql://%s_owner:$(%s)@%s" $name $password (include "insights.databaseAddress" $.root) }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}
