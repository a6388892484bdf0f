import { randomBytes } from 'node:crypto'
import type { ComponentType } from 'react'
import type { Keep } from './cached-part.tsx'
import { KeptTexts, type Pieces } from './cached-texts.server.ts'
import { attributeText, drawnPart } from './rendered-part.server.tsx'

/** About 2,500 cards of products. */
const mostBytes = 16_000_000
const texts = new KeptTexts(mostBytes)

/** React writes a mark where a part belongs. Nobody can know it, so nothing on a page can look like one. */
const secret = `<!--${randomBytes(12).toString('hex')} `
const digits = 4
const markOf = (index: number): string => `${secret}${String(index).padStart(digits, '0')}-->`
const start = Buffer.from(secret)
const length = markOf(0).length

/** Parts are told apart by a number each. */
const numbers = new Map<ComponentType<never>, number>()
function numberOf(part: ComponentType<never>): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}

export interface Keeping {
  keep: Keep
  /** The page with all its parts. */
  filled(html: Buffer): Buffer
}

/**
 * One page: its parts are kept by everything they are given, so that whoever sees the same was given the same. React
 * hands on nothing but marks; what stands there is copied as bytes, which takes a fiftieth of writing it as text.
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
