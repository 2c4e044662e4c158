// @ts-check
import { input, part, show } from '../ui/elements.js';
import { connectFrame } from '../ui/frame.js';
import { translate } from './words.js';

const invitation = location.hash.slice(1);
const base = document.body.dataset['base'] ?? '';
const address = new URL(`${base}/v1/invitations/${encodeURIComponent(invitation)}/accept`, location.href);

/** @param {string} text @param {boolean} isBad */
function showNotice(text, isBad) {
  part('notice').textContent = text;
  part('notice').classList.toggle('bad', isBad);
  part('token').toggleAttribute('aria-invalid', false);
  if (isBad) part('token').setAttribute('aria-invalid', 'true');
}

/** The problem, as the response describes it if it does. @param {Response} response */
async function reasonOf(response) {
  const body = await response.json().catch(() => ({}));
  return typeof body.detail === 'string' ? body.detail : translate('failed', { status: response.status });
}

async function accept() {
  const button = /** @type {HTMLButtonElement} */ (part('accept').querySelector('button'));
  button.disabled = true;
  showNotice(translate('wait'), false);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${input('token').value.trim()}`, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) return showNotice(await reasonOf(response), true);
    const { name } = await response.json();
    show('accept', false);
    show('program', false);
    showNotice(translate('member', { name }), false);
  } catch {
    showNotice(translate('unreachable'), true);
  } finally {
    button.disabled = false;
  }
}

connectFrame();
if (invitation.startsWith('iii_')) {
  show('accept', true);
  show('program', true);
  part('command').textContent = `curl -X POST ${address.href} \\\n  -H "Authorization: Bearer $ACCESS_TOKEN"`;
  part('accept').addEventListener('submit', (event) => {
    event.preventDefault();
    void accept();
  });
} else {
  showNotice(translate('incomplete'), true);
}
