// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const es = {
  title: 'Interview Insights',
  heading: 'Entrevistas con sus propias palabras',
  lead: 'Aquí se invita a personas a contar su experiencia. Un entrevistador automático pregunta; usted responde con sus propias palabras.',
  invited_heading: '¿Ha recibido una invitación?',
  invited:
    'Abra el enlace de su invitación o escanee su código. Lleva directamente a su entrevista. Si ha perdido el enlace, quien le invitó puede enviarle uno nuevo.',
  back_heading: '¿Ya ha participado?',
  back: 'Su enlace personal le lleva de vuelta. Allí puede leer lo que dijo, descargarlo o borrarlo.',
  team_heading: '¿Dirige usted entrevistas?',
  team: 'La referencia de la API describe campañas, contactos, informes y exportaciones (en inglés).',
  reference: 'Abrir la referencia de la API',
};
