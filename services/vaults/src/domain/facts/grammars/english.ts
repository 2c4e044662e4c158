import type { Grammar } from './grammar.ts';
import { formsOf, numbersOf, pairsOf, setOf } from './words.ts';

export const english: Grammar = {
  verbs:
    formsOf(`is are>be; was were>was; isn't aren't>be; wasn't weren't>was; has have>have; had>had; costs cost>cost; uses use>use; used>used;
    takes take>take; took>took; needs need>need; requires require>require; contains contain>contain; includes include>include;
    supports support>support; belongs belong>belong; owns own>own; means mean>mean; consists consist>consist; lasts last>last;
    weighs weigh>weigh; measures measure>measure; produces produce>produce; runs run>run; depends depend>depend; starts start>start;
    begins begin>start; ends end>end; opens open>open; closes close>close; provides provide>provide; offers offer>offer; lives live>live;
    works work>work; employs employ>employ; pays pay>pay; receives receive>receive; expires expire>expire; causes cause>cause;
    leads lead>lead; replaces replace>replace; serves serve>serve; covers cover>cover; stores store>store; holds hold>hold;
    earns earn>earn; sells sell>sell; spends spend>spend; prefers prefer>prefer; exports export>export; sends send>send`),
  single: setOf(
    'be was cost take took belong weigh measure last start end open close expire live be_located be_based be_owned be_called be_led be_managed be_born be_due was_founded was_built be_scheduled',
  ),
  being: setOf("is are was were isn't aren't wasn't weren't"),
  participles: setOf(
    'located based owned called named made built led managed run founded used known written stored hosted produced sold paid licensed licenced connected limited designed intended required included supported caused divided replaced scheduled due born responsible available',
  ),
  particles: setOf('to of in on at by for from with as'),
  determiners: setOf('the a an this these that those each every all both'),
  ownDeterminers: setOf('my our'),
  speakers: setOf('i we'),
  ownForms: setOf(''),
  speakerVerbs: setOf('use used own pay spend work live prefer employ sell export store have need take'),
  numberedVerbs: setOf('have need take'),
  notInSubject:
    setOf(`i you he she it we they me him her us them his their its your there here who whom whose which what where when why how
    if because although though while unless until since whether than so or but can could will would shall should may might must do does did don't doesn't didn't
    be been being am i'm it's that's there's he's she's we're they're you're let's not no never nothing nobody something someone everything everyone anyone anything
    one ones thing things way lot bit kind sort someone's to by with from about as also just even only more most some any many few much such same other another others
    else like okay yeah yes mean mine yours ours theirs`),
  vague: setOf(
    'point question idea reason fact case rest answer problem issue people guys others end part place side stuff moment matter difference result time day first second third last next former latter main whole goal hell world',
  ),
  pointing: setOf('this that these those'),
  relatives: setOf('that which who whom whose where when while'),
  notFacts: setOf(
    'have_to had_to need_to be_to was_to be_going be_supposed_to be_about be_like was_like be_as be_of was_of',
  ),
  inSubject: setOf('of for in on at and'),
  negators: setOf("not n't never isn't aren't wasn't weren't no"),
  adverbs: setOf(
    'also basically obviously certainly absolutely currently now usually always often still already only just normally generally typically really actually basically about around approximately roughly nearly almost at least exactly up',
  ),
  openers: setOf(
    'and but so well yeah yes okay ok also actually basically now then however right anyway oh um uh because',
  ),
  opinions: [
    'i think that',
    'we think that',
    'i believe that',
    'we believe that',
    'i guess',
    'i think',
    'we think',
    'i believe',
    'we believe',
    'i feel',
    'in my opinion',
    'for me',
    'to be honest',
    'honestly',
  ],
  clauseEnds: setOf(
    'but cuz cause because although though which who whom while if when so unless whereas that where since until whether',
  ),
  notInObject:
    setOf(`called named based located follows and or next back again what how why where when who that like going gonna just kind sort it they we i you he she this these those there here if not sure
    pretty to very really so been being something anything nothing everything done got able about too all one ones mine yours true right correct okay fine`),
  uncertain: setOf(
    "maybe perhaps probably possibly might would could should if hopefully wish let's gonna supposed seem seems apparently imagine suppose pretend example",
  ),
  attributes: setOf(
    'name status deadline date price cost budget colour color size length weight height width owner manager leader head capital address version age salary rate fee number total amount population phone email title limit duration period lifetime plan goal headquarters language currency format type',
  ),
  opposites: pairsOf(
    'slow/fast easy/hard easy/difficult cheap/expensive good/bad safe/dangerous safe/unsafe open/closed possible/impossible old/new simple/complicated reliable/unreliable mandatory/optional free/paid public/private true/false available/unavailable big/small large/small long/short high/low strong/weak early/late clean/dirty quiet/loud quiet/noisy light/heavy full/empty useful/useless happy/unhappy clear/unclear necessary/unnecessary ready/unready legal/illegal stable/unstable secure/insecure comfortable/uncomfortable compatible/incompatible complete/incomplete correct/incorrect',
  ),
  numbers: numbersOf(
    'one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fifteen=15 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 hundred=100 thousand=1000',
  ),
  months: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
  since: setOf('since from'),
  until: setOf('until till'),
};
