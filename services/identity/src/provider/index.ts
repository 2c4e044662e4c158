import type { ProviderSettings } from '../config-provider.ts';
import { jwksPath } from './embedded.ts';
import { KeycloakOrganizations } from './keycloak.ts';
import type { IdentityProvider } from './port.ts';

/** The provider chosen by the settings. */
export function openProvider(config: ProviderSettings): IdentityProvider {
  switch (config.identityProvider) {
    case 'embedded':
      return { organizations: null, managementPaths: jwksPath(config.embeddedIssuerKey) };
    case 'keycloak':
      return { organizations: new KeycloakOrganizations(config), managementPaths: {} };
    case 'oidc':
      return { organizations: null, managementPaths: {} };
  }
}
