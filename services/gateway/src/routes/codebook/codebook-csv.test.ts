import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { codebook } from '@insights/contracts';
import { CodebookInput } from '../../schemas/codebook.ts';
import { codesOfCsv, csvOfCodes } from './codebook-csv.ts';

const CODE: codebook.CodebookCode = {
  id: 'hand-over-1',
  name: '-40 °C, "cold"',
  definition: '=1+1\nand more; = less',
  includes: 'rota, roster',
  excludes: "it's not",
  parent_id: null,
  question_ids: ['q1', 'q2'],
  locked: true,
  author: 'person',
  used: false,
};

test('an exported codebook is imported as it was, and no cell of it is a formula', async () => {
  const csv = csvOfCodes([CODE, { ...CODE, id: 'below', parent_id: 'hand-over-1', question_ids: [], locked: false }]);
  assert.doesNotMatch(csv, /(?:^|")[=+@-]/mu);
  const { codes } = CodebookInput.parse(await codesOfCsv(csv));
  const { author: _author, used: _used, ...given } = CODE;
  assert.deepEqual(codes, [
    { ...given, parent_id: '' },
    { ...given, id: 'below', parent_id: 'hand-over-1', question_ids: [], locked: false },
  ]);
});

test('a hand-written file needs a column of names alone, in any case and with semicolons', async () => {
  const { codes } = CodebookInput.parse(await codesOfCsv('Name;Includes;Notes\nRota;rota, roster;x\n\nStaff;;\n'));
  assert.deepEqual(
    codes.map(({ name, includes, definition, id }) => [name, includes, definition, id]),
    [
      ['Rota', 'rota, roster', null, null],
      ['Staff', '', null, null],
    ],
  );
});

test('a file without names, a broken one, and one of more than 200 codes are rejected', async () => {
  await assert.rejects(codesOfCsv('definition\nx\n'), /names? the columns|invalid_request/u);
  await assert.rejects(codesOfCsv('name\n"Rota\n'), /invalid_request/u);
  const many = await codesOfCsv(`name\n${Array.from({ length: 300 }, (_, index) => `Code ${index}`).join('\n')}\n`);
  assert.equal(CodebookInput.safeParse(many).success, false);
});
