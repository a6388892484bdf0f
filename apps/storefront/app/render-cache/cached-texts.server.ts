/** HTML in pieces; the page-specific address goes between them. */
export type HtmlPieces = readonly Buffer[]

interface CachedText {
  /** The key is kept from the first time, so that later ones, some 50 kB a page, do not outlive their page. */
  key: string
  pieces: HtmlPieces
  bytes: number
}

/** LRU cache of HTML, bounded by bytes. */
export class CachedTexts {
  readonly #texts = new Map<string, CachedText>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  getOrCreate(key: string, make: () => HtmlPieces): HtmlPieces {
    const known = this.#texts.get(key)
    if (!known) return this.#keep(key, make())
    this.#texts.delete(key)
    this.#texts.set(known.key, known)
    return known.pieces
  }

  #keep(key: string, pieces: HtmlPieces): HtmlPieces {
    const bytes = pieces.reduce((sum, { length }) => sum + length, key.length)
    this.#texts.set(key, { key, pieces, bytes })
    this.#bytes += bytes
    for (const [oldest, text] of this.#texts) {
      if (this.#bytes <= this.#maxBytes) break
      this.#texts.delete(oldest)
      this.#bytes -= text.bytes
    }
    return pieces
  }
}
