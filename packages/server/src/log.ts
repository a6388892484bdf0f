import { type DestinationStream, type Logger, pino } from 'pino'

/** Values under these keys never reach the log; a last filter masks secrets inside text. */
const secretKeys = [
  'password',
  'Password',
  'NewPassword',
  'access_token',
  'refresh_token',
  'client_secret',
  'ClientSecret',
  'authorization',
  'HashKey',
  'Token',
]
const secretPaths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

const jwt = /eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{5,}/g
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi
/** No `\w*` in front: that took minutes on a line with one word of a million characters. */
const assigned = /(password|secret|token)=[^&\s"\\]+/gi
/** A request body inside a message, with or without escaped quotes. */
const quoted = /(\\?"\w*(?:password|secret|token|hashkey)\\?"\s*:\s*\\?")[^"\\]+/gi
const inAddress = /(:\/\/[^\s:/@"]+:)[^\s@"]+@/g
const digits = /\b(?:\d[ -]?){13,19}\b/g

/** True if the digits pass the checksum of card numbers. */
function isCard(text: string): boolean {
  const numbers = [...text.replace(/\D/g, '')].map(Number).reverse()
  const sum = numbers.reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)),
    0,
  )
  return numbers.length >= 13 && sum % 10 === 0
}

export const maskSecrets = (line: string): string =>
  line
    .replace(jwt, '[token]')
    .replace(bearer, '$1 [token]')
    .replace(assigned, '$1=[hidden]')
    .replace(quoted, '$1[hidden]')
    .replace(inAddress, '$1[hidden]@')
    .replace(digits, (found) => (isCard(found) ? '[card]' : found))

/** Version of the program; clients also see it at `/env`. */
export const version = '0.1.0'

export interface LogOptions {
  service: string
  level: string
  destination?: LogDestination
}

interface LogDestination extends DestinationStream {
  flush?: (done: (problem?: Error) => void) => void
}

/** Lines are written in order without waiting; with a `minLength` of 0 `flush` would not wait for them. */
const standardOutput = (): LogDestination => pino.destination({ dest: 1, minLength: 1 })

/** One JSON line per event on standard output. */
export function createLog({ service, level, destination = standardOutput() }: LogOptions): Logger {
  const filtered: LogDestination = {
    write: (line) => destination.write(maskSecrets(line)),
    flush: (done) => (destination.flush ? destination.flush(done) : done()),
  }
  return pino(
    {
      level,
      base: { service, version },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretPaths, censor: '[hidden]' },
      serializers: { err: pino.stdSerializers.err },
    },
    filtered,
  )
}
