import { type SMTPTransportOptions, type SendMailOptions, type Transporter, createTransport } from 'nodemailer';
import { AppError } from '@insights/errors';

export interface SmtpSettings {
  readonly smtpUrl: string;
  readonly smtpTls: 'required' | 'opportunistic';
  readonly smtpTimeoutMs: number;
}

/** Rejections caused by our configuration, such as a wrong password; retry after it is fixed. */
const CONFIGURATION_STATUSES = new Set([530, 534, 535, 538]);
/** Steps at which a server rejects the mail itself: its sender, recipient or content. */
const MAIL_STEPS = new Set(['EENVELOPE', 'EMESSAGE']);

/** Sends mails through the mail server, each over its own connection. */
export class Smtp {
  readonly #transport: Transporter;

  constructor({ smtpUrl, smtpTls, smtpTimeoutMs }: SmtpSettings) {
    const { protocol, hostname, port, username, password } = new URL(smtpUrl);
    const secure = protocol === 'smtps:';
    const options: SMTPTransportOptions = {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: smtpTls === 'required',
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
      dnsTimeout: smtpTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    };
    this.#transport = createTransport(options);
  }

  /** Resolves when the server has accepted the mail. Errors: `mail_refused` (permanent), `unavailable` (retry). */
  async send(mail: SendMailOptions): Promise<void> {
    try {
      await this.#transport.sendMail(mail);
    } catch (error) {
      throw asAppError(error);
    }
  }
}

/** Without the server's response, which contains the address. */
function asAppError(error: unknown): AppError {
  const {
    code = '',
    responseCode = 0,
    response = '',
  } = error as { code?: string; responseCode?: number; response?: string };
  const status = [responseCode || '', /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''].join(' ').trim();
  const log = { smtp_step: code, smtp_status: status };
  if (responseCode >= 500 && MAIL_STEPS.has(code) && !CONFIGURATION_STATUSES.has(responseCode)) {
    return new AppError('mail_refused', {
      publicMessage: `The mail server rejected this mail permanently (${status}).`,
      log,
    });
  }
  return new AppError('unavailable', { publicMessage: 'The mail server does not accept mails at the moment.', log });
}
