// @ts-check
import { input, part, show, showText } from '../ui/elements.js';
import { typographic } from '../ui/typography.js';
import { formatTime, languageOf } from '../ui/words.js';
import { canDictate } from './recording/voice.js';
import { translate } from './words.js';

/**
 * Writes what the steps say about the campaign and the session, in the page's language; the campaign's own texts stay in theirs.
 * @param {any} campaign @param {any} [session]
 */
export function writeCampaign(campaign, session) {
  const { contact_email, retention_days, max_duration_minutes: minutes } = campaign;
  writeText('intro', campaign.participant_intro, campaign.intro_language);
  writeText('fact-why', campaign.participant_intro, campaign.intro_language);
  writeText('fact-how', campaign.notice.text, languageOf(campaign.participant_language));
  writeText('consent-text', campaign.consent_text, campaign.consent_language);
  show('dictation-row', campaign.browser_dictation && canDictate);
  show('adults', campaign.adults_only);
  show('adults-row', campaign.adults_only);
  part('about').textContent = translate('about');
  part('fact-who').textContent = campaign.controller_name || translate('the_team');
  part('fact-time').textContent = translate('duration', { minutes });
  part('fact-kept').textContent = translate(retention_days ? 'kept_days' : 'kept_open', { n: retention_days });
  const contact = /** @type {HTMLAnchorElement} */ (part('fact-contact'));
  contact.textContent = contact_email;
  contact.href = `mailto:${contact_email}`;
  show('contact-row', Boolean(contact_email));
  show('hide-row', campaign.allow_participant_to_hide_name && !campaign.hide_participant_names);
  show('names-hidden', campaign.hide_participant_names);
  part('what-next').textContent = translate(contact_email ? 'next_contact' : 'next', { email: contact_email });
  if (session) writeSession(session);
}

/** @param {any} session */
function writeSession({ return_url, return_mail, scheduled_for }) {
  input('own-link').value = return_url ?? '';
  showText('link-mailed', return_mail ? translate('link_mailed', { address: return_mail }) : '');
  const time = scheduled_for ? formatTime(scheduled_for) : '…';
  part('scheduled-text').textContent = translate('scheduled', { time });
}

/** @param {string} id @param {string} text @param {string} language */
function writeText(id, text, language) {
  part(id).textContent = typographic(language, text);
  Object.assign(part(id), { lang: language, dir: 'auto' });
}
