import type { FlagKind, Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,');
const validUntil = (until: string | null) => (until ? [`Le lien est valable jusqu’au ${until}.`] : []);
const PRIVATE = 'Ce lien vous est personnel ; merci de ne pas le transmettre.';
/** How long the interview takes, and when it can be started. */
const duration = (minutes: number, when: string | null, latest: string | null) =>
  when
    ? `Il dure ${minutes} minutes au maximum, sur votre téléphone ou votre ordinateur. Vous pouvez commencer à partir de ce moment (limite : ${latest}).`
    : `Il dure ${minutes} minutes au maximum, sur votre téléphone ou votre ordinateur, au moment qui vous convient.`;

const FLAGS: Partial<Record<FlagKind, string>> = {
  distress: 'Une personne est peut-être en détresse dans un entretien.',
  withdrawal_asked: 'Une personne a demandé la suppression de ses réponses dans un entretien.',
  person_asked: 'Une personne a demandé à parler à quelqu’un dans un entretien.',
  emergency: 'Une personne est peut-être en situation d’urgence dans un entretien.',
  threat: 'Une personne a proféré des menaces dans un entretien.',
  minor: 'Une personne dit avoir moins de 18 ans dans un entretien. Toute la conversation est retenue.',
  off_record: 'Une personne a dit quelque chose de confidentiel, à ne pas consigner, dans un entretien.',
};

export const french: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: `Invitation à un entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} aimerait connaître votre avis et vous invite à un entretien : « ${campaign} ».`,
      duration(minutes, when, latest),
    ],
    link: 'Ouvrir l’entretien',
    after: [PRIVATE, ...(when ? [] : validUntil(until))],
  }),
  contact_reminder: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: when ? `Rappel de votre entretien : ${campaign}` : `Toujours ouvert pour vous : ${campaign}`,
    greeting: greeting(name),
    before: [
      when
        ? `Nous vous rappelons votre entretien avec ${workspace} : « ${campaign} ».`
        : `${workspace} vous a invité(e) à un entretien : « ${campaign} ». Vous pouvez encore y participer.`,
      duration(minutes, when, latest),
    ],
    link: 'Ouvrir l’entretien',
    after: [
      ...(when ? [] : ['Si vous ne souhaitez pas participer, vous n’avez rien à faire.']),
      PRIVATE,
      ...(when ? [] : validUntil(until)),
    ],
  }),
  session_rescheduled: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: when ? `Nouvel horaire pour votre entretien : ${campaign}` : `Votre entretien est ouvert : ${campaign}`,
    greeting: greeting(name),
    before: [
      when
        ? `${workspace} a fixé un nouvel horaire pour votre entretien « ${campaign} ».`
        : `Votre entretien « ${campaign} » avec ${workspace} n’a plus d’horaire fixe. Vous pouvez commencer dès maintenant.`,
      duration(minutes, when, latest),
    ],
    link: 'Ouvrir l’entretien',
    after: [PRIVATE, ...(when ? [] : validUntil(until))],
  }),
  session_cancelled: ({ name, workspace, campaign }) => ({
    subject: `Votre entretien est annulé : ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} a annulé votre entretien « ${campaign} ».`,
      'Vous n’avez rien à faire ; votre ancien lien ne permet plus de commencer l’entretien.',
    ],
    link: '',
    after: [],
  }),
  booking_confirmed: ({ name, workspace, campaign, minutes, when, latest }) => ({
    subject: `Votre entretien est réservé : ${campaign}`,
    greeting: greeting(name),
    before: [
      `Un entretien avec ${workspace} a été réservé avec votre adresse e-mail : « ${campaign} ».`,
      duration(minutes, when, latest),
    ],
    link: 'Ouvrir ma réservation',
    after: [
      'Vous pourrez y commencer l’entretien le moment venu, choisir un autre horaire ou annuler.',
      PRIVATE,
      'Si vous ne l’avez pas réservé, veuillez ouvrir le lien et annuler.',
    ],
  }),
  booking_changed: ({ name, workspace, campaign, minutes, when, latest }) => ({
    subject: `Nouvel horaire de votre entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `Votre entretien « ${campaign} » avec ${workspace} a été déplacé à un autre horaire.`,
      duration(minutes, when, latest),
    ],
    link: 'Ouvrir ma réservation',
    after: ['Vous pourrez y commencer l’entretien le moment venu, choisir un autre horaire ou annuler.', PRIVATE],
  }),
  booking_cancelled: ({ name, workspace, campaign }) => ({
    subject: `Votre réservation est annulée : ${campaign}`,
    greeting: greeting(name),
    before: [`Votre réservation de l’entretien « ${campaign} » avec ${workspace} est annulée.`],
    link: 'Choisir un autre horaire',
    after: ['Si vous ne souhaitez pas participer, vous n’avez rien à faire.'],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Votre lien pour l’entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `Quelqu’un s’est inscrit à l’entretien « ${campaign} » avec votre adresse e-mail. Vous y êtes déjà invité(e) : si c’était vous, veuillez utiliser votre propre lien.`,
    ],
    link: 'Ouvrir mon entretien',
    after: [
      'Si ce n’était pas vous, vous n’avez rien à faire : personne ne peut voir votre entretien sans votre lien.',
      ...validUntil(until),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Votre lien pour revenir à l’entretien : ${campaign}`,
    greeting: greeting(name),
    before: [
      `Vous avez accepté de participer à l’entretien « ${campaign} ». Ce lien vous permet d’y revenir pour continuer, pour relire ce qui a été dit, ou pour vous retirer et faire tout supprimer.`,
    ],
    link: 'Ouvrir mon entretien',
    after: [
      'Ce lien vous est personnel, et les personnes qui vous ont invité(e) ne le connaissent pas ; merci de ne pas le transmettre.',
      'Si vous n’avez pas donné votre accord, ouvrez le lien et retirez-vous : tout sera supprimé.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Invitation à l’espace de travail ${workspace}`,
    greeting: greeting(name),
    before: [
      `Vous êtes invité(e) à rejoindre l’espace de travail « ${workspace} » d’Interview Insights${role === 'admin' ? ', avec les droits d’administration' : ''}.`,
    ],
    link: 'Accepter l’invitation',
    after: ['Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.', ...validUntil(until)],
  }),
  when: 'Date et heure',
  address: 'Si le bouton ne fonctionne pas, ouvrez cette adresse',
  flag_raised: ({ name, workspace, flag }) => ({
    subject: 'Un entretien demande votre attention',
    greeting: greeting(name),
    before: [(flag && FLAGS[flag]) ?? 'Une réponse d’un entretien a été signalée.'],
    link: 'Conversation dans l’API',
    after: [
      'Veuillez lire le passage signalé, faire le nécessaire et lever le signalement. D’ici là, aucun rapport ne l’utilise.',
      `Vous recevez ce message car vous administrez l’espace de travail « ${workspace} » ou en êtes propriétaire.`,
    ],
  }),
  endpoint_failing: ({ name, workspace, failures: { attempts, since, event, event_id, reason, is_gone } }) => ({
    subject: is_gone
      ? 'Un point de terminaison webhook a été désactivé'
      : 'Un point de terminaison webhook est en échec',
    greeting: greeting(name),
    before: [
      `Un de vos points de terminaison webhook ne reçoit pas les événements. ${attempts} tentatives de suite ont échoué, la première le ${since}.`,
      `Le premier échec concerne l’événement ${event} avec le webhook-id ${event_id} : ${reason}.`,
      ...(is_gone
        ? [
            'Votre récepteur a répondu 410 (Gone) à la dernière tentative : ce point de terminaison a donc été désactivé et ne reçoit plus d’événements. Réactivez-le dès que le récepteur est de retour.',
          ]
        : []),
    ],
    link: 'Point de terminaison dans l’API',
    after: [
      'Veuillez vérifier que votre récepteur fonctionne, que son adresse et son certificat sont corrects et qu’il répond par un statut de 200 à 299 en moins de dix secondes. Envoyez ensuite un événement de test.',
      'Une livraison qui a échoué après tous les essais n’est renvoyée que sur demande (resend). Son événement n’est pas perdu : le flux d’événements du point de terminaison contient tout ce que votre récepteur a manqué.',
      'Il y a au plus un message de ce type par jour et par point de terminaison. Ils cessent dès qu’il accepte un événement ou que vous le désactivez.',
      `Vous recevez ce message car vous administrez l’espace de travail « ${workspace} » ou en êtes propriétaire.`,
    ],
  }),
  colon: ' :',
  unsubscribe: {
    reason: (workspace) => `Vous recevez cet e-mail car ${workspace} vous a invité(e) à un entretien.`,
    link: 'Se désabonner',
  },
};
