// Where the definitions of the operators' objects come from: no code of theirs is built.
module insights.local/cluster/operators

go 1.25

require (
	github.com/cert-manager/cert-manager v1.21.2
	github.com/external-secrets/external-secrets v0.16.2
	github.com/prometheus-operator/prometheus-operator v0.86.1
	sigs.k8s.io/gateway-api v1.4.0
)
