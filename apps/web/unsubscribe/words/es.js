// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const es = {
  ask_heading: 'Correos sobre entrevistas',
  ask_text: 'Recibe invitaciones a entrevistas y recordatorios por correo. Aquí puede darse de baja.',
  button: 'Darme de baja',
  done_heading: 'Se ha dado de baja',
  done_text: 'Ya no recibirá invitaciones ni recordatorios de este equipo.',
};
