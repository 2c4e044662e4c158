/** Everyday English words for one thing, a row for each; the first stands for all. */
const SAME: readonly string[] = [
  'stomach stomachs tummy tummies belly bellies abdomen abdominal',
  'mum mom mother mummy mommy mums moms mothers',
  'dad father daddy dads fathers',
  'grandma grandmother granny nan',
  'grandad granddad grandfather grandpa',
  'toilet toilets loo bathroom bathrooms restroom lavatory',
  'kid kids child children',
  'phone phones telephone telephones cellphone',
  'photo photos photograph photographs picture pictures',
  'nausea nauseous nauseated queasy queasiness',
  'vomit vomits vomited vomiting',
  'medicine medicines medication medications medicament',
  'temperature temperatures fever fevers feverish',
  'exhausted exhaustion fatigue fatigued tired tiredness',
  'email emails e-mail e-mails',
  'bill bills invoice invoices',
  'client clients customer customers',
  'cost costs price prices pricing',
  'bug bugs glitch glitches',
  'colleague colleagues coworker coworkers co-worker co-workers workmate workmates',
  'car cars automobile',
  'paracetamol acetaminophen tylenol',
];

/** The word that stands for a word. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  SAME.flatMap((row) => {
    const [first = '', ...others] = row.split(' ');
    return [first, ...others].map((word) => [word, first] as const);
  }),
);
