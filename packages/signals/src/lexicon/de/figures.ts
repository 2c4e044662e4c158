/** Weak signs, figurative uses and grief, in German. */
export const hints = `
    brief an|fur meine|meinen
    versicherung|versicherungspapiere
    hasse .. mich selbst|selber
    hasse .. mein leben
    ganz|vollig|so|total|vollkommen .. allein|alleine|einsam .. $
    niemand|keiner .. .. hilft|versteht|liebt|mag|hort .. mich|mir
    mich|mir .. .. niemand|keiner .. .. versteht|hilft|liebt|mag|vermisst
    leer|gefangen|wertlos|nutzlos|unsichtbar .. $
    depressiv
    dunkle|dunklen gedanken
    alles .. zu viel
    alles .. .. keinen sinn
    aufgeben .. will|mocht|$
    <will> .. aufgeben
    es tut mir .. leid .. fur .. alles
    danke .. fur .. alles
    <will> .. .. .. aufhort|vorbei|aufhoren
    keinen bock .. .. mehr .. $
    mude .. .. von .. allem
    <will> .. weg
`;

export const figures = `
    gangen
    klingt|klang|sieht|horte .. wie|als .. .. .. .. <abused>|<hits>|<die>|<end>|wurde|tot
    lebensmude .. .. .. muss|musste|bist|seid|wer|sein|fahren
    fast|beinahe .. .. .. herzinfarkt|herzkasper|schlaganfall|schlag|infarkt
    herzinfarkt|schlaganfall|infarkt .. bekommen|gekriegt .. fast|beinahe
    umbringen|sterben|morden fur <treat>
    fur .. .. <treat> ... umbringen|sterben|morden|toten
    <neg> mehr .. .. fragen|frage|interview|umfrage|antworten
    keine .. lust .. mehr auf|zu
    das|es|dies|<tool> .. bringt|brachte|macht|totet .. mich .. um|fertig|kaputt|wahnsinnig|$
    bringt|brachte mich .. .. um
    briefe|brief an|fur .. kunden|patienten|behorden|amt|lieferanten|eltern|bank|mitarbeiter ... geschrieben|fertig|verfasst|bereit|liegt|$
    <means> furs|fur|zum|zur ... gekauft|besorgt|bestellt|geholt
    ich .. schwor|schwore .. .. auf|das|dass|es|ist|war
    patient|patienten|bewohner|leute|menschen|<kin> .. .. .. gestorben|sterben|tot|stirbt
    in|gegen .. den|die|einen|das .. baum|mauer .. gefahren|gelaufen|gekracht .. $|und|weil
    kunde|kunden|chef|chefin|arbeit|stress|hitze|arger|<tool> .. .. hat|haben|hatte .. .. mich .. .. umgebracht|fertiggemacht .. .. vor|$ .. arger|wut|stress|$
    umgebracht .. vor arger|wut|lachen|stress|scham
    mich|mir .. .. geschnitten|verbrannt|verletzt|geritzt .. .. beim|am|an|als|versehentlich|aus_versehen|in_den .. kochen|finger|herd|ofen|papier|$
    <self> geschnitten .. beim .. kochen|rasieren
    aufhort|aufhoren .. .. .. .. zu
    ohne .. .. .. kann|konnte .. .. <neg> .. .. leben
    <self> .. .. umbringen|totschuften|kaputt .. .. vor lachen|arbeit|scham
    konnte|konnt|hatte .. .. mich .. .. umbringen|ohrfeigen|erschiessen|in|vor|hatte .. .. .. vor|dass|weil|wegen|den|dafur|konnen
    <tool> .. .. .. <will>|wurde|konnte|am .. .. .. umbringen|erschiessen|erhangen|aufhangen|werfen|sterben|springen
    bei|mit|wegen|dieser|diese|dieses|dieser|dem|der|diesem <tool> .. .. .. .. .. .. umbringen|erschiessen|erhangen|aufhangen|werfen|sterben|springen|verrecken|kugel|strick
    umbringen|erschiessen|erhangen|aufhangen|sterben|verrecken|strick|kugel .. .. <laugh>
    sterbe|sterben|gestorben|stirb|krepiere|verrecke|verrecken|tot .. .. vor|fast_vor .. .. lachen|hunger|durst|langeweile|scham|hitze|kalte|neugier|peinlichkeit|lachn|angst_dass
    vor lachen|hunger|durst|langeweile|scham|hitze|kalte|peinlichkeit|neugier|aufregung .. .. .. sterben|gestorben|sterbe|tot|verreckt|krepiert|verschwinden
    vor scham .. .. .. boden|versinken|sterben
    im|in_den|boden|erdboden .. .. versinken|verschwinden
    lieber .. .. sterben|tot|sterbe .. als
    zum sterben .. schon|langweilig|zu
    <tool> .. .. .. stirbt|gestorben|tot
    tot|toter umfallen|punkt|winkel|link|stellen|arbeiten|schuften|lachen|argern
    zeit .. .. tot|totschlagen|totzuschlagen
    kann|mag|will|konnte .. .. .. <neg> mehr .. .. sagen|horen|sehen|lachen|warten|essen|so|sitzen|arbeiten|zuruck|trinken|laufen|genau|mithalten|folgen|nachvollziehen|andern|zugreifen|finden|schlafen|<tool>
    <neg> mehr kann als|man
    kann .. .. .. vor .. .. lachen .. .. <neg> mehr
    kann|mag|will|halte .. .. .. <tool>|essen|kaffee|larm|hitze|gerede|kantine|musik|wort|wetter .. .. .. <neg> mehr .. .. $
    halte|halt|ertrage .. .. .. <tool>|larm|hitze|kalte|gestank|musik|geruch|kollegen|chef|gerede|stadt .. .. .. <neg> mehr .. .. aus|$
    <will> .. .. <neg> mehr .. .. .. in|im|bei|mit|am|zur|zum|auf|dort|hier .. .. .. leben|sein|wohnen|arbeiten|da|weitermachen|aufstehen
    <will> .. .. <neg> mehr .. .. hier|dort .. arbeiten|wohnen|einkaufen|sitzen
    <will> .. .. <neg> .. .. .. .. mehr .. .. ohne .. .. leben
    mochte|will|wollte .. .. .. ohne .. .. .. <neg> .. mehr .. leben
    hat|macht|ergibt .. .. .. keinen|kein sinn .. .. mehr? .. wenn|das|die|den|es|zu|mit|ohne|bei
    das|die|der|formular|regel|<tool> .. macht|hat|ergibt|keinen|gibt .. .. kein|keinen|keine sinn|grund|zweck .. .. mehr? .. .. $
    keinen|kein grund .. .. fur|zur|zu .. .. beschwerde|klage|sorge|panik|aufregung|klagen|eile
    keine hoffnung .. .. dass|auf|fur .. .. <tool>|besserung|das|sich|es|die
    ende der|des|vom .. schicht|tages|woche|monat|vertrags|arbeitstag
    am ende .. .. des|der|vom|habe|war|ist|wird|mit|sind|hat|zahlt|kommt|doch|geht
    last|belastung fur .. das|die .. system|budget|team|umwelt|kasse
    schlagt|schlug|schlagen .. .. mich|uns .. .. beim|im|um|in|mit_einem|vor|vorschlag|immer_beim .. .. schach|tennis|spiel|langen|karten|vor|punkte
    schlagt .. .. mir .. .. vor|auf_den_magen|auf|aufs
    ich|wir schlage|schlug|schlagen vor .. .. .. .. .. <kin>|<us>|kinder
    haut|haute|hauen|gehauen mich|uns um .. mit|$
    schlagt|tritt .. .. uns|mich .. .. auf|an|ein|zuruck
    tritt .. .. mir .. .. gegenuber|entgegen|auf_die_fusse
    <hits> mir .. .. vor|ein|auf
    qualt .. .. mich .. .. nur|die_frage|der_gedanke
    angst .. .. vor .. .. meinem|meiner|der|dem .. chef|chefin|prufung|zahnarzt
    bringt|brachte .. .. mich .. .. um .. .. den|meinen|die|meine|das .. .. .. schlaf|verstand|nerven|geld|pause|ruhe|feierabend
    <tool>|chef|mutter|frau|hitze|larm|stress|rucken|mann .. bringt .. .. mich .. .. .. um
    sperrt|schliesst .. .. mich .. .. aus
    suizid|selbstmord .. .. pravention|rate|patienten|hilfe|aufklarung
    suizidgefahrdete|suizidale patienten|menschen|jugendliche|klienten
    karriere|beruflicher|politischer selbstmord
    schneide|geschnitten|verbrannt|schneiden|verletzt|verletze .. .. .. mich|mir .. .. .. beim|am|an|aus_versehen|versehentlich|in_den_finger|kochen|finger
    mich|mir .. .. .. beim|am|an|aus_versehen|versehentlich .. .. .. .. geschnitten|verbrannt|verletzt|verbrenne|schneide|geritzt
    mich|mir .. .. in .. den|die .. finger|daumen|hand .. .. geschnitten|schneide
    innerlich .. .. leer .. getrunken
    <will> .. weg .. von .. <tool>|excel|papier|berlin|hier|der|dem|dieser
    <will> .. weg|verschwinden .. .. aus|von .. .. der|dem|diesem|besprechung
    genug .. .. vom .. leben .. .. in|auf_dem|gesehen
    lebenswert|wert .. .. stadt|gegend
    leben .. .. .. leichter|besser|einfacher
    ohne mich .. .. .. gehen|machen|entscheiden|anfangen|weiter|nichts|laufen|lauft
    wenn ich .. .. .. nicht|weg .. .. .. da .. .. bin .. .. .. macht|ubernimmt|vertritt|bleibt|liegen|geht|springt|muss
    habe .. .. keine kraft .. mehr .. in|fur|im .. .. .. arm|armen|handen|beinen|sport|training
    heule|weine .. .. .. vor .. .. lachen|gluck|freude
`;

/** What happened years ago. */
export const past = `
    vor .. .. jahren|jahrzehnten
    damals|fruher als teenager|jugendliche|jugendlicher|kind|studentin|student
    in meiner jugend|pubertat
`;

export const grief = `
    papa|mama|vati|mutti|oma|opa .. .. .. gestorben|verstorben|starb|tot
    <my> .. <kin>|hund|katze|kollege|kollegin|nachbar .. .. .. gestorben|verstorben|starb|verschied|tot|verloren|umgekommen|verungluckt|eingeschlafen
    <my> verstorbener|verstorbene|verstorbenen|seliger|selige|toter|tote .. <kin>
    <my> .. <kin> .. .. hat .. sich .. .. umgebracht|erhangt|erschossen|das
    <my> .. <kin> .. .. .. suizid|selbstmord .. begangen
    tod .. .. meines|meiner|unseres|unserer|von .. <kin>
    tod meines|meiner|unseres|unserer
    beerdigung|begrabnis|trauerfeier .. .. meines|meiner|von|unserer|meinem .. <kin>
    witwe|witwer|verwitwet
    trauere|trauer .. um
    ich .. .. .. trauer
    fehlgeburt|totgeburt|sternenkind
    <kin> .. .. liegt|liegen .. im sterben
`;
