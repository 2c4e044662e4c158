/** Hopelessness that is told in pieces: what each says alone is ordinary. */
export const pieces = {
  no_meaning: `
    nichts .. .. bedeutung|wichtig|sinn mehr|$
    ist|war mir|eh|sowieso .. alles .. egal|gleichgultig
    mir ist .. alles .. egal|gleichgultig|gleich
    freue|freut|interessiert|reizt|beruhrt|erreicht .. mich|mir .. .. auf_nichts|nichts|gar_nichts|uberhaupt_nichts
    mich .. freut|interessiert|reizt|beruhrt|erreicht .. nichts
    freude|lust|interesse .. .. an_nichts|auf_nichts|nichts_mehr
    habe|hab|keine|ohne .. freude|lust|interesse .. mehr $|an|am
    nichts .. mehr? freude|lust|interesse|spass
    wofur|wozu .. .. das .. alles|ganze $|noch
    weiss|frage .. .. nicht|mich .. wofur|wozu|warum .. ich .. .. aufstehe|aufstehen|weitermache|noch|mir_das
    sehe|seh|hat|habe|macht|ergibt .. .. keinen sinn mehr|$
    alles .. .. sinnlos|grau|leer|hoffnungslos
    kummert|kummere mich .. .. nicht|nichts mehr
  `,
  alone: `
    keinem|niemandem|niemand|keiner|keinen .. .. auffallen|fallt|auffallt|merken|merkt|vermissen|vermisst|bemerken|fehlen|fehle
    wurde|wird .. .. keinem|niemandem|niemand|keiner .. .. auffallen|merken|vermissen|fehlen
    wartet|fragt|sucht .. .. niemand|keiner .. .. mich|mir
    niemand|keiner .. .. wartet|fragt .. auf_mich|nach_mir
    habe|hab|hatte .. niemanden|keinen .. .. mehr|zum_reden|mit_dem|$
    bin|fuhle|fuhl .. .. .. so|ganz|vollig|total|immer|nur_noch allein|alleine|einsam
    sehe|treffe|spreche|rede .. .. niemanden|keinen|niemandem|mit_niemandem|mit_keinem .. mehr|$
    sie|alle|die .. kommen|kamen|konnen|schaffen .. .. ohne mich .. .. zurecht|klar|aus|besser|gut
  `,
  burden: `
    bin|ware|werde|fuhle .. .. last|belastung|nutzlos|wertlos|versager|uberflussig|zu_nichts_nutze
    falle|fall|liege|lieg .. .. .. allen|jedem|anderen|ihnen .. .. last|tasche
    bin|ware|werde|fuhle .. .. allen|jedem|anderen|nur .. im weg
    steh|stehe .. .. allen|jedem|anderen|nur .. im weg
    braucht|will .. mich .. .. niemand|keiner|schon|eh|sowieso
    niemand|keiner|wer .. braucht|vermisst|will .. mich|mich_noch|mich_schon
    mache|mach .. .. .. nur|allen|alles .. arger|kummer|schlimmer|kaputt|falsch
    tauge|taug .. zu_nichts|nichts
    leichter|besser|einfacher .. .. fur .. .. alle|andere|anderen|sie|kinder|familie .. ohne|wenn
  `,
  no_future: `
    plane|mache|mach .. .. nichts|keine_plane|keine .. plane? mehr
    sehe|seh|habe|hab|kann|gibt .. .. keine|keinen|nicht .. .. zukunft|ausweg|wie_es_weitergeht|perspektive
    gibt|habe|hab|bleibt .. .. nichts .. .. worauf|auf_das|vor_mir|ubrig
    wird .. .. nie|nicht|nimmer .. .. mehr|wieder .. besser|gut|anders|schon
    wird .. .. .. nicht|nie besser $
    besser .. wird .. .. nicht|nie
    hoffnung .. .. verloren|aufgegeben|keine
    keine|ohne|kaum|wenig .. hoffnung|zukunft .. mehr|$
    brauche|brauch|lohnt .. .. .. nicht|nichts|keinen .. mehr .. lange|lang|$
    fur mich .. vorbei|zu_spat|gelaufen|nichts_mehr
  `,
};
