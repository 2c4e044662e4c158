import type { Words } from '../letter.ts';

const greeting = (name: string) => (name ? `Hola, ${name}:` : 'Hola:');

export const spanish: Words = {
  contact_invitation: ({ name, workspace, campaign, minutes, until }) => ({
    subject: `Invitación a una entrevista: ${campaign}`,
    greeting: greeting(name),
    before: [
      `A ${workspace} le gustaría conocer su opinión y le invita a una entrevista: «${campaign}».`,
      `Dura ${minutes} minutos como máximo, en el teléfono o el ordenador, cuando le venga bien.`,
    ],
    link: 'Abrir la entrevista',
    after: ['El enlace es personal; por favor, no lo comparta.', ...(until ? [`Es válido hasta el ${until}.`] : [])],
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
      ...(until ? [`Es válido hasta el ${until}.`] : []),
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
    after: [
      'Si no la esperaba, puede ignorar este correo.',
      ...(until ? [`El enlace es válido hasta el ${until}.`] : []),
    ],
  }),
  unsubscribe: {
    reason: (workspace) => `Recibe este correo porque ${workspace} le ha invitado a una entrevista.`,
    link: 'Cancelar la suscripción',
  },
};
