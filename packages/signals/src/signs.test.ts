import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@insights/language';
import { signalsOf } from './index.ts';
import type { SignalKind } from './index.ts';

type Texts = Record<Language, string>;

/** The texts, between slashes, in which the rules see the sign, or those in which they don't. */
const seen = (texts: Texts, kind: SignalKind, is = true): string[] =>
  LANGUAGES.flatMap((language) =>
    texts[language]
      .split(' / ')
      .filter(
        (text) =>
          signalsOf({ text, language, input: null, took_ms: null }).some((signal) => signal.kind === kind) === is,
      ),
  );

test('two symptoms, or one that is happening now, are an emergency in any order of the words', () => {
  const acute: Texts = {
    en: 'He is not breathing / grandpa fell down the stairs a minute ago and he is not moving / the baby drank bleach, what should I do / my speech is slurred and my arm is numb / she was stung in the throat and suddenly her tongue is swelling',
    de: 'Mein Vater atmet nicht mehr / Oma ist gerade von der Leiter gestürzt und blutet am Kopf / Das Baby hat Bleiche getrunken, was soll ich tun / Mein Arm ist taub und ich sehe alles doppelt / plötzlich ist mein Bruder bewusstlos',
    fr: 'Mon père ne respire plus / Mamie vient de tomber de l’échelle, elle saigne de la tête / Le bébé a bu de la javel, que faire / mon bras est engourdi et je vois double / ma sœur a avalé des comprimés il y a dix minutes',
    es: 'Mi padre no respira / La abuela acaba de caerse por la escalera y no se mueve / El bebé ha bebido lejía, ¿qué hago? / tengo el brazo dormido y veo doble / de repente mi hermano está inconsciente',
  };
  assert.deepEqual(seen(acute, 'emergency', false), []);
});

test('a symptom or an accident alone, of the past, of others or of somebody answered for, is a story', () => {
  const told: Texts = {
    en: 'My brother fell off a ladder and broke his leg last year / I teach first aid: seizures, burns, choking / My wife can’t speak and can’t walk, so I am answering for her / I nearly had a heart attack when I saw the bill',
    de: 'Mein Bruder ist letztes Jahr von der Leiter gefallen und hat sich das Bein gebrochen / Ich habe fast einen Herzinfarkt bekommen, als die Rechnung kam / Ich schneide mich oft beim Kochen in den Finger',
    fr: 'Mon frère est tombé d’une échelle l’année dernière, il s’est cassé la jambe / J’ai failli faire un infarctus en voyant la facture / je meurs de faim, c’est encore long ?',
    es: 'Mi hermano se cayó de una escalera el año pasado y se rompió la pierna / Casi me da un ataque al ver la cuenta / me muero de sueño, ¿falta mucho?',
  };
  assert.deepEqual(seen(told, 'emergency'), []);
});

test('an age below 18 is understood from a year of birth, a class, a date to come and what parents sign', () => {
  const young: Texts = {
    en: 'I was born in 2013 / I have to wait until I’m eighteen / I’m at middle school / my dad had to sign the form for me',
    de: 'Ich bin Jahrgang 2012 / Ich werde erst nächstes Jahr volljährig / bin in der 8b / Meine Eltern müssen das unterschreiben',
    fr: 'Je suis née en 2012 / Il me reste un an avant mes 18 ans / je suis au collège / Mes parents doivent signer l’autorisation',
    es: 'Nací en 2012 / Me faltan dos años para los 18 / estoy en el instituto / Mis padres tienen que firmar la autorización',
  };
  assert.deepEqual(seen(young, 'minor', false), []);
  const others: Texts = {
    en: 'My son was born in 2013 / I was sixteen when I left school / My bike is 12 years old / yes, I am 18 / I teach grade 8',
    de: 'Meine Tochter ist in der 8b / Ich war sechzehn, als ich anfing / Mein Auto ist 14 Jahre alt',
    fr: 'Ma fille a 12 ans / J’avais seize ans quand j’ai commencé / Ma voiture a 14 ans',
    es: 'Mi hija tiene 12 años / Tenía dieciséis años cuando empecé / Mi coche tiene 14 años',
  };
  assert.deepEqual(seen(others, 'minor'), []);
});

test('a weapon or revenge beside what makes it real is a threat, and alone it is none', () => {
  const real: Texts = {
    en: 'I bought a gun, they will all see on Monday / I swear I will make him suffer, I know where he works',
    de: 'Das Messer liegt bereit, morgen ist er fällig / Ich schwöre, das wird er büßen',
    fr: 'J’ai pris le fusil, ils vont voir / je te jure, elle va payer, je sais où la trouver',
    es: 'Tengo una pistola y se van a enterar / te juro que lo va a pagar, sé dónde encontrarlo',
  };
  assert.deepEqual(seen(real, 'threat', false), []);
  const alone: Texts = {
    en: 'I have a knife for cutting boxes / They will see the report on Monday',
    de: 'Ich habe ein Messer für die Kartons / Der Bericht ist am Montag fällig',
    fr: 'J’ai un couteau pour les cartons / Ils vont voir le rapport lundi',
    es: 'Tengo un cuchillo para las cajas / Van a ver el informe el lunes',
  };
  assert.deepEqual(seen(alone, 'threat'), []);
});

test('who, what and now make a sign in words that no rule lists together', () => {
  const signs: Partial<Record<SignalKind, Texts>> = {
    emergency: {
      en: 'My uncle crumpled on the ground and won’t wake up / There’s smoke coming through the floor / A stranger is prying open my window',
      de: 'Meine Tante ist umgekippt und wacht nicht mehr auf / Qualm dringt unter der Tür durch / Jemand versucht gerade, mein Fenster aufzuhebeln',
      fr: 'Mon oncle ne se réveille plus, aidez-moi / De la fumée entre dans le couloir / Un inconnu défonce ma porte',
      es: 'Mi tío no despierta y está blanco / Entra humo en el pasillo / Un desconocido está forzando la ventana',
    },
    threat: {
      en: 'I will snap his neck / I’m going to torch the depot',
      de: 'Ich breche ihm die Nase / Ich zünde das Finanzamt an',
      fr: 'Je vais lui casser les dents / Je vais faire exploser l’usine',
      es: 'Le voy a romper los dientes / Voy a quemar el taller',
    },
    minor: {
      en: 'My mum lets me stay up if I finish my homework / Our teachers let us bring phones',
      de: 'Mama erlaubt mir kein Handy / Ich muss noch meine Hausaufgaben machen',
      fr: 'Papa m’a confisqué la tablette / Nos profs nous laissent nos portables',
      es: 'Mi madre no me deja salir / Nuestra maestra nos pidió la tarea',
    },
    grief: {
      en: 'Since Walter passed I eat alone / I lost my aunt to pneumonia / Her funeral is on Monday',
      de: 'Seit der Otto gestorben ist, esse ich allein / Meine Tante haben wir im Mai beerdigt',
      fr: 'Depuis que Paul est mort je mange seule / On a enterré ma tante lundi',
      es: 'Desde que murió Pablo como sola / Enterramos a mi tía el lunes',
    },
    distress: {
      en: 'I pay for the funeral plan and look after my dog please, thanks for everything, last thing I’ll write / If I ever leave he will find me',
      de: 'Wenn er heimkommt, verstecke ich mich mit den Kindern / Ich habe den Hund verschenkt und bin endlich erleichtert',
      fr: 'Quand il a bu on se cache dans la chambre / J’ai mis de côté mes somnifères, je suis soulagé',
      es: 'Cuando llega borracho nos escondemos / Guardo las pastillas y las cartas están en el cajón',
    },
  };
  for (const [kind, texts] of Object.entries(signs)) assert.deepEqual(seen(texts, kind as SignalKind, false), [], kind);
});

test('work with people in danger, children of others and years at school are no signs', () => {
  const told: Texts = {
    en: 'As a paramedic I see people collapse and stop breathing / My nephew has to finish his homework / When I was in year 9 my mum let me work / I’m a butcher, we sharpen the knives at six',
    de: 'Als Notarzt sehe ich oft, dass jemand nicht mehr atmet / Meine Tochter geht in die achte Klasse',
    fr: 'Je suis pompier, on voit des gens qui ne respirent plus / Ma fille est en troisième',
    es: 'Soy bombero y entra humo en las casas a diario / Mi hija está en segundo de la ESO',
  };
  for (const kind of ['emergency', 'threat', 'minor', 'distress'] as const)
    assert.deepEqual(seen(told, kind), [], kind);
});

test('a thing that is complained of, a pleasure and a loss of long ago raise no alarm', () => {
  const harmless: Texts = {
    en: 'If this printer jams one more time I’ll jump off the roof / The server commits suicide every Friday / We overdosed on chocolate',
    de: 'Wenn der Drucker noch einmal streikt, springe ich vom Dach / Für einen Kaffee könnte ich morden',
    fr: 'Si l’imprimante plante encore, je me tire une balle / Mes élèves vont m’achever',
    es: 'Si la impresora falla otra vez, me tiro por la ventana / Mataría por un café',
  };
  assert.deepEqual(seen(harmless, 'distress'), []);
  const losses: Texts = {
    en: 'My uncle died in 1994',
    de: 'Mein Onkel ist 1994 gestorben',
    fr: 'Mon oncle est mort en 1994',
    es: 'Mi tío murió en 1994',
  };
  assert.deepEqual(seen(losses, 'grief'), []);
});

test('wishes are understood in the words of everyday', () => {
  const wishes: [SignalKind, Texts][] = [
    ['stop', { en: 'I’m leaving this now', de: 'Ich klinke mich hier aus', fr: 'on arrête là', es: 'lo dejo aquí' }],
    [
      'skip',
      { en: 'ask me something else', de: 'Fragen Sie etwas anderes', fr: 'autre question svp', es: 'déjala en blanco' },
    ],
    ['break', { en: 'give me five mins', de: 'kurze Pause', fr: 'je reprends ce soir', es: 'luego seguimos' }],
    [
      'person_asked',
      {
        en: 'put somebody on',
        de: 'Gibt es da Mitarbeiter?',
        fr: 'passez-moi un conseiller',
        es: '¿hay alguien con quien pueda hablar?',
      },
    ],
    [
      'carer',
      {
        en: 'this is her carer typing',
        de: 'hier schreibt die Betreuerin',
        fr: 'c’est son fils qui écrit',
        es: 'soy su hijo, escribo yo por ella',
      },
    ],
  ];
  for (const [kind, texts] of wishes) assert.deepEqual(seen(texts, kind, false), [], kind);
});

test('a name inside a sentence is no misspelt word of harm, and being kept waiting is no violence', () => {
  const kinds = (text: string) =>
    signalsOf({ text, language: 'en', input: null, took_ms: null }).map(({ kind }) => kind);
  for (const text of [
    'So wife Beata and me we save and buy',
    'They put me on hold, they put me on hold AGAIN',
    'They took me back in the room at ten',
  ])
    assert.ok(!kinds(text).includes('distress'), text);
  assert.ok(kinds('my husband beets me when he is drunk').includes('distress'));
});
