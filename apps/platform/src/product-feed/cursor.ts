import { fail } from '@tessera/server/api-error'

/** A reader's position. Opaque to the reader; validated like any other input. */
export interface Cursor {
  marketplace: string
  /** The server that gave the numbers. */
  node: string
  /** The last change, by transaction and number, that the reader has received. */
  xid: string
  id: string
  /** Time of the position in milliseconds; changes expire. */
  at: number
  /** During the walk over all products: the last product sent. The changes since its start follow. */
  walked?: string
}

/** Changes are stored a day longer, because a transaction may begin long before it becomes visible. */
export const cursorDays = 7
const dayMilliseconds = 86_400_000

export const cursorText = ({ marketplace, node, xid, id, at, walked }: Cursor): string =>
  Buffer.from(JSON.stringify([marketplace, node, xid, id, at, ...(walked === undefined ? [] : [walked])])).toString(
    'base64url',
  )

/** One error for every invalid cursor: the reader can only start again. */
export function getCursor(text: string, marketplace: string, now: number): Cursor {
  const cursor = findCursor(text)
  const isOld = cursor && now - cursor.at > cursorDays * dayMilliseconds
  if (!cursor || isOld || cursor.marketplace !== marketplace) return fail('Feed.UnknownCursor')
  return cursor
}

const number = /^\d{1,19}$/
const isNumber = (value: unknown): value is string => typeof value === 'string' && number.test(value)

function findCursor(text: string): Cursor | undefined {
  const parts = findParts(text)
  if (!Array.isArray(parts) || parts.length < 5 || parts.length > 6) return undefined
  const [marketplace, node, xid, id, at, walked] = parts as unknown[]
  if (typeof marketplace !== 'string' || typeof node !== 'string') return undefined
  if (!isNumber(xid) || !isNumber(id) || !Number.isSafeInteger(at)) return undefined
  // PostgreSQL's maximum for either number
  if (BigInt(xid) >= 2n ** 63n || BigInt(id) >= 2n ** 63n) return undefined
  if (parts.length === 5) return { marketplace, node, xid, id, at: Number(at) }
  const isName = typeof walked === 'string' && walked.isWellFormed() && !walked.includes('\0')
  return isName ? { marketplace, node, xid, id, at: Number(at), walked } : undefined
}

function findParts(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
