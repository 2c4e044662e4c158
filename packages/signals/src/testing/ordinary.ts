import type { Language } from '@insights/language';

/** Ordinary answers: complaints about work, small talk about health, hobbies, tools, exaggerations. */
export const ORDINARY: Record<Language, readonly string[]> = {
  en: `I usually start at seven and check the mails first.
The hand-over takes too long because nobody writes things down.
Honestly it is exhausting, I am tired every evening.
I hate Mondays.
My back hurts after eight hours at the desk.
I had the flu last week, fever and everything.
The pain comes and goes, mostly in the left knee.
I take two paracetamol in the morning and one at night.
I have been taking my tablets as the doctor told me.
I was diagnosed with diabetes in 2019.
It feels like my chest is tight when I climb the stairs.
I couldn't breathe properly so I called the GP.
I can't sleep when I work nights.
We lost the customer and that hurt.
The tool crashed and I lost three hours of work.
Nobody cares about documentation here.
No one listens to us at head office.
I gave up on the old system after a month.
I give up smoking every January.
I'd kill for a decent coffee machine.
The new update is a nightmare.
I could scream when the spreadsheet freezes.
It drives me crazy, absolutely mad.
That manager was a bully, I was glad when he left.
A patient shouted at me once.
I'm scared of making a mistake in the chart.
I'm afraid of flying.
I worry about my job when I hear about automation.
I don't see a future in this company.
There's no way out of the contract.
What's the point of a meeting without an agenda?
It makes no sense to type everything twice.
I wish there was a search function.
I wish I was on a beach right now.
I want it to stop sending me notifications.
I want to stop getting those reminders.
I don't want to be here at seven in the morning.
We are drowning in paperwork.
The team is falling apart since the merger.
I cut the onions and my partner fries them.
I like gardening, cutting back the roses in March.
We go hunting in autumn, my uncle shoots deer.
I play shooters with my mates on Friday nights.
We got killed in the last match, five nil.
My daughter is in the school play, she plays the ghost.
My son passed his exam.
My husband works nights and I work days.
My wife is a nurse too.
My mother lives with us and needs help getting dressed.
I look after my father, he has dementia.
Our dog jumps off the sofa all the time.
I jumped off the train at the last minute.
I take the bus, the train is too expensive.
I walk over the bridge every day.
I drive into town twice a week.
We ended the project in March.
I want to end the subscription.
Can't live without my phone.
I can't do without coffee.
I would rather die than use that app again.
I was dead tired after the shift.
It's a dead end job.
We have a suicide prevention training every year.
I hung the picture myself.
I painted the kitchen myself.
I burned myself on the oven.
I hit my head on the shelf.
The price hit me hard.
They hit us with another reorganisation.
I was attacked by wasps while picking plums.
The boss attacked my proposal.
He hurts his employees with that kind of talk.
The update kills the battery.
We killed the feature after two weeks.
I hope this helps the team.
Nothing much happens on Sundays.
It was alone on the shelf.
I work alone most of the time, which is fine.
I feel lost in the menu.
I feel trapped in endless approval loops.
I feel empty after a long day of calls.
I was crying with laughter.
My boyfriend cooks, I do the dishes.
I don't trust myself with the budget.`.split('\n'),
  de: `Ich fange meistens um sieben an und lese zuerst die Mails.
Die Übergabe dauert zu lange, weil niemand etwas aufschreibt.
Ehrlich gesagt ist es anstrengend, abends bin ich müde.
Ich hasse Montage.
Mein Rücken tut weh nach acht Stunden am Schreibtisch.
Letzte Woche hatte ich Grippe mit Fieber.
Der Schmerz kommt und geht, vor allem im linken Knie.
Ich nehme morgens zwei Tabletten und abends eine.
Ich habe seit 2019 Diabetes.
Ich kann nachts nicht schlafen, wenn ich Schicht habe.
Das Programm ist abgestürzt und drei Stunden Arbeit waren weg.
Niemand interessiert sich hier für Dokumentation.
Ich habe das alte System nach einem Monat aufgegeben.
Das neue Update ist ein Albtraum.
Ich könnte schreien, wenn die Tabelle hängt.
Das macht mich wahnsinnig.
Ich habe Angst, einen Fehler in der Akte zu machen.
Ich habe Angst vorm Fliegen.
Ich sehe in dieser Firma keine Zukunft.
Das ergibt keinen Sinn, alles doppelt einzutippen.
Ich wünschte, es gäbe eine Suchfunktion.
Ich will, dass es aufhört, mir Meldungen zu schicken.
Wir ertrinken in Papierkram.
Meine Tochter spielt im Schultheater das Gespenst.
Mein Sohn hat die Prüfung bestanden.
Mein Mann arbeitet nachts und ich tagsüber.
Meine Mutter wohnt bei uns und braucht Hilfe beim Anziehen.
Ich pflege meinen Vater, er ist dement.
Unser Hund springt ständig vom Sofa.
Ich bin im letzten Moment aus dem Zug gesprungen.
Ich gehe jeden Tag über die Brücke.
Ich nehme den Bus, die Bahn ist zu teuer.
Wir haben das Projekt im März beendet.
Ohne mein Handy kann ich nicht leben.
Ohne Kaffee geht gar nichts.
Ich war nach der Schicht todmüde.
Ich habe mich am Ofen verbrannt.
Ich habe mir den Kopf am Regal gestoßen.
Der Preis hat mich umgehauen.
Das Update bringt den Akku um.
Sonntags ist nicht viel los.
Ich arbeite meistens allein, das ist in Ordnung.
Im Menü fühle ich mich verloren.
Ich habe Tränen gelacht.
Mein Freund kocht, ich spüle.
Ich will nicht mehr jeden Tag pendeln.
Ich kann nicht mehr als zwei Aufgaben gleichzeitig machen.
Ich kann heute nicht mehr kommen.
Ich will heute nicht mehr arbeiten.
Ich mag nicht mehr so viel reisen.
Mir reicht es mit den Formularen.
Ich habe genug von der Kantine.
Das geht so nicht weiter mit den Überstunden.
Ich weiß nicht mehr, wie das hieß.
Wir hängen die Wäsche im Garten auf.
Der Kollege hat mich hängen lassen.
Die Katze bringt Mäuse um.
Die Besprechung war zum Sterben langweilig.
Der Kunde hat mich angeschrien.
Die Heizung ist ausgefallen und es war eiskalt.
Ich mache Schluss für heute.
Um fünf mache ich Schluss.
Meistens mache ich gegen sechs Schluss und gehe heim.
Ich bin fertig mit der Schicht.
Ich bin total fertig nach so einem Tag.
Der Zug fällt dauernd aus.
Man vermisst mich im Team, wenn ich Urlaub habe.
Wenn ich nicht da bin, macht das meine Kollegin.
Ohne mich geht es auch.
Der Arzt hat gesagt, es ist nur eine Zerrung.
Ich gehe gern klettern, am liebsten an der Felswand.
Er spielt Schlagzeug und haut ordentlich drauf.
Ich schneide die Rosen im März.
Am Ende war alles gut.
Wir schlafen am Wochenende lange.`.split('\n'),
  fr: `Je commence à sept heures et je lis d'abord les mails.
La relève dure trop longtemps parce que personne ne note rien.
Franchement c'est épuisant, le soir je suis fatigué.
Je déteste le lundi.
J'ai mal au dos après huit heures au bureau.
J'ai eu la grippe la semaine dernière, avec de la fièvre.
La douleur va et vient, surtout au genou gauche.
Je prends deux comprimés le matin et un le soir.
On m'a diagnostiqué un diabète en 2019.
Je ne dors pas bien quand je travaille de nuit.
Le logiciel a planté et j'ai perdu trois heures de travail.
Personne ne s'intéresse à la documentation ici.
J'ai abandonné l'ancien système au bout d'un mois.
La nouvelle version est un cauchemar.
J'ai envie de crier quand le tableau se bloque.
Ça me rend fou.
J'ai peur de faire une erreur dans le dossier.
J'ai peur de l'avion.
Je ne vois pas d'avenir dans cette entreprise.
Ça n'a pas de sens de tout saisir deux fois.
J'aimerais qu'il y ait une recherche.
Je voudrais que ça arrête de m'envoyer des notifications.
On croule sous la paperasse.
Ma fille joue le fantôme dans la pièce de l'école.
Mon fils a réussi son examen.
Mon mari travaille la nuit et moi le jour.
Ma mère vit chez nous et a besoin d'aide pour s'habiller.
Je m'occupe de mon père, il perd la mémoire.
Notre chien saute toujours du canapé.
J'ai sauté du train au dernier moment.
Je traverse le pont tous les jours.
Je prends le bus, le train est trop cher.
Nous avons terminé le projet en mars.
Je ne peux pas vivre sans mon téléphone.
Sans café je ne fais rien.
J'étais crevée après la garde.
Je me suis brûlé avec le four.
Je me suis cogné la tête contre l'étagère.
Le prix m'a tué.
La mise à jour tue la batterie.
Le dimanche il ne se passe pas grand-chose.
Je travaille seule la plupart du temps, ça me va.
Je suis perdu dans le menu.
J'ai pleuré de rire.
Mon copain cuisine et je fais la vaisselle.
J'en ai marre des formulaires.
J'en ai assez de la cantine.
Je suis fatiguée de vivre dans le bruit.
Je n'arrive plus à me connecter.
Je ne peux plus ouvrir le fichier.
Je ne veux plus travailler le samedi.
Je n'ai plus envie de faire des heures supplémentaires.
Le client m'a crié dessus.
Le chauffage est tombé en panne et il faisait un froid de canard.
C'est la galère pour se garer.
On est à bout de souffle en haut des escaliers.
Le train est encore supprimé.
J'aime la randonnée, surtout au bord des falaises.
Il tape fort sur son clavier.
Je taille les rosiers en mars.
Tout s'est bien terminé.
Le week-end on dort longtemps.
Le médecin a dit que ce n'était qu'une entorse.
Je ne sais plus comment ça s'appelait.
C'est mort pour les vacances cette année.
On a tué la réunion du vendredi, tant mieux.
Ça me saoule à mort.
Il y a une bonne ambiance dans l'équipe.
Je préfère écrire que téléphoner.
Quand je ne suis pas là, c'est ma collègue qui répond.
Le projet a été abandonné en cours de route.
Je pars tôt pour éviter les bouchons.
Ma voisine est très gentille.
On manque de personnel la nuit.
La caisse tombe en panne une fois par semaine.`.split('\n'),
  es: `Empiezo a las siete y primero leo los correos.
El relevo tarda demasiado porque nadie apunta nada.
La verdad es que agota, por la noche estoy cansado.
Odio los lunes.
Me duele la espalda después de ocho horas sentado.
La semana pasada tuve gripe con fiebre.
El dolor va y viene, sobre todo en la rodilla izquierda.
Tomo dos pastillas por la mañana y una por la noche.
Me diagnosticaron diabetes en 2019.
No duermo bien cuando trabajo de noche.
El programa se cerró y perdí tres horas de trabajo.
A nadie le interesa la documentación.
Dejé el sistema antiguo al mes.
La nueva versión es una pesadilla.
Me dan ganas de gritar cuando se cuelga la hoja.
Me vuelve loco.
Tengo miedo de equivocarme en la ficha.
Me da miedo volar.
No veo futuro en esta empresa.
No tiene sentido escribirlo todo dos veces.
Ojalá hubiera un buscador.
Quiero que deje de mandarme avisos.
Nos ahogamos en papeleo.
Mi hija hace de fantasma en la obra del colegio.
Mi hijo aprobó el examen.
Mi marido trabaja de noche y yo de día.
Mi madre vive con nosotros y necesita ayuda para vestirse.
Cuido a mi padre, pierde la memoria.
Nuestro perro siempre salta del sofá.
Salté del tren en el último momento.
Cruzo el puente todos los días.
Cojo el autobús, el tren es muy caro.
Terminamos el proyecto en marzo.
No puedo vivir sin el móvil.
Sin café no soy nadie.
Estaba muerta de cansancio después de la guardia.
Me quemé con el horno.
Me golpeé la cabeza con la estantería.
El precio me mató.
La actualización mata la batería.
Los domingos no pasa gran cosa.
Trabajo sola casi siempre y me gusta.
Me pierdo en el menú.
Lloré de risa.
Mi novio cocina y yo friego.
Estoy harto de los formularios.
Ya estoy cansada de la cantina.
No puedo entrar en la cuenta.
Ya no puedo abrir el archivo.
No quiero trabajar los sábados.
No tengo ganas de hacer horas extra.
El cliente me gritó.
La calefacción se estropeó y hacía un frío que pelaba.
Es un lío aparcar.
Han cancelado otra vez el tren.
Me gusta el senderismo, sobre todo por los acantilados.
Aporrea el teclado.
Podo los rosales en marzo.
Al final todo salió bien.
Los fines de semana dormimos mucho.
El médico dijo que era solo un esguince.
Ya no sé cómo se llamaba.
Este año las vacaciones están muertas.
Hay buen ambiente en el equipo.
Prefiero escribir que llamar.
Cuando no estoy, responde mi compañera.
Salgo temprano para evitar el atasco.
Mi vecina es muy simpática.
Falta personal por la noche.
La caja falla una vez por semana.
Acabo el turno a las tres y me voy a casa.
Quiero acabar con los retrasos de una vez.
Me toca la guardia del domingo.
Me pegan los turnos de noche, la verdad.
Nos echan la bronca por todo.`.split('\n'),
};
