/** The state of the payment step in its URL: documents, partial amounts and credits. A card is never in it. */
export interface PaySelection {
  picks: readonly DocumentPick[]
  usesCredits: boolean
}

export interface DocumentPick {
  id: string
  /** A partial amount; null for the default amount. */
  cents: number | null
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

export const readPaySelection = (query: URLSearchParams): PaySelection => ({
  picks: readPicks(query.getAll('id')),
  usesCredits: query.get('credits') !== 'no',
})

export function payHref({ picks, usesCredits }: PaySelection): string {
  const params = new URLSearchParams(picks.map((pick) => ['id', pickText(pick)]))
  if (!usesCredits) params.set('credits', 'no')
  return `${payPath}?${params}`
}

/**
 * The provider limits the return URL to 300 characters, too few for many documents. A cookie stores the selection
 * meanwhile: document numbers and amounts, nothing secret.
 */
export const choiceCookie = 'invoices_to_pay'

export const choiceText = ({ picks, usesCredits }: PaySelection): string =>
  [usesCredits ? 'y' : 'n', ...picks.map(pickText)].join('.')

export function readChoice(text: string): PaySelection {
  const [credits, ...picks] = text.split('.')
  return { picks: readPicks(picks), usesCredits: credits !== 'n' }
}

export const choiceCookieText = (address: PaySelection): string =>
  `${choiceCookie}=${choiceText(address)}; Path=/account/invoices; Max-Age=3600; SameSite=Lax`
