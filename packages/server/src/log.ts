import { type DestinationStream, type Logger, pino } from 'pino'

/** RELIABILITY 7.2: what leaves as a log is what is listed here; the last filter masks what slipped into a text. */
const hidden = [
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
const secretPaths = hidden.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

const jwt = /eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{5,}/g
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi
/** Without `\w*` in front: that took minutes on a line with one word of a million letters. */
const assigned = /(password|secret|token)=[^&\s"\\]+/gi
/** A body that was put into a message as text, quotes escaped or not. */
const quoted = /(\\?"\w*(?:password|secret|token|hashkey)\\?"\s*:\s*\\?")[^"\\]+/gi
const inAddress = /(:\/\/[^\s:/@"]+:)[^\s@"]+@/g
const digits = /\b(?:\d[ -]?){13,19}\b/g

/** A run of digits that passes the check sum of card numbers is taken for one. */
function isCard(text: string): boolean {
  const numbers = [...text.replace(/\D/g, '')].map(Number).reverse()
  const sum = numbers.reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)),
    0,
  )
  return numbers.length >= 13 && sum % 10 === 0
}

export const masked = (line: string): string =>
  line
    .replace(jwt, '[token]')
    .replace(bearer, '$1 [token]')
    .replace(assigned, '$1=[hidden]')
    .replace(quoted, '$1[hidden]')
    .replace(inAddress, '$1[hidden]@')
    .replace(digits, (found) => (isCard(found) ? '[card]' : found))

/** Of the program that writes; also what clients see at `/env`. */
export const version = '0.1.0'

export interface LogOptions {
  service: string
  level: string
  destination?: LogDestination
}

interface LogDestination extends DestinationStream {
  flush?: (done: (problem?: Error) => void) => void
}

/** Lines are written one after the other without waiting; with a length of 0 `flush` would not wait for them. */
const standardOutput = (): LogDestination => pino.destination({ dest: 1, minLength: 1 })

/** One JSON line per event on standard output. */
export function createLog({ service, level, destination = standardOutput() }: LogOptions): Logger {
  const filtered: LogDestination = {
    write: (line) => destination.write(masked(line)),
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
