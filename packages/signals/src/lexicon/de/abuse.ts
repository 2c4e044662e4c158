/** Violence and abuse by somebody whom the speaker knows, and threats, in German. */
export const abuse = `
    tracht prugel
    bricht|brech|breche|bricht_er|haut|schlagt|schneidet .. .. er|sie|mir|<kin> .. .. mir|die|meine|beide|die .. <body>|beine
    mir .. .. .. beine|knochen|arme|finger|genick|hals .. .. bricht|brechen|brechn|gebrochen|umdreht
    trinkt|gesoffen|getrunken|betrunken|sauft|besoffen|suff ... ... schlaf|schlafe|schlafen|verstecke|versteck|schliesse|fluchte|gehe|geh|renne ... kinder|kindern|auto|bad|nachbarin|nachbarn|draussen|keller
    nehm|nehme|mitnehme|reisse|nimm .. .. alle|andere|den|die|jeden|ein_paar|welche .. .. mit ... ... gewehr|waffe|pistole|messer|benzin|axt
    gewehr|waffe|pistole|messer|benzin ... ... nehm|nehme|reisse .. .. alle|andere|die|welche .. .. mit
    <person>|<kin>|partner ... wurgt|wurgte|drosselt|erstickt|verprugelt|vergewaltigt|schlagt|tritt|verbrennt|schlug|trat <us> .. $|bis|wenn|und|dann|jeden|jedes|immer|oft|regelmassig|weil
    <person>|<kin> .. .. hat|hatte|habn|haben .. mir|uns .. .. .. <body> .. .. gebrochen|ausgeschlagen|verdreht|umgedreht|blutig|zertrummert|verbrannt|verbruht|geschlagen|gequetscht
    mir|mich|mein|meinen|meine .. .. .. <body> .. .. gegen|an|auf|ins .. .. wand|boden|tur|tisch|gesicht
    gezwungen|zwingt|zwang|genotigt|notigt|drangt ... schlafen|sex|anfassen|anzufassen|bett|auszuziehen|befriedigen|sexuellen|mitzumachen
    kissen|hand|hande|tute|faust|fuss|knie .. auf|uber|um|ins|gegen|vor .. mein|meinen|das|mir|den .. gesicht|mund|hals|kopf|nase|kehle|brust
    hat|hatte|wurde|wurden .. mich|uns|ich|sie .. .. eingesperrt|eingeschlossen|gefesselt|weggesperrt|angekettet|festgehalten
    <kin>|er|sie|chef|trainer|lehrer ... mich|uns .. .. .. da_unten|unten|im_schritt|zwischen|unterm|intim ... angefasst|beruhrt|fasst|fasste|anfasst|gestreichelt|begrapscht
    schlagt|schlug|prugelt|haut|verprugelt|tritt|wurgt .. die|meine|unsere|den|meinen|unseren mama|mutter|schwester|bruder|kinder|frau|oma|mami
    ich .. .. bring|bringe|stech|steche|mach|mache|schlag|schlage|knall|knalle ... um|ab|tot|kalt|nieder .. $|das|ich|und
    schwor|schwore .. $|ich|dir|dass|bei
    <person> .. .. haut|hauen|haute|haun|gehauen|prugelt|prugelte|schlagt|schlug|schlage|schlagn|watscht|kloppt|boxt|boxte|tritt|trat|wurgt|wurgte|verdrischt|vermobelt|schubst|stosst|beisst .. .. <us> .. .. $|wenn|immer|oft|mit|und|dann|manchmal|wieder|jeden|jedes|auch
    <us> .. .. .. haut|hauen|gehauen|verdrischt|vermobelt|boxt|kloppt|geboxt|verhauen|verdroschen|vermobelt .. $|wenn|immer|und
    <kin>|er|sie .. .. hat|hatte .. .. <us> .. .. .. geschlagen|gehauen|getreten|gewurgt|verprugelt|geschubst|gestossen|geworfen|verletzt|gebissen|verbrannt|angegriffen|gepackt|gezerrt|geohrfeigt|misshandelt
    <us> .. .. hat|hatte .. .. <kin>|er|sie .. .. .. geschlagen|gehauen|getreten|gewurgt|verprugelt|gestossen|verletzt|misshandelt
    <person>|frau|mann .. .. .. <missile> .. .. nach|auf|gegen|an .. .. mir|mich|uns|den_kopf .. .. geworfen|geschmissen|wirft|geschleudert|$
    wirft|warf|schmeisst|schmiss|schleudert .. .. .. <missile> .. .. nach|auf|gegen|an .. .. mir|mich|uns|kopf
    wirft|warf|schmeisst|schmiss|schleudert|geworfen|nach .. .. mir|uns .. .. mit .. .. <missile>
    nach|auf .. .. mir|mich|uns .. .. .. <missile> .. .. geworfen|geschmissen|geschleudert
    mit .. .. .. messer|gurtel|faust|fausten|stock|kabel|schlauch|axt|waffe|pistole ... auf|mich|mir|uns|geschlagen|bedroht|losgegangen
    bruche|gebrochen|brach|gebrochn ... <us>|mein|meine|meinen|mir .. .. arm|nase|rippe|rippen|kiefer|finger|handgelenk ... er|sie|<kin>|von
    <person> .. .. .. mir .. .. .. arm|nase|rippe|rippen|kiefer|finger|handgelenk|zahn|zahne .. .. gebrochen|ausgeschlagen
    <person> .. .. an|bei .. .. den|meinen|die .. .. haaren|hals|kehle .. .. gezogen|gepackt|gezerrt|zieht|packt
    <person> .. .. .. gegen|an .. .. die|eine .. .. wand|boden|tur .. .. geschleudert|gedruckt|gestossen|gedruckt|geworfen
    treppe .. .. runter|hinunter|hinab .. .. gestossen|geschubst|geworfen
    blaue|blauen flecken|flecke .. .. .. von|er|mann|versteck|verstecke|uberschminke|uberdecke
    blaue_flecken|blutergusse .. .. .. <us>|mein|meine|er|versteck
    <person>|<kin> .. .. .. macht|machte|gemacht|tut|stellt|will .. .. .. sachen|dinge|was|so_sachen|schlimmes|schlimme_sachen|ekliges|eklige_sachen .. .. mit .. mir|uns
    <person>|<kin> .. .. .. mit .. mir|uns .. .. .. sachen|dinge|schlimmes .. .. macht|gemacht|mache
    <person>|<kin> .. .. .. zwingt|zwang|gezwungen|will|verlangt|notigt .. .. .. mich|mir|uns|ich .. .. .. sex|anfassen|anfasse|ausziehen|ausziehe|zuschauen|bett|beruhren|beruhre|kussen|schlafen
    sachen|dinge|geheimnis ... nicht|niemandem|keinem|niemand .. .. .. sagen|erzahlen|reden|sprechen|verraten|darf ... er|onkel|papa|stiefvater|opa|trainer|vater|bruder
    fasst|fast|fasste|begrapscht|grapscht|beruhrt|streichelt|kusst|betatscht|angefasst|angegrapscht|befummelt|anfasst|anfasste .. .. .. mich|mir|uns .. .. .. an|nachts|nacht|brust|bruste|po|beine|schlafe|allein|wo|will|nicht|immer|heimlich|unten|intim|unterm|$
    mich|mir|uns .. .. .. anfasst|anfassen|angefasst|begrapscht|befummelt|betatscht|beruhrt|anfasste .. .. $|nachts|obwohl|wenn|wo|und|hat
    hand|hande|finger .. .. .. unter|zwischen|in .. .. meine|meinen|meinem|mein|meiner|mir .. .. .. rock|hose|beine|bluse|shirt|schritt|unterhose
    legt|kommt|schleicht|steigt|legte|kam|schlich .. .. .. zu_mir|mein|meinem|mir .. .. .. bett|ins_bett|zimmer .. .. $|nachts|und|wenn|legt|wenn
    sex .. .. .. obwohl|ohne_dass|wahrend|wenn|gegen .. .. ich|meinen .. .. .. nicht|nein|schlafe|schlief|willen|betrunken
    gegen meinen willen
    vergewaltigt|vergewaltigte|vergewaltigung|missbraucht|missbrauch ... mich|mir|uns|ich|kind|mein|meine|er
    als .. kind|madchen|junge|kleines|teenager .. .. .. geschlagen|missbraucht|vergewaltigt|misshandelt|verprugelt|angefasst
    nacktbilder|nacktfotos|nackt .. .. .. von_mir|schicken|veroffentlicht|droht|gefilmt|fotografiert|filmt
    verfolgt|verfolgte|stalkt|lauert|auflauert .. .. .. mich|mir .. .. .. $|nach_hause|auf|uberall|seit|immer
    mich|mir .. .. .. verfolgt|stalkt|auflauert|gestalkt
    steht|wartet|sitzt|lauert .. .. vor .. .. meiner|meinem|unserer|unserem .. .. tur|haus|wohnung|arbeit .. .. $|und|jeden
    <kin>|er|sie .. .. kontrolliert|uberwacht|bestimmt .. .. .. mich|mein_handy|alles_was|mein_geld|wen_ich|jeden_schritt
    nimmt|nahm|hat .. .. mir .. .. .. pass|ausweis|handy|geld|schlussel .. .. weg|abgenommen|weggenommen
    angst ... wenn .. .. er|sie|papa|vater|mann|stiefvater .. .. .. heim|nach|trinkt|kommt|betrunken|getrunken|schreit|da
    angst ... um|vor .. .. meine|mein|ihm|seinen|seiner|papa|vater|meinem|meiner .. .. kinder|kind|leben|$|wut|schlagen|mann|freund|vater
    verstecke|versteck|verstecken|einschliesse|schliesse .. .. .. mich|uns .. .. .. vor|wenn|im|unter|bad .. .. .. ihm|er|bett|schrank|vater|papa|mann|ein
    <kin>|er|sie .. .. .. trinkt|betrunken|getrunken|sauft|besoffen|suff .. .. .. .. schlagt|haut|aggressiv|wird_er|rastet|gewalttatig|brullt|schreit|ausrastet|laut
    wenn .. er|sie|papa|vater|mann .. .. .. trinkt|getrunken|betrunken|sauft|besoffen ... mich|uns|schlagt|haut|aggressiv|rastet|kinder|mama|gefahrlich
    <kin> .. .. .. rastet|flippt|dreht .. .. .. aus|durch ... mich|uns|schlagt|haut|angst|wirft|kinder
    droht|drohte|gedroht|bedroht|drohen ... mir|mich|uns|kinder|kindern|umbringen|messer|tot|toten|waffe|wegnehmen|tun
    <person>|<kin> .. .. sagt|sagte|schreibt|schrieb|meint|schwort|meinte|gesagt .. .. .. bringt|sticht|macht|bring|er|sie|bringe .. .. .. mich|uns|kinder|die_kinder .. .. .. um|ab|umbringt|umbringen|tot|fertig|kalt
    <person>|<kin> .. bringt|macht|sticht .. .. mich|uns .. .. .. um|kalt|tot|ab ... irgendwann|noch|eines_tages|mal|bald|wenn_ich_gehe|nachstes_mal|und_die_kinder|irgendwann_mal
    irgendwann|eines|bald|nachstes|noch ... bringt|macht|sticht .. .. er|sie|mich|<kin> .. .. .. um|tot|kalt|ab
    ich .. bringe|bring|bringt|mache|mach|steche|stech|schlage .. .. .. ihn|sie|die|alle|den|meinen|meine|das_schwein .. .. .. um|kalt|ab|tot|fertig_ich_schwore .. $|ich|noch|irgendwann|alle|schwor|heute
    ich .. .. werde|will|wurde|konnte .. .. .. ihn|sie|alle|die|den|meinen .. .. .. umbringen|toten|abstechen|erschiessen|abknallen|abmurksen|kaltmachen .. $|ich|noch|irgendwann|heute
    ich schwor|schwore ... um|tot|kalt|ab|messer|umbringen|umbringe|absteche
    messer|waffe|pistole|gewehr ... mit|mitnehmen|mitbringen|nehme|bringe ... schule|arbeit|buro|ihn|sie|klasse
    ich ... schlage|schlag|schuttle|schuttel|haue|hau|geschlagen|gehauen|geschuttelt|angeschrien_und .. .. mein|meine|meinen|das|den .. .. baby|kind|kinder|sohn|tochter|frau|kleine|kleinen
    baby|kind|kinder|sohn|tochter .. .. .. was|etwas|weh .. .. antue|antun|tue|wehtue|tun
`;
