/**
 * Who is signed in: the authorization code flow with PKCE at the issuer that the server names. Tokens are kept in memory only, so a reload
 * signs in again by the issuer's session. When a token ends, the page stays as it is and a second window signs in.
 */
import { useSyncExternalStore } from 'react';
import { ErrorResponse, InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { createClient } from '@insights/api-client/rest';
import { device } from '@insights/web/ui/store.js';

/** Path of the public URL. */
const base = document.querySelector<HTMLMetaElement>('meta[name=base]')?.content ?? '';
export const appPath = `${base}/app`;
const serverUrl = location.origin + base;
/** An issuer may send people here to be signed in, as the demo's does: `/app#sign-in`. */
const WANTED = '#sign-in';
/** Says that somebody signed in with this browser, so that a reload asks the issuer first. No secret. */
const KNOWN = 'console-known';
const SILENT_FAILURES = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

export interface Session {
  readonly state: 'loading' | 'out' | 'in' | 'unavailable';
  /** The token has ended; the page is kept until a new one is there. */
  readonly isExpired: boolean;
  readonly isDemo: boolean;
  /** Whether this installation sends invitations. */
  readonly sendsMail: boolean;
}

let session: Session = { state: 'loading', isExpired: false, isDemo: false, sendsMail: true };
let manager: UserManager | undefined;
let user: User | null = null;
const listeners = new Set<() => void>();
/** The other tabs of this browser. */
const tabs = new BroadcastChannel(`${appPath} session`);

/** Somebody has signed out, or the issuer's session has ended. */
function tellTabs(what: 'out' | 'ended'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  tabs.postMessage(what);
}

function set(changes: Partial<Session>): void {
  session = { ...session, ...changes };
  for (const listener of listeners) listener();
}

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );
}

/** A person has to sign in again; the page stays as it is. */
function askAgain(): void {
  if (session.state === 'in') set({ isExpired: true });
}

/** Every call of the API; it carries the token of the moment. */
export const api = createClient({
  baseUrl: serverUrl,
  token: () => user?.access_token ?? '',
  strict: true,
  timeoutMs: 60_000,
  fetch: async (...request) => {
    const response = await fetch(...request);
    if (response.status === 401) askAgain();
    return response;
  },
});

/** Calls that need no token. */
const open = createClient({ baseUrl: serverUrl });

async function openManager(): Promise<UserManager> {
  const { issuer, client_id, scopes, demo, sends_mail } = await open.signIn.getConfig();
  set({ isDemo: demo, sendsMail: sends_mail });
  const made = new UserManager({
    authority: issuer,
    client_id,
    scope: scopes.join(' '),
    redirect_uri: `${location.origin}${appPath}/signed-in`,
    popup_redirect_uri: `${location.origin}${appPath}/signed-in/again`,
    post_logout_redirect_uri: `${location.origin}${appPath}/`,
    automaticSilentRenew: false,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    // Holds the verifier of a sign-in that is under way, never a token.
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
  made.events.addAccessTokenExpiring(() => {
    if (user?.refresh_token) void renew(made, { isLast: false });
  });
  made.events.addAccessTokenExpired(() => void renew(made));
  tabs.addEventListener('message', ({ data }) => {
    if (data === 'ended') void renew(made);
    else if (session.state === 'in') leave();
  });
  return made;
}

/** Gets a new token by the refresh token. Where there is none, the issuer refuses it, or no further try follows, a person has to sign in. */
async function renew(of: UserManager, { isLast = true } = {}): Promise<void> {
  try {
    if (!user?.refresh_token) throw new Error('no refresh token');
    take(await of.signinSilent());
  } catch (error) {
    if (isLast || error instanceof ErrorResponse) askAgain();
  }
}

/** Somebody has signed out: what is on the page is no longer for whoever sits here. */
function leave(): void {
  user = null;
  set({ state: 'out', isExpired: false });
}

function take(signedIn: User | null): void {
  if (!signedIn) return;
  user = signedIn;
  device.save(KNOWN, '1');
  set({ state: 'in', isExpired: false });
}

/** Decides who is signed in, before anything is drawn. Resolves to false in the second window, which closes itself. */
export async function startSession(): Promise<boolean> {
  try {
    manager = await openManager();
    if (location.pathname === `${appPath}/signed-in/again`) {
      await manager.signinPopupCallback();
      return false;
    }
    if (location.pathname === `${appPath}/signed-in`) await finishSignIn(manager);
    else if (location.hash === WANTED) {
      await manager.signinRedirect({ state: `${location.origin}${appPath}` });
      return false;
    } else if (device.load(KNOWN) !== null) {
      await manager.signinRedirect({ prompt: 'none', state: location.href });
      return false;
    } else set({ state: 'out' });
  } catch {
    set({ state: 'unavailable' });
  }
  return true;
}

async function finishSignIn(of: UserManager): Promise<void> {
  let to = `${location.origin}${appPath}`;
  try {
    const signedIn = await of.signinRedirectCallback();
    if (typeof signedIn.state === 'string' && signedIn.state.startsWith(to)) to = signedIn.state;
    take(signedIn);
  } catch (error) {
    const { error: code, state } = error as { error?: string; state?: unknown };
    device.save(KNOWN, null);
    if (code === 'login_required') tellTabs('ended');
    if (typeof state === 'string' && state.startsWith(to)) to = state;
    set({ state: code === undefined || SILENT_FAILURES.includes(code) ? 'out' : 'unavailable' });
  }
  history.replaceState(null, '', to);
}

/** Leads to the issuer and back to the present address. */
export async function signIn(): Promise<void> {
  await manager?.signinRedirect({ state: location.href });
}

/** Signs in again in a second window. Another person than before starts with a fresh page, because what is shown is not theirs. */
export async function signInAgain(): Promise<void> {
  const before = user?.profile.sub;
  const signedIn = await manager?.signinPopup();
  if (!signedIn) return;
  take(signedIn);
  if (signedIn.profile.sub !== before) location.assign(appPath);
}

export async function signOut(): Promise<void> {
  device.save(KNOWN, null);
  user = null;
  tellTabs('out');
  try {
    await manager?.signoutRedirect();
  } catch {
    // An issuer without an end-session endpoint.
    location.assign(appPath);
  }
}
