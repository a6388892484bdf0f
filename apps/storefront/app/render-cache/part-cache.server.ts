import { randomBytes } from 'node:crypto'
import type { ComponentType } from 'react'
import type { RenderCached } from './cached-part.tsx'
import { CachedTexts, type HtmlPieces } from './cached-texts.server.ts'
import { escapeAttribute, renderPart } from './render-part.server.tsx'

/** About 2,500 product cards. */
const maxBytes = 16_000_000
const texts = new CachedTexts(maxBytes)

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

export interface PagePartCache {
  keep: RenderCached
  /** Returns a placeholder for these bytes. */
  place(bytes: Buffer): string
  /** Fills the parts into the page. */
  filled(html: string): Buffer
}

/**
 * The part cache of one page. Parts are keyed by their props. React writes placeholders only; the parts are then copied
 * as bytes, 50 times faster than writing them as text. New ones are rendered after the page, because React's text
 * renderer cannot run inside itself.
 */
export function createPagePartCache(address: string): PagePartCache {
  const parts: (() => HtmlPieces)[] = []
  return {
    keep: (part, props) => {
      const find = () => texts.getOrCreate(`${numberOf(part)} ${JSON.stringify(props)}`, () => renderPart(part, props))
      return markOf(parts.push(find) - 1)
    },
    place: (bytes) => markOf(parts.push(() => [bytes]) - 1),
    filled: (html) => joinParts(Buffer.from(html), parts, Buffer.from(escapeAttribute(address))),
  }
}

interface Place {
  at: number
  pieces: HtmlPieces
}

/** Copies everything once: a buffer for each piece and each step costs more than the bytes. */
function joinParts(html: Buffer, parts: readonly (() => HtmlPieces)[], address: Buffer): Buffer {
  const places = findPlaces(html, parts)
  const page = Buffer.allocUnsafeSlow(places.reduce((sum, { pieces }) => sum + sizeOf(pieces, address), html.length))
  let from = 0
  let end = 0
  for (const { at, pieces } of places) {
    end += html.copy(page, end, from, at)
    for (let index = 0; index < pieces.length; index++) {
      if (index > 0) end += address.copy(page, end)
      end += pieces[index]?.copy(page, end) ?? 0
    }
    from = at + length
  }
  html.copy(page, end, from)
  return page
}

function findPlaces(html: Buffer, parts: readonly (() => HtmlPieces)[]): Place[] {
  const places: Place[] = []
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at + length)) {
    const index = Number(html.toString('latin1', at + start.length, at + start.length + digits))
    places.push({ at, pieces: parts[index]?.() ?? [] })
  }
  return places
}

/** How many bytes a page grows by. */
const sizeOf = (pieces: HtmlPieces, address: Buffer): number =>
  pieces.reduce((sum, piece) => sum + piece.length, (pieces.length - 1) * address.length - length)
