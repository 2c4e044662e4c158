// Prints a bearer token of the embedded issuer that is valid for 12 h. Run it in an identity pod with an e-mail address and a name.
const { createPrivateKey, sign } = require('node:crypto');

const [email, name = email] = process.argv.slice(1);
const key = JSON.parse(process.env.EMBEDDED_ISSUER_KEY);
const now = Math.floor(Date.now() / 1000);
const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = {
  iss: process.env.JWT_ISSUER,
  aud: process.env.JWT_AUDIENCE,
  sub: email,
  email,
  email_verified: true,
  name,
};
const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: key.kid })}.${encode({ ...claims, iat: now, exp: now + 12 * 3600 })}`;
console.log(
  `${text}.${sign('RSA-SHA256', Buffer.from(text), createPrivateKey({ key, format: 'jwk' })).toString('base64url')}`,
);
