import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';

/** What an interviewer does not say, as patterns over plain text (see `plain` in packages/answers). */
export interface Forbidden {
  /** Joins two questions in one sentence. */
  double: string;
  /** A sentence that begins like this asks for something, with or without a question mark. */
  request: string;
  leading: string;
  /** The last clause of a question that wants a yes. */
  tag: string;
  /** Words that judge: they lead unless the participant has used them. */
  loaded: string;
  /** Advice in a statement. */
  advice: string;
  /** Advice that is put as a question. */
  suggestion: string;
  /** Words of illness and treatment. */
  diagnosis: string;
  /** What the speaker will do, what will happen, and how answers are protected; in a statement. */
  promise: string;
  /** What the speaker is, feels, knows or has done, and what has been done with the answers; in a statement. */
  claim: string;
  /** The interviewer says that it does not know something, and how a question begins to which that is the answer. */
  unknown: string;
  indirect: string;
  /** Words for the speaker. */
  self: string;
  /** What a listener may say of itself. */
  listening: string;
  /** Data that identify somebody. */
  personal: string;
}

const SOURCES: Record<Language, Forbidden> = {
  en: {
    double:
      'and (?:(?:in|on|at|to|for|with|from|by) )?(?:why|how|what|when|where|who|which|do|does|did|is|are|would|could|should|can)|or (?:also |else )?(?:why|how|what|do|does|did|is|are)|as well as',
    request:
      '(?:and |so |then |now |please )*(?!(?:tell|share)(?: me)? (?:only|just|as much|as little))(?:tell|describe|explain|share|walk me|give me|think of|think about|imagine|name|list|say more|let me know|help me|take me|talk me)',
    leading:
      "don't you|isn't it|isn't that|aren't you|wasn't it|wouldn't you|didn't you|surely|obviously|of course|clearly|you agree|how (?:much )?(?:great|good|bad|easy|wonderful|helpful|terrible|do you (?:love|hate))|as everyone knows|right$|(?:i|we) (?:assume|suppose|guess|imagine) (?:that )?(?:you|it|this|that)|so you (?:must|clearly)",
    tag: "right|correct|yes|no|ok|huh|(?:is|was|are|were|do|does|did|have|has)n't (?:it|they|you|that|he|she)",
    loaded:
      'frustrat\\w*|annoy\\w*|irritat\\w*|terribl\\w*|awful\\w*|horribl\\w*|dreadful\\w*|stressful\\w*|stressed|disappoint\\w*|unfair\\w*|ridiculous\\w*|useless\\w*|pointless\\w*|wonderful\\w*|amazing\\w*|fantastic\\w*|excellent\\w*|brilliant\\w*|impressive\\w*|shocking\\w*|outrageous\\w*|incompeten\\w*|chaotic|exhausting|overwhelm\\w*|humiliat\\w*|devastat\\w*|upsetting|angry|furious|unacceptable|inspiring|great (?:point|answer|question|example)|good (?:point|answer|question|example)',
    advice:
      "you (?:should|could try|ought to|must|need to|had better|may want to|might want to|have to)|you'd better|(?:i|we)(?:'d| would) (?:recommend|suggest|advise)|(?:i|we) (?:recommend|suggest|advise)|(?:my|our) (?:advice|recommendation|suggestion)|try to|make sure (?:to|you|that)|(?:it|that)(?:'s| is|'d be| would be) (?:best|better|wise|important|advisable) (?:to|if)|please (?:see|consult|contact|talk to|speak to|ask your|get)|the best (?:thing|way) (?:is|would be)",
    suggestion:
      "have you (?:ever )?(?:tried|considered|thought (?:of|about))|why (?:don't|not|didn't) (?:you|we|just)|what if you|how about (?:you|trying|asking)|wouldn't it be|couldn't you|should(?:n't)? you",
    diagnosis:
      'depress(?:ion|ive|ed)|anxiety|burn ?out|trauma\\w*|ptsd|adhd|autis\\w+|bipolar|psycho\\w+|disorders?|syndromes?|diagnos\\w+|symptoms?|patholog\\w+|addict\\w*|narciss\\w+|panic attacks?|clinical\\w*|therap\\w+|medication|paranoi\\w+|dementia|hypochondri\\w+',
    promise:
      "(?:i|we|they|the team|somebody|someone|nobody|no one)(?:'ll| will| shall)|(?:i'm|i am|we're|we are|they're|they are|the team is) going to|(?:i|we) promise|(?:i|we) (?:can |do )?(?:guarantee|assure)|i can (?:confirm|make sure)|you have my word|rest assured|you can be (?:sure|certain)|don't worry|no need to worry|guaranteed?|(?:will|would) (?:never|not|always|be|stay|remain)|won't|never (?:be )?(?:see|seen|share|shared|know|learn|told)|anonym\\w+|confidential\\w*|secure\\w*|encrypted|gdpr|nobody (?:else )?(?:sees|reads|knows)|no one (?:else )?(?:sees|reads|knows)|completely private|safe with",
    claim:
      "(?:i'm|i am) (?:an?|the|not|also|human|just|only|here to|aware|able|trained|programmed|happy to|proud|well)|as an? (?:ai|bot|assistant|model|interviewer|person|human|woman|man)|i (?:feel|felt|believe|think|agree|disagree|remember|experienced|understand (?:how|exactly|what)|know (?:how|what|exactly|that)|used to|once|had|was|work|live|love|like|hate|see your)|(?:in my|from my own) (?:opinion|view|experience)|me too|same here|same for me|(?:i|we)(?:'ve| have) (?:now |just |also |already |been )*(?:\\w+ed|noted|written|sent|put|told|taken|made|kept|given|done|let|set|seen|known|had)|i (?:just |now )?(?:deleted|removed|saved|stored|noted|recorded|informed|told|sent|forwarded|passed|reported|changed|updated|cancelled|booked|checked)|(?:has|have) (?:now |just )?been (?:\\w+ed|sent|noted|written|told|taken|put)|(?:your|the|this|that|these|those|all|everything|it|they|answers?|data|words?|messages?)(?: \\w+){0,2} (?:is|are|was|were) (?:now |all )?(?:deleted|removed|erased|saved|stored|recorded|forwarded|noted|passed on|anonymi[sz]ed|shared|published|paused|off now|(?:switched|turned) off)",
    unknown: "(?:i|we) (?:do not|don't) know|(?:i|we) (?:cannot|can't) (?:say|tell)|(?:i'm|i am) not able to say",
    indirect: 'whether|if|how|what|who|whom|when|where|why|which',
    self: "i|i'm|i've|i'd|i'll|my|mine|myself|we|we're|we've|we'd|we'll|us|our|ours",
    listening:
      "i'm (?:so |very |really )?sorry|i am (?:so |very |really )?sorry|i see|i hear(?: you)?|i understand|i(?:'d| would) like to (?:hear|understand|know)|i(?:'m| am) (?:curious|wondering|asking)|(?:let's|let us|we can|we'll) (?:\\w+ )?(?:leave|stay|go|come|move|skip|take|pause|start|begin|turn)|(?:that )?i (?:can't|cannot) do (?:that )?here|sorry|loss|hard|heavy|difficult|tough|painful|sad|sounds|thanks?|thank you|sharing|understandabl[ey]|of course",
    personal:
      'your (?:\\w+ ){0,2}(?:address|e ?mail|phone|telephone|mobile|number|full name|last name|surname|first name|name|birth ?day|birth ?date|date of birth|age|passport|id|identity|social security|bank|account|iban|card|passwords?|salary|income|postcode|zip|religion|nationality|signature)|(?:his|her|their) (?:\\w+ ){0,1}(?:address|e ?mail|phone|number|full name|name|date of birth)|where (?:exactly )?do you live|how old are you|(?:which|what) (?:company|firm|employer|business|school|university|hospital|clinic|practice|club|church|street|town|village|city)|what (?:is|was|are) (?:\\w+ ){1,3}called|what (?:is|was) the name of|when were you born|what are you called|what do (?:people|they) call you|who are you|how can (?:i|we|they) (?:reach|contact|call)',
  },
  de: {
    double:
      'und (?:(?:in|an|auf|bei|mit|von|zu|für|seit|durch) )?(?:warum|wie|was|wann|wo|wer|wem|wen|welche\\w*|haben|sind|würden|könnten|sollte\\w*)|oder (?:auch )?(?:warum|wie|was)|sowie',
    request:
      '(?:und |dann |nun |jetzt |bitte )*(?:erzählen|beschreiben|schildern|erklären|nennen|sagen|geben|denken|stellen|führen|helfen|teilen) sie(?! (?:nur|ruhig|bitte nur))|(?:erzähl|beschreib|schilder|erklär|nenn|sag)e? (?:mir|mal|bitte|doch)',
    leading:
      'nicht wahr|finden sie nicht|sicherlich|natürlich|selbstverständlich|offensichtlich|stimmen sie zu|meinen sie nicht|war das nicht|ist das nicht|wie (?:gut|toll|schlecht|hilfreich|schlimm)|bekanntlich|doch',
    tag: "oder|oder nicht|richtig|stimmt|stimmt's|ja|nicht|nicht wahr|gell",
    loaded:
      'frustrier\\w*|frustrat\\w*|ärgerlich\\w*|nervig\\w*|nervend\\w*|schrecklich\\w*|furchtbar\\w*|schlimm\\w*|entsetzlich\\w*|stressig\\w*|belastend\\w*|enttäusch\\w*|unfair\\w*|lächerlich\\w*|nutzlos\\w*|sinnlos\\w*|wunderbar\\w*|großartig\\w*|fantastisch\\w*|hervorragend\\w*|ausgezeichnet\\w*|beeindruckend\\w*|schockierend\\w*|unverschämt\\w*|inkompetent\\w*|chaotisch\\w*|überfordernd\\w*|demütigend\\w*|wütend\\w*|empörend\\w*|anstrengend\\w*|guter punkt|gute (?:frage|antwort)|gutes beispiel',
    advice:
      '(?:sie|du) (?:sollten|solltest|müssten|könnten mal|dürfen nicht|(?:müssen|musst)(?! (?:\\w+ ){0,3}(?:nicht|nichts|kein\\w*)))|sollten sie|(?:ich|wir) (?:empfehle|empfehlen|rate|raten|würde\\w* (?:ihnen )?(?:raten|empfehlen|vorschlagen))|mein (?:rat|tipp|vorschlag)|versuchen sie|achten sie|es (?:ist|wäre) (?:besser|am besten|wichtig|ratsam|sinnvoll)|am besten (?:wenden|sprechen|machen|gehen|fragen)|(?:wenden|sprechen) sie (?:sich|bitte|mit)|bitte (?:wenden|sprechen|gehen|suchen)',
    suggestion:
      'haben sie (?:schon |schon mal |es |einmal )*(?:versucht|probiert|überlegt|daran gedacht)|warum (?:machen|fragen|sagen|versuchen|haben) sie nicht|wie wäre es|wäre es nicht|könnten sie nicht|sollten sie nicht',
    diagnosis:
      'depress\\w*|angststörung\\w*|burn ?out|trauma\\w*|ptbs|adhs|autis\\w+|bipolar\\w*|psycho\\w+|störung\\w*|syndrom\\w*|diagnos\\w+|symptom\\w*|krankhaft\\w*|sucht|süchtig\\w*|abhängigkeit|narziss\\w+|panikattacke\\w*|klinisch\\w*|therap\\w+|medikament\\w*|paranoi\\w+|demenz',
    promise:
      '(?:ich|wir|das team|niemand|jemand) (?:werden?|wird)|(?:werde|werden) (?:ich|wir)|(?:ich|wir) (?:verspreche\\w*|garantiere\\w*|versichere\\w*|kümmere\\w*|sorge\\w*)|verlassen sie sich|sie können sicher sein|keine sorge|machen sie sich keine sorgen|versprochen|garantiert\\w*|(?:wird|werden|würde\\w*) (?:\\w+ ){0,4}(?:nie|niemals|nicht|immer|bestimmt|sicher|schon)|niemand (?:sonst )?(?:sieht|liest|erfährt|weiß)|anonym\\w*|vertraulich\\w*|sicher verwahrt|verschlüsselt\\w*|dsgvo|bleibt (?:\\w+ )?unter uns|(?:erfährt|erfahren|sieht) (?:\\w+ ){0,2}(?:nie|niemals|nichts)',
    claim:
      'ich bin (?:ein|eine|kein|keine|auch|nur|hier um|nicht|in der lage|stolz|selbst)|als (?:ki|bot|assistent\\w*|modell|interviewer\\w*|mensch|frau|mann)|ich (?:fühle|glaube|finde|denke|meine|erinnere|verstehe (?:genau|wie)|weiß (?:wie|was|genau|dass)|war|hatte|arbeite|wohne|liebe|mag|hasse|kenne das)|meiner (?:meinung|ansicht|erfahrung)|(?:geht|ging|erging) (?:es )?mir (?:auch|genauso|ebenso|ähnlich)|(?:ich|wir) (?:habe|haben|hab) (?:\\w+ ){0,5}(?:ge\\w+(?:t|en)|\\w*(?:ver|be|er|ent)\\w+(?:t|en)|\\w+iert|weitergegeben|aufgenommen|notiert)|(?:wurde|wurden|worden|ist|sind) (?:\\w+ ){0,3}(?:gelöscht|gespeichert|entfernt|weitergegeben|weitergeleitet|notiert|aufgezeichnet|anonymisiert|veröffentlicht)',
    unknown:
      '(?:weiß|wissen) (?:ich|wir) (?:\\w+ ){0,2}nicht|(?:ich|wir) (?:weiß|wissen) (?:\\w+ ){0,2}nicht|kann ich (?:\\w+ ){0,3}nicht sagen|ich kann (?:\\w+ ){0,3}nicht sagen',
    indirect: 'ob|wie|was|wer|wem|wen|wann|wo|wofür|wozu|warum|welche\\w*',
    self: 'ich|mein|meine[mrs]?|wir|uns|unser\\w*',
    listening:
      'tut mir (?:sehr |wirklich )?leid|ich verstehe|ich höre(?: zu)?|ich (?:würde|möchte) (?:\\w+ )?(?:gern\\w* )?(?:\\w+ )?(?:verstehen|wissen|hören)|mich interessiert|(?:lassen|bleiben|gehen|machen|kommen|nehmen|können|fangen|beginnen) wir|wir (?:können|lassen|bleiben|gehen)|das kann ich hier nicht(?: tun| machen)?|leid|verlust\\w*|schwer\\w*|hart\\w*|traurig\\w*|schmerz\\w*|klingt|danke|offenheit|verständlich\\w*|natürlich',
    personal:
      '(?:ihre?[nmrs]?|deine?[nmrs]?|die|eure?[nmrs]?) (?:\\w+ ){0,2}(?:adresse|anschrift|e ?mail\\w*|telefon\\w*|handy\\w*|mobil\\w*|rufnummer|personalnummer|kundennummer|namen?|vornamen?|nachnamen?|geburts\\w+|alter|ausweis\\w*|passnummer|konto\\w*|iban|kreditkarte\\w*|passw\\w+|gehalt\\w*|einkommen|postleitzahl|religion|staatsangehörigkeit|unterschrift)|wo (?:genau )?(?:wohnen|leben) sie|wie alt sind sie|welche[mnrs]? (?:betrieb|firma|unternehmen|arbeitgeber|schule|universität|krankenhaus|klinik|praxis|verein|kirche|straße|ort|stadt|dorf)|wann (?:sind|wurden) sie geboren|wie (?:heißen|heißt|hieß) (?:\\w+ ){0,2}(?:sie|ihr\\w*|er|der|die|das)|wer sind sie|wie (?:kann|können) (?:ich|wir) sie (?:erreichen|kontaktieren)',
  },
  fr: {
    double:
      'et (?:(?:dans|à|de|avec|pour|par|chez) )?(?:pourquoi|comment|que|quoi|quand|où|qui|quel\\w*|est ce)|ou (?:pourquoi|comment|est ce)|ainsi que',
    request:
      '(?:et |puis |alors |maintenant |veuillez )*(?:racontez|décrivez|expliquez|dites|donnez|parlez|pensez|imaginez|nommez|citez|précisez|partagez|aidez|raconter|décrire|expliquer)',
    leading:
      "n'est ce pas|ne trouvez vous pas|bien sûr|évidemment|sûrement|forcément|vous êtes d'accord|ne pensez vous pas|n'était ce pas|à quel point (?:est ce (?:bien|génial|utile)|aimez vous)|j'imagine que|je suppose que",
    tag: "non|oui|hein|c'est ça|pas vrai|n'est ce pas",
    loaded:
      'frustr\\w*|agaçant\\w*|énervant\\w*|terribl\\w*|affreu\\w*|horribl\\w*|stressant\\w*|décevant\\w*|déç\\w+|injust\\w*|ridicul\\w*|inutil\\w*|merveill\\w*|formidable\\w*|fantastique\\w*|excellent\\w*|génial\\w*|impressionnant\\w*|choquant\\w*|scandaleu\\w*|incompéten\\w*|chaotique\\w*|épuisant\\w*|accablant\\w*|humili\\w*|bouleversant\\w*|furieu\\w*|inacceptable\\w*|bonne (?:question|réponse)|bon (?:exemple|point)|très intéressant\\w*',
    advice:
      "vous (?:devriez|devez|pourriez essayer|feriez mieux|auriez intérêt)|il (?:faut|faudrait|vaut mieux|vaudrait mieux|serait (?:bon|utile|préférable))|je (?:vous )?(?:recommande|conseille|suggère)|nous (?:vous )?(?:recommandons|conseillons|suggérons)|mon conseil|essayez de|veillez à|n'hésitez pas à|adressez vous|consultez|le mieux (?:est|serait)",
    suggestion:
      "avez vous (?:déjà )?(?:essayé|songé|envisagé|pensé à)|pourquoi (?:ne pas|n'avez vous pas|ne)|et si vous|ne devriez vous pas|ne pourriez vous pas",
    diagnosis:
      "dépressi\\w+|dépression|trouble (?:anxieux|mental)|troubles|anxiété|burn ?out|traumat\\w*|tdah|autis\\w+|bipolaire\\w*|psycho\\w+|syndrome\\w*|diagnosti\\w+|symptôme\\w*|patholog\\w+|addict\\w*|dépendance|narciss\\w+|crises? d'angoisse|attaques? de panique|clinique\\w*|thérap\\w+|médicament\\w*|paranoï\\w+|démence",
    promise:
      "(?:je|nous|on|l'équipe) (?:vais|allons|va|ferai|ferons|fera|transmettrai|transmettrons|veillerai|veillerons|m'assurerai|supprimerai)|je (?:vous )?(?:promets|garantis|assure|certifie)|nous (?:vous )?(?:promettons|garantissons|assurons)|soyez (?:sûr\\w*|certain\\w*|assuré\\w*|rassuré\\w*|sans crainte)|ne vous inquiétez pas|n'ayez crainte|personne ne (?:saura|verra|lira)|garanti\\w*|(?:sera|seront|resteront|restera) |jamais (?:vu|su|partagé|transmis|lu)\\w*|personne (?:d'autre )?ne (?:voit|lit|sait)|anonym\\w+|confidentiel\\w*|sécurisé\\w*|chiffré\\w*|rgpd|entre nous",
    claim:
      "je (?:ne )?suis (?:pas |aussi |juste |seulement )?(?:une?|le|la|humain\\w*|capable|fier|fière|là pour|au courant)|en tant qu(?:e |')(?:une? )?(?:ia|assistant\\w*|modèle|robot|intervieweur\\w*|humain|femme|homme)|(?:je|j') ?(?:ressens|crois|pense|trouve|me souviens|comprends (?:exactement|comment)|sais (?:comment|ce|que|exactement)|étais|avais|travaille|habite|aime|adore|déteste)|à mon avis|selon moi|moi aussi|(?:j'ai|nous avons|on a) (?:bien |déjà |aussi |tout )?(?:not|supprim|enregistr|transmi|envoy|effac|prévenu|inform|fait|pris|mis|vécu|connu|retir|signal)\\w*|(?:a|ont) été (?:supprim|effac|enregistr|transmi|not|conserv|anonymis|publi|partag|prévenu|inform)\\w*|(?:est|sont|était|étaient) (?:bien |maintenant )?(?:supprimé|effacé|enregistré|transmis|noté|conservé|anonymisé|publié|partagé)\\w*",
    unknown: "je (?:ne )?(?:le |l')?sais pas|je (?:ne )?peux pas (?:vous )?(?:le )?dire",
    indirect: 'si|comment|ce que|ce qui|qui|quand|où|pourquoi|quel\\w*|combien',
    self: "je|j'\\w*|mon|ma|mes|nous|notre|nos",
    listening:
      "je suis (?:vraiment |sincèrement )?(?:désolée?|navrée?)|je (?:vous )?(?:comprends|entends|vois|écoute)|j'(?:entends|écoute|aimerais (?:comprendre|savoir|entendre))|je (?:voudrais|souhaiterais) (?:comprendre|savoir|entendre)|désolée?|perte|dur|dure|lourde?|difficiles?|pénibles?|douloureu\\w+|tristes?|merci|compréhensibles?|bien sûr|(?:laissons|restons|revenons|prenons|profitons|commençons|allons y|nous pouvons|on peut)|je ne peux pas(?: le)? faire(?: cela| ça)? ici",
    personal:
      "(?:votre|vos|ton|ta|tes) (?:\\w+ ){0,2}(?:adresse|mail|e ?mail|courriel|téléphone|portable|numéro\\w*|nom|prénom|date de naissance|naissance|âge|passeport|identité|sécurité sociale|compte|iban|carte|mot de passe|salaire|revenus?|code postal|religion|nationalité|signature)|où (?:habitez|vivez) vous|quel âge avez vous|quel(?:le)? (?:entreprise|société|employeur|école|université|hôpital|clinique|cabinet|club|église|rue|ville|village)|quand êtes vous né\\w*|comment (?:vous appelez vous|s'appell?e\\w*)|qui êtes vous|comment (?:peut on|pouvons nous|puis je) vous (?:joindre|contacter)",
  },
  es: {
    double:
      'y (?:(?:en|a|de|con|para|por) )?(?:por qué|cómo|qué|cuándo|dónde|quién|cuál\\w*)|o (?:por qué|cómo|qué)|así como',
    request:
      '(?:y |luego |ahora |por favor )*(?:cuénteme|cuéntenos|cuéntame|describa|descríbame|explique|explíqueme|díganos|dígame|dime|deme|hábleme|piense|imagine|nombre|mencione|comparta|ayúdeme|póngame)',
    leading:
      'verdad|no cree|no le parece|por supuesto|claro que|seguramente|está de acuerdo|no piensa|no fue|qué tan (?:bueno|genial|malo)|obviamente|supongo que|imagino que',
    tag: 'verdad|no|sí|cierto|no es verdad|no es cierto|a que sí',
    loaded:
      'frustr\\w*|molest[oa]s?|irritante\\w*|terrible\\w*|horrible\\w*|espantos\\w*|estresante\\w*|decepcion\\w*|injust\\w*|ridícul\\w*|inútil\\w*|maravillos\\w*|estupend\\w*|fantástic\\w*|excelente\\w*|genial\\w*|impresionante\\w*|indignante\\w*|incompetente\\w*|caótic\\w*|agotador\\w*|abrumador\\w*|humillante\\w*|furios\\w*|inaceptable\\w*|buena (?:pregunta|respuesta)|buen (?:ejemplo|punto)|muy interesante\\w*',
    advice:
      '(?:usted |tú )?(?:debería|deberías|debe de|tiene que|tendría que|podría intentar)|hay que|(?:le |te )?(?:recomiendo|recomendamos|aconsejo|aconsejamos|sugiero|sugerimos)|mi consejo|intente|trate de|asegúrese|procure|lo mejor (?:es|sería)|sería (?:mejor|bueno|conveniente)|es (?:importante|mejor|recomendable) que|consulte|acuda|diríjase|no dude en',
    suggestion:
      'ha (?:intentado|probado|considerado|pensado en)|por qué no|y si (?:usted|lo|la)|qué tal si|no debería|no podría',
    diagnosis:
      'depresi\\w+|trastorno\\w*|ansiedad|burn ?out|trauma\\w*|tdah|autis\\w+|bipolar\\w*|psic\\w+|síndrome\\w*|diagn[oó]stic\\w+|síntoma\\w*|patol\\w+|adict\\w*|adicci\\w+|narcis\\w+|ataques? de pánico|clínic\\w+|terap\\w+|medicaci\\w+|medicament\\w+|paranoi\\w+|demencia',
    promise:
      '(?:voy|vamos) a (?:hacer|borrar|eliminar|transmitir|pasar|avisar|informar|asegurar|enviar|guardar|decir|comunicar|cambiar)|(?:le |te )?(?:prometo|prometemos|garantizo|garantizamos|aseguro|aseguramos)|me encargaré|nos encargaremos|haré|haremos|borraré|pasaré|avisaré|nadie (?:sabrá|verá|leerá)|esté (?:segur\\w+|tranquil\\w+)|no se preocupe|puede estar segur\\w+|garantizad\\w+|(?:será|serán|quedará|quedarán|permanecerá|permanecerán)|nunca (?:se )?(?:sabrá|verá|comparte|compartirá)|nadie (?:más )?(?:ve|lee|sabe)|anónim\\w+|anonimato|confidencial\\w*|segur[oa]s? y|cifrad\\w+|rgpd|entre nosotros',
    claim:
      '(?:yo )?(?:no )?soy (?:una?|el|la|humano|humana|solo|también|capaz)|como (?:una? )?(?:ia|asistente|modelo|robot|entrevistador\\w*|persona|mujer|hombre)|(?:yo )?(?:siento|creo|pienso|opino|recuerdo|entiendo (?:exactamente|cómo|perfectamente)|sé (?:cómo|lo que|que|exactamente)|odio)|en mi opinión|a mí también|(?:he|hemos) (?:\\w+(?:ado|ido)|hecho|puesto|dicho|visto|escrito)|(?:ha|han) sido \\w+(?:ad|id)[oa]s?|(?:está|están|fue|fueron|queda|quedan) (?:ya )?(?:borrad|eliminad|guardad|registrad|enviad|anotad|anonimizad|publicad|compartid)\\w*',
    unknown: '(?:eso )?no (?:lo )?sé|no (?:se )?lo puedo decir|no puedo decir\\w*',
    indirect: 'si|cómo|qué|quién|cuándo|dónde|por qué|cuál\\w*|cuánto\\w*',
    self: 'yo|mi|mis|conmigo|nosotr[oa]s|nuestr[oa]s?|soy|estoy|tengo|he|hemos',
    listening:
      'lo siento(?: mucho)?|(?:le |la )?entiendo|comprendo|me gustaría (?:entender|saber|conocer|escuchar)|quisiera (?:entender|saber)|(?:dejemos|sigamos|volvamos|podemos)|(?:eso )?no puedo hacer(?:lo)?(?: eso)? aquí|siento|pérdida|duro|dura|difícil\\w*|doloros[oa]s?|tristes?|gracias|comprensible\\w*|claro',
    personal:
      '(?:su|sus|tu|tus) (?:\\w+ ){0,2}(?:dirección|domicilio|correo\\w*|e ?mail|teléfono|móvil|celular|número\\w*|nombre|apellidos?|fecha de nacimiento|nacimiento|edad|pasaporte|dni|identidad|seguridad social|cuenta|iban|tarjeta|contraseña|sueldo|salario|ingresos|código postal|religión|nacionalidad|firma)|dónde (?:vive|reside)|cuántos años tiene|(?:qué|cuál) (?:empresa|compañía|escuela|universidad|hospital|clínica|club|iglesia|calle|ciudad|pueblo)|qué edad tiene|cuándo nació|cómo se llama\\w*|quién es usted|cómo (?:podemos|puedo) (?:localizarle|contactarle|contactar con usted)',
  },
};

const compile = (sources: Forbidden): Record<keyof Forbidden, RegExp> =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, wordPattern(source)])) as Record<
    keyof Forbidden,
    RegExp
  >;

const compiled: Record<Language, Record<keyof Forbidden, RegExp>> = {
  en: compile(SOURCES.en),
  de: compile(SOURCES.de),
  fr: compile(SOURCES.fr),
  es: compile(SOURCES.es),
};

export const forbiddenIn = (language: Language): Record<keyof Forbidden, RegExp> => compiled[language];
