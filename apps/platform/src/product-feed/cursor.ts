import { fail } from '@tessera/server/api-error'

/** How far a reader has come. Opaque to it; what comes back is read as carefully as any other input. */
export interface Cursor {
  marketplace: string
  /** Everything up to this change, by transaction and number, has been handed out. */
  xid: string
  id: string
  /** When that was so, in milliseconds; changes are not kept for ever. */
  at: number
  /** While all products are walked: the last one that was handed out. Afterwards the changes since the start follow. */
  walked?: string
}

/** Changes are kept a day longer, because a transaction may have begun some time before it was seen. */
export const cursorDays = 7
const dayMilliseconds = 86_400_000

export const cursorText = ({ marketplace, xid, id, at, walked }: Cursor): string =>
  Buffer.from(JSON.stringify([marketplace, xid, id, at, ...(walked === undefined ? [] : [walked])])).toString(
    'base64url',
  )

/** One refusal for whatever is wrong with a cursor: a reader can do only one thing about it. */
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
  if (!Array.isArray(parts) || parts.length < 4 || parts.length > 5) return undefined
  const [marketplace, xid, id, at, walked] = parts as unknown[]
  if (typeof marketplace !== 'string' || !isNumber(xid) || !isNumber(id) || !Number.isSafeInteger(at)) return undefined
  // the biggest number PostgreSQL takes for either
  if (BigInt(xid) >= 2n ** 63n || BigInt(id) >= 2n ** 63n) return undefined
  if (parts.length === 4) return { marketplace, xid, id, at: Number(at) }
  const isName = typeof walked === 'string' && walked.isWellFormed() && !walked.includes('\0')
  return isName ? { marketplace, xid, id, at: Number(at), walked } : undefined
}

function findParts(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
