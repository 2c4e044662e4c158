// Checks an installed release from a client's view; exits with status 1 and the problems after a minute.
const base = process.env.GATEWAY_URL;
const region = process.env.REGION;

async function answer(path) {
  const response = await fetch(base + path, { signal: AbortSignal.timeout(5_000) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

const checks = {
  'the front door answers, every service runs, and events flow': async () => {
    const { checks } = JSON.parse(await answer('/v1/health'));
    const down = Object.keys(checks).filter((name) => checks[name] !== 'ok');
    if (down.length > 0) throw new Error(`/v1/health says that these are down: ${down.join(', ')}`);
  },
  'every schema fits its service': () => answer('/v1/health/db'),
  'an interviewer is there': () => answer('/v1/health/interview-workers'),
  'job workers are there': () => answer('/v1/health/workers'),
  'the demand is counted': async () => {
    const sample = `interview_session_demand{region="${region}"}`;
    if (!(await answer('/metrics')).includes(sample)) throw new Error(`/metrics has no ${sample}`);
  },
  'strangers are refused': async () => {
    const { status } = await fetch(`${base}/v1/workspaces`, { signal: AbortSignal.timeout(5_000) });
    if (status !== 401) throw new Error(`/v1/workspaces without a credential answers ${status}, not 401`);
  },
};

async function passes(name, check) {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      await check();
      console.log(`ok      ${name}`);
      return true;
    } catch (error) {
      if (Date.now() > until) {
        console.log(`FAILED  ${name}: ${error.message}`);
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

const results = await Promise.all(Object.entries(checks).map(([name, check]) => passes(name, check)));
process.exit(results.every(Boolean) ? 0 : 1);
