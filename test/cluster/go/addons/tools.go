//go:build tools

// Package tools keeps the modules of the programs that are built as they are.
package tools

import (
	_ "github.com/kedacore/keda/v2/cmd/adapter"
	_ "github.com/kedacore/keda/v2/cmd/operator"
	_ "helm.sh/helm/v3/cmd/helm"
	_ "k8s.io/kube-state-metrics/v2"
	_ "sigs.k8s.io/metrics-server/cmd/metrics-server"
)
