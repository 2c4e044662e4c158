import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pki } from './certificates.ts';
import { DNS_IP, NODE_IP, NODE_NAME, POD_RANGE, containerdRoot, containerdSocket, runFolder } from './place.ts';

const networks = join(runFolder, 'networks');

const containerd = `version = 2
root = "${containerdRoot}"
state = "${join(runFolder, 'containerd-state')}"
oom_score = 0
[grpc]
  address = "${containerdSocket}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "localhost/pause:dev"
  disable_apparmor = true
  # Lowering it needs a capability that root does not always have.
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${networks}"
`;

const podNetwork = {
  cniVersion: '0.4.0',
  name: 'pods',
  plugins: [
    {
      type: 'bridge',
      bridge: 'pods',
      isGateway: true,
      hairpinMode: true,
      ipMasq: false,
      ipam: {
        type: 'host-local',
        dataDir: join(runFolder, 'addresses'),
        ranges: [[{ subnet: POD_RANGE }]],
        routes: [{ dst: '0.0.0.0/0' }],
      },
    },
    { type: 'portmap', capabilities: { portMappings: true } },
  ],
};

const kubelet = {
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  address: NODE_IP,
  authentication: {
    anonymous: { enabled: false },
    webhook: { enabled: true },
    x509: { clientCAFile: join(pki, 'ca.crt') },
  },
  authorization: { mode: 'Webhook' },
  tlsCertFile: join(pki, 'node.crt'),
  tlsPrivateKeyFile: join(pki, 'node.key'),
  cgroupDriver: 'cgroupfs',
  failCgroupV1: false,
  failSwapOn: false,
  oomScoreAdj: 0,
  clusterDNS: [DNS_IP],
  clusterDomain: 'cluster.local',
  containerRuntimeEndpoint: `unix://${containerdSocket}`,
  readOnlyPort: 0,
  healthzBindAddress: '127.0.0.1',
  resolvConf: join(runFolder, 'resolv.conf'),
  podLogsDir: join(runFolder, 'pod-logs'),
  imageGCHighThresholdPercent: 100,
  evictionHard: { 'memory.available': '200Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
  nodeStatusUpdateFrequency: '5s',
  // Alerts about disks are proven in a tenth of their time.
  volumeStatsAggPeriod: '6s',
};

const proxy = {
  apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
  kind: 'KubeProxyConfiguration',
  clientConnection: { kubeconfig: join(runFolder, 'proxy.conf') },
  // nftables lost the endpoints of the API server when that was restarted.
  mode: 'iptables',
  clusterCIDR: POD_RANGE,
  hostnameOverride: NODE_NAME,
  healthzBindAddress: '127.0.0.1:10256',
  metricsBindAddress: '127.0.0.1:10249',
  // These are global to the machine.
  conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: '0s', tcpCloseWaitTimeout: '0s' },
  oomScoreAdj: 0,
};

/** Settings of the daemons, as files in the run folder. JSON is YAML. */
export async function writeSettings(): Promise<void> {
  await mkdir(networks, { recursive: true });
  await mkdir(containerdRoot, { recursive: true });
  // etcd rejects a folder that others can read.
  await mkdir(join(runFolder, 'etcd'), { recursive: true });
  await chmod(join(runFolder, 'etcd'), 0o700);
  await writeFile(join(networks, 'pods.conflist'), JSON.stringify(podNetwork));
  await writeFile(join(runFolder, 'containerd.toml'), containerd);
  await writeFile(join(runFolder, 'resolv.conf'), '');
  await writeFile(join(runFolder, 'kubelet.yaml'), JSON.stringify(kubelet));
  await writeFile(join(runFolder, 'proxy.yaml'), JSON.stringify(proxy));
}
