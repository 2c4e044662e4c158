// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const de = {
  title: 'Interview Insights',
  heading: 'Interviews in eigenen Worten',
  lead: 'Hier werden Menschen eingeladen, von ihren Erfahrungen zu erzählen. Ein automatischer Interviewer fragt; Sie antworten in Ihren eigenen Worten.',
  invited_heading: 'Wurden Sie eingeladen?',
  invited:
    'Öffnen Sie den Link in Ihrer Einladung oder scannen Sie den Code. Er führt direkt zu Ihrem Interview. Ist der Link verloren, kann die Person, die Sie eingeladen hat, einen neuen schicken.',
  back_heading: 'Haben Sie schon teilgenommen?',
  back: 'Ihr persönlicher Link führt Sie zurück. Dort können Sie lesen, was Sie gesagt haben, es herunterladen oder löschen.',
  team_heading: 'Führen Sie Interviews durch?',
  team: 'Die API-Referenz beschreibt Kampagnen, Kontakte, Berichte und Exporte (auf Englisch).',
  reference: 'API-Referenz öffnen',
};
