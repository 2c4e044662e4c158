// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const es = {
  missing_heading: 'Esta página no existe',
  missing_text:
    'Quizá la dirección está incompleta o mal escrita. Si le han invitado a una entrevista, abra de nuevo el enlace de su invitación.',
  link_heading: 'Este enlace no funciona',
  link_text:
    'Ha caducado, ya se ha utilizado o está incompleto. Ábralo de nuevo desde su correo, o pida uno nuevo a quien se lo dio.',
  limit_heading: 'Demasiadas solicitudes',
  limit_text: 'Espere un minuto y vuelva a cargar esta página.',
  trouble_heading: 'No ha funcionado',
  trouble_text: 'No podemos responder en este momento. No se ha perdido nada. Inténtelo de nuevo en un minuto.',
};
