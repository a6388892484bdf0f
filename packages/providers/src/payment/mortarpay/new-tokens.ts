import type { TokenizedCard } from '../port.ts'

const maxTokens = 1000

/** Tokens that this process made a moment ago. The shop asks about each once, and can forget only one it knows. */
export class NewTokens {
  readonly #cards = new Map<string, TokenizedCard>()

  keep(card: TokenizedCard): void {
    this.#cards.set(card.token, card)
    const [oldest] = this.#cards.size > maxTokens ? this.#cards.keys() : []
    if (oldest !== undefined) this.#cards.delete(oldest)
  }

  take(token: string): TokenizedCard | undefined {
    const card = this.#cards.get(token)
    this.#cards.delete(token)
    return card
  }
}
