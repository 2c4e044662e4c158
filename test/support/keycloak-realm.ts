import type { Keycloak } from './keycloak.ts';

export const AUDIENCE = 'insights';
export const PASSWORD = 'pw-of-a-test';
const SECRET = 'secret-of-a-test';

const MACHINE = { secret: SECRET, serviceAccountsEnabled: true, standardFlowEnabled: false };

/** Puts an audience into the access tokens of a client. */
const audienceMapper = (audience: string) => ({
  name: 'audience',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-audience-mapper',
  config: { 'included.custom.audience': audience, 'access.token.claim': 'true' },
});

/** A realm that is set up as `services/identity/README.md` describes, with one organisation. */
export class Realm {
  readonly name: string;
  readonly org_id: string;
  readonly #keycloak: Keycloak;

  constructor(keycloak: Keycloak, name: string, orgId: string) {
    this.#keycloak = keycloak;
    this.name = name;
    this.org_id = orgId;
  }

  static async make(keycloak: Keycloak, name: string): Promise<Realm> {
    await keycloak.admin('POST', '', {
      realm: name,
      enabled: true,
      organizationsEnabled: true,
      clients: [
        {
          clientId: 'app',
          publicClient: true,
          directAccessGrantsEnabled: true,
          protocolMappers: [audienceMapper(AUDIENCE)],
        },
        { clientId: 'identity', ...MACHINE },
        { clientId: 'robot', ...MACHINE, protocolMappers: [audienceMapper(AUDIENCE)] },
      ],
    });
    await letManage(keycloak, name);
    await nameOrganizations(keycloak, name);
    const org_id = await keycloak.make(`/${name}/organizations`, {
      name: 'acme',
      alias: 'acme',
      domains: [{ name: 'acme.test' }],
    });
    return new Realm(keycloak, name, org_id);
  }

  get settings(): Record<string, string> {
    return {
      IDENTITY_PROVIDER: 'keycloak',
      IDENTITY_PROVIDER_REALM: this.name,
      IDENTITY_PROVIDER_CLIENT_ID: 'identity',
      IDENTITY_PROVIDER_CLIENT_SECRET: SECRET,
    };
  }

  get issuer(): string {
    return `${this.#keycloak.url}/realms/${this.name}`;
  }

  /** Adds a person to the organisation; returns the subject. */
  async person(username: string, role: 'owner' | 'member'): Promise<string> {
    const id = await this.#keycloak.make(`/${this.name}/users`, {
      username,
      email: `${username}@acme.test`,
      emailVerified: true,
      firstName: username,
      lastName: 'Test',
      enabled: true,
      credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
    });
    const organization = `/${this.name}/organizations/${this.org_id}`;
    await this.#keycloak.admin('POST', `${organization}/members`, id);
    if (role === 'owner') {
      const group = await this.#keycloak.make(`${organization}/groups`, { name: 'owner' });
      await this.#keycloak.admin('PUT', `${organization}/groups/${group}/members/${id}`);
    }
    return id;
  }

  /** The client of a console at this address. */
  async openConsole(publicUrl: string): Promise<void> {
    const address = `${publicUrl}/app/*`;
    await this.#keycloak.make(`/${this.name}/clients`, {
      clientId: 'insights-console',
      publicClient: true,
      redirectUris: [address],
      webOrigins: ['+'],
      attributes: { 'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': address },
      protocolMappers: [audienceMapper(AUDIENCE)],
    });
  }

  /** Ends all sessions of a person, as an administrator does. */
  async endSessions(subject: string): Promise<void> {
    await this.#keycloak.admin('POST', `/${this.name}/users/${subject}/logout`);
  }

  tokenOf(username: string): Promise<string> {
    const form = { grant_type: 'password', client_id: 'app', username, password: PASSWORD };
    return this.#keycloak.token(this.name, { ...form, scope: 'openid organization' });
  }

  /** A machine's token: client credentials. */
  async robotToken(clientId = 'robot'): Promise<string> {
    const machine = { client_id: clientId, client_secret: SECRET };
    return this.#keycloak.token(this.name, { grant_type: 'client_credentials', ...machine, scope: 'organization' });
  }

  robotJoins(): Promise<void> {
    return this.#join('robot');
  }

  /** A machine of the organisation whose tokens are for `audience`. */
  async machine(clientId: string, audience: string): Promise<{ clientId: string; clientSecret: string }> {
    const client = { clientId, ...MACHINE, protocolMappers: [audienceMapper(audience)] };
    await this.#keycloak.make(`/${this.name}/clients`, client);
    await this.#join(clientId);
    return { clientId, clientSecret: SECRET };
  }

  async #join(clientId: string): Promise<void> {
    const id = await serviceAccountOf(this.#keycloak, this.name, clientId);
    await this.#keycloak.admin('POST', `/${this.name}/organizations/${this.org_id}/members`, id);
  }

  /** A member's groups in Keycloak, by name; null for a person outside the organisation. */
  async groupsOf(subject: string): Promise<string[] | null> {
    const path = `/${this.name}/organizations/${this.org_id}/members/${subject}/groups`;
    const { status, body } = await this.#keycloak.admin('GET', path);
    return status === 404 ? null : (body as { name: string }[]).map(({ name }) => name);
  }

  async forget(subject: string): Promise<void> {
    await this.#keycloak.admin('DELETE', `/${this.name}/users/${subject}`);
  }
}

async function only<T extends object>(keycloak: Keycloak, path: string): Promise<T> {
  const { body } = await keycloak.admin('GET', path);
  const [first] = body as T[];
  if (!first) throw new Error(`Keycloak returned nothing at ${path}`);
  return first;
}

async function serviceAccountOf(keycloak: Keycloak, realm: string, clientId: string): Promise<string> {
  const { id } = await only<{ id: string }>(keycloak, `/${realm}/clients?clientId=${clientId}`);
  const { body } = await keycloak.admin('GET', `/${realm}/clients/${id}/service-account-user`);
  return (body as { id: string }).id;
}

/** The service account of identity may manage organisations and users. */
async function letManage(keycloak: Keycloak, realm: string): Promise<void> {
  const account = await serviceAccountOf(keycloak, realm, 'identity');
  const { id } = await only<{ id: string }>(keycloak, `/${realm}/clients?clientId=realm-management`);
  const { body } = await keycloak.admin('GET', `/${realm}/clients/${id}/roles`);
  const roles = (body as { name: string }[]).filter(({ name }) => /^manage-(organizations|users)$/.test(name));
  await keycloak.admin('POST', `/${realm}/users/${account}/role-mappings/clients/${id}`, roles);
}

/** The scope `organization` puts ids and groups into tokens. */
async function nameOrganizations(keycloak: Keycloak, realm: string): Promise<void> {
  const { body } = await keycloak.admin('GET', `/${realm}/client-scopes`);
  interface Mapper {
    id: string;
    config: Record<string, string>;
  }
  const scopes = body as { id: string; name: string; protocolMappers?: Mapper[] }[];
  const scope = scopes.find(({ name }) => name === 'organization');
  const [mapper] = scope?.protocolMappers ?? [];
  if (!scope || !mapper) throw new Error('the realm has no client scope for organisations');
  const models = `/${realm}/client-scopes/${scope.id}/protocol-mappers/models`;
  const config = { ...mapper.config, addOrganizationId: 'true', 'jsonType.label': 'JSON' };
  await keycloak.admin('PUT', `${models}/${mapper.id}`, { ...mapper, config });
  await keycloak.admin('POST', models, {
    name: 'organization groups',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-organization-group-membership-mapper',
    config: { 'access.token.claim': 'true' },
  });
}
