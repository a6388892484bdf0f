/** The pages of the shop's own records, which are not in the platform's stream. */
export const markedKinds: Readonly<Record<string, string>> = { orders: 'order', quotes: 'quote', customers: 'customer' }

export interface MarkedRecord {
  kind: string
  number: string
}

/** The order, quote or customer that a page shows; undefined for lists, which are read again when they are opened. */
export function markedAt(pathname: string): MarkedRecord | undefined {
  const [first = '', number, ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const kind = Object.hasOwn(markedKinds, first) ? markedKinds[first] : undefined
  return kind && number && rest.length === 0 ? { kind, number } : undefined
}
