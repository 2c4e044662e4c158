import type { Route } from '../core/route.ts';
import { examples } from './examples.ts';
import { groupName, operationId, templatePath } from './names.ts';

interface Sample {
  readonly lang: string;
  readonly source: string;
}

/** How to call an operation: with curl and with the typed client. */
export function samplesOf(route: Route, publicUrl: string): Sample[] {
  const curl = { lang: 'curl', source: curlOf(route, publicUrl) };
  const isCallable = route.method !== 'head' && !route.raw_body;
  return isCallable ? [curl, { lang: 'TypeScript', source: clientCallOf(route) }] : [curl];
}

function curlOf(route: Route, publicUrl: string): string {
  const { request } = examples[operationId(route)] ?? {};
  const credential = credentialOf(route);
  const parts = [
    `curl${route.method === 'get' ? '' : ` -X ${route.method.toUpperCase()}`} '${publicUrl}${templatePath(route.path)}'`,
    ...(credential === undefined ? [] : [`-H '${credential}'`]),
    ...(request === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${shellText(request)}'`]),
  ];
  return parts.join(' \\\n  ');
}

const shellText = (value: unknown) => JSON.stringify(value, null, 2).replaceAll("'", String.raw`'\''`);

function credentialOf({ access }: Route): string | undefined {
  if ('public' in access || 'ops' in access) return undefined;
  if ('participant' in access) return 'Authorization: Bearer iip_…';
  if ('user_only' in access) return 'Authorization: Bearer <access token>';
  return 'retrieval_key' in access ? 'X-API-Key: iir_…' : 'X-API-Key: iis_…';
}

function clientCallOf(route: Route): string {
  const { request = {} } = examples[operationId(route)] ?? {};
  const path = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '…']);
  const input = JSON.stringify({ ...Object.fromEntries(path), ...(request as object) }, null, 2);
  const argument = input === '{}' ? '' : input.replaceAll(/^(\s+)"(\w+)":/gm, '$1$2:');
  const result = route.success.status === 204 ? '' : 'const result = ';
  return `${result}await client.${groupName(route.tag)}.${route.name}(${argument});`;
}
