import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { receiverUrl } from './receiver-url.ts';

const textOf = (url: string): string => {
  try {
    return receiverUrl(url).href;
  } catch (error) {
    assert.ok(error instanceof AppError && error.code === 'invalid_request');
    assert.deepEqual(error.problems[0]?.loc, ['body', 'url']);
    return error.problems[0].msg;
  }
};

test('a URL that no request can be sent to is rejected with the reason', () => {
  const rows: [RegExp, string[]][] = [
    [
      /port 0/,
      ['https://a.example:0/h', 'https://a.example:000', 'https://[2606:4700::1]:0/', 'https://93.184.216.34:0/'],
    ],
    [
      /not a valid URL/,
      [
        'nonsense',
        'https://',
        'https:///hook',
        'https:a.example',
        '//a.example/h',
        'https://a.example:65536/',
        'https://a.example:-1/',
        'https://a.example:4a3/',
        'https://[fe80::1%25eth0]/',
        'https://[fe80::1%eth0]/',
        'https://[::1/',
        'https://a b.example/',
        'https://a.exa\nmple/',
        'https://a.example/a b',
        'https://a.example\\@b.example/',
        'https://a.example/\u0000',
      ],
    ],
    [/user name/, ['https://u:p@a.example/', 'https://u@a.example/', 'https://:p@a.example/']],
    [/fragment/, ['https://a.example/h#part']],
    [
      /host name/,
      [
        'https://./',
        'https://a..example/',
        `https://${'a'.repeat(64)}.example/`,
        `https://${'a.'.repeat(130)}example/`,
        'https://xn--a/',
        'https://xn--/',
        'https://hooks.xn--0.example/',
      ],
    ],
  ];
  for (const [reason, urls] of rows) for (const url of urls) assert.match(textOf(url), reason, url);
});

test('a URL is stored in its normal form', () => {
  const rows: [string, string][] = [
    [' HTTPS://A.Example:443/h?x=1 ', 'https://a.example/h?x=1'],
    ['https://a.example.:8443/', 'https://a.example:8443/'],
    ['https://a.example/#', 'https://a.example/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://a.example:08443/', 'https://a.example:8443/'],
    ['https://[2606:4700:0::1]/', 'https://[2606:4700::1]/'],
  ];
  for (const [url, stored] of rows) assert.equal(textOf(url), stored);
});
