/** Violence, abuse and danger to others, in German. */
export const violence = `
    jemand|einer|er|mann|ex|typ|sie .. .. verfolgt|stalkt|bedroht|attackiert|jagt .. .. mich|uns
    <person> .. .. hat|nimmt|versteckt|kommt|steht .. .. .. pass|papiere|ausweis|schlussel|gebrochen|messer|pistole|axt .. .. weggenommen|genommen|versteckt|mir|tur|hand
    darf|kann|durfen .. .. .. haus|wohnung|zimmer nicht .. verlassen
    kommt|kam .. .. nachts|abends .. .. in .. mein|meinem zimmer|bett
    er|sie|ex|exmann|mann|exfreund|freund|partner .. .. .. gesagt|sagt|sagte|schwort .. .. .. .. mich .. umbringt|umbringen|umzubringen|tot|absticht
    hande .. .. um|an .. meinen|meine|den|meinem hals|kehle
    blaues auge
    <person> .. .. <hits> .. .. <us>
    <us> .. .. <person> .. .. <hits> .. .. $
    werde|wurde|wurden|werd|bin|wird|wurd .. .. .. .. <abused>
    werde|wurde|wurden|werd|bin|worden|wird ich? .. .. von|vom|zuhause|daheim .. .. .. <person>|zuhause|daheim .. .. .. <hits>
    zuhause|daheim .. .. .. geschlagen|verprugelt|gehauen
    <us> .. .. .. <abused>
    sexuell .. belastigt|missbraucht|genotigt|missbrauch|ubergriff
    vergewaltigung|vergewaltiger
    <my> <kin> .. .. .. gewalttatig|handgreiflich|aggressiv|ubergriffig
    rutscht .. .. hand .. aus
    rastet .. .. aus .. und .. <hits>
    hausliche|hauslicher|sexuelle|sexueller gewalt
    angst|panik .. .. .. vor .. .. <my> .. <kin>
    angst|panik .. .. .. vor ihm
    angst .. .. .. nach hause|heim .. .. $
    traue .. .. mich .. .. nicht .. .. nach_hause|heim|nach .. hause|$
    angst .. .. dass .. .. er|sie .. .. mich|uns .. .. .. umbringt|totet|schlagt|findet|was_antut|tut|umbringen|antut
    sperrt|sperrte|schliesst|eingesperrt .. .. mich|uns .. .. ein|weg|$
    mich|uns .. .. .. eingesperrt|eingeschlossen|einsperrt
    lasst .. .. mich .. .. nicht .. .. aus|raus|weg|gehen .. .. haus|wohnung|$
    droht|drohte|gedroht|bedroht|drohen .. .. mir|uns|damit|mich .. .. .. umzubringen|umbringt|zu_toten|toten|mit|schlagen|umbringen|tod|messer|antun
    droht|drohte|gedroht .. .. .. .. .. umzubringen|umbringen|toten|antun
    <us> .. .. .. umzubringen|umbringen|zu_toten .. .. droht|drohte|gedroht|will|wollte
    <person> .. will|wollte|wird .. .. mich|uns .. .. umbringen|toten|abstechen|schlagen|erschiessen
    <person> .. sagt|sagte|meint|meinte|schwort .. .. er|sie|ich .. .. .. mich|mir .. .. .. um|umbringen|umbringt|tot|antun
    bringt|brachte .. .. mich .. .. um $
    morddrohung|morddrohungen|todesdrohung|todesdrohungen
    zwingt|zwang|gezwungen .. .. mich|mir|uns .. .. zum|zu|sex|bett|heiraten
    zum|zu sex .. .. gezwungen
    fasst|fasste|angefasst|beruhrt .. .. mich|mir .. .. an|unsittlich|intim|wo|zwischen|unten|sexuell|nachts|$
    zwischen die beine
    <person> .. .. tut .. .. mir|uns .. weh
    <us> .. .. weh .. tut .. .. mein|meine|er|sie <kin>
    messer|waffe|pistole .. .. an|auf|vor .. .. mich|kehle|hals|kopf|die .. .. .. gehalten|gerichtet|halt|gehabt
    <will>|konnte|drang|gedanken|angst|bald|werde .. .. .. <anyone> .. .. .. umbringen|umzubringen|verletzen|toten|wehtun|abstechen|erschiessen|antun|umbringe|antue|verletze|abknallen
    <will> .. .. alle|leute|kinder|jemanden .. .. erschiessen|umbringen|abknallen|toten|mitnehmen
    ich .. .. schlage|hau|haue|schuttle|geschlagen|geschuttelt|schlug .. .. <my> .. <kin>
    amok|amoklauf .. .. laufen|machen|planen|plane|ich
    <my> .. <kin> .. .. wird|wurde .. .. .. geschlagen|missbraucht|misshandelt|vergewaltigt|bedroht
    nicht .. sicher .. .. zuhause|daheim|bei|hause .. .. ihm|$
    zuhause|daheim|hause .. .. .. nicht .. .. sicher
`;

export const other_in_danger = `
    <my> .. <kin> ... will|mochte|wollte ... himmel|grab|sterben|tot_sein
    <my> .. <kin> .. .. sagt|sagte .. .. er|sie .. will|mochte ... himmel|grab|sterben|tot|nicht_mehr
    <my> .. <kin> .. .. will|wollte|mochte|droht|drohte|versucht|hat|spricht|redet|versuchte .. .. .. sich .. .. .. <end>|ritzen|leben|antun|anzutun
    <my> .. <kin> .. .. .. sich .. .. .. <end>|antun|anzutun
    <my> .. <kin> .. .. ritzt|verletzt|schneidet .. .. sich .. .. selbst|$
    <my> .. <kin> .. .. .. bringt .. sich .. um
    <my> .. <kin> .. .. will .. .. .. sterben|tot|<neg>_mehr .. $
    <my> .. <kin> .. .. will|mochte .. .. <neg> mehr .. leben|aufwachen|da
    <my> .. <kin> .. .. .. ist|sei .. .. suizidal|suizidgefahrdet|selbstmordgefahrdet
    <my> .. <kin> .. .. .. suizid|selbstmord .. .. droht|versucht|spricht|redet|begehen|gedroht
    <my> .. <kin> .. .. .. von|mit suizid|selbstmord
    er|sie will|droht|versucht .. .. sich .. .. <end>|antun|anzutun
    <kin> .. .. uberdosis|tabletten .. .. genommen|geschluckt
    schlagt|verprugelt|misshandelt|missbraucht|prugelt .. .. seine|ihre|die|seinen|ihren|seinem .. <kin>
    seine|ihre|seinen|ihren <kin> .. .. schlagt|verprugelt|misshandelt|missbraucht
`;
