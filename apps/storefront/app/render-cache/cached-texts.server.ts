/** HTML in pieces; the page-specific address goes between them. */
export type Pieces = readonly Buffer[]

interface KeptText {
  pieces: Pieces
  bytes: number
}

/** LRU cache of HTML, bounded by bytes. */
export class KeptTexts {
  readonly #texts = new Map<string, KeptText>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  take(key: string, make: () => Pieces): Pieces {
    const known = this.#texts.get(key)
    if (!known) return this.#keep(key, make())
    this.#texts.delete(key)
    this.#texts.set(key, known)
    return known.pieces
  }

  #keep(key: string, pieces: Pieces): Pieces {
    const bytes = pieces.reduce((sum, { length }) => sum + length, key.length)
    this.#texts.set(key, { pieces, bytes })
    this.#bytes += bytes
    for (const [oldest, text] of this.#texts) {
      if (this.#bytes <= this.#mostBytes) break
      this.#texts.delete(oldest)
      this.#bytes -= text.bytes
    }
    return pieces
  }
}
