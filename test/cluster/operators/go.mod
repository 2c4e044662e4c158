// Where the definitions of the operators' objects come from: no code of theirs is built.
module insights.local/cluster/operators

go 1.25

require (
	github.com/prometheus-operator/prometheus-operator v0.86.1
	sigs.k8s.io/gateway-api v1.4.0
)
