/** @template {HTMLElement} T @param {string} id @param {new () => T} type @returns {T} */
function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`no ${id}`);
  return found;
}

const form = element('accept', HTMLFormElement);
const field = element('token', HTMLTextAreaElement);
const notice = element('notice', HTMLElement);
const program = element('program', HTMLDetailsElement);
const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));
const invitation = location.hash.slice(1);
const base = document.body.dataset['base'] ?? '';
const address = new URL(`${base}/v1/invitations/${encodeURIComponent(invitation)}/accept`, location.href);

/** @param {string} text @param {boolean} isBad */
function showText(text, isBad) {
  notice.textContent = text;
  notice.classList.toggle('bad', isBad);
}

/** The problem, as the response describes it if it does. @param {Response} response */
async function reasonOf(response) {
  const body = await response.json().catch(() => ({}));
  return typeof body.detail === 'string' ? body.detail : `That did not work (${response.status}).`;
}

async function accept() {
  button.disabled = true;
  showText('One moment …', false);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${field.value.trim()}`, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) return showText(await reasonOf(response), true);
    const { name } = await response.json();
    form.hidden = true;
    program.hidden = true;
    showText(`You are a member of ${name} now.`, false);
  } catch {
    showText('The server cannot be reached. Check your connection and try again.', true);
  } finally {
    button.disabled = false;
  }
}

if (invitation.startsWith('iii_')) {
  form.hidden = false;
  program.hidden = false;
  element('command', HTMLElement).textContent =
    `curl -X POST ${address.href} \\\n  -H "Authorization: Bearer $ACCESS_TOKEN"`;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void accept();
  });
} else {
  showText('This link is incomplete. Open it again from the e-mail, or ask for a new invitation.', true);
}
