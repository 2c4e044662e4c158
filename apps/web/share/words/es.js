// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const es = {
  title: 'Informe compartido',
  loading: 'Cargando el informe…',
  locked_heading: 'Este informe tiene una contraseña',
  locked_lead: 'Introduzca la contraseña que recibió con el enlace.',
  password: 'Contraseña',
  open: 'Abrir el informe',
  wrong: 'La contraseña es incorrecta. Pregunte a la persona que le envió el enlace.',
  problem_heading: 'No se puede mostrar el informe',
  gone: 'Este enlace ya no funciona o está incompleto. Pida uno nuevo a la persona que se lo envió.',
  not_ready: 'El informe se está preparando. Inténtelo más tarde.',
  too_many: 'Ha habido demasiados intentos. Inténtelo dentro de una hora.',
  unreachable: 'No se puede acceder al servidor. Compruebe su conexión e inténtelo de nuevo.',
  print: 'Imprimir o guardar como PDF',
  again: 'Intentar de nuevo',
};
