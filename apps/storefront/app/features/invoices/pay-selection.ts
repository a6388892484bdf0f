/** The state of the payment step in its URL: documents, partial amounts, credits and a newly entered card. */
export interface PaySelection {
  picks: readonly DocumentPick[]
  usesCredits: boolean
  card: NewCard | null
}

export interface DocumentPick {
  id: string
  /** A partial amount; null for the default amount. */
  cents: number | null
}

export interface NewCard {
  token: string
  brand: string
  last4: string
}

export const payPath = '/account/invoices/pay'
/** The middleware's limit per payment. */
export const maxPicks = 200

/** Reads document picks; `RV1000012~5000` pays $50.00 of that document. */
export function readPicks(texts: readonly string[]): DocumentPick[] {
  const picks = texts.flatMap((text): DocumentPick[] => {
    const [, id, cents] = /^([A-Z0-9][A-Z0-9-]{2,19})(?:~(\d{1,10}))?$/.exec(text) ?? []
    return id ? [{ id, cents: cents === undefined ? null : Number(cents) }] : []
  })
  return [...new Map(picks.map((pick) => [pick.id, pick])).values()].slice(0, maxPicks)
}

const pickText = ({ id, cents }: DocumentPick): string => (cents === null ? id : `${id}~${cents}`)

export function readPaySelection(query: URLSearchParams): PaySelection {
  const [token, brand, last4] = ['card', 'brand', 'last4'].map((name) => query.get(name) ?? '')
  const isCard = /^card_[\w-]{10,60}$/.test(token ?? '') && /^\d{4}$/.test(last4 ?? '')
  return {
    picks: readPicks(query.getAll('id')),
    usesCredits: query.get('credits') !== 'no',
    card:
      isCard && token && last4
        ? { token, brand: /^[A-Za-z ]{1,20}$/.test(brand ?? '') ? (brand ?? '') : 'Card', last4 }
        : null,
  }
}

export function payHref({ picks, usesCredits, card }: PaySelection): string {
  const params = new URLSearchParams(picks.map((pick) => ['id', pickText(pick)]))
  if (!usesCredits) params.set('credits', 'no')
  for (const [name, value] of card
    ? ([
        ['card', card.token],
        ['brand', card.brand],
        ['last4', card.last4],
      ] as const)
    : [])
    params.set(name, value)
  return `${payPath}?${params}`
}

/**
 * The provider limits the return URL to 300 characters, too few for many documents. A cookie stores the selection
 * meanwhile: document numbers and amounts, nothing secret.
 */
export const choiceCookie = 'invoices_to_pay'

export const choiceText = ({ picks, usesCredits }: Omit<PaySelection, 'card'>): string =>
  [usesCredits ? 'y' : 'n', ...picks.map(pickText)].join('.')

export function readChoice(text: string): PaySelection {
  const [credits, ...picks] = text.split('.')
  return { picks: readPicks(picks), usesCredits: credits !== 'n', card: null }
}

export const choiceCookieText = (address: Omit<PaySelection, 'card'>): string =>
  `${choiceCookie}=${choiceText(address)}; Path=/account/invoices; Max-Age=3600; SameSite=Lax`
