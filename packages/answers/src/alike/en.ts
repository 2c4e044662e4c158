/** Words by which people name the same thing, one class a line. The longest of several is read. */
export const en = `
car|drive|drives|driving|drove|auto|automobile|motor
bicycle|bicycles|bike|bikes|biking|cycle|cycles|cycling|cycled|push bike|pushbike|ebike|e bike
on foot|foot|walk|walks|walking|walked|by foot
bus|buses|coach
train|trains|rail|railway|by rail
tram|trams|streetcar|trolley
underground|subway|metro|tube
public transport|public transit|transit
plane|aeroplane|airplane|flight|fly|flying|flew|by air
boat|ship|ferry
taxi|cab|uber
motorbike|motorcycle|moped|scooter
phone|telephone|call|calls|ring|ringing|phoning|phoned|landline
email|e mail|emails|inbox
post|letter|letters|by mail|snail mail
text message|sms|text|texts|texting
chat|messenger|messaging|whatsapp
in person|face to face|in the flesh|in the shop|at the counter
video call|zoom|teams|skype|facetime
cash|notes|coins|bills|notes and coins|bills and coins
card|credit card|debit card|debit|plastic|contactless
bank transfer|wire|transfer
dog|dogs|puppy|puppies|doggo|pup|hound|labrador|lab|terrier|poodle|spaniel|beagle|collie|alsatian|dachshund
cat|cats|kitten|kittens|kitty|tomcat|moggy
bird|birds|parrot|budgie|budgies|canary|budgerigar|cockatiel|chickens|hens
fish|goldfish|koi|aquarium|fishes
rabbit|rabbits|bunny|bunnies
divorced|ex husband|ex wife|divorcee
married|husband|wife|spouse|wed|hitched
widowed|widow|widower|widowhood
single|unmarried|bachelor
renting|rent|tenant|rented|renter|rental|landlord|landlady|lease
own home|homeowner|owner|own my home|own our home|own my house|own our house|own the house|own our place|own it|mortgage|bought it|bought our house|own my flat|own my own place
living with family|living with parents|with my parents|with my mum|with my mom|at my parents|with family|at home with my parents|with relatives
shared flat|flatshare|house share|flatmates|roommates|housemates
flat|apartment|studio|condo
house|detached|semi detached|bungalow|cottage|terraced house
self employed|freelance|freelancer|freelancing|own business|own boss|my own company|own company|entrepreneur|sole trader|business owner|run my own|run a business|contractor
employed|employee|full time job|salaried|on the payroll|employed full time
unemployed|out of work|jobless|between jobs|looking for work|laid off|on the dole|job hunting
retired|pensioner|retirement|retiree|on a pension
student|studying|university|uni|college|at school|in education
daily|every day|everyday|each day|every single day|every morning|every evening|every night|seven days a week|once a day
weekly|every week|each week|once a week|every monday|every tuesday|every wednesday|every thursday|every friday|every saturday|every sunday|on sundays|on saturdays|on fridays|on mondays
monthly|every month|each month|once a month
yearly|annually|every year|once a year|each year
rarely|seldom|hardly ever|almost never|once in a blue moon|very occasionally|scarcely ever
sometimes|occasionally|now and then|every now and then|from time to time|once in a while|now and again|on occasion
often|frequently|a lot|regularly|all the time
small|smallest|tiny
medium|middle|medium sized|mid sized|midsize
large|largest|big|biggest
extra large|xl|huge
easy|simple|straightforward|piece of cake|a breeze|effortless|child's play|no trouble|painless|walk in the park
difficult|hard|tough|tricky|a struggle|nightmare|complicated|challenging|a pain
expensive|overpriced|costly|dear|pricey|rip off
cheap|inexpensive|low cost|bargain|affordable
price|prices|cost|costs|cheap|cheapness|money|expensive|afford|affordable|too dear|pricey
quality|well made|well built|craftsmanship|durable|durability|lasts|sturdy
distance|far away|too far|far|how far
waiting time|waiting|wait|queue|queues|queueing|long wait|waits
speed|fast|quick|quickly|how fast
slow|slowly|sluggish|takes ages|laggy|slowness
confusing|confused|confuses|complicated|couldnt find anything|couldn't find anything|hard to find|unclear
fear|scared|afraid|frightened|fears|anxious|anxiety
location|where it is|area|neighbourhood|neighborhood
service|staff|customer service
morning|mornings|before noon|first thing|before work|at breakfast
afternoon|afternoons|after lunch
evening|evenings|after work|after dinner|tonight
night|nights|late at night|nighttime|after midnight
weekend|weekends|saturday and sunday
monday|mon|mondays
tuesday|tue|tues|tuesdays
wednesday|wed|weds|wednesdays
thursday|thu|thur|thurs|thursdays
friday|fri|fridays
saturday|sat|saturdays
sunday|sun|sundays
spring|springtime
summer|summertime
autumn|fall
winter|wintertime
friends|friend|my mate|a mate|mates|buddy|pal|pals|word of mouth|acquaintance
family|relatives|relative|mum|dad|sister|brother|mother|father|parents|cousin|aunt|uncle
colleagues|colleague|coworker|coworkers|workmates|workmate
social media|facebook|instagram|insta|tiktok|twitter|linkedin|reddit|youtube
newspaper|paper|papers|newspapers|the times|the guardian|press|magazine
radio|on air
television|tv|telly
internet|online|google|googled|website|web|search engine
advert|ad|advertisement|ads|adverts|commercial|poster|billboard|flyer|leaflet
computer|pc|desktop
laptop|notebook|macbook|chromebook
tablet|ipad|kindle
smartphone|phone|iphone|android|mobile phone|cell phone|mobile|cell|cellphone
windows|microsoft|win
macos|mac|apple|macbook|imac
linux|ubuntu|debian|fedora
films|film|movies|movie|netflix|streaming|cinema
gaming|games|game|gamer|playing games
music|songs|spotify|listening to music
reading|books|novels|read
running|run|jogging|jog|runs|marathon
swimming|swim|swims|pool
football|soccer|footie
gym|weights|fitness|working out|workout
potatoes|potato|tatties
tomatoes|tomato|toms
courgettes|courgette|zucchini
milk|dairy|cheese|yoghurt|lactose
nuts|nut|peanuts|peanut|almonds|hazelnuts|walnuts
gluten|wheat|coeliac
coffee|espresso|latte|cappuccino|americano|flat white
tea|cuppa|earl grey|brew
water|tap water|sparkling
juice|oj|orange juice
soft drink|soda|coke|cola|pop
beer|lager|pint|ale
wine|red wine|white wine|prosecco
beef|steak
vegetarian|veggie|no meat|don't eat meat|dont eat meat|meat free
vegan|plant based|no animal products
wood stove|wood burner|fireplace|wood fire|stove|logs
gas boiler|gas|boiler
heat pump|air source|ground source
electric heaters|electric heating|storage heaters|electricity
solar panels|solar|photovoltaics
noise|noisy|loud|racket
neither agree nor disagree|neutral|no opinion|in the middle|on the fence|indifferent|undecided|neither one nor the other
agree|agreed
disagree
satisfied|happy|pleased|content
dissatisfied|unhappy|displeased|disappointed
excellent|brilliant|fantastic|superb|outstanding|amazing|awesome
good|great|fine
average|so so|mediocre|meh
poor|bad|rubbish|terrible|awful|dreadful|crap
better|improved|improvement
worse|deteriorated|gone downhill
about the same|the same|unchanged|no change|no difference
male|man|guy|bloke|gentleman
female|woman|lady
alone|by myself|on my own|solo
partner|boyfriend|girlfriend|husband|wife|fiance|fiancee
children|kids|son|daughter|sons|daughters
at home|home|from home|work from home|wfh|home office|remote|remotely
office|in the office|on site|onsite
city|town|urban|downtown
countryside|country|village|rural|farm
supermarket|tesco|aldi|lidl|sainsburys|walmart
market|farmers market|market stall
pharmacy|chemist|drugstore
doctor|gp|physician|surgery
hospital|a and e|emergency room
book|hardback|paperback|hard copy|printed|paper
`;
