import { type SMTPTransportOptions, type SendMailOptions, type Transporter, createTransport } from 'nodemailer';
import { AppError } from '@insights/errors';

export interface SmtpSettings {
  readonly smtpUrl: string;
  readonly smtpTls: 'required' | 'opportunistic';
  readonly smtpTimeoutMs: number;
}

/** Refusals of us, not of the mail: a mended password or relay rule lets the same mail through. */
const OURS = new Set([530, 534, 535, 538]);
/** At these steps a refusal is about the mail: its sender, its reader, its content. */
const ABOUT_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/** Hands mails to the mail server, each over a connection of its own. */
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

  /** Resolves when the server has taken the mail. Errors: `mail_refused` (for good), `unavailable` (try again). */
  async send(mail: SendMailOptions): Promise<void> {
    try {
      await this.#transport.sendMail(mail);
    } catch (error) {
      throw asRefusal(error);
    }
  }
}

/** Without the server's own words: they repeat the address. */
function asRefusal(error: unknown): AppError {
  const {
    code = '',
    responseCode = 0,
    response = '',
  } = error as { code?: string; responseCode?: number; response?: string };
  const status = [responseCode || '', /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''].join(' ').trim();
  const log = { smtp_step: code, smtp_status: status };
  if (responseCode >= 500 && ABOUT_MAIL.has(code) && !OURS.has(responseCode)) {
    return new AppError('mail_refused', {
      publicMessage: `The mail server refused this mail for good (${status}).`,
      log,
    });
  }
  return new AppError('unavailable', { publicMessage: 'The mail server does not take mails at the moment.', log });
}
