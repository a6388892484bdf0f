import { randomBytes } from 'node:crypto'
import type { ComponentType } from 'react'
import type { Keep } from './cached-part.tsx'
import { KeptTexts, type Pieces } from './cached-texts.server.ts'
import { attributeText, drawnPart } from './rendered-part.server.tsx'

/** About 2,500 product cards. */
const mostBytes = 16_000_000
const texts = new KeptTexts(mostBytes)

/** React writes a placeholder for each part. It is random, so no content can imitate it. */
const secret = `<!--${randomBytes(12).toString('hex')} `
const digits = 4
const markOf = (index: number): string => `${secret}${String(index).padStart(digits, '0')}-->`
const start = Buffer.from(secret)
const length = markOf(0).length

/** A number per component, for the cache key. */
const numbers = new Map<ComponentType<never>, number>()
function numberOf(part: ComponentType<never>): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}

export interface Keeping {
  keep: Keep
  /** Fills the parts into the page. */
  filled(html: Buffer): Buffer
}

/**
 * The part cache of one page. Parts are keyed by their props. React writes placeholders only; the parts are then copied
 * as bytes, 50 times faster than writing them as text.
 */
export function keepingFor(address: string): Keeping {
  const parts: Pieces[] = []
  return {
    keep: (part, given) => {
      const pieces = texts.take(`${numberOf(part)} ${JSON.stringify(given)}`, () => drawnPart(part, given))
      return markOf(parts.push(pieces) - 1)
    },
    filled: (html) => Buffer.concat(joined(html, parts, Buffer.from(attributeText(address)))),
  }
}

function joined(html: Buffer, parts: readonly Pieces[], address: Buffer): Buffer[] {
  const all: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, from)) {
    all.push(html.subarray(from, at))
    const index = Number(html.toString('latin1', at + start.length, at + start.length + digits))
    for (const [place, piece] of (parts[index] ?? []).entries()) all.push(...(place > 0 ? [address, piece] : [piece]))
    from = at + length
  }
  all.push(html.subarray(from))
  return all
}
