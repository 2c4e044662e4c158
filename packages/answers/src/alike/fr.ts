/** Words by which people name the same thing, one class a line. The longest of several is read. */
export const fr = `
voiture|auto|bagnole|conduis|caisse|vehicule
velo|bicyclette|vtt|pedale|bici
a pied|pied|marche|marcher|pieds
bus|autobus
train|tgv|ter|rer|chemin de fer|sncf
tramway|tram
metro|souterrain
avion|vole|vol|voler
moto|scooter
transports en commun|transports|transports publics
telephone|appel|appeler|tel|coup de fil|appelez|par tel
e mail|mail|email|courriel|mel|courrier electronique
courrier|lettre|poste|par la poste
sms|texto|textos
en personne|sur place|face a face|de vive voix|en face
especes|liquide|cash|billets|pieces|en liquide
carte|carte bleue|cb|carte bancaire|carte de credit
virement|virements
cheque|cheques
chien|chiens|chiot|toutou|labrador|caniche
chat|chats|chaton|minou|chatte
oiseau|oiseaux|perruche|canari|perroquet
poisson|poissons|poisson rouge|aquarium
lapin|lapins
marie|mariee|mon mari|ma femme|epouse|epoux|maries
divorce|divorcee|divorces
veuf|veuve
celibataire|celib|pas marie
locataire|location|loue|louons|loyer|proprio
proprietaire|achete|ma maison|notre maison|mon appartement
colocation|coloc|colocs|colocataires
appartement|appart|studio|f2|f3|f4|t2|t3|t4|deux pieces|trois pieces
maison|pavillon|villa
salarie|salariee|employe|employee|cdi|cdd
independant|independante|a mon compte|freelance|auto entrepreneur|mon entreprise|ma boite|patron
chomage|au chomage|sans emploi|demandeur d'emploi|cherche du travail
retraite|retraitee|a la retraite|pension
etudiant|etudiante|etudes|fac|universite
tous les jours|quotidiennement|chaque jour|chaque matin|tous les matins|tous les soirs|chaque soir|une fois par jour|journellement
une fois par semaine|chaque semaine|toutes les semaines|hebdomadaire|tous les dimanches|tous les samedis|chaque dimanche|chaque samedi
plusieurs fois par semaine|deux fois par semaine|trois fois par semaine|quatre fois par semaine
une fois par mois|chaque mois|tous les mois|mensuellement
rarement|presque jamais|tres peu
parfois|de temps en temps|quelquefois|occasionnellement|a l'occasion
souvent|frequemment|regulierement
petit|petite|plus petit|plus petite
moyen|moyenne
grand|grande|plus grand|plus grande
facile|simple|fastoche|un jeu d'enfant|tranquille
difficile|complique|dur|galere|compliquee|penible
prix|cher|chere|cout|argent|trop cher
qualite|bien fait|solide|durable|bien fini
bruit|bruyant|bruyante
le matin|matin|matinee|matins
l'apres midi|apres midi
le soir|soir|soiree|apres le travail|soirs
la nuit|nuit
le week end|week end|weekend|samedi et dimanche
amis|ami|amie|copain|copine|pote|potes|copains|bouche a oreille
famille|mere|pere|soeur|frere|parents|cousin|cousine
collegues|collegue
reseaux sociaux|facebook|instagram|insta|tiktok
journal|presse|journaux
television|tele|tv
internet|en ligne|google|site|web
ordinateur|pc|ordi
telephone portable|smartphone|portable|iphone|mobile
tablette|ipad
cafe|expresso|espresso|creme|noisette
the|infusion|tisane
jus|jus d'orange
vegetarien|vegetarienne|pas de viande|sans viande
neutre|ni l'un ni l'autre|sans opinion|sans avis
satisfait|content|contente|satisfaite
insatisfait|mecontent|decu|decue|mecontente
mieux|ameliore
pire|empire|moins bien
pareil|identique|comme avant|inchange
seul|seule|tout seul|toute seule
bureau|au bureau
a la maison|maison|chez moi|teletravail|a domicile
ville|en ville|urbain
campagne|village|rural
supermarche|carrefour|leclerc|auchan|grande surface
marche|marches
medecin|docteur|generaliste
hopital|urgences
`;
