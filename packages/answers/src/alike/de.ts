/** Words by which people name the same thing, one class a line. The longest of several is read. */
export const de = `
auto|wagen|pkw|fahre selbst|karre|mitm auto
fahrrad|rad|radl|velo|drahtesel|radel|radeln|e bike|ebike|pedelec|radle
zu fuss|fuss|laufe|laufen|gehe|spazieren|spaziere|per pedes
bus|busse|linienbus
bahn|zug|zuge|ice|regio|regionalbahn|eisenbahn|s bahn|sbahn
strassenbahn|tram|bim
u bahn|ubahn|metro
offentliche verkehrsmittel|offis|opnv|offentliche|offentlichen
flugzeug|fliege|fliegen|flieger|flug|geflogen
motorrad|roller|moped|mopped
telefon|telefonisch|anruf|anrufen|telefonieren|anrufe|rufen sie an|ruf an
e mail|email|mail|mails|per mail
post|brief|briefpost|postweg|per post
sms|textnachricht
chat|whatsapp|messenger
personlich|vor ort|von angesicht zu angesicht|im laden|am schalter|face to face
bar|bargeld|cash|scheine|munzen
karte|ec karte|girocard|kreditkarte|ec|bankkarte|kartenzahlung
uberweisung|uberweisen|uberweise
lastschrift|bankeinzug|einzug|abbuchung
hund|hunde|welpe|wauwau|dackel|labrador|pudel|schaferhund|terrier
katze|katzen|kater|mieze|katzchen|kitten|stubentiger
vogel|vogeln|wellensittich|wellensittiche|papagei|kanarienvogel|huhner
fisch|fische|aquarium|goldfisch|goldfische
kaninchen|hase|hasen|karnickel
verheiratet|ehemann|ehefrau|mein mann|meine frau|ehe|geheiratet|unter der haube
geschieden|scheidung|exmann|exfrau
verwitwet|witwe|witwer|verstorben
ledig|single|unverheiratet|alleinstehend
zur miete|miete|mieter|mieterin|mietwohnung|gemietet|vermieter|mieten
im eigentum|eigentum|eigentumer|eigentumerin|eigenheim|eigentumswohnung|eigenes haus|gehort uns|gehort mir|eigene wohnung|eigenen haus|abbezahlt|gekauft|eigenen vier wanden
in einer wg|wg|wohngemeinschaft|mitbewohner|mitbewohnern|mitbewohnerin
bei den eltern|meinen eltern|hotel mama|elternhaus|bei mama
angestellt|angestellter|angestellte|angestelltenverhaltnis|fest angestellt|festanstellung
selbststandig|selbstandig|freiberuflich|freiberufler|freiberuflerin|eigene firma|eigener chef|unternehmer|unternehmerin|freelancer|eigenen laden|eigenes geschaft
arbeitslos|ohne arbeit|arbeitssuchend|auf jobsuche|ohne job
in rente|rente|rentner|rentnerin|pensioniert|pension|ruhestand|pensionar
student|studentin|studium|studiere|studieren|uni
in ausbildung|ausbildung|azubi|lehrling|lehre
taglich|jeden tag|jeden morgen|jeden abend|tagtaglich|einmal am tag|alle tage
wochentlich|jede woche|einmal in der woche|einmal die woche|einmal pro woche|jeden montag|jeden dienstag|jeden mittwoch|jeden donnerstag|jeden freitag|jeden samstag|jeden sonntag|sonntags|samstags
mehrmals pro woche|mehrmals die woche|mehrmals in der woche|zwei mal die woche|drei mal die woche|vier mal die woche|zweimal die woche|dreimal die woche|viermal die woche|alle zwei tage|jeden zweiten tag|paar mal die woche|mehrmals wochentlich
monatlich|jeden monat|einmal im monat|einmal pro monat
jahrlich|jedes jahr|einmal im jahr
selten|seltener|kaum|alle jubeljahre|so gut wie nie|fast nie
manchmal|ab und zu|gelegentlich|hin und wieder|von zeit zu zeit|ab und an
oft|haufig|regelmassig|standig|andauernd
klein|kleine|kleinste|kleinen
mittel|mittlere|mittelgross|mittelgrosse
gross|grosse|grosste|grossen
leicht|einfach|kinderleicht|easy|babyleicht|ein klacks|problemlos|kein problem
schwer|schwierig|kompliziert|schwere|hart|muhsam
preis|teuer|kosten|geld|gunstig|billig|preise|zu teuer|preiswert
qualitat|gut verarbeitet|verarbeitung|haltbar|haltbarkeit|langlebig
larm|laut|lautstarke|krach|gerausche
grosse|zu klein|zu eng|platz|eng|zu gross
entfernung|zu weit|weit weg|weit entfernt
wartezeit|warten|lange warten|wartezeiten|schlange
angst|furcht|angstlich
vormittags|vormittag|morgens|fruh|in der fruh|am morgen|morgen
mittags|mittag|mittagspause
nachmittags|nachmittag
abends|abend|feierabend|nach der arbeit|abendessen
nachts|nacht
am wochenende|wochenende|wochenenden|samstag und sonntag
montag|mo|montags
dienstag|dienstags
mittwoch|mi|mittwochs
donnerstag|donnerstags
freitag|fr|freitags
samstag|sa|samstags|sonnabend
sonntag|sonntags
freunde|freund|freundin|freunden|bekannte|bekannter|kumpel|kumpels|freundinnen
familie|verwandte|mutter|vater|schwester|bruder|eltern|cousine|tante|onkel
kollegen|kollege|kollegin|arbeitskollegen
soziale medien|social media|facebook|instagram|insta|tiktok|youtube
zeitung|tageszeitung|presse|anzeige|wochenblatt
fernsehen|fernseher|tv|glotze
internet|online|google|gegoogelt|webseite|website|netz
computer|pc|rechner|desktop
laptop|notebook|macbook
tablet|ipad
smartphone|handy|iphone|mobiltelefon|android
filme|film|kino|netflix|serien
lesen|bucher|lese|buch
schwimmen|schwimmbad|schwimme|freibad|hallenbad|bad|becken
laufen|joggen|jogge|laufe
fussball|kicken|kicke
kaffee|espresso|cappuccino|milchkaffee|latte
tee|kamillentee|schwarztee|grunen tee
wasser|mineralwasser|leitungswasser|sprudel
saft|orangensaft|apfelsaft|osaft
kartoffeln|kartoffel|erdapfel|pommes
brotchen|semmel|semmeln|schrippe|weckle
vegetarisch|vegetarier|vegetarierin|kein fleisch|fleischlos|ohne fleisch
vegan|veganer|veganerin|rein pflanzlich
spulmaschine|geschirrspuler|geschirrspulmaschine
neutral|weder noch|unentschieden|teils teils|mittendrin
zufrieden|glucklich
unzufrieden|enttauscht|unglucklich
besser|verbessert
schlechter|verschlechtert
gleich|unverandert|wie immer|gleich geblieben
mannlich|mann
weiblich|frau
allein|alleine|fur mich allein
partner|partnerin|freund|freundin|mann|frau
kinder|kind|tochter|sohn|kids
zuhause|zu hause|daheim|homeoffice|home office|von daheim
buro|im buro
stadt|innenstadt|grossstadt
land|dorf|auf dem land|landlich
jahreskarte|jahresabo|jahresticket
monatskarte|monatsabo|monatsticket|monatlich
arzt|hausarzt|doktor|arztin
krankenhaus|klinik|spital
`;
