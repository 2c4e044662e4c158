{{/*
A ServiceAccount without rights and a suspended CronJob: the template of a pod for commands. Takes {root, name, component, service, env, settings}:
the component whose network policy applies, the service whose image runs, and whether it has that service's settings.
*/}}
{{- define "insights.onDemand" -}}
{{- $meta := dict "root" .root "component" .component -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ .name }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
automountServiceAccountToken: false
---
apiVersion: batch/v1
kind: CronJob
metadata:
  name: {{ .name }}
  labels: {{- include "insights.labels" $meta | nindent 4 }}
spec:
  # Only a template: `kubectl create job NAME --from=cronjob/{{ .name }}`.
  suspend: true
  schedule: '@yearly'
  concurrencyPolicy: Forbid
  jobTemplate:
    metadata:
      labels: {{- include "insights.labels" $meta | nindent 8 }}
    spec:
      backoffLimit: 0
      activeDeadlineSeconds: 3900
      ttlSecondsAfterFinished: 300
      template:
        metadata:
          labels: {{- include "insights.labels" $meta | nindent 12 }}
        spec:
          serviceAccountName: {{ .name }}
          automountServiceAccountToken: false
          enableServiceLinks: false
          restartPolicy: Never
          terminationGracePeriodSeconds: 5
          {{- include "insights.pullSecrets" .root | nindent 10 }}
          {{- include "insights.scheduling" .root | nindent 10 }}
          securityContext: {{- include "insights.podSecurity" (dict "root" .root "uid" 10001) | nindent 12 }}
          containers:
            - name: operations
              image: {{ include "insights.image" (dict "root" .root "name" .service) }}
              imagePullPolicy: {{ .root.Values.image.pullPolicy }}
              command: [node, -e, "process.on('SIGTERM', () => process.exit()); setTimeout(() => {}, 3_600_000)"]
              securityContext: {{- include "insights.containerSecurity" . | nindent 16 }}
              {{- if .settings }}
              envFrom:
                - configMapRef: { name: {{ include "insights.fullname" .root }}-{{ .service }} }
              {{- end }}
              env:
                {{- .env | nindent 16 }}
                {{- if and .root.Values.tls.caSecret (not .settings) }}
                - { name: NODE_EXTRA_CA_CERTS, value: /tls/ca/ca.crt }
                {{- end }}
              resources: {{- toYaml .root.Values.operations.resources | nindent 16 }}
              {{- if .root.Values.tls.caSecret }}
              volumeMounts: [{ name: ca, mountPath: /tls/ca, readOnly: true }]
              {{- end }}
          {{- with .root.Values.tls.caSecret }}
          volumes: [{ name: ca, secret: { secretName: {{ . }}, items: [{ key: ca.crt, path: ca.crt }] } }]
          {{- end }}
{{- end }}
