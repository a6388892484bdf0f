/** An address of the wire; what is no text counts as missing. */
export interface PostalAddress {
  Street1?: unknown
  Street2?: unknown
  City?: unknown
  State?: unknown
  Zip?: unknown
  Country?: unknown
}

/** What the built-in calculator knows of an order. Amounts are decimals, as on the wire. */
export interface Checkout {
  order: {
    /** Taken off the order as a whole; what lines have of their own is in their totals. */
    discount: number
  }
  /** Lines that stand for a bundle are left out: their parts ship and are taxed. */
  lines: readonly CheckoutLine[]
  shipFrom: PostalAddress | null
}

export interface CheckoutLine {
  id: string
  quantity: number
  /** Pounds of one unit; null when nobody weighed it. */
  weight: number | null
  /** Inches of one unit. */
  size?: { length: number; width: number; height: number } | null
  isSample: boolean
  taxable: boolean
  /** What the line costs, less its own promotions. */
  total: number
  shippingAddress: PostalAddress | null
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '')

/** The two letters of a state of the United States, or nothing for the rest of the world. */
export function findState(address: PostalAddress | null): string | undefined {
  if (words(address?.Country).toUpperCase() !== 'US') return undefined
  return words(address?.State).toUpperCase() || undefined
}

const postal = ['Street1', 'Street2', 'City', 'State', 'Zip', 'Country'] as const

/** Equal for addresses that are the same place in different spelling. */
export const placeKey = (address: PostalAddress | null): string =>
  JSON.stringify(postal.map((field) => words(address?.[field]).toUpperCase()))
