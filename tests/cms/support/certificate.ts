import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Key like one a Firebase project signs with, and its certificate as Google publishes it. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly certificate: string;
}

/**
 * Makes a 2048 bit RSA key with a self-signed X.509 certificate of this name; Node itself can only read certificates.
 */
export function makeSigningKey(of = 'supra-test'): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = sequence(OID_SHA256_RSA, der(0x05, Buffer.alloc(0)));
  const name = sequence(der(0x31, sequence(OID_COMMON_NAME, der(0x0c, Buffer.from(of)))));
  const validity = sequence(utcTime('240101000000Z'), utcTime('490101000000Z'));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(der(0x02, Buffer.from([1])), algorithm, name, validity, name, spki);
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  return {
    kid: randomBytes(20).toString('hex'),
    privateKey,
    certificate: toPem(sequence(body, algorithm, signature)),
  };
}

const OID_SHA256_RSA = Buffer.from('06092a864886f70d01010b', 'hex');
const OID_COMMON_NAME = Buffer.from('0603550403', 'hex');
const utcTime = (text: string) => der(0x17, Buffer.from(text));
const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));

/** Encodes a DER value: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const length = content.length;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function toPem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
