import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';

const en = {
  check: {
    distress:
      'I want to be sure that I understand you. Is this so hard that you need support now? If it was a way of speaking, just say so and we go on.',
    emergency:
      'Do you, or does somebody with you, need medical or other help right now? If so, please call {number} first; the interview can wait. If not, just say so and we go on.',
    threat:
      'I want to be sure that I understand you. Do you mean that somebody may get hurt? If it was a way of speaking, just say so and we go on.',
    minor: 'This interview is for people who are 18 or older. Are you 18 or older?',
  },
  cleared: 'Thank you, now I understand.',
  more: 'Is there anything you would like to add?',
  misread: 'Thank you for telling me. I misunderstood you, and I am sorry if I alarmed you.',
  unclear: 'All right. If you need support, say so at any time; the interview can wait.',
  emergency:
    'Please call {number} now, or ask somebody near you to call; you need not be sure that it is serious. Say where you are and what has happened. I am a program and cannot call for you.',
  emergency_again:
    'Call {number} now, please: they stay on the line and tell you what to do until help is there. This page stays open, but I am a program and cannot call.',
  outside: 'If it may be gas, smoke or fire: go outside first, with everybody.',
  threat: [
    'I take what you have just written seriously. If somebody could get hurt, please step back and call {number}; they can also help you. The team will read this.',
    'I still take this seriously. Nobody should get hurt, and that includes you. Please talk to somebody now; the emergency number is {number}.',
  ],
  heard: 'I take what you write seriously, and it matters more than any question of mine.',
  offer: 'We can stop here, and that is completely fine. Would you like to go on with the interview?',
  minor:
    'Thank you for telling me. This interview is only for adults, so I end it here. Nobody uses what you said unless a person has looked at it first. If something is weighing on you, please talk to an adult whom you trust.',
  stay_near:
    'I am a program and cannot be with you, and I do not want to change the subject. If you are thinking of ending your life, please tell somebody now; a few words are enough. The people named above are there for exactly this.',
  stay_emergency: 'Please call {number} now. You need not write anything here; nothing is lost.',
  stay_call:
    'Thank you for saying it. Please do not stay alone with this: call {number} or the people named above now, or tell somebody who is near you. I cannot call for you.',
  with_them: 'I leave you with them now. What you have said is saved.',
  calling: 'Good. Stay on the line and do what they tell you. Everything else can wait.',
  stay: [
    'I have read this, and I am not passing over it. You can find help in the lines above.',
    'What you write matters. The lines above say where to find help, at any hour.',
  ],
  care_check:
    'I have read it, and it was right to say it. Please say it to somebody who can be with you, too. Would you like to go on with the interview, or leave it here?',
  leave_open:
    'I will not ask anything now. Write “go on” if you want another question, or “stop” if you want to end here.',
  go_on: 'All right, at your pace. You can stop at any time.',
  end: 'We stop here. Thank you for your trust. This is where you find help, now and later:',
  end_open:
    'Before we end: what you wrote about yourself matters. Please tell somebody who can be with you, or call {number}; the help named above stays on this page.',
  end_near:
    'We stop here. It was right to say this, and I am glad that you did. Please do not stay alone with it: call somebody who can come to you, or {number}. The help named above stays on this page.',
  plain_question:
    'Before anything else, and plainly: are you in danger, or thinking of ending your life? One word is enough, and whatever it is, you can say it here.',
  lines: '{country}: {number} in an emergency; {line} to talk to somebody, at any hour.',
  condolence: 'I am very sorry for your loss. You do not have to say more about it.',
  ask_go_on: 'Would you like to go on with the interview?',
  carer: 'Thank you for answering for somebody else. Please say what you saw or know yourself, and what they told you.',
  off_record:
    'I cannot switch the record off, but I have marked this: nobody uses it before a person of the team has looked.',
  omit: 'I cannot take out a single part, but I have told the team that it should be left out.',
  delete_any_time: 'You can delete everything at any time.',
  stop: 'Would you like to stop the interview here?',
  withdrawal: [
    'You can do that yourself: open the menu of this page and choose “Withdraw and delete”. Everything that you said here is then deleted, and nobody uses it. You can also write to {email}, or simply stop now. The team sees that you asked for it.',
    'You can do that yourself: open the menu of this page and choose “Withdraw and delete”. Everything that you said here is then deleted, and nobody uses it. You can also simply stop now. The team sees that you asked for it.',
  ],
  withdrawal_when:
    'It is deleted as soon as you choose “Withdraw and delete” in the menu at the top of this page. The team can read answers while an interview runs; whether somebody has, I cannot see.',
  person: [
    'I am an automated interviewer, and no person answers here. You can reach the team at {email}. I have told them that you would like to speak to somebody.',
    'I am an automated interviewer, and no person answers here. I have told the team that you would like to speak to somebody.',
  ],
  person_again:
    'You would rather speak to a person, and I cannot give you one: I know no name and no number. The team has your wish, and you can stop here at any time.',
  order: 'I can only conduct this interview.',
  held_in:
    'This interview is held in {language}. You may still answer in English; your answers are kept as you write them.',
  names: { en: 'English', de: 'German', fr: 'French', es: 'Spanish' },
  varied: ['All right.', 'I see.', 'Understood.', 'Thank you.', 'Of course.', 'Good.', 'Noted.', 'Very well.'],
  yes: 'yes|yeah|yep|sure|ok|okay|fine|please do|alright|all right',
  adult:
    "(?:i am|i'm) (?:already |over )?(?:1[89]|[2-9]\\d)(?! (?:minutes|hours|days|weeks|months|miles|percent))|over 18|above 18|of age|an adult|grown ?up",
  goes_on: "go on|carry on|continue|keep going|next question|let's go|i'm ready|next one",
  nods: 'ok|okay|fine|right|alright|all right|i see|thanks|thank you',
  fumes: 'gas|smoke|smoking|fumes|fire|burning|carbon monoxide',
  calls:
    'call|calling|called|ring|ringing|rang|dial|dialing|dialling|phoning|on the phone|ambulance is coming|they are coming',
  deletes: 'delet\\w*|withdraw\\w*',
  no: 'no|nope|nah|not now|rather not|later|enough',
  stops: "stop|end|quit|rather not|don't want to|do not want to|leave it|finish here|i'm done",
  lifts:
    "figure of speech|way of speaking|way of saying|manner of speaking|just an expression|only an expression|just a saying|kidding|joking|a joke|not literally|wasn't serious|not serious|exaggerating|exaggerated|didn't mean it|did not mean it|don't mean it|i'm safe|no danger|misunderstood|misunderstanding",
  soothes:
    "i'm fine|i am fine|i'm ok|i'm okay|i am okay|i'm alright|all good|don't worry|do not worry|no need to worry|don't have to worry|do not have to worry",
};

const de: typeof en = {
  check: {
    distress:
      'Ich möchte Sie richtig verstehen. Ist es so schwer, dass Sie jetzt Unterstützung brauchen? War es nur so gesagt, schreiben Sie das einfach, dann machen wir weiter.',
    emergency:
      'Brauchen Sie oder jemand bei Ihnen jetzt medizinische oder andere Hilfe? Dann rufen Sie bitte zuerst {number} an; das Interview kann warten. Wenn nicht, sagen Sie es einfach, dann machen wir weiter.',
    threat:
      'Ich möchte Sie richtig verstehen. Meinen Sie, dass jemand verletzt werden könnte? War es nur so gesagt, schreiben Sie das einfach, dann machen wir weiter.',
    minor: 'Dieses Interview ist für Menschen ab 18 Jahren. Sind Sie 18 oder älter?',
  },
  cleared: 'Danke, jetzt verstehe ich.',
  more: 'Möchten Sie dazu noch etwas ergänzen?',
  misread:
    'Danke, dass Sie das klarstellen. Ich habe Sie falsch verstanden; bitte entschuldigen Sie, falls ich Sie beunruhigt habe.',
  unclear: 'In Ordnung. Wenn Sie Unterstützung brauchen, sagen Sie es jederzeit; das Interview kann warten.',
  emergency:
    'Bitte rufen Sie jetzt {number} an, oder bitten Sie jemanden in Ihrer Nähe darum; Sie müssen nicht sicher sein, dass es ernst ist. Sagen Sie, wo Sie sind und was geschehen ist. Ich bin ein Programm und kann nicht für Sie anrufen.',
  emergency_again:
    'Rufen Sie bitte jetzt {number} an: Man bleibt am Telefon und sagt Ihnen, was zu tun ist, bis Hilfe da ist. Diese Seite bleibt offen, aber ich bin ein Programm und kann nicht anrufen.',
  outside: 'Wenn es Gas, Rauch oder Feuer sein kann: Gehen Sie zuerst mit allen ins Freie.',
  threat: [
    'Ich nehme ernst, was Sie gerade geschrieben haben. Wenn jemand verletzt werden könnte, gehen Sie bitte auf Abstand und rufen Sie {number} an; dort hilft man auch Ihnen. Das Team wird das lesen.',
    'Ich nehme das weiterhin ernst. Niemand soll verletzt werden, auch Sie nicht. Bitte sprechen Sie jetzt mit jemandem; der Notruf ist {number}.',
  ],
  heard: 'Ich nehme ernst, was Sie schreiben; es ist wichtiger als jede meiner Fragen.',
  offer: 'Wir können hier aufhören, das ist völlig in Ordnung. Möchten Sie das Interview fortsetzen?',
  minor:
    'Danke, dass Sie mir das sagen. Dieses Interview ist nur für Erwachsene, deshalb beende ich es hier. Niemand verwendet, was Sie gesagt haben, bevor ein Mensch es angesehen hat. Wenn Sie etwas belastet, sprechen Sie bitte mit einem Erwachsenen, dem Sie vertrauen.',
  stay_near:
    'Ich bin ein Programm und kann nicht bei Ihnen sein, und ich möchte jetzt nicht einfach das Thema wechseln. Wenn Sie daran denken, sich das Leben zu nehmen, sprechen Sie bitte jetzt mit jemandem; wenige Worte genügen. Die oben genannten Menschen sind genau dafür da.',
  stay_emergency: 'Bitte rufen Sie jetzt {number} an. Hier müssen Sie nichts schreiben; nichts geht verloren.',
  stay_call:
    'Danke, dass Sie es sagen. Bitte bleiben Sie damit nicht allein: Rufen Sie jetzt {number} oder die oben genannten Menschen an, oder sagen Sie es jemandem in Ihrer Nähe. Ich kann nicht für Sie anrufen.',
  with_them: 'Ich lasse Sie jetzt mit ihnen sprechen. Was Sie gesagt haben, ist gespeichert.',
  calling: 'Gut. Bleiben Sie am Telefon und tun Sie, was man Ihnen sagt. Alles andere kann warten.',
  stay: [
    'Ich habe das gelesen und gehe nicht darüber hinweg. Oben steht, wo Sie Hilfe finden.',
    'Was Sie schreiben, ist wichtig. Oben steht, wo Sie Hilfe finden, zu jeder Stunde.',
  ],
  care_check:
    'Ich habe es gelesen, und es war richtig, das zu sagen. Bitte sagen Sie es auch jemandem, der bei Ihnen sein kann. Möchten Sie das Interview fortsetzen, oder lassen wir es dabei?',
  leave_open:
    'Ich frage jetzt nichts. Schreiben Sie „weiter“, wenn Sie eine weitere Frage möchten, oder „stopp“, wenn Sie hier aufhören möchten.',
  go_on: 'Gut, in Ihrem Tempo. Sie können jederzeit aufhören.',
  end: 'Wir hören hier auf. Danke für Ihr Vertrauen. Hier finden Sie Hilfe, jetzt und später:',
  end_open:
    'Bevor wir enden: Was Sie über sich geschrieben haben, ist wichtig. Bitte sagen Sie es jemandem, der bei Ihnen sein kann, oder rufen Sie {number} an; die Hilfe, die oben steht, bleibt auf dieser Seite.',
  end_near:
    'Wir hören hier auf. Es war richtig, das zu sagen, und gut, dass Sie es getan haben. Bitte bleiben Sie damit nicht allein: Rufen Sie jemanden an, der zu Ihnen kommen kann, oder {number}. Die Hilfe, die oben steht, bleibt auf dieser Seite.',
  plain_question:
    'Vor allem anderen, und ganz offen: Sind Sie in Gefahr, oder denken Sie daran, sich das Leben zu nehmen? Ein Wort genügt; was immer es ist, Sie können es hier sagen.',
  lines: '{country}: {number} im Notfall; {line}, um mit jemandem zu sprechen, rund um die Uhr.',
  condolence: 'Es tut mir sehr leid, dass Sie diesen Menschen verloren haben. Sie müssen nicht mehr dazu sagen.',
  ask_go_on: 'Möchten Sie das Interview fortsetzen?',
  carer:
    'Danke, dass Sie für jemand anderen antworten. Sagen Sie bitte, was Sie selbst gesehen haben oder wissen, und was Ihnen erzählt wurde.',
  off_record:
    'Ich kann die Aufzeichnung nicht abschalten, habe das aber vermerkt: Niemand verwendet es, bevor ein Mensch aus dem Team es angesehen hat.',
  omit: 'Ich kann keinen einzelnen Teil herausnehmen, habe dem Team aber mitgeteilt, dass er weggelassen werden soll.',
  delete_any_time: 'Sie können jederzeit alles löschen.',
  stop: 'Möchten Sie das Interview hier beenden?',
  withdrawal: [
    'Das können Sie selbst tun: Öffnen Sie das Menü dieser Seite und wählen Sie „Widerrufen und löschen“. Dann wird alles gelöscht, was Sie hier gesagt haben, und niemand verwendet es. Sie können auch an {email} schreiben oder jetzt einfach aufhören. Das Team sieht, dass Sie um die Löschung gebeten haben.',
    'Das können Sie selbst tun: Öffnen Sie das Menü dieser Seite und wählen Sie „Widerrufen und löschen“. Dann wird alles gelöscht, was Sie hier gesagt haben, und niemand verwendet es. Sie können auch jetzt einfach aufhören. Das Team sieht, dass Sie um die Löschung gebeten haben.',
  ],
  withdrawal_when:
    'Gelöscht wird es, sobald Sie oben im Menü dieser Seite „Widerrufen und löschen“ wählen. Das Team kann Antworten lesen, während ein Interview läuft; ob es jemand getan hat, sehe ich nicht.',
  person: [
    'Ich bin ein automatischer Interviewer, hier antwortet kein Mensch. Das Team erreichen Sie unter {email}. Ich habe ihm mitgeteilt, dass Sie mit jemandem sprechen möchten.',
    'Ich bin ein automatischer Interviewer, hier antwortet kein Mensch. Ich habe dem Team mitgeteilt, dass Sie mit jemandem sprechen möchten.',
  ],
  person_again:
    'Sie möchten lieber mit einem Menschen sprechen, und den kann ich Ihnen nicht geben: Ich kenne keinen Namen und keine Nummer. Das Team weiß von Ihrem Wunsch, und Sie können jederzeit aufhören.',
  order: 'Ich kann nur dieses Interview führen.',
  held_in:
    'Dieses Interview wird auf {language} geführt. Sie dürfen trotzdem auf Deutsch antworten; Ihre Antworten bleiben so, wie Sie sie schreiben.',
  names: { en: 'Englisch', de: 'Deutsch', fr: 'Französisch', es: 'Spanisch' },
  varied: ['In Ordnung.', 'Verstehe.', 'Verstanden.', 'Danke.', 'Natürlich.', 'Gut.', 'Ist notiert.', 'Alles klar.'],
  yes: 'ja|gern|gerne|ok|okay|klar|sicher|passt|los|gut',
  adult:
    'ich bin (?:schon |uber )?(?:1[89]|[2-9]\\d)(?! (?:minuten|stunden|tage|wochen|monate|kilometer|prozent))|uber 18|volljahrig|erwachsen',
  goes_on: 'weiter|weitermachen|fortsetzen|fortfahren|nachste frage|machen wir|von mir aus',
  nods: 'ok|okay|gut|passt|klar|aha|danke',
  fumes: 'gas|rauch|qualm|feuer|brennt|kohlenmonoxid',
  calls:
    'ruf|rufe|anrufen|angerufen|rufen|wahle|telefoniere|am telefon|es lautet|es klingelt|rettungswagen kommt|sie kommen',
  deletes: '(?:ge)?losch\\w*|widerruf\\w*',
  no: 'nein|nee|no|nicht|lieber nicht|spater|genug|ende|schluss',
  stops: 'stop|stopp|aufhoren|beenden|lieber nicht|nicht mehr|nicht weiter|lassen wir|abbrechen',
  lifts:
    'redensart|redewendung|nur so gesagt|so gesagt|bildlich|im ubertragenen sinn|nicht wortlich|scherz|spass|spass|witz|nicht ernst|nicht so gemeint|ubertrieben|ubertreibung|keine gefahr|missverstanden|missverstandnis',
  soothes: 'mir geht es gut|mir gehts gut|alles gut|alles in ordnung|keine sorge|keine sorgen|nicht sorgen',
};

const fr: typeof en = {
  check: {
    distress:
      'Je voudrais bien vous comprendre. Est-ce si dur que vous avez besoin de soutien maintenant ? Si c’était une façon de parler, dites-le simplement et nous continuons.',
    emergency:
      'Avez-vous, vous ou quelqu’un près de vous, besoin d’une aide médicale ou autre maintenant ? Si oui, appelez d’abord le {number} ; l’entretien peut attendre. Sinon, dites-le simplement et nous continuons.',
    threat:
      'Je voudrais bien vous comprendre. Voulez-vous dire que quelqu’un pourrait être blessé ? Si c’était une façon de parler, dites-le simplement et nous continuons.',
    minor: 'Cet entretien s’adresse aux personnes de 18 ans ou plus. Avez-vous 18 ans ou plus ?',
  },
  cleared: 'Merci, je comprends maintenant.',
  more: 'Voulez-vous ajouter quelque chose à ce sujet ?',
  misread: 'Merci, j’ai donc mal compris. Pardon si je vous ai inquiété.',
  unclear: 'D’accord. Si vous avez besoin de soutien, dites-le à tout moment ; l’entretien peut attendre.',
  emergency:
    'Appelez le {number} maintenant, ou demandez à quelqu’un près de vous de le faire ; vous n’avez pas à être sûr que c’est grave. Dites où vous êtes et ce qui s’est passé. Je suis un programme et ne peux pas appeler à votre place.',
  emergency_again:
    'Appelez le {number} maintenant : on reste en ligne avec vous et on vous dit quoi faire jusqu’à l’arrivée des secours. Cette page reste ouverte, mais je suis un programme et ne peux pas appeler.',
  outside: 'S’il peut y avoir du gaz, de la fumée ou du feu : sortez d’abord, avec tout le monde.',
  threat: [
    'Je prends au sérieux ce que vous venez d’écrire. Si quelqu’un risque d’être blessé, éloignez-vous et appelez le {number} ; on peut aussi vous y aider. L’équipe lira ceci.',
    'Je prends toujours cela au sérieux. Personne ne doit être blessé, vous non plus. Parlez-en à quelqu’un maintenant ; le numéro d’urgence est le {number}.',
  ],
  heard: 'Je prends au sérieux ce que vous écrivez ; cela compte plus que toutes mes questions.',
  offer: 'Nous pouvons nous arrêter ici, et c’est très bien ainsi. Voulez-vous continuer l’entretien ?',
  minor:
    'Merci de me l’avoir dit. Cet entretien est réservé aux adultes, je le termine donc ici. Personne n’utilise ce que vous avez dit avant qu’une personne l’ait regardé. Si quelque chose vous pèse, parlez-en à un adulte de confiance.',
  stay_near:
    'Je suis un programme et ne peux pas être auprès de vous, et je ne veux pas changer de sujet. Si vous pensez à mettre fin à vos jours, dites-le maintenant à quelqu’un ; quelques mots suffisent. Les personnes indiquées plus haut sont là exactement pour cela.',
  stay_emergency: 'Appelez le {number} maintenant. Vous n’avez rien à écrire ici ; rien n’est perdu.',
  stay_call:
    'Merci de le dire. Ne restez pas seul avec cela : appelez maintenant le {number} ou les personnes indiquées plus haut, ou dites-le à quelqu’un près de vous. Je ne peux pas appeler à votre place.',
  with_them: 'Je vous laisse avec eux. Ce que vous avez dit est enregistré.',
  calling: 'Bien. Restez en ligne et faites ce qu’on vous dit. Tout le reste peut attendre.',
  stay: [
    'J’ai lu cela et je ne passe pas outre. Vous trouverez de l’aide aux adresses ci-dessus.',
    'Ce que vous écrivez compte. Vous trouvez ci-dessus où obtenir de l’aide, à toute heure.',
  ],
  care_check:
    'Je l’ai lu, et vous avez bien fait de le dire. Dites-le aussi à quelqu’un qui peut être près de vous. Voulez-vous continuer l’entretien, ou en rester là ?',
  leave_open:
    'Je ne pose aucune question maintenant. Écrivez « continuer » si vous voulez une autre question, ou « arrêter » si vous voulez en rester là.',
  go_on: 'Bien, à votre rythme. Vous pouvez vous arrêter à tout moment.',
  end: 'Nous nous arrêtons ici. Merci de votre confiance. Voici où trouver de l’aide, maintenant et plus tard :',
  end_open:
    'Avant de finir : ce que vous avez écrit sur vous compte. Dites-le à quelqu’un qui peut être près de vous, ou appelez le {number} ; l’aide indiquée plus haut reste sur cette page.',
  end_near:
    'Nous nous arrêtons ici. Vous avez bien fait de le dire. Ne gardez pas cela pour vous : appelez quelqu’un qui peut venir vous voir, ou le {number}. L’aide indiquée plus haut reste sur cette page.',
  plain_question:
    'Avant toute autre chose, et clairement : êtes-vous en danger, ou pensez-vous à mettre fin à vos jours ? Un mot suffit, et vous pouvez le dire ici.',
  lines: '{country} : {number} en cas d’urgence ; {line} pour parler à quelqu’un, à toute heure.',
  condolence: 'Je suis vraiment désolé pour votre perte. Vous n’avez pas besoin d’en dire davantage.',
  ask_go_on: 'Voulez-vous continuer l’entretien ?',
  carer:
    'Merci de répondre pour quelqu’un d’autre. Dites ce que vous avez vu ou savez vous-même, et ce qu’on vous a raconté.',
  off_record:
    'Je ne peux pas couper l’enregistrement, mais je l’ai signalé : personne ne l’utilise avant qu’une personne de l’équipe l’ait regardé.',
  omit: 'Je ne peux pas retirer une partie, mais j’ai indiqué à l’équipe qu’elle doit être laissée de côté.',
  delete_any_time: 'Vous pouvez tout effacer à tout moment.',
  stop: 'Voulez-vous arrêter l’entretien ici ?',
  withdrawal: [
    'Vous pouvez le faire vous-même : ouvrez le menu de cette page et choisissez « Me retirer et supprimer ». Tout ce que vous avez dit ici est alors effacé, et personne ne l’utilise. Vous pouvez aussi écrire à {email}, ou simplement vous arrêter maintenant. L’équipe voit votre demande.',
    'Vous pouvez le faire vous-même : ouvrez le menu de cette page et choisissez « Me retirer et supprimer ». Tout ce que vous avez dit ici est alors effacé, et personne ne l’utilise. Vous pouvez aussi simplement vous arrêter maintenant. L’équipe voit votre demande.',
  ],
  withdrawal_when:
    'Tout est effacé dès que vous choisissez « Me retirer et supprimer » dans le menu en haut de cette page. L’équipe peut lire les réponses pendant un entretien ; je ne vois pas si quelqu’un l’a fait.',
  person: [
    'Je suis un intervieweur automatique, et aucune personne ne répond ici. Vous pouvez joindre l’équipe à {email}. Je lui ai signalé que vous souhaitez parler à quelqu’un.',
    'Je suis un intervieweur automatique, et aucune personne ne répond ici. J’ai signalé à l’équipe que vous souhaitez parler à quelqu’un.',
  ],
  person_again:
    'Vous préférez parler à quelqu’un, et je ne peux pas vous l’offrir : je ne connais ni nom ni numéro. L’équipe connaît votre souhait, et vous pouvez arrêter à tout moment.',
  order: 'Je ne peux que mener cet entretien.',
  held_in:
    'Cet entretien se déroule en {language}. Vous pouvez tout de même répondre en français ; vos réponses sont gardées telles quelles.',
  names: { en: 'anglais', de: 'allemand', fr: 'français', es: 'espagnol' },
  varied: ['Très bien.', 'Je vois.', 'Compris.', 'Merci.', 'Bien sûr.', 'Bien.', 'C’est noté.', 'D’accord.'],
  yes: "oui|ouais|d'accord|ok|okay|bien sur|volontiers|ca va|je veux bien",
  adult:
    "j'ai (?:deja |plus de )?(?:1[89]|[2-9]\\d)(?: ans)?(?! (?:minutes|heures|jours|semaines|mois))|plus de 18|majeure?|adulte",
  goes_on: 'continuer|continuons|continuez|on continue|je continue|allons-y|allez-y|vas-y|question suivante|suivante',
  nods: "ok|okay|d'accord|bien|ca va|merci",
  fumes: 'gaz|fumee|feu|incendie|brule|monoxyde',
  calls: "appelle|j'appelle|appeler|appele|telephone|au telephone|compose|ils arrivent",
  deletes: 'effac\\w*|supprim\\w*',
  no: 'non|pas maintenant|plutot pas|plus tard|assez|fin',
  stops:
    "stop|arreter|arretons|arretez|on arrete|j'arrete|terminer|pas envie|je ne veux pas|je veux pas|ne pas continuer",
  lifts:
    "facon de parler|maniere de parler|une expression|c'est une image|au figure|pas au sens propre|pas litteralement|je plaisante|je rigole|une blague|pour rire|pas serieux|pas serieusement|j'exagere|exagere|aucun danger|mal compris|malentendu",
  soothes: "ca va bien|je vais bien|tout va bien|ne vous inquietez pas|pas d'inquietude|rassurez vous",
};

const es: typeof en = {
  check: {
    distress:
      'Quiero entenderle bien. ¿Es tan duro que necesita apoyo ahora? Si era una forma de hablar, dígalo sin más y seguimos.',
    emergency:
      '¿Necesita usted, o alguien que está con usted, ayuda médica o de otro tipo ahora mismo? Si es así, llame primero al {number}; la entrevista puede esperar. Si no, dígalo sin más y seguimos.',
    threat:
      'Quiero entenderle bien. ¿Quiere decir que alguien podría resultar herido? Si era una forma de hablar, dígalo sin más y seguimos.',
    minor: 'Esta entrevista es para personas de 18 años o más. ¿Tiene usted 18 años o más?',
  },
  cleared: 'Gracias, ahora le entiendo.',
  more: '¿Quiere añadir algo sobre eso?',
  misread: 'Gracias, entonces le he entendido mal. Disculpe si le he alarmado.',
  unclear: 'De acuerdo. Si necesita apoyo, dígalo en cualquier momento; la entrevista puede esperar.',
  emergency:
    'Llame ahora al {number}, o pida a alguien cercano que llame; no hace falta estar seguro de que sea grave. Diga dónde está y qué ha pasado. Soy un programa y no puedo llamar por usted.',
  emergency_again:
    'Llame ahora al {number}: siguen al teléfono y le dicen qué hacer hasta que llegue la ayuda. Esta página sigue abierta, pero soy un programa y no puedo llamar.',
  outside: 'Si puede haber gas, humo o fuego: salga antes a la calle, con todos.',
  threat: [
    'Me tomo en serio lo que acaba de escribir. Si alguien puede resultar herido, aléjese y llame al {number}; allí también pueden ayudarle a usted. El equipo leerá esto.',
    'Sigo tomándomelo en serio. Nadie debe resultar herido, tampoco usted. Hable ahora con alguien; el número de emergencias es el {number}.',
  ],
  heard: 'Me tomo en serio lo que escribe; importa más que cualquiera de mis preguntas.',
  offer: 'Podemos parar aquí, y está muy bien. ¿Quiere continuar con la entrevista?',
  minor:
    'Gracias por decírmelo. Esta entrevista es solo para adultos, así que la termino aquí. Nadie utiliza lo que ha dicho antes de que una persona lo haya mirado. Si algo le pesa, hable con un adulto de confianza.',
  stay_near:
    'Soy un programa y no puedo estar con usted, y no quiero cambiar de tema. Si piensa en quitarse la vida, dígaselo ahora a alguien; bastan unas palabras. Las personas indicadas arriba están precisamente para esto.',
  stay_emergency: 'Llame ahora al {number}. No tiene que escribir nada aquí; no se pierde nada.',
  stay_call:
    'Gracias por decirlo. No se quede a solas con esto: llame ahora al {number} o a las personas indicadas arriba, o dígaselo a alguien cercano. Yo no puedo llamar por usted.',
  with_them: 'Le dejo hablar con ellos. Lo que ha dicho está guardado.',
  calling: 'Bien. No cuelgue y haga lo que le digan. Todo lo demás puede esperar.',
  stay: [
    'Lo he leído y no lo paso por alto. Arriba está dónde encontrar ayuda.',
    'Lo que escribe importa. Arriba está dónde encontrar ayuda, a cualquier hora.',
  ],
  care_check:
    'Lo he leído, y ha hecho bien en decirlo. Dígaselo también a alguien que pueda estar con usted. ¿Quiere seguir con la entrevista, o lo dejamos aquí?',
  leave_open: 'Ahora no pregunto nada. Escriba «seguir» si quiere otra pregunta, o «parar» si quiere terminar aquí.',
  go_on: 'De acuerdo, a su ritmo. Puede parar en cualquier momento.',
  end: 'Paramos aquí. Gracias por su confianza. Aquí puede encontrar ayuda, ahora y más adelante:',
  end_open:
    'Antes de terminar: lo que ha escrito sobre usted importa. Cuénteselo a alguien que pueda estar con usted, o llame al {number}; la ayuda que está más arriba sigue en esta página.',
  end_near:
    'Paramos aquí. Ha hecho bien en decirlo. No se quede a solas con esto: llame a alguien que pueda ir a verle, o al {number}. La ayuda que está más arriba sigue en esta página.',
  plain_question:
    'Antes que nada, y con claridad: ¿está en peligro, o está pensando en quitarse la vida? Basta una palabra, y puede decirla aquí.',
  lines: '{country}: {number} en una emergencia; {line} para hablar con alguien, a cualquier hora.',
  condolence: 'Siento mucho su pérdida. No hace falta que diga nada más sobre ello.',
  ask_go_on: '¿Quiere continuar con la entrevista?',
  carer: 'Gracias por responder por otra persona. Diga lo que ha visto o sabe usted, y lo que le han contado.',
  off_record:
    'No puedo apagar el registro, pero lo he marcado: nadie lo utiliza antes de que lo mire una persona del equipo.',
  omit: 'No puedo quitar una sola parte, pero he avisado al equipo de que debe dejarse fuera.',
  delete_any_time: 'Puede borrarlo todo en cualquier momento.',
  stop: '¿Quiere terminar la entrevista aquí?',
  withdrawal: [
    'Puede hacerlo usted: abra el menú de esta página y elija «Retirarme y borrar». Entonces se borra todo lo que ha dicho aquí y nadie lo utiliza. También puede escribir a {email}, o simplemente parar ahora. El equipo ve su petición.',
    'Puede hacerlo usted: abra el menú de esta página y elija «Retirarme y borrar». Entonces se borra todo lo que ha dicho aquí y nadie lo utiliza. También puede simplemente parar ahora. El equipo ve su petición.',
  ],
  withdrawal_when:
    'Se borra en cuanto elija «Retirarme y borrar» en el menú de arriba de esta página. El equipo puede leer las respuestas mientras dura una entrevista; si alguien lo ha hecho, no lo veo.',
  person: [
    'Soy un entrevistador automático y aquí no responde ninguna persona. Puede escribir al equipo a {email}. Le he avisado de que quiere hablar con alguien.',
    'Soy un entrevistador automático y aquí no responde ninguna persona. He avisado al equipo de que quiere hablar con alguien.',
  ],
  person_again:
    'Usted prefiere hablar con una persona, y yo no puedo ponerle con nadie: no conozco ningún nombre ni número. El equipo conoce su deseo, y puede parar cuando quiera.',
  order: 'Solo puedo llevar esta entrevista.',
  held_in:
    'Esta entrevista se hace en {language}. Aun así puede responder en español; sus respuestas se guardan tal como las escribe.',
  names: { en: 'inglés', de: 'alemán', fr: 'francés', es: 'español' },
  varied: ['Muy bien.', 'Ya veo.', 'Entendido.', 'Gracias.', 'Claro.', 'Bien.', 'Anotado.', 'De acuerdo.'],
  yes: 'si|si|vale|ok|okay|claro|de acuerdo|bueno|esta bien|por supuesto|venga',
  adult:
    'tengo (?:ya |mas de )?(?:1[89]|[2-9]\\d)(?: anos)?(?! (?:minutos|horas|dias|semanas|meses))|mas de 18|mayor de edad|adult[oa]',
  goes_on: 'seguir|sigamos|seguimos|siga|sigue|continuar|continuemos|adelante|siguiente',
  nods: 'ok|okay|vale|bueno|esta bien|de acuerdo|gracias',
  fumes: 'gas|humo|fuego|incendio|quema|quemando|monoxido',
  calls: 'llamo|llamando|llamar|he llamado|ya llame|marco|marcando|esta sonando|al telefono|viene la ambulancia',
  deletes: 'borr\\w*|elimin\\w*',
  no: 'no|ahora no|mejor no|mas tarde|basta',
  stops: 'parar|paremos|pare|stop|terminar|terminemos|dejarlo|mejor no|no quiero|acabar',
  lifts:
    'forma de hablar|manera de hablar|es un decir|era un decir|una expresion|una frase hecha|no literalmente|en sentido figurado|es broma|era broma|una broma|bromeo|bromeaba|no en serio|no iba en serio|exagero|exageraba|ningun peligro|sin peligro|me ha entendido mal|malentendido',
  soothes: 'estoy bien|todo bien|no se preocupe|no te preocupes|no hay de que preocuparse',
};

/** Replies, over plain text: at the start of one (`yes`, `no`), and anywhere in it. */
const REPLIES = [
  'yes',
  'adult',
  'goes_on',
  'calls',
  'nods',
  'fumes',
  'deletes',
  'no',
  'stops',
  'lifts',
  'soothes',
] as const;
type Reply = (typeof REPLIES)[number];

export type Protocols = Omit<typeof en, Reply> & Record<Reply, RegExp>;

const compile = (said: typeof en): Protocols => ({
  ...said,
  ...(Object.fromEntries(REPLIES.map((name) => [name, wordPattern(said[name])])) as Record<Reply, RegExp>),
});

/** What the interviewer says word for word, whoever conducts: after signs, and to wishes about the interview itself. */
export const PROTOCOLS: Record<Language, Protocols> = {
  en: compile(en),
  de: compile(de),
  fr: compile(fr),
  es: compile(es),
};
