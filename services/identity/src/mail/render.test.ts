import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Letter, MailKind } from './letter.ts';
import { render } from './render.ts';

const letter: Letter = {
  kind: 'contact_invitation',
  to: { address: 'maya@example.org', name: 'Maya' },
  locale: 'en-GB',
  timezone: 'Pacific/Auckland',
  link: 'https://api.example/join/invitations/iii_x',
  expires_at: '2026-03-01T20:00:00.000Z',
  scheduled_for: null,
  calendar: null,
  thread_id: null,
  campaign_name: 'Night shifts',
  minutes: 20,
  role: null,
  flag: null,
  failures: null,
  unsubscribe_url: 'https://api.example/v1/unsubscribe/x',
};

test('a mail is in the recipient’s language, or in English if there is no translation', () => {
  const subjects = ['en', 'de-AT', 'FR', 'es', 'nl'].map((locale) => render({ ...letter, locale }, 'Acme').subject);
  assert.deepEqual(subjects, [
    'Invitation to an interview: Night shifts',
    'Einladung zu einem Interview: Night shifts',
    'Invitation à un entretien : Night shifts',
    'Invitación a una entrevista: Night shifts',
    'Invitation to an interview: Night shifts',
  ]);
});

test('every mail in every language contains its link and facts, as text and HTML', () => {
  const kinds = [
    'contact_invitation',
    'contact_reminder',
    'session_rescheduled',
    'joined_again',
    'return_link',
    'member_invitation',
  ];
  for (const kind of kinds as MailKind[]) {
    for (const locale of ['en', 'de', 'fr', 'es']) {
      const { text, html } = render({ ...letter, kind, locale, role: 'admin' }, 'Acme');
      for (const form of [text, html]) {
        assert.ok(form.includes(String(letter.link)), `${kind} ${locale}`);
        assert.ok(form.includes(kind === 'member_invitation' ? 'Acme' : 'Night shifts'), `${kind} ${locale}`);
        assert.ok(form.includes('Maya'), `${kind} ${locale}`);
        // A return link does not expire.
        assert.equal(form.includes('2026'), kind !== 'return_link', `${kind} ${locale}`);
        assert.doesNotMatch(form, /undefined|null|NaN/);
      }
    }
  }
});

test('dates are in the recipient’s time zone', () => {
  assert.match(render(letter, 'Acme').text, /2 March 2026|March 2, 2026/);
});

test('names are escaped in HTML and cannot add a header line', () => {
  const { subject, html } = render({ ...letter, campaign_name: 'A\r\nBcc: <b>"x"</b>' }, '<Acme>');
  assert.equal(subject, 'Invitation to an interview: A Bcc: <b>"x"</b>');
  assert.ok(html.includes('&lt;b&gt;&quot;x&quot;&lt;/b&gt;') && html.includes('&lt;Acme&gt;'));
});

test('a mail about a scheduled interview names its start in the recipient’s zone and language, and until when it can begin', () => {
  const scheduled = { ...letter, scheduled_for: '2026-03-01T19:45:00.000Z' };
  const starts = {
    'en-GB': /Monday,? 2 March 2026 at 08:45 New Zealand Time.*until 09:00/s,
    de: /Montag, 2\. März 2026 um 08:45.*spätestens: 09:00/s,
    fr: /lundi 2 mars 2026 à 08:45.*limite : 09:00/s,
    es: /lunes, 2 de marzo de 2026, 8:45.*límite: 9:00/s,
  };
  for (const kind of ['contact_invitation', 'contact_reminder', 'session_rescheduled'] as const) {
    for (const [locale, start] of Object.entries(starts)) {
      const { text } = render({ ...scheduled, kind, locale }, 'Acme');
      assert.match(text, start, `${kind} ${locale}`);
      assert.doesNotMatch(text, /undefined|null|NaN/);
    }
  }
});

test('a cancellation has no button, and unknown zones and odd language tags are tolerated', () => {
  const cancelled = { ...letter, kind: 'session_cancelled', link: null, scheduled_for: letter.expires_at } as const;
  for (const locale of ['en', 'de', 'fr', 'es', 'en-x', 'de-toolongsubtag', '']) {
    const { html, text } = render({ ...cancelled, locale, timezone: 'Mars/Base' }, 'Acme');
    assert.equal(html.includes('class="button"><a'), false);
    assert.match(text, /2026/);
  }
});

test('the HTML loads nothing, names its language, adapts to dark screens and has one button', () => {
  for (const locale of ['en', 'de', 'fr', 'es']) {
    const { html } = render({ ...letter, locale }, 'Acme');
    assert.doesNotMatch(html, /<img|<script|<link|@import|url\(|src=/);
    assert.match(html, new RegExp(`<html lang="${locale}"`));
    assert.match(html, /color-scheme" content="light dark"/);
    assert.equal(html.match(/<td class="button"/g)?.length, 1);
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    assert.deepEqual(new Set(targets), new Set([letter.link, letter.unsubscribe_url]));
  }
});
