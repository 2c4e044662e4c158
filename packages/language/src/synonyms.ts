/**
 * Everyday English words that name the same thing, by region or register, one row for each; the first stands for all. Only
 * words that can replace each other in nearly every sentence: a wrong row would merge two subjects.
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
