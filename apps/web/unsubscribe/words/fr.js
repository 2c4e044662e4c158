// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const fr = {
  ask_heading: "E-mails au sujet d'entretiens",
  ask_text: 'Vous recevez par e-mail des invitations à des entretiens et des rappels. Vous pouvez vous désabonner ici.',
  button: 'Me désabonner',
  done_heading: 'Votre désabonnement est enregistré',
  done_text: "Vous ne recevrez plus d'invitations ni de rappels de cette équipe.",
};
