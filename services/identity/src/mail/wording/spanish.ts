import type { FlagKind, Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Hola, ${name}:` : 'Hola:');
const validUntil = (until: string | null) => (until ? [`El enlace es válido hasta el ${until}.`] : []);
const PRIVATE = 'El enlace es personal; por favor, no lo comparta.';
/** How long the interview takes, and when it can be started. */
const duration = (minutes: number, when: string | null, latest: string | null) =>
  when
    ? `Dura ${minutes} minutos como máximo, en el teléfono o el ordenador. Puede empezar a partir de ese momento (límite: ${latest}).`
    : `Dura ${minutes} minutos como máximo, en el teléfono o el ordenador, cuando le venga bien.`;

const FLAGS: Partial<Record<FlagKind, string>> = {
  distress: 'Puede que una persona esté en apuros en una entrevista.',
  withdrawal_asked: 'Una persona ha pedido en una entrevista que se borren sus respuestas.',
  person_asked: 'Una persona ha pedido en una entrevista hablar con alguien.',
  emergency: 'Puede que una persona tenga una emergencia ahora mismo en una entrevista.',
  threat: 'Una persona ha amenazado a alguien en una entrevista.',
  minor: 'Una persona dice en una entrevista que tiene menos de 18 años. Toda la conversación queda retenida.',
  off_record: 'Una persona ha dicho algo confidencial, que no debe constar, en una entrevista.',
};

export const spanish: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: `Invitación a una entrevista: ${campaign}`,
    greeting: greeting(name),
    before: [
      `A ${workspace} le gustaría conocer su opinión y le invita a una entrevista: «${campaign}».`,
      duration(minutes, when, latest),
    ],
    link: 'Abrir la entrevista',
    after: [PRIVATE, ...(when ? [] : validUntil(until))],
  }),
  contact_reminder: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: when ? `Recordatorio de su entrevista: ${campaign}` : `Aún puede participar: ${campaign}`,
    greeting: greeting(name),
    before: [
      when
        ? `Le recordamos su entrevista con ${workspace}: «${campaign}».`
        : `${workspace} le ha invitado a una entrevista: «${campaign}». Aún puede participar.`,
      duration(minutes, when, latest),
    ],
    link: 'Abrir la entrevista',
    after: [
      ...(when ? [] : ['Si no desea participar, no tiene que hacer nada.']),
      PRIVATE,
      ...(when ? [] : validUntil(until)),
    ],
  }),
  session_rescheduled: ({ name, workspace, campaign, minutes, until, when, latest }) => ({
    subject: when ? `Nueva hora de su entrevista: ${campaign}` : `Su entrevista está abierta: ${campaign}`,
    greeting: greeting(name),
    before: [
      when
        ? `${workspace} ha fijado una nueva hora para su entrevista «${campaign}».`
        : `Su entrevista «${campaign}» con ${workspace} ya no tiene una hora fija. Puede empezar ahora.`,
      duration(minutes, when, latest),
    ],
    link: 'Abrir la entrevista',
    after: [PRIVATE, ...(when ? [] : validUntil(until))],
  }),
  session_cancelled: ({ name, workspace, campaign }) => ({
    subject: `Su entrevista se ha cancelado: ${campaign}`,
    greeting: greeting(name),
    before: [
      `${workspace} ha cancelado su entrevista «${campaign}».`,
      'No tiene que hacer nada; su enlace anterior ya no permite empezar la entrevista.',
    ],
    link: '',
    after: [],
  }),
  booking_confirmed: ({ name, workspace, campaign, minutes, when, latest }) => ({
    subject: `Su entrevista está reservada: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Se ha reservado una entrevista con ${workspace} con su dirección de correo: «${campaign}».`,
      duration(minutes, when, latest),
    ],
    link: 'Abrir mi reserva',
    after: [
      'Allí puede empezar la entrevista cuando llegue la hora, elegir otra hora o cancelar.',
      PRIVATE,
      'Si no la ha reservado usted, abra el enlace y cancélela.',
    ],
  }),
  booking_changed: ({ name, workspace, campaign, minutes, when, latest }) => ({
    subject: `Nueva hora de su entrevista: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Su entrevista «${campaign}» con ${workspace} se ha cambiado a otra hora.`,
      duration(minutes, when, latest),
    ],
    link: 'Abrir mi reserva',
    after: ['Allí puede empezar la entrevista cuando llegue la hora, elegir otra hora o cancelar.', PRIVATE],
  }),
  booking_cancelled: ({ name, workspace, campaign }) => ({
    subject: `Su reserva está cancelada: ${campaign}`,
    greeting: greeting(name),
    before: [`Su reserva de la entrevista «${campaign}» con ${workspace} está cancelada.`],
    link: 'Elegir otra hora',
    after: ['Si no desea participar, no tiene que hacer nada.'],
  }),
  joined_again: ({ name, campaign, until }) => ({
    subject: `Su enlace a la entrevista: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Alguien se ha unido a la entrevista «${campaign}» con su dirección de correo. Usted ya tiene una invitación: si fue usted, utilice su propio enlace, por favor.`,
    ],
    link: 'Abrir mi entrevista',
    after: [
      'Si no fue usted, no tiene que hacer nada: nadie puede ver su entrevista sin su enlace.',
      ...validUntil(until),
    ],
  }),
  return_link: ({ name, campaign }) => ({
    subject: `Su enlace para volver a la entrevista: ${campaign}`,
    greeting: greeting(name),
    before: [
      `Usted ha aceptado participar en la entrevista «${campaign}». Con este enlace puede volver a ella para continuar, para leer lo que se dijo o para retirarse y hacer que se elimine todo.`,
    ],
    link: 'Abrir mi entrevista',
    after: [
      'El enlace es personal, y quienes le invitaron no lo conocen; no lo comparta, por favor.',
      'Si no ha aceptado participar, abra el enlace y retírese: se eliminará todo.',
    ],
  }),
  member_invitation: ({ name, workspace, role, until }) => ({
    subject: `Invitación al espacio de trabajo ${workspace}`,
    greeting: greeting(name),
    before: [
      `Ha recibido una invitación al espacio de trabajo «${workspace}» de Interview Insights${role === 'admin' ? ', con permisos de administración' : ''}.`,
    ],
    link: 'Aceptar la invitación',
    after: ['Si no la esperaba, puede ignorar este correo.', ...validUntil(until)],
  }),
  when: 'Fecha y hora',
  address: 'Si el botón no funciona, abra esta dirección',
  flag_raised: ({ name, workspace, flag }) => ({
    subject: 'Una entrevista requiere su atención',
    greeting: greeting(name),
    before: [(flag && FLAGS[flag]) ?? 'Se ha marcado una respuesta de una entrevista.'],
    link: 'Conversación en la API',
    after: [
      'Lea el pasaje marcado, haga lo necesario y retire la marca. Hasta entonces, ningún informe lo utiliza.',
      `Recibe este mensaje porque administra el espacio de trabajo «${workspace}» o es su propietario.`,
    ],
  }),
  endpoint_failing: ({ name, workspace, failures: { attempts, since, event, event_id, reason, is_gone } }) => ({
    subject: is_gone
      ? 'Se ha desactivado un punto de conexión de webhook'
      : 'Un punto de conexión de webhooks está fallando',
    greeting: greeting(name),
    before: [
      `Uno de sus puntos de conexión de webhooks no recibe los eventos. Han fallado ${attempts} intentos seguidos, el primero el ${since}.`,
      `Lo primero que falló fue el evento ${event} con el webhook-id ${event_id}: ${reason}.`,
      ...(is_gone
        ? [
            'Su receptor respondió 410 (Gone) al último intento, por lo que este punto de conexión se ha desactivado y no recibe más eventos. Actívelo cuando el receptor vuelva a estar disponible.',
          ]
        : []),
    ],
    link: 'Punto de conexión en la API',
    after: [
      'Compruebe que su receptor funciona, que su dirección y su certificado son correctos y que responde con un estado de 200 a 299 en menos de diez segundos. Después, envíe un evento de prueba.',
      'Una entrega que ha fallado tras todos los reintentos solo se vuelve a enviar si se solicita (resend). Su evento no se pierde: la lista de eventos del punto de conexión contiene todo lo que su receptor no recibió.',
      'Hay como máximo un correo de este tipo al día por punto de conexión. Terminan cuando acepta un evento o cuando usted lo desactiva.',
      `Recibe este mensaje porque administra el espacio de trabajo «${workspace}» o es su propietario.`,
    ],
  }),
  colon: ':',
  unsubscribe: {
    reason: (workspace) => `Recibe este correo porque ${workspace} le ha invitado a una entrevista.`,
    link: 'Cancelar la suscripción',
  },
};
