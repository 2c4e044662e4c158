import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NameMasker } from './name-masker.ts';

/** Accounts that a text still shows although the name is hidden. */
function shownOf(name: string, accounts: string, language = 'en'): string[] {
  const masker = NameMasker.of([{ names: [name], emails: [] }], language);
  return accounts.split(' ').filter((account) => masker.mask(`ask ${account} now`) !== 'ask [name] now');
}

test('accounts of a name whose words are common ones are masked', () => {
  assert.deepEqual(
    shownOf('Hope Winter', 'hope.winter winter.hope hope_winter hwinter h.winter winterh hopewinter'),
    [],
  );
});

test('accounts with the particles of a name are masked, whole or shortened', () => {
  assert.deepEqual(
    shownOf(
      'Ivo van den Broek',
      'ibroek ivandenbroek ivdbroek vdbroeki vandenbroeki i.vandenbroek ivo.vandenbroek ivo.van.den.broek vdbroek vandenbroekivo broekivo',
      'nl',
    ),
    [],
  );
  assert.deepEqual(shownOf('Lotte von Thalheim', 'lvonthalheim lvthalheim vonthalheiml thalheiml', 'de'), []);
  assert.deepEqual(shownOf('Rui dos Prazeres', 'rdosprazeres dosprazeresr rprazeres', 'pt'), []);
  assert.deepEqual(shownOf('Yusuf bin Tariqi', 'ybintariqi bintariqiy ytariqi'), []);
});

test('accounts of any surname with the initials before and after it are masked', () => {
  assert.deepEqual(
    shownOf(
      'Carmen Inés Ruiz Peñalver',
      'cruiz ciruiz cruizp ciruizp ruizc ruizci cpenalver cirpenalver carmenruiz ruizcarmen carmen.ruiz carmeninesrp cirp',
    ),
    [],
  );
  assert.deepEqual(shownOf('Dora L. Fenwick', 'dlfenwick fenwickdl dfenwick dora.l.fenwick'), []);
  assert.deepEqual(shownOf('Gwen Marlow-Tate', 'gmarlow gmarlowtate gtate marlowg gwen.tate g.marlow-tate'), []);
});

test('accounts of names with an apostrophe or ß are masked', () => {
  assert.deepEqual(shownOf("Niall O'Rourke-Byrne", 'norourke orourken norourkebyrne nbyrne orourkes norourke7'), []);
  assert.deepEqual(shownOf('Ruth Weiß', 'rweiss weissr r.weiss ruth.weiss weiss.ruth rweiß ruthweiß', 'de'), []);
});

test('words of the language that an account may look like are not masked', () => {
  const masker = NameMasker.of([{ names: ['Carl Hart', 'Peter Rice', 'Tom Rain', 'Sam Ash Den'], emails: [] }], 'en');
  assert.equal(NameMasker.of([{ names: ['J. R. Holmquist'], emails: [] }], 'en').mask('the jr, Jr'), 'the jr, Jr');
  const text = 'the chart and its price, a train, a garden; charts of iceberg';
  assert.equal(masker.mask(text), text);
});

test('the name in an address is masked when nothing else of somebody is known', () => {
  const of = (email: string, text: string): string => NameMasker.of([{ names: [], emails: [email] }], 'en').mask(text);
  assert.equal(
    of(
      'petra.holmquist@a.example',
      'I am Petra Holmquist, login pholmquist, Petra’s desk, petra holmquist, P. Holmquist',
    ),
    'I am [name], login [name], [name]’s desk, [name], [name]',
  );
  assert.equal(
    of('ivo.van.den.broek7@a.example', 'Ivo van den Broek, the van, broek, ibroek'),
    '[name], the van, [name], [name]',
  );
  assert.equal(of('joerg.baeumler@a.example', 'Jörg Bäumler, jbaumler'), '[name], [name]');
  assert.equal(of('ilse@a.example', 'Ilse, ilses desk'), '[name], [name] desk');
  assert.equal(
    of('hope.winter@a.example', 'Hope Winter hopes; hwinter, a cold winter'),
    '[name] hopes; [name], a cold winter',
  );
  const role = 'The Sales Force, the info desk, Info';
  assert.equal(of('sales.team@a.example', role), role);
  assert.equal(of('office@a.example', 'Office hours'), 'Office hours');
});

test('a long name has a limited number of accounts', () => {
  const long = Array.from(
    { length: 60 },
    (_, n) => `Zu${'abcdefghij'.charAt(n % 10)}${'klmnop'.charAt(Math.floor(n / 10))}q`,
  );
  const { table } = NameMasker.of([{ names: [long.join(' ')], emails: [] }], 'en');
  assert.ok(table.buffer.byteLength < 64 * 1_024, `${table.buffer.byteLength} bytes`);
});
