import { couldBeLabel } from './label-forms.ts';

const SITE = String.raw`(?:https?:\/\/\S{3,200}|[a-z\d-]{2,60}\.(?:com|ai|io|app|net|org))`;
const CAPTIONS = String.raw`(?:subtitle[sd]?|subtitling|captions?|captioned|untertitel(?:ung|t)?|sous-titr\p{L}{1,5}|subtítulos|subtitulado|legendas|sottotitoli)`;
const MADE = String.raw`(?:transcribed|generated|created|produced|made|captioned|subtitled|translated|exported|erstellt|generiert|transkribiert|généré|transcrit|generado|generada|transcrito)`;
/** Who wrote the file, with a site: "Transcribed by notes.example.com. Upgrade to remove this line." */
const CREDITS = [
  String.raw`(?:this )?transcri(?:pt|ption|bed)\b[^.!?]{0,80}\b${SITE}(?:[ ,–—-].{0,60})?`,
  String.raw`(?:this )?(?:transcript |transcription |file |text )?(?:was |is |wurde |a été |ha sido )?(?:automatically )?${MADE} (?:automatically )?(?:by|with|using|from|on|von|mit|par|avec|por|con) (?:the )?${SITE}(?:[.,]? [^.!?]{1,80}[.!]?)?`,
  String.raw`${CAPTIONS}(?![\p{L}\p{N}])[^.!?]{0,60}?(?<![\p{L}\p{N}])${SITE}(?:[- ]\p{L}{1,20})?\.?`,
];
const CREDIT = new RegExp(`^(?:${CREDITS.join('|')})$`, 'iu');
/** What programs say about their own work: "This transcript was generated automatically and may contain errors." */
const MACHINE = String.raw`(?:computer|machine|automat\p{L}{1,12}|software|ai|ki|ia|l['’]ia)`;
const DISCLAIMERS = [
  String.raw`(?:this |the )?(?:editable |following )?(?:transcript|transcription) (?:was|is|has been) (?=.{0,80}(?<!\p{L})${MACHINE}(?!\p{L}))[^.!?]{1,120}(?:[.!] .{1,200})?\.?`,
  String.raw`${MACHINE}[ -]?(?:generated|generierte|created) (?:content|text|transcript|transcripts|summary|inhalte|texte)(?: \p{L}{1,12}){1,5}\.?`,
  String.raw`(?:le |el )?(?:contenu|contenido) (?:généré|generado) (?:par|por) ${MACHINE}(?: \p{L}{1,12}){1,5}\.?`,
  String.raw`(?:dieses |das )?(?:bearbeitbare )?(?:transkript|transkription) wurde (?=.{0,80}(?:computer|automat|ki|maschinell))[^.!?]{1,120}(?:[.!] .{1,200})?\.?`,
];
const DISCLAIMER = new RegExp(`^(?:${DISCLAIMERS.join('|')})$`, 'iu');
const END = /^(?:the )?(?:end|start|beginning) of (?:the )?(?:audio|recording|transcript(?:ion)?|file|meeting)$/i;
/** After a notice: by whom, or when. */
const DETAILS = String.raw`(?: (?:by|at|on|after|um|von|nach|par|à|por|a las) .{1,80}|[:,]? \d[\d:.,]{0,12}(?: ?[ap]\.?m\.?)?)?\.?`;
const NOTICES = [
  String.raw`(?:the |this )?(?:meeting|recording|(?:live )?transcription|call) (?:(?:is|has|was|has been|was been) )?(?:now )?(?:started|stopped|ended|paused|resumed|finished|in progress)`,
  String.raw`this (?:meeting|call|conference|session) is (?:now )?being (?:recorded|transcribed)`,
  String.raw`(?:die )?(?:aufzeichnung|aufnahme|besprechung|transkription|das meeting|der anruf) (?:wurde |ist |hat )?(?:gestartet|begonnen|beendet|angehalten|gestoppt|fortgesetzt|unterbrochen|pausiert)`,
  String.raw`(?:la |l['’])(?:réunion|enregistrement|transcription|appel) (?:a (?:été )?|est )?(?:commencée?|démarrée?|arrêtée?|terminée?|suspendue?|reprise?|interrompue?)`,
  String.raw`(?:la |se ha )?(?:reunión|grabación|transcripción|llamada) (?:se |ha |se ha )?(?:iniciado|iniciada|detenido|detenida|finalizado|finalizada|terminado|pausado|reanudado|comenzado)`,
];
const NOTICE = new RegExp(`^(?:${NOTICES.join('|')})${DETAILS}$`, 'iu');
const PLACE = String.raw`(?:the |this )?(?:meeting|call|conversation|chat|room|session|webinar|waiting room|lobby|conference|channel)`;
const CAPTURE = String.raw`(?:the |this |a )?(?:live )?(?:meeting|call|transcription|transcript|recording|captions|screen sharing|sharing (?:their |the )?screen)`;
const ACTIONS = [
  String.raw`(?:has |have |was |is )?(?:re)?(?:joined|left|entered|exited|disconnected from|reconnected to|removed from|admitted to) ${PLACE}`,
  String.raw`(?:has )?(?:started|stopped|paused|resumed|ended|enabled|disabled) ${CAPTURE}`,
  String.raw`(?:has )?(?:started|stopped) (?:sharing|presenting|recording|transcribing)`,
  String.raw`(?:ist|hat) (?:der |die |das |an der |dem )?(?:besprechung|meeting|anruf|chat|konferenz) (?:beigetreten|verlassen)`,
  String.raw`hat (?:die |das )?(?:aufzeichnung|aufnahme|transkription|besprechung) (?:gestartet|begonnen|beendet|gestoppt|angehalten)`,
  String.raw`a (?:rejoint|quitté) (?:la |l['’])(?:réunion|appel|conversation)`,
  String.raw`a (?:démarré|commencé|arrêté) (?:la |l['’])(?:transcription|enregistrement|réunion)`,
  String.raw`(?:se ha unido a|se unió a|ha salido de|salió de|ha abandonado|abandonó) la (?:reunión|llamada|conversación)`,
  String.raw`(?:ha iniciado|inició|ha detenido|detuvo) la (?:grabación|transcripción|reunión)`,
];
const ACTION = new RegExp(`^([^:：]{1,80}?) (?:${ACTIONS.join('|')})${DETAILS}$`, 'iu');
/** Short for the above where a line is marked as no speech: "*** Ruth Kone left ***". */
const SHORT_ACTION =
  /^([^:：]{1,80}?) (?:has |is |was )?(?:re)?(?:joined|left|entered|disconnected|reconnected|muted|unmuted|removed)\.?$/iu;
/** Who is spoken about, or speaks: programs write names. */
const SPEAKS =
  /^(?:I|we|he|she|they|it|who|you|that|this|then|and|my|our|your|his|her|their|(?:every|some|no)(?:body|one)|ich|wir|er|sie|es|wer|mein|meine|unser|unsere|alle|dann|je|on|il|elle|nous|mon|ma|yo|él|ella|mi|tu|su)(?![\p{L}'’])/iu;
const FRAME = /^(?:<[a-z]{1,6}>|[\s[({<*_#=~•·>|–—-]){1,12}/i;
const FRAME_END = /(?:<\/[a-z]{1,6}>|[\s\])}>*_#=~•·<|–—-]|\p{Extended_Pictographic}(?<!\p{N})\ufe0f?){1,12}$/iu;

/** What each of the above has; a framed line may be short. */
const HINT =
  /meeting|call|record|transcri|subtit|caption|untertitel|legendas|sottotitoli|sous-titr|generat|generier|génér|generad|conversation|conference|session|chat|room|webinar|lobby|channel|present|sharing|audio|file|transkri|aufzeichnung|aufnahme|besprechung|anruf|konferenz|réunion|enregistrement|appel|reunión|grabación|llamada|conversación/i;

/**
 * A whole line that programs write into transcripts: credits, notices of a meeting, marks of the end. Only what is certain; a person may
 * say the same within a sentence.
 */
export function isProgramLine(line: string): boolean {
  if (line.length > 300 || (!/^[\s[({<*_#=~•·>|–—-]/.test(line) && !HINT.test(line))) return false;
  const start = FRAME.exec(line)?.[0] ?? '';
  const inner = line.slice(start.length);
  const words = inner.slice(0, FRAME_END.exec(inner)?.index);
  const isFramed = start.trim() !== '' && words.length < inner.length;
  if (!isFramed && !HINT.test(words)) return false;
  if (CREDIT.test(words) || DISCLAIMER.test(words) || NOTICE.test(words) || (isFramed && END.test(words))) return true;
  const actor = (ACTION.exec(words) ?? (isFramed ? SHORT_ACTION.exec(words) : null))?.[1];
  return actor !== undefined && /^[\p{Lu}\p{Lo}\p{N}]/u.test(actor) && couldBeLabel(actor) && !SPEAKS.test(actor);
}
