import type { FlagKind, Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,');
const validUntil = (until: string | null) => (until ? [`Der Link ist bis zum ${until} gültig.`] : []);
const PRIVATE = 'Der Link ist nur für Sie bestimmt; bitte geben Sie ihn nicht weiter.';
/** How long the interview takes, and when it can be started. */
const duration = (minutes: number, when: string | null, latest: string | null) =>
  when
    ? `Es dauert höchstens ${minutes} Minuten, am Telefon oder Computer. Sie können ab diesem Zeitpunkt beginnen (spätestens: ${latest}).`
    : `Es dauert höchstens ${minutes} Minuten, am Telefon oder Computer, wann immer es Ihnen passt.`;

const FLAGS: Partial<Record<FlagKind, string>> = {
  distress: 'Jemand ist in einem Interview vielleicht in einer Notlage.',
  withdrawal_asked: 'Jemand hat in einem Interview darum gebeten, die eigenen Antworten zu löschen.',
  person_asked: 'Jemand möchte in einem Interview mit einem Menschen sprechen.',
  emergency: 'Jemand ist in einem Interview vielleicht gerade in einem Notfall.',
  threat: 'Jemand hat in einem Interview gedroht, anderen etwas anzutun.',
  minor: 'Jemand ist nach eigenen Worten unter 18. Das ganze Gespräch wird zurückgehalten.',
  off_record: 'Jemand hat in einem Interview etwas im Vertrauen gesagt, das nicht festgehalten werden soll.',
};

export const german: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: `Einladung zu einem Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} möchte gern von Ihnen hören und lädt Sie zu einem Interview ein: „${campaign}“.`,
      duration(minutes, when, latest),
    ],
    link: 'Interview öffnen',
    after: [PRIVATE, ...(when ? [] : validUntil(until))],
  }),
  contact_reminder: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: when ? `Erinnerung an Ihr Interview: ${campaign}` : `Noch offen für Sie: ${campaign}`,
    greeting: greeting(name),
    before: [
      when
        ? `Wir erinnern Sie an Ihr Interview mit ${workspace}: „${campaign}“.`
        : `${workspace} hat Sie zu einem Interview eingeladen: „${campaign}“. Es steht Ihnen weiterhin offen.`,
      duration(minutes, when, latest),
    ],
    link: 'Interview öffnen',
    after: [
      ...(when ? [] : ['Wenn Sie nicht teilnehmen möchten, müssen Sie nichts tun.']),
      PRIVATE,
      ...(when ? [] : validUntil(until)),
    ],
  }),
  session_rescheduled: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: when ? `Neuer Termin für Ihr Interview: ${campaign}` : `Ihr Interview ist offen: ${campaign}`,
    greeting: greeting(name),
    before: [
      when
        ? `${workspace} hat einen neuen Termin für Ihr Interview „${campaign}“ festgelegt.`
        : `Ihr Interview „${campaign}“ mit ${workspace} hat keinen festen Termin mehr. Sie können jetzt beginnen.`,
      duration(minutes, when, latest),
    ],
    link: 'Interview öffnen',
    after: [PRIVATE, ...(when ? [] : validUntil(until))],
  }),
  session_cancelled: ({ name, workspace, campaign }) => ({
    subject: `Ihr Interview ist abgesagt: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} hat Ihr Interview „${campaign}“ abgesagt.`,
      'Sie müssen nichts tun; über Ihren bisherigen Link lässt sich das Interview nicht mehr beginnen.',
    ],
    link: '',
    after: [],
  }),
  booking_confirmed: ({ name, workspace, campaign, minutes, when, latest }) => ({
    subject: `Ihr Interview ist gebucht: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Mit Ihrer E-Mail-Adresse wurde ein Interview mit ${workspace} gebucht: „${campaign}“.`,
      duration(minutes, when, latest),
    ],
    link: 'Meine Buchung öffnen',
    after: [
      'Dort können Sie das Interview zur gebuchten Zeit beginnen, einen anderen Termin wählen oder absagen.',
      PRIVATE,
      'Wenn Sie das nicht gebucht haben, öffnen Sie bitte den Link und sagen Sie ab.',
    ],
  }),
  booking_changed: ({ name, workspace, campaign, minutes, when, latest }) => ({
    subject: `Neuer Termin für Ihr Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Ihr Interview „${campaign}“ mit ${workspace} wurde auf einen anderen Termin verschoben.`,
      duration(minutes, when, latest),
    ],
    link: 'Meine Buchung öffnen',
    after: [
      'Dort können Sie das Interview zur gebuchten Zeit beginnen, einen anderen Termin wählen oder absagen.',
      PRIVATE,
    ],
  }),
  booking_cancelled: ({ name, workspace, campaign }) => ({
    subject: `Ihre Buchung ist storniert: ${campaign}`,
    greeting: greeting(name),
    before: [`Ihre Buchung für das Interview „${campaign}“ mit ${workspace} ist storniert.`],
    link: 'Anderen Termin wählen',
    after: ['Wenn Sie nicht teilnehmen möchten, müssen Sie nichts tun.'],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Ihr Link zum Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Jemand hat sich mit Ihrer E-Mail-Adresse für das Interview „${campaign}“ angemeldet. Sie haben bereits eine Einladung: Wenn Sie das waren, verwenden Sie bitte Ihren eigenen Link.`,
    ],
    link: 'Mein Interview öffnen',
    after: [
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Ihren Link kann niemand Ihr Interview sehen.',
      ...validUntil(until),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Ihr Link zurück zum Interview: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Sie haben eingewilligt, am Interview „${campaign}“ teilzunehmen. Über diesen Link kehren Sie dorthin zurück: um es fortzusetzen, um nachzulesen, was gesagt wurde, oder um Ihre Teilnahme zurückzuziehen und alles löschen zu lassen.`,
    ],
    link: 'Mein Interview öffnen',
    after: [
      'Der Link ist nur für Sie bestimmt und auch denen nicht bekannt, die Sie eingeladen haben; bitte geben Sie ihn nicht weiter.',
      'Wenn Sie nicht eingewilligt haben, öffnen Sie den Link und ziehen Sie Ihre Teilnahme zurück: Dann wird alles gelöscht.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Einladung in den Arbeitsbereich ${workspace}`,
    greeting: greeting(name),
    before: [
      `Sie wurden in den Arbeitsbereich „${workspace}“ von Interview Insights eingeladen${role === 'admin' ? ', mit Administratorrechten' : ''}.`,
    ],
    link: 'Einladung annehmen',
    after: [
      'Falls Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.',
      ...validUntil(until),
    ],
  }),
  when: 'Termin',
  address: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse',
  flag_raised: ({ name, workspace, flag }) => ({
    subject: 'Etwas in einem Interview braucht Ihre Aufmerksamkeit',
    greeting: greeting(name),
    before: [(flag && FLAGS[flag]) ?? 'Eine Antwort in einem Interview wurde markiert.'],
    link: 'Gespräch in der API',
    after: [
      'Bitte lesen Sie die markierte Stelle, tun Sie das Nötige und heben Sie die Markierung auf. Bis dahin verwendet kein Bericht sie.',
      `Sie erhalten diese E-Mail, weil Sie den Arbeitsbereich „${workspace}“ verwalten oder besitzen.`,
    ],
  }),
  endpoint_failing: ({ name, workspace, failures: { attempts, since, event, event_id, reason, is_gone } }) => ({
    subject: is_gone ? 'Ein Webhook-Endpunkt wurde abgeschaltet' : 'Ein Webhook-Endpunkt ist gestört',
    greeting: greeting(name),
    before: [
      `Einer Ihrer Webhook-Endpunkte erhält keine Ereignisse. ${attempts} Versuche nacheinander sind gescheitert, der erste am ${since}.`,
      `Zuerst scheiterte das Ereignis ${event} mit der webhook-id ${event_id}: ${reason}.`,
      ...(is_gone
        ? [
            'Ihr Empfänger hat den letzten Versuch mit 410 (Gone) beantwortet. Deshalb wurde dieser Endpunkt abgeschaltet und erhält keine Ereignisse mehr. Schalten Sie ihn ein, sobald der Empfänger wieder da ist.',
          ]
        : []),
    ],
    link: 'Endpunkt in der API',
    after: [
      'Bitte prüfen Sie, ob Ihr Empfänger läuft, ob Adresse und Zertifikat stimmen und ob er innerhalb von zehn Sekunden mit einem Status von 200 bis 299 antwortet. Senden Sie danach ein Testereignis.',
      'Eine Zustellung, die nach allen Wiederholungen gescheitert ist, wird nur auf Anforderung erneut gesendet (resend). Ihr Ereignis ist nicht verloren: Die Ereignisliste des Endpunkts enthält alles, was Ihr Empfänger verpasst hat.',
      'Zu einem Endpunkt gibt es höchstens eine solche E-Mail am Tag. Sie enden, sobald er ein Ereignis annimmt oder Sie ihn abschalten.',
      `Sie erhalten diese E-Mail, weil Sie den Arbeitsbereich „${workspace}“ verwalten oder besitzen.`,
    ],
  }),
  colon: ':',
  unsubscribe: {
    reason: (workspace) => `Sie erhalten diese E-Mail, weil ${workspace} Sie zu einem Interview eingeladen hat.`,
    link: 'E-Mails abbestellen',
  },
};
