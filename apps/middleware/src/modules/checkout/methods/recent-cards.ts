import { LruCache } from '@tessera/server/lru-cache'

export interface CardRow {
  providerToken: string
  brand: string
  last4: string
}

const maxCards = 1000
const cards = new LruCache<CardRow & { owner: string }>(maxCards)

/** Cards that visitors entered a moment ago: a card never changes. Those of other processes are read. */
export const recentCards = {
  keep: (token: string, card: CardRow & { owner: string }): void => cards.set(token, card),
  /** The card of a token, if it is the owner's. */
  find: (token: string | null | undefined, owner: string): CardRow | undefined => {
    const card = token ? cards.get(token) : undefined
    return card?.owner === owner ? card : undefined
  },
}
