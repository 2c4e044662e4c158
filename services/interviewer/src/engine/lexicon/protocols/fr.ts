import type { en } from './en.ts';

/** What is said after signs and wishes, and how people reply to it, in French. `{…}` is filled in. */
export const fr: typeof en = {
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
  unheard:
    'S’il ne faut pas qu’on vous entende : appelez quand même et ne raccrochez pas ; toussez ou tapotez quand on vous le demande.',
  unheard_text: 'Vous pouvez aussi envoyer un SMS au {text}.',
  unheard_keys: 'Sur un téléphone portable, tapez {keys} quand on vous le demande.',
  threat: [
    'Je prends au sérieux ce que vous venez d’écrire. Si quelqu’un risque d’être blessé, éloignez-vous et appelez le {number} ; on peut aussi vous y aider. L’équipe lira ceci.',
    'Je prends toujours cela au sérieux. Personne ne doit être blessé, vous non plus. Parlez-en à quelqu’un maintenant ; le numéro d’urgence est le {number}.',
  ],
  heard: 'Je prends au sérieux ce que vous écrivez ; cela compte plus que toutes mes questions.',
  offer: 'Nous pouvons nous arrêter ici, et c’est très bien ainsi. Voulez-vous continuer l’entretien ?',
  minor:
    'Merci de me l’avoir dit. Cet entretien est réservé aux adultes, je le termine donc ici. Personne n’utilise ce que vous avez dit avant qu’une personne l’ait regardé. Si quelque chose vous pèse, parlez-en à un adulte de confiance.',
  stay_near:
    'Je suis un programme et ne peux pas être auprès de vous, et je ne veux pas changer de sujet. Si vous pensez à mettre fin à vos jours, dites-le maintenant à quelqu’un ; quelques mots suffisent.',
  stay_emergency: 'Appelez le {number} maintenant. Vous n’avez rien à écrire ici ; rien n’est perdu.',
  stay_call:
    'Merci de le dire. Qui pourrait être près de vous maintenant, ou répondrait si vous appeliez ? Dites-lui ce que vous m’avez dit, ou appelez le {number} ; je ne peux pas appeler à votre place.',
  pause_near:
    'Bien sûr, ceci peut attendre. Appelez vraiment quelqu’un qui peut être près de vous, ou le {number}. Ce que vous m’avez dit est enregistré ; le même lien vous ramène ici tant qu’il est ouvert.',
  with_them: 'Je vous laisse avec eux. Ce que vous avez dit est enregistré.',
  calling: 'Bien. Restez en ligne et faites ce qu’on vous dit. Tout le reste peut attendre.',
  stay: [
    'J’ai lu cela et je ne passe pas outre.',
    'Ce que vous écrivez compte.',
    'Je suis toujours là et je l’ai lu. Personne ne devrait porter cela tout seul.',
  ],
  read_later:
    'Je suis un programme, et personne ne lit pendant que vous écrivez ; l’équipe le lira plus tard. Sur une ligne d’écoute, vous n’avez pas à dire votre nom.',
  care_check:
    'Je l’ai lu, et vous avez bien fait de le dire. Dites-le aussi à quelqu’un qui peut être près de vous. Voulez-vous continuer l’entretien, ou en rester là ?',
  leave_open:
    'Je ne pose aucune question maintenant. Écrivez « continuer » si vous voulez une autre question, ou « arrêter » si vous voulez en rester là.',
  leave_here: 'Je ne pose plus de question du guide. Vous pouvez écrire ici, ou écrire « arrêter » pour finir.',
  leave_short: 'Écrivez « continuer » ou « arrêter ».',
  above: 'L’aide indiquée plus haut est là pour cela, à toute heure.',
  no_line: 'Le {number} répond à toute heure, pour cela aussi.',
  ask_country: 'Si vous écrivez dans quel pays vous êtes, je peux indiquer un numéro sur place.',
  stays_here: 'L’aide indiquée plus haut reste sur cette page.',
  violence: 'J’ai lu cela. Personne n’a le droit de vous faire du mal, ni de vous menacer.',
  violence_line: '{country} : {line} aide les personnes que quelqu’un frappe ou menace ; {number} en cas d’urgence.',
  write_to: 'Vous pouvez aussi leur écrire : {text}.',
  country_again: 'Je ne reconnais pas le pays à cela. Si vous écrivez son nom, je peux indiquer un numéro sur place.',
  no_right_words:
    'Il n’y a pas besoin des bons mots : « Je ne vais pas bien, j’ai besoin de quelqu’un » suffit, dit ou écrit. On vous écoute, et vous n’avez pas à donner votre nom.',
  write_anywhere: 'Dans beaucoup de pays, des lignes répondent par écrit : findahelpline.com les indique.',
  violence_number: 'En cas d’urgence : {number}.',
  unseen:
    'Si quelqu’un peut voir cela, fermez la page ; « Me retirer et supprimer », dans son menu, efface tout aussitôt.',
  delete_now:
    'Oui : choisissez « Me retirer et supprimer » dans le menu en haut de cette page, et tout disparaît aussitôt ; la page vous le dit.',
  enough:
    'Je laisse mes autres questions de côté ; ce que vous m’avez dit compte davantage. Voulez-vous encore dire quelque chose ici ?',
  go_on: 'Bien, à votre rythme. Vous pouvez vous arrêter à tout moment.',
  end: 'Nous nous arrêtons ici. Merci de votre confiance. Voici où trouver de l’aide, maintenant et plus tard :',
  end_open:
    'Avant de finir : ce que vous avez écrit sur vous compte. Dites-le à quelqu’un qui peut être près de vous, ou appelez le {number}.',
  near: 'Vous avez nommé quelqu’un : « {words} ». Appelez cette personne ou allez la voir maintenant, et dites-lui ce que vous m’avez dit ; il n’y a pas de mots à trouver.',
  end_named: 'Nous nous arrêtons ici.',
  end_near:
    'Nous nous arrêtons ici. Vous avez bien fait de le dire. Ne gardez pas cela pour vous : appelez quelqu’un qui peut venir vous voir, ou le {number}. Il n’y a pas de mots à trouver ; ce que vous m’avez dit suffit.',
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
  still_kept:
    'C’est encore enregistré, et l’équipe le voit avec votre souhait. Pour que ce soit effacé à coup sûr, choisissez « Me retirer et supprimer » dans le menu de cette page ; tout est alors effacé aussitôt.',
  stop: 'Voulez-vous arrêter l’entretien ici ?',
  withdrawal: [
    'Vous pouvez le faire vous-même : ouvrez le menu de cette page et choisissez « Me retirer et supprimer ». Tout ce que vous avez dit ici est alors effacé, et personne ne l’utilise. Vous pouvez aussi écrire à {email}, ou simplement vous arrêter maintenant. L’équipe voit votre demande.',
    'Vous pouvez le faire vous-même : ouvrez le menu de cette page et choisissez « Me retirer et supprimer ». Tout ce que vous avez dit ici est alors effacé, et personne ne l’utilise. Vous pouvez aussi simplement vous arrêter maintenant. L’équipe voit votre demande.',
  ],
  withdrawal_when:
    'Vous seul pouvez l’effacer : dès que vous choisissez « Me retirer et supprimer » dans le menu en haut de cette page, tout ce que vous avez écrit ici disparaît pour de bon. L’équipe peut lire les réponses pendant un entretien ; je ne vois pas si quelqu’un l’a fait.',
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
  goes_on:
    'encore une|une autre|une derniere|continuer|continuons|continuez|on continue|je continue|allons-y|allez-y|vas-y|question suivante|suivante',
  wants_on: '(?:veux|voudrais|aimerais|prefere) continuer',
  nods: "ok|okay|d'accord|bien|ca va|merci",
  fumes: 'gaz|fumee|feu|incendie|brule|monoxyde',
  asks_how: '(?:et |mais |ok |alors )?(?:quoi|que|qui|quel\\p{L}*|comment|ou|est ce que|dois je|faut il)',
  whispers: "(?:peux|ose|dois) pas (?:parler|faire de bruit|telephoner)|(?:m'|nous )entend(?:ent)?",
  calls:
    "envoye|envoyee|appelle|j'appelle|appeler|appele|telephone|au telephone|compose|ils arrivent|arrivent|en route|je le fais|je m'en occupe",
  deletes: 'effac\\w*|supprim\\w*',
  no: 'non|pas maintenant|plutot pas|plus tard|assez|fin',
  stops:
    "stop|arreter|arretons|arretez|on arrete|j'arrete|terminer|pas envie|je ne veux pas|je veux pas|ne pas continuer",
  lifts:
    "facon de parler|maniere de parler|une expression|c'est une image|au figure|pas au sens propre|pas litteralement|je plaisante|je rigole|une blague|pour rire|pas serieux|pas serieusement|j'exagere|exagere|aucun danger|mal compris|malentendu",
  soothes: "ca va bien|je vais bien|tout va bien|ne vous inquietez pas|pas d'inquietude|rassurez vous",
  over: "c'est du passé|derrière moi|il y a longtemps|ça va mieux|je vais bien maintenant",
  writes:
    "(?:leur|lui|à quelqu'un|où|peux|peut|pourrais|pourrait|puis) (?:je |j'|on )?(?:leur |lui )?(?:écrire|ecrire|envoyer un message|envoyer un sms)|écrire à (?:quelqu'un|qui|eux)|par (?:écrit|message|messages|sms|chat|mail)|(?:peux|veux|ose|peut|arrive|envie) pas (?:de |d'|à )?(?:téléphoner|appeler|parler au téléphone)|plutôt écrire",
  lives: "(?:j'habite|habite|je vis|vis|je suis|suis|on est|nous sommes) (?:à|a|en|au|aux|près|dans)|^(?:à|a|en|au)",
  asks_words:
    "qu'est ce que je (?:leur |lui )?(?:dis|dit|écris|raconte|dois (?:leur |lui )?dire)|(?:dis|dire|écris|écrire) quoi|quoi (?:leur |lui )?(?:dire|écrire)|que (?:leur |lui )?(?:dire|écrire)|se passe t il (?:si|quand) j'|se passe quoi (?:si|quand) j'",
  refuses: "déranger|dérange|ambulance|hôpital|médecin|appeler|va passer|m'allonger|attendre|d'histoires",
};
