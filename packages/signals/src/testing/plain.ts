import type { Language } from '@insights/language';

/** Plain answers, written last; no rule was made for them before their first run. */
export const PLAIN: Record<Language, readonly string[]> = {
  en: `The bus is late every second day.
My partner drives me to work when it rains.
I live with my parents and my sister.
We had a fire drill and everyone went out on the street.
When the server is down we go home early.
I would like to retire next year and move to the coast.
He helped me a lot, he shows me how to use the form.
My son hit a ball through the window.
The doctor took my blood and checked my heart.
I never want to go back to paper files.
It takes so much time, I don't know how others do it.
I lost my job last summer and found a new one.
My mother fell down the stairs and broke her hip.
I'm done with the training, thanks.
They cut our budget again this year.
I sleep badly before the night shift.
Without my wife I would not have finished the course.
The kids hate maths.
She said she will call me back.
I stopped going there after the price went up.`.split('\n'),
  de: `Der Bus kommt jeden zweiten Tag zu spät.
Meine Frau fährt mich zur Arbeit, wenn es regnet.
Ich wohne mit meinen Eltern und meiner Schwester zusammen.
Wenn der Server ausfällt, gehen wir früher nach Hause.
Nächstes Jahr gehe ich in Rente und ziehe ans Meer.
Er hat mir sehr geholfen und mir das Formular gezeigt.
Mein Sohn hat den Ball durchs Fenster geschossen.
Ich will nie wieder mit Papier arbeiten.
Ich weiß nicht, wie andere das schaffen.
Meine Mutter ist die Treppe runtergefallen und hat sich die Hüfte gebrochen.
Mit der Schulung bin ich fertig, danke.
Vor dem Nachtdienst schlafe ich schlecht.
Ohne meine Frau hätte ich den Kurs nicht geschafft.
Die Kinder hassen Mathe.
Seit der Preis gestiegen ist, gehe ich nicht mehr hin.
Der Chef hat gesagt, dass er mich anruft.
Ich nehme jeden Tag zwei Tabletten gegen den Blutdruck.
Am Ende des Tages bin ich froh, wenn ich zu Hause bin.
Wir springen oft füreinander ein.
Das Team ist im letzten Jahr kleiner geworden.`.split('\n'),
  fr: `Le bus est en retard un jour sur deux.
Ma femme me conduit au travail quand il pleut.
J'habite avec mes parents et ma sœur.
Quand le serveur tombe, on rentre plus tôt à la maison.
L'année prochaine je pars à la retraite au bord de la mer.
Il m'a beaucoup aidé et m'a montré le formulaire.
Mon fils a cassé une fenêtre avec son ballon.
Je ne veux plus jamais travailler avec du papier.
Je ne sais pas comment font les autres.
Ma mère est tombée dans l'escalier et s'est cassé la hanche.
J'ai fini la formation, merci.
Je dors mal avant la garde de nuit.
Sans ma femme je n'aurais pas fini le cours.
Les enfants détestent les maths.
Depuis que le prix a augmenté je n'y vais plus.
Le chef a dit qu'il me rappellerait.
Je prends deux comprimés par jour pour la tension.
Le soir je suis contente de rentrer chez moi.
On se remplace souvent les uns les autres.
L'équipe est plus petite cette année.`.split('\n'),
  es: `El autobús llega tarde un día sí y otro no.
Mi mujer me lleva al trabajo cuando llueve.
Vivo con mis padres y mi hermana.
Cuando se cae el servidor nos vamos antes a casa.
El año que viene me jubilo y me voy a la costa.
Me ayudó mucho y me enseñó el formulario.
Mi hijo rompió una ventana con el balón.
No quiero volver a trabajar con papel nunca más.
No sé cómo lo hacen los demás.
Mi madre se cayó por las escaleras y se rompió la cadera.
Ya he terminado la formación, gracias.
Duermo mal antes del turno de noche.
Sin mi mujer no habría terminado el curso.
Los niños odian las matemáticas.
Desde que subió el precio ya no voy.
El jefe dijo que me llamaría.
Tomo dos pastillas al día para la tensión.
Por la noche me alegro de volver a casa.
Nos cubrimos unos a otros muchas veces.
El equipo es más pequeño este año.`.split('\n'),
};
