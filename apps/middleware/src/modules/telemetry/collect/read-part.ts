import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { invalid, refuse } from '../../../kit/shop-error.ts'

/** A page of 2,000 elements with its styles is half a megabyte; anything above 4 MB isn't one of our pages. */
const maxUnpackedBytes = 4 * 1024 * 1024
const maxEvents = 20_000

interface PartRead {
  packed: Buffer
  /** Times of the first and last event, in milliseconds since 1970. */
  from: number
  to: number
}

/** Validates and reads a part of a recording. */
export async function readPart(text: string): Promise<PartRead> {
  const packed = Buffer.from(text, 'base64')
  const events = parseJson(await unpackText(packed))
  if (!Array.isArray(events) || events.length === 0) return invalid('events', 'events must be a list of events.')
  if (events.length > maxEvents) refuse('Request.TooLarge')
  const moments = events.map(momentOf)
  return { packed, from: moments.reduce((a, b) => Math.min(a, b)), to: moments.reduce((a, b) => Math.max(a, b)) }
}

async function unpackText(packed: Buffer): Promise<string> {
  try {
    return (await promisify(gunzip)(packed, { maxOutputLength: maxUnpackedBytes })).toString()
  } catch (error) {
    if (error instanceof RangeError) refuse('Request.TooLarge')
    return invalid('events', 'events must be packed by gzip, in base64.')
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return invalid('events', 'events must be JSON.')
  }
}

function momentOf(event: unknown): number {
  const { type, timestamp } = (event ?? {}) as { type?: unknown; timestamp?: unknown }
  if (typeof type === 'number' && typeof timestamp === 'number' && Number.isSafeInteger(timestamp)) return timestamp
  return invalid('events', 'events must each have a type and a timestamp.')
}
