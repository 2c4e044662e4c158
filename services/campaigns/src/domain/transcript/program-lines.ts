import { couldBeLabel } from './label-forms.ts';

const SITE = String.raw`(?:https?:\/\/\S{3,200}|[a-z\d-]{2,60}\.(?:com|ai|io|app|net|org))`;
const CREDIT = new RegExp(
  String.raw`^(?:this )?transcri(?:pt|ption|bed)\b[^.!?]{0,80}\b${SITE}(?:[ ,–—-].{0,60})?$|^transcribed by ${SITE}$`,
  'i',
);
const END =
  /^[-–—*=\s[(]{1,12}(?:end|start|beginning) of (?:the )?(?:audio|recording|transcript(?:ion)?|file|meeting)[-–—*=\s\])]{1,12}$/i;
const NOTICE =
  /^(?:(?:meeting|recording|transcription|live transcription|call) (?:has )?(?:started|stopped|ended|paused|resumed)|this (?:meeting|call) is being (?:recorded|transcribed))(?: by .{1,80})?\.?$/i;
const ACTION =
  /^([^:：]{1,80}?) (?:(?:has )?(?:joined|left) the (?:meeting|call|conversation)|(?:started|stopped) (?:the )?(?:transcription|recording|live transcription))\.?$/i;

/**
 * A whole line that programs write into transcripts: credits, notices of a meeting, marks of the end. Only what is certain; a person may
 * say the same within a sentence.
 */
export function isProgramLine(line: string): boolean {
  if (line.length > 300 || !/meeting|recording|recorded|transcri|conversation|call|audio|file/i.test(line))
    return false;
  if (CREDIT.test(line) || END.test(line) || NOTICE.test(line)) return true;
  const actor = ACTION.exec(line)?.[1];
  return (
    actor !== undefined &&
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(actor) &&
    couldBeLabel(actor) &&
    !/^(?:I|we|he|she|they|it|who)\b/i.test(actor)
  );
}
