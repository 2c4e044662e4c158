import { escapeHtml } from '@insights/html';
import { part } from '@insights/web';
import type { DemoUser } from './tokens.ts';

const MARK = part('mark');

const WORDS = {
  en: { heading: 'Sign in to the demo', lead: 'Choose a person. The demo has no passwords.' },
  de: { heading: 'Bei der Demo anmelden', lead: 'Wähle eine Person. Die Demo hat keine Passwörter.' },
  fr: { heading: 'Se connecter à la démo', lead: 'Choisissez une personne. La démo n’a pas de mots de passe.' },
  es: { heading: 'Iniciar sesión en la demo', lead: 'Elige a una persona. La demo no tiene contraseñas.' },
};

/** What an answer of the page has to repeat of the request. */
const REPEATED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

/** The page on which one of the demo's people is chosen. */
export function issuerPage(acceptLanguage: string, people: readonly DemoUser[], request: URLSearchParams): string {
  const language = (['de', 'fr', 'es'] as const).find((tag) => acceptLanguage.toLowerCase().startsWith(tag)) ?? 'en';
  const { heading, lead } = WORDS[language];
  const hidden = REPEATED.flatMap((name) => {
    const value = request.get(name);
    return value === null ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`];
  });
  const buttons = people.map(
    ({ sub, name, email }) =>
      `<button name="sub" value="${escapeHtml(sub)}">${escapeHtml(name)}<br />${escapeHtml(email)}</button>`,
  );
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${heading}</title>
    <link rel="stylesheet" href="/ui/base.css" />
    <link rel="stylesheet" href="/ui/dark.css" media="(prefers-color-scheme: dark)" />
  </head>
  <body>
    <header>
      <div class="bar">
        <p class="brand">${MARK} Interview Insights</p>
      </div>
    </header>
    <main>
      <h1>${heading}</h1>
      <p class="lead">${lead}</p>
      <form method="post" action="/authorize">
        ${hidden.join('\n        ')}
        <div class="row equal">
          ${buttons.join('\n          ')}
        </div>
      </form>
    </main>
  </body>
</html>
`;
}
