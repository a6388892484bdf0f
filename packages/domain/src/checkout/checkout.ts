/** An address as in the API; values that are not text count as missing. */
export interface PostalAddress {
  Street1?: unknown
  Street2?: unknown
  City?: unknown
  State?: unknown
  Zip?: unknown
  Country?: unknown
}

/** The built-in calculator's view of an order. Amounts are decimals, as in the API. */
export interface CheckoutOrder {
  order: {
    /** Discount on the whole order; line discounts are in the line totals. */
    discount: number
  }
  /** Without bundle lines: their parts are shipped and taxed. */
  lines: readonly CheckoutLine[]
  shipFrom: PostalAddress | null
}

export interface CheckoutLine {
  id: string
  quantity: number
  /** Pounds per unit; null if unknown. */
  weight: number | null
  /** Inches per unit. */
  size?: { length: number; width: number; height: number } | null
  isSample: boolean
  taxable: boolean
  /** The line's price less its own promotions. */
  total: number
  shippingAddress: PostalAddress | null
}

const normalizeText = (value: unknown): string => (typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '')

/** The two-letter state code in the United States, else undefined. */
export function findState(address: PostalAddress | null): string | undefined {
  if (normalizeText(address?.Country).toUpperCase() !== 'US') return undefined
  return normalizeText(address?.State).toUpperCase() || undefined
}

const postal = ['Street1', 'Street2', 'City', 'State', 'Zip', 'Country'] as const

/** Equal for the same address in different spelling. */
export const addressKey = (address: PostalAddress | null): string =>
  JSON.stringify(postal.map((field) => normalizeText(address?.[field]).toUpperCase()))
