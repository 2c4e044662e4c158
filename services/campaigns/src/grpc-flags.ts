import type { flags } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { MailDeps } from './deps.ts';
import { clearFlag } from './features/flags/clear-flag.ts';
import { prepareFlagMail } from './features/flags/prepare-flag-mail.ts';

/** RPC → feature. */
export function flagsHandlers(deps: MailDeps): Handlers<flags.FlagsServiceService> {
  return {
    clearFlag: (request, call) => clearFlag(deps, call, request),
    prepareFlagMail: (request, call) => prepareFlagMail(deps, call, request),
  };
}
