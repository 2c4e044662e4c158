import type { Language } from '@insights/language';
import type { Wordings } from './lexicon.ts';
import type { Focus } from './listening/listening.ts';

/** Probes about the strongest thing said, which they quote. None supposes more than the quote says. */
export const FOCUS_PROBES: Record<Language, Record<Focus, Wordings>> = {
  en: {
    feeling: [
      'You said “{quote}”. What was it about the situation that made it feel that way?',
      '“{quote}”: what had happened there?',
      'You said “{quote}”. Could you take me back to that moment?',
    ],
    cost: [
      'You said “{quote}”. What does that mean for you in practice?',
      '“{quote}”: what does that affect the most?',
      'You said “{quote}”. Could you tell me how that came about?',
    ],
    consequence: [
      'You said “{quote}”. What happened after that?',
      '“{quote}”: how did that turn out in the end?',
      'You said “{quote}”. What did that lead to?',
    ],
    surprise: [
      'You said “{quote}”. What had you expected instead?',
      '“{quote}”: how did you notice?',
      'You said “{quote}”. What went through your mind then?',
    ],
    change: [
      'You said “{quote}”. What was it like before?',
      '“{quote}”: what has been different since?',
      'You said “{quote}”. How did that change come about?',
    ],
    comparison: [
      'You said “{quote}”. What makes the difference?',
      '“{quote}”: where do you notice that most?',
      'You said “{quote}”. Could you describe the contrast for me?',
    ],
    emphasis: [
      'You said “{quote}”. What is that like for you?',
      '“{quote}”: could you describe one such time for me?',
      'You said “{quote}”. What happened there?',
    ],
    trouble: [
      'You said “{quote}”. What do you do when that happens?',
      '“{quote}”: how did you deal with that?',
      'You said “{quote}”. What would help with that?',
    ],
  },
  de: {
    feeling: [
      'Sie sagten: „{quote}“. Was an der Situation hat das ausgelöst?',
      '„{quote}“: Was war da passiert?',
      'Sie sagten: „{quote}“. Können Sie mir diesen Moment schildern?',
    ],
    cost: [
      'Sie sagten: „{quote}“. Was bedeutet das für Sie konkret?',
      '„{quote}“: Worauf wirkt sich das am meisten aus?',
      'Sie sagten: „{quote}“. Können Sie erzählen, wie es dazu kam?',
    ],
    consequence: [
      'Sie sagten: „{quote}“. Was geschah danach?',
      '„{quote}“: Wie ging das am Ende aus?',
      'Sie sagten: „{quote}“. Wozu hat das geführt?',
    ],
    surprise: [
      'Sie sagten: „{quote}“. Was hatten Sie stattdessen erwartet?',
      '„{quote}“: Woran haben Sie das gemerkt?',
      'Sie sagten: „{quote}“. Was ging Ihnen da durch den Kopf?',
    ],
    change: [
      'Sie sagten: „{quote}“. Wie war es davor?',
      '„{quote}“: Was ist seitdem anders?',
      'Sie sagten: „{quote}“. Wie kam es zu dieser Veränderung?',
    ],
    comparison: [
      'Sie sagten: „{quote}“. Was macht den Unterschied aus?',
      '„{quote}“: Wo merken Sie das am meisten?',
      'Sie sagten: „{quote}“. Können Sie mir den Unterschied beschreiben?',
    ],
    emphasis: [
      'Sie sagten: „{quote}“. Wie ist das für Sie?',
      '„{quote}“: Können Sie mir ein solches Mal beschreiben?',
      'Sie sagten: „{quote}“. Was war da los?',
    ],
    trouble: [
      'Sie sagten: „{quote}“. Was tun Sie, wenn das passiert?',
      '„{quote}“: Wie sind Sie damit umgegangen?',
      'Sie sagten: „{quote}“. Was würde da helfen?',
    ],
  },
  fr: {
    feeling: [
      'Vous avez dit : « {quote} ». Qu’est-ce qui, dans la situation, a provoqué cela ?',
      '« {quote} » : que s’était-il passé ?',
      'Vous avez dit : « {quote} ». Pourriez-vous me raconter ce moment ?',
    ],
    cost: [
      'Vous avez dit : « {quote} ». Qu’est-ce que cela signifie pour vous, concrètement ?',
      '« {quote} » : sur quoi cela pèse-t-il le plus ?',
      'Vous avez dit : « {quote} ». Pourriez-vous me dire comment c’est arrivé ?',
    ],
    consequence: [
      'Vous avez dit : « {quote} ». Que s’est-il passé ensuite ?',
      '« {quote} » : comment cela s’est-il terminé ?',
      'Vous avez dit : « {quote} ». À quoi cela a-t-il mené ?',
    ],
    surprise: [
      'Vous avez dit : « {quote} ». À quoi vous attendiez-vous ?',
      '« {quote} » : comment l’avez-vous remarqué ?',
      'Vous avez dit : « {quote} ». Qu’avez-vous pensé à ce moment-là ?',
    ],
    change: [
      'Vous avez dit : « {quote} ». Comment était-ce avant ?',
      '« {quote} » : qu’est-ce qui est différent depuis ?',
      'Vous avez dit : « {quote} ». Comment ce changement s’est-il fait ?',
    ],
    comparison: [
      'Vous avez dit : « {quote} ». Qu’est-ce qui fait la différence ?',
      '« {quote} » : où le remarquez-vous le plus ?',
      'Vous avez dit : « {quote} ». Pourriez-vous me décrire la différence ?',
    ],
    emphasis: [
      'Vous avez dit : « {quote} ». Comment est-ce pour vous ?',
      '« {quote} » : pourriez-vous m’en décrire une fois ?',
      'Vous avez dit : « {quote} ». Que s’est-il passé là ?',
    ],
    trouble: [
      'Vous avez dit : « {quote} ». Que faites-vous quand cela arrive ?',
      '« {quote} » : comment avez-vous fait face à cela ?',
      'Vous avez dit : « {quote} ». Qu’est-ce qui aiderait ?',
    ],
  },
  es: {
    feeling: [
      'Ha dicho: «{quote}». ¿Qué hubo en la situación que lo provocara?',
      '«{quote}»: ¿qué había pasado?',
      'Ha dicho: «{quote}». ¿Podría contarme ese momento?',
    ],
    cost: [
      'Ha dicho: «{quote}». ¿Qué supone eso para usted en la práctica?',
      '«{quote}»: ¿a qué afecta más eso?',
      'Ha dicho: «{quote}». ¿Podría contarme cómo ocurrió?',
    ],
    consequence: [
      'Ha dicho: «{quote}». ¿Qué pasó después?',
      '«{quote}»: ¿cómo acabó aquello?',
      'Ha dicho: «{quote}». ¿A qué llevó eso?',
    ],
    surprise: [
      'Ha dicho: «{quote}». ¿Qué esperaba en lugar de eso?',
      '«{quote}»: ¿cómo lo notó?',
      'Ha dicho: «{quote}». ¿Qué pensó en ese momento?',
    ],
    change: [
      'Ha dicho: «{quote}». ¿Cómo era antes?',
      '«{quote}»: ¿qué es diferente desde entonces?',
      'Ha dicho: «{quote}». ¿Cómo se produjo ese cambio?',
    ],
    comparison: [
      'Ha dicho: «{quote}». ¿En qué está la diferencia?',
      '«{quote}»: ¿dónde lo nota más?',
      'Ha dicho: «{quote}». ¿Podría describirme el contraste?',
    ],
    emphasis: [
      'Ha dicho: «{quote}». ¿Cómo es eso para usted?',
      '«{quote}»: ¿podría describirme una de esas veces?',
      'Ha dicho: «{quote}». ¿Qué pasó ahí?',
    ],
    trouble: [
      'Ha dicho: «{quote}». ¿Qué hace cuando eso ocurre?',
      '«{quote}»: ¿cómo lo resolvió?',
      'Ha dicho: «{quote}». ¿Qué ayudaría con eso?',
    ],
  },
};
