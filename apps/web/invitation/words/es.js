// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const es = {
  title: 'Invitación',
  heading: 'Le han invitado a un espacio de trabajo',
  lead: 'Interview Insights realiza entrevistas y convierte lo que dicen las personas en resultados con pruebas. Le han invitado a unirse a un equipo.',
  how: 'Inicie sesión con el proveedor de identidad de su organización como la persona invitada y pegue aquí el token de acceso. Solo se envía a este servidor y no se guarda.',
  token: 'Token de acceso',
  accept: 'Aceptar la invitación',
  program: 'Desde la línea de comandos',
  wait: 'Un momento…',
  member: 'Ya es miembro de {name}.',
  failed: 'No ha funcionado ({status}).',
  unreachable: 'No se puede conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  incomplete: 'Este enlace está incompleto. Ábralo de nuevo desde el correo o pida una invitación nueva.',
};
