// Prints a bearer token of the embedded issuer that is valid for 12 h. Run it in an identity pod, which has the issuer's key.
const { createPrivateKey, sign } = require('node:crypto');

const [iss, aud, email, name = email] = process.argv.slice(1);
if (!email) {
  console.error('Give the issuer, the audience, an e-mail address and, if you like, a name.');
  process.exit(2);
}
const key = JSON.parse(process.env.EMBEDDED_ISSUER_KEY);
const now = Math.floor(Date.now() / 1000);
const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = {
  iss,
  aud,
  sub: email,
  email,
  email_verified: true,
  name,
};
const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: key.kid })}.${encode({ ...claims, iat: now, exp: now + 12 * 3600 })}`;
console.log(
  `${text}.${sign('RSA-SHA256', Buffer.from(text), createPrivateKey({ key, format: 'jwk' })).toString('base64url')}`,
);
