/**
 * Everyday English words for the same thing that differ by region or register, a row for each thing; the first represents the
 * others. Only words that are interchangeable in nearly every sentence: a wrong row would merge two subjects.
 */
export const ENGLISH_SYNONYMS: readonly string[] = [
  'stomach tummy belly abdomen abdominal',
  'mum mom mother mummy mommy',
  'dad father daddy',
  'grandma grandmother granny',
  'grandad granddad grandfather grandpa',
  'toilet loo restroom lavatory',
  'kid child children',
  'phone telephone cellphone',
  'photo photograph',
  'medicine medication',
  'email e-mail',
  'customer client',
  'price cost',
  'colleague coworker co-worker workmate',
  'car automobile',
  'vacation holiday',
];
