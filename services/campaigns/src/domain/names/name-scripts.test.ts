import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NameMasker } from './name-masker.ts';

const maskerOf = (name: string, language = 'en') => NameMasker.of([{ names: [name], emails: [] }], language);

/** Words in which a name is still shown. */
function shown(name: string, words: string, language?: string): string[] {
  const masker = maskerOf(name, language);
  return words.split(' ').filter((word) => masker.mask(`. ${word} .`) !== '. [name] .');
}

test('the cases of Russian names are masked', () => {
  assert.deepEqual(
    shown('Марина Соколова', 'Марины Марине Марину Мариной Соколовой Соколову Соколовы Соколовых СОКОЛОВОЙ'),
    [],
  );
  assert.deepEqual(
    shown('Сергей Орловский', 'Сергея Сергею Сергеем Сергее Орловского Орловскому Орловским Орловская Орловской', 'ru'),
    [],
  );
  assert.deepEqual(shown('Мария Игорь', 'Марии Марию Марией Игоря Игорю Игорем'), []);
  assert.equal(maskerOf('Марина Соколова').mask('с Мари-\nной Соколовой'), 'с [name]');
});

test('the cases of Greek names are masked', () => {
  assert.deepEqual(shown('Σπύρος Αντωνίου', 'Σπύρου Σπύρο Σπύρε ΣΠΥΡΟΥ Αντώνιος'), []);
  assert.deepEqual(shown('Ειρήνη Λεωνίδας', 'Ειρήνης Λεωνίδα'), []);
});

test('Arabic and Hebrew names are masked after the words that are written together with them', () => {
  assert.deepEqual(
    shown('سمير الحداد', 'سمير وسمير لسمير بسمير كسمير فسمير ولسمير الحداد والحداد للحداد وللحداد بالحداد'),
    [],
  );
  assert.deepEqual(shown('נועם ברקת', 'נועם ונועם לנועם בנועם כנועם מנועם שנועם הברקת ולברקת שלברקת'), []);
});

test('a name that is a common word of a script without capitals is masked as it is written', () => {
  assert.equal(maskerOf('علي', 'ar').mask('قال علي ذلك'), 'قال [name] ذلك');
});

test('words that share the beginning of a short or a common name are not masked', () => {
  assert.equal(maskerOf('Анна', 'ru').mask('аннали ананас'), 'аннали ананас');
  assert.equal(maskerOf('Любовь', 'ru').mask('Любови нет, любовью'), 'Любови нет, любовью');
  assert.equal(maskerOf('Марина').mask('маринад мариновать'), 'маринад мариновать');
  assert.equal(maskerOf('سمير').mask('سميرة'), 'سميرة');
});
