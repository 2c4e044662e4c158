import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isContactDetail } from './contact-details.ts';

test('addresses, numbers and dates of birth are contact details in each language', () => {
  const told: [text: string, asked: string | null][] = [
    ['So my address is fourteen Mill Lane.', null],
    ['My phone number is 020 7946 0018.', null],
    ['oh two oh seven nine four six', null],
    ['You can write to anna.fox@example.org.', null],
    ["it's anna at example dot org", null],
    ['Flat three, Harbour House.', 'Thanks. Could I have your home address, please?'],
    ['Meine Adresse ist Mühlweg 14.', null],
    ['Lindenweg, gleich am Bahnhof.', 'Wie lautet Ihre Adresse?'],
    ['Mon numéro de téléphone est le 01 70 18 99 00.', null],
    ['Rue des Lilas.', 'Quelle est votre adresse ?'],
    ['Mi dirección es Calle Mayor 12.', null],
    ['El doce de mayo.', '¿Cuál es su fecha de nacimiento?'],
  ];
  for (const [text, asked] of told) assert.ok(isContactDetail({ text, asked }), text);
});

test('trouble with an address and plain numbers are none', () => {
  const told: [text: string, asked: string | null][] = [
    ['My e-mail address is wrong in the payroll system.', null],
    ['I paid 1,250 for 14 hours in 2024.', null],
    ['One or two of the three doors are open.', null],
    ['I like it.', 'What do you think of your address book?'],
    ['Die Adresse ist überall falsch.', null],
  ];
  for (const [text, asked] of told) assert.ok(!isContactDetail({ text, asked }), text);
});
