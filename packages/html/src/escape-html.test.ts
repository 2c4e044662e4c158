import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeHtml } from './index.ts';

test('text cannot act as markup in content or in an attribute, and is escaped once', () => {
  assert.equal(
    escapeHtml(`<a href="x" title='y'>&amp;</a>`),
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
  assert.equal(escapeHtml('Plain words, ä and 語.'), 'Plain words, ä and 語.');
});
