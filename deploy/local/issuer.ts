/**
 * The OpenID Connect issuer of `npm start`: people sign in by choosing one of the demo's people, without a password. It is part of the
 * runner, which no image contains, so no cluster can have it.
 *
 * It offers the authorization code flow with PKCE to one public client, whose pages are below `${public_url}/app`. A session cookie lets a
 * reloaded page sign in again without a choice; it lasts until sign-out or until the runner stops.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type JWK, SignJWT, createLocalJWKSet, importJWK, jwtVerify } from 'jose';
import { leavesUnencrypted } from '@insights/config';
import { files } from '@insights/web';
import { issuerPage } from './issuer-page.ts';
import { type DemoUser, demoUsers, mintToken } from './tokens.ts';

export interface Issuer {
  readonly url: string;
  /** Opens the console as the demo's owner, once; later it leads to the choice of a person. */
  readonly enter_url: string;
  close(): Promise<void>;
}

interface IssuerOptions {
  /** RS256 private key. */
  readonly key: JWK;
  readonly host: string;
  readonly port: number;
  /** Of the gateway, whose console is the client. */
  readonly public_url: string;
}

interface Grant {
  readonly user: DemoUser;
  readonly request: URLSearchParams;
  readonly expires: number;
}

const CODE_MS = 60_000;
const TOKEN_SECONDS = 12 * 3_600;
const MAX_FORM_CHARACTERS = 16_384;
const COOKIE = 'insights_demo_issuer';
const STYLES = ['ui/base.css', 'ui/dark.css'];

/**
 * Whether the console can be signed in to at this URL: only on this machine, because whoever reaches the issuer becomes whom they choose, and
 * because browsers have no cryptography for the sign-in on other addresses without TLS.
 */
export const isSignInOffered = (publicUrl: string): boolean => !leavesUnencrypted(publicUrl);

export async function startIssuer(options: IssuerOptions): Promise<Issuer> {
  const url = `http://${options.host}:${options.port}`;
  const ticket = randomBytes(24).toString('base64url');
  const answer = routesOf(url, options, ticket);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(options.port, options.host, resolve);
  await promise;
  return {
    url,
    enter_url: `${url}/enter?ticket=${ticket}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function routesOf(url: string, { key, public_url }: IssuerOptions, ticket: string) {
  const tickets = new Set([ticket]);
  const grants = new Map<string, Grant>();
  const sessions = new Map<string, DemoUser>();
  const origin = new URL(public_url).origin;
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...shown } = key;
  const keys = createLocalJWKSet({ keys: [shown] });
  const isOurs = (address: string | null) =>
    address !== null && (address === `${public_url}/app` || address.startsWith(`${public_url}/app/`));
  const sessionOf = (request: IncomingMessage) => sessions.get(cookieOf(request));

  /** Begins a session; the header that tells the browser. */
  function begin(user: DemoUser): Record<string, string> {
    const id = randomBytes(24).toString('base64url');
    sessions.set(id, user);
    return { 'set-cookie': `${COOKIE}=${id}; HttpOnly; SameSite=Lax; Path=/` };
  }

  /** The console then signs in by itself. */
  function enter(response: ServerResponse, given: URLSearchParams): void {
    const headers = tickets.delete(given.get('ticket') ?? '') ? begin(demoUsers.owner) : {};
    response.writeHead(303, { location: `${public_url}/app#sign-in`, 'cache-control': 'no-store', ...headers }).end();
  }

  function grant(response: ServerResponse, user: DemoUser, request: URLSearchParams, headers = {}): void {
    const code = randomBytes(24).toString('base64url');
    for (const [old, { expires }] of grants) if (expires < Date.now()) grants.delete(old);
    grants.set(code, { user, request, expires: Date.now() + CODE_MS });
    redirect(response, request, { code }, headers);
  }

  async function authorize(request: IncomingMessage, response: ServerResponse, asked: URLSearchParams) {
    if (!isOurs(asked.get('redirect_uri'))) return refuse(response, 'redirect_uri is not an address of the console');
    if (asked.get('response_type') !== 'code' || asked.get('code_challenge_method') !== 'S256')
      return redirect(response, asked, { error: 'invalid_request' });
    if (request.method === 'POST') {
      const user = Object.values(demoUsers).find(({ sub }) => sub === asked.get('sub'));
      if (!user) return refuse(response, 'nobody has this sub');
      return grant(response, user, asked, begin(user));
    }
    const user = sessionOf(request);
    if (user && asked.get('prompt') !== 'login') return grant(response, user, asked);
    if (asked.get('prompt') === 'none') return redirect(response, asked, { error: 'login_required' });
    const page = issuerPage(request.headers['accept-language'] ?? '', Object.values(demoUsers), asked);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
    });
    response.end(page);
  }

  async function token(response: ServerResponse, form: URLSearchParams): Promise<void> {
    const given = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isValid =
      given !== undefined &&
      given.expires >= Date.now() &&
      form.get('grant_type') === 'authorization_code' &&
      challenge === given.request.get('code_challenge') &&
      ['client_id', 'redirect_uri'].every((name) => form.get(name) === given.request.get(name));
    if (!isValid) return json(response, 400, { error: 'invalid_grant' });
    const { user, request } = given;
    json(response, 200, {
      access_token: await mintToken(key, user),
      id_token: await idToken(user, request),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: request.get('scope') ?? 'openid',
    });
  }

  async function idToken({ sub, email, name }: DemoUser, request: URLSearchParams): Promise<string> {
    const nonce = request.get('nonce');
    return new SignJWT({ email, name, ...(nonce !== null && { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' })
      .setIssuer(url)
      .setAudience(request.get('client_id') ?? '')
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS} s`)
      .sign(await importJWK(key, 'RS256'));
  }

  async function userinfo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '');
      const { payload } = await jwtVerify(bearer, keys, { algorithms: ['RS256'] });
      const { sub, email, email_verified, name } = payload;
      json(response, 200, { sub, email, email_verified, name });
    } catch {
      json(response, 401, { error: 'invalid_token' });
    }
  }

  function endSession(request: IncomingMessage, response: ServerResponse, asked: URLSearchParams): void {
    sessions.delete(cookieOf(request));
    const to = asked.get('post_logout_redirect_uri');
    response.writeHead(302, {
      location: to !== null && isOurs(to) ? to : `${public_url}/app`,
      'set-cookie': `${COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0`,
    });
    response.end();
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    if (request.method === 'OPTIONS') {
      return void response.writeHead(204, { 'access-control-allow-headers': 'authorization, content-type' }).end();
    }
    const form = request.method === 'POST' ? await formOf(request) : searchParams;
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return json(response, 200, discovery(url));
      case '/jwks.json':
        return json(response, 200, { keys: [shown] });
      case '/enter':
        return enter(response, searchParams);
      case '/authorize':
        return authorize(request, response, form);
      case '/token':
        return token(response, form);
      case '/userinfo':
        return userinfo(request, response);
      case '/end-session':
        return endSession(request, response, form);
    }
    const style = STYLES.find((path) => `/${path}` === pathname);
    if (style === undefined) return json(response, 404, { error: 'not_found' });
    response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(files.get(style));
  };
}

const discovery = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  userinfo_endpoint: `${url}/userinfo`,
  end_session_endpoint: `${url}/end-session`,
  jwks_uri: `${url}/jwks.json`,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  scopes_supported: ['openid', 'profile', 'email'],
});

function redirect(response: ServerResponse, request: URLSearchParams, given: Record<string, string>, headers = {}) {
  const to = new URL(request.get('redirect_uri') ?? '');
  const state = request.get('state');
  for (const [name, value] of Object.entries({ ...given, ...(state !== null && { state }) }))
    to.searchParams.set(name, value);
  response.writeHead(302, { location: to.href, 'cache-control': 'no-store', ...headers }).end();
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  if (Number(request.headers['content-length'] ?? Infinity) > MAX_FORM_CHARACTERS) throw new Error('form too large');
  return new URLSearchParams(await text(request));
}

function cookieOf(request: IncomingMessage): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, problem: string): void {
  json(response, 400, { error: 'invalid_request', error_description: problem });
}
