import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** DER encoding: a tag, a length and the content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(parts)
  const size = inside.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), inside])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const set = (...parts: readonly Buffer[]) => der(0x31, ...parts)
const octets = (inside: Buffer) => der(0x04, inside)
const bits = (inside: Buffer) => der(0x03, Buffer.from([0]), inside)
const whole = (...bytes: readonly number[]) => der(0x02, Buffer.from(bytes))
const text = (value: string) => der(0x0c, Buffer.from(value))
const moment = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`))
const yes = der(0x01, Buffer.from([0xff]))
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const commonName = identifier('550403')
const subjectAlternativeName = identifier('551d11')
const basicConstraints = identifier('551d13')

const pem = (inside: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${inside.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/** A self-signed certificate, valid from yesterday to tomorrow. */
export function selfSigned(hostname: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const day = 86_400_000
  const name = sequence(set(sequence(commonName, text(hostname))))
  const extensions = sequence(
    sequence(basicConstraints, yes, octets(sequence(yes))),
    sequence(subjectAlternativeName, octets(sequence(der(0x82, Buffer.from(hostname))))),
  )
  const content = sequence(
    der(0xa0, whole(2)),
    whole(1, ...randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(moment(new Date(Date.now() - day)), moment(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = bits(sign('sha256', content, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(content, ecdsaWithSha256, signature)),
  }
}
