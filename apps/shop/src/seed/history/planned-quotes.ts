import type { NewQuote } from '@tessera/middleware/modules/plans/quotes/insert-quotes'

export interface PlannedQuote {
  state: NewQuote['state']
  who: number
  site: number
  since: number
  /** The age of each offer in days. */
  offers: readonly number[]
  decided?: number
  reason?: string
  note?: string
  project?: string
  tiles: readonly [tile: number, boxes: number][]
  messages?: readonly { from: 'customer' | 'store'; ago: number; message: string }[]
}

/** One quote in every state; the expired one is an offer past its date. */
export const plannedQuotes: readonly PlannedQuote[] = [
  { state: 'draft', who: 1, site: 0, since: 1, offers: [], tiles: [[3, 18]] },
  { state: 'requested', who: 1, site: 3, since: 1, offers: [], note: 'Needed before the holidays.', tiles: [[6, 30]] },
  {
    state: 'in-review',
    who: 0,
    site: 4,
    since: 3,
    offers: [],
    tiles: [[8, 44]],
    messages: [{ from: 'store', ago: 2, message: 'We’re asking the manufacturer about the lead time.' }],
  },
  {
    state: 'offered',
    who: 0,
    site: 1,
    since: 8,
    offers: [6],
    project: 'quoted',
    tiles: [
      [12, 36],
      [20, 12],
    ],
    messages: [{ from: 'store', ago: 6, message: 'Thank you for your request. Here’s our offer.' }],
  },
  {
    state: 'offered',
    who: 1,
    site: 2,
    since: 33,
    offers: [30, 27],
    note: 'Could you do better for the whole floor?',
    tiles: [[10, 60]],
    messages: [
      { from: 'store', ago: 30, message: 'Thank you for your request. Here’s our offer.' },
      { from: 'customer', ago: 29, message: 'The floor above takes the same tile. Is there a price for both?' },
      { from: 'store', ago: 27, message: 'There is. Please see the second version.' },
    ],
  },
  { state: 'accepted', who: 0, site: 5, since: 12, offers: [10], decided: 2, tiles: [[15, 28]] },
  {
    state: 'declined',
    who: 0,
    site: 0,
    since: 75,
    offers: [72],
    decided: 66,
    reason: 'The client chose wood.',
    tiles: [[18, 25]],
  },
  { state: 'offered', who: 1, site: 3, since: 64, offers: [62], tiles: [[22, 20]] },
  { state: 'canceled', who: 1, site: 4, since: 120, offers: [], decided: 118, tiles: [[24, 16]] },
]

/** The quote that became an order. */
export const convertedQuote: PlannedQuote = {
  state: 'converted',
  who: 0,
  site: 2,
  since: 62,
  offers: [60, 57],
  decided: 55,
  project: 'delivering',
  tiles: [
    [20, 10],
    [2, 14],
  ],
}
