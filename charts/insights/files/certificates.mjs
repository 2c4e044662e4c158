// Creates X.509 certificates (RFC 5280, P-256 with SHA-256) as DER (X.690) without dependencies; Node itself can only read them.
import {
  X509Certificate,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto';

const DAY_MS = 86_400_000;

/** One DER value: its tag, its length, its content. */
function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = Buffer.from(length.toString(16).padStart(length < 0x100 ? 2 : 4, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | size.length]), size, content]);
}
const sequence = (...parts) => der(0x30, ...parts);
const octets = (content) => der(0x04, content);
const bits = (content, unused = 0) => der(0x03, Buffer.from([unused]), content);
const integer = (content) => der(0x02, content);
const TRUE = der(0x01, Buffer.from([0xff]));

/** An object identifier; its content is in hexadecimal. */
const oid = (hex) => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const SUBJECT_KEY = oid('551d0e');
const KEY_USAGE = oid('551d0f');
const ALTERNATIVE_NAMES = oid('551d11');
const BASIC_CONSTRAINTS = oid('551d13');
const AUTHORITY_KEY = oid('551d23');
const EXTENDED_KEY_USAGE = oid('551d25');
const SERVER_AUTH = oid('2b06010505070301');

const named = (name) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
/** Dates from this year on have another format (RFC 5280, 4.1.2.5). */
const UTC_UNTIL = 2050;
function time(date) {
  const text = date.toISOString().replace(/[-:T]|\.\d+/g, '');
  return date.getUTCFullYear() < UTC_UNTIL ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}
const extension = (id, isCritical, content) => sequence(id, ...(isCritical ? [TRUE] : []), octets(content));

const spki = (key) => key.export({ type: 'spki', format: 'der' });
/** The key identifier of a certificate. */
const keyId = (key) => createHash('sha256').update(spki(key)).digest().subarray(0, 20);

const AUTHORITY = [
  extension(BASIC_CONSTRAINTS, true, sequence(TRUE, integer(Buffer.from([0])))),
  // keyCertSign
  extension(KEY_USAGE, true, bits(Buffer.from([0x04]), 2)),
];
const serverOf = (names) => [
  extension(BASIC_CONSTRAINTS, true, sequence()),
  // digitalSignature
  extension(KEY_USAGE, true, bits(Buffer.from([0x80]), 7)),
  extension(EXTENDED_KEY_USAGE, false, sequence(SERVER_AUTH)),
  extension(ALTERNATIVE_NAMES, false, sequence(...names.map((name) => der(0x82, Buffer.from(name))))),
];

const keysOf = (own, authority) => [
  extension(SUBJECT_KEY, false, octets(keyId(own))),
  extension(AUTHORITY_KEY, false, sequence(der(0x80, keyId(authority)))),
];

/** Signs a certificate for a new key and returns both as PEM. */
function issue({ subject, issuer, signer, days, extensions }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  // The serial number is positive and has a fixed length; clocks may differ by an hour.
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(15)]);
  const validity = sequence(time(new Date(now - 3_600_000)), time(new Date(now + days * DAY_MS)));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ECDSA_WITH_SHA256,
    named(issuer),
    validity,
    named(subject),
    spki(publicKey),
    der(0xa3, sequence(...extensions, ...keysOf(publicKey, signer ? createPublicKey(signer) : publicKey))),
  );
  const certificate = sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, signer ?? privateKey)));
  return {
    certificate: new X509Certificate(certificate).toString(),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}

/** An authority for servers' certificates, not for other authorities. */
export const makeAuthority = (name, days) => issue({ subject: name, issuer: name, days, extensions: AUTHORITY });

/** A server's certificate for these DNS names, signed by an authority. */
export function makeCertificate(names, days, authority) {
  const issuer = new X509Certificate(authority.certificate).subject.replace(/^CN=/, '');
  const signer = createPrivateKey(authority.key);
  return issue({ subject: names[0].slice(0, 64), issuer, signer, days, extensions: serverOf(names) });
}

/** Whether a certificate is of this authority, for these names, and valid for more than `days`. */
export function serves(text, names, days, authority) {
  if (!text) return false;
  const certificate = new X509Certificate(text);
  const by = new X509Certificate(authority.certificate);
  const shown = (certificate.subjectAltName ?? '').split(', ').map((name) => name.replace(/^DNS:/, ''));
  const isTheirs = shown.length === names.length && names.every((name) => shown.includes(name));
  return isTheirs && certificate.verify(by.publicKey) && new Date(certificate.validTo) - Date.now() > days * DAY_MS;
}
