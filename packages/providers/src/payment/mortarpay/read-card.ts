import type { CardProblemCode } from '@tessera/contract/shop/card-problems'
import { cardBrandOf, hasValidChecksum } from './card-number.ts'
import { testCards } from './test-cards.ts'

export interface ReadCard {
  number: string
  /** `MM/YYYY` */
  expires: string
  holder: string | null
  billingZip: string | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Validates the customer's input. The card number and the security code go no further. */
export function readCard(body: Record<string, unknown>, now: Date): ReadCard | { problem: CardProblemCode } {
  const number = textOf(body.number).replace(/[ -]/g, '')
  const expires = readExpiry(textOf(body.expires))
  const holder = textOf(body.holder).slice(0, 100)
  const billingZip = textOf(body.billingZip)
  const digits = cardBrandOf(number) === 'American Express' ? 4 : 3
  if (!hasValidChecksum(number)) return { problem: 'number-invalid' }
  if (!testCards[number]) return { problem: 'number-not-for-tests' }
  if (!expires) return { problem: 'expires-invalid' }
  if (isPast(expires, now)) return { problem: 'expires-past' }
  if (!new RegExp(`^\\d{${digits}}$`).test(textOf(body.code))) return { problem: 'code-invalid' }
  if (hasCardNumber(holder)) return { problem: 'holder-invalid' }
  if (billingZip && !/^\d{5}(-?\d{4})?$/.test(billingZip)) return { problem: 'zip-invalid' }
  return { number, expires, holder: holder || null, billingZip: billingZip.slice(0, 5) || null }
}

/** `12/28`, `12/2028`, `1228` and `12 - 28` as `12/2028`. */
function readExpiry(typed: string): string | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(typed) ?? []
  const expires = `${month.padStart(2, '0')}/${year.length === 2 ? `20${year}` : year}`
  return /^(0[1-9]|1[0-2])\/20\d\d$/.test(expires) ? expires : undefined
}

/** A card is valid until the last day of its month. */
function isPast(expires: string, now: Date): boolean {
  const [month = 0, year = 0] = expires.split('/').map(Number)
  return Date.UTC(year, month, 1) <= now.getTime()
}

const hasCardNumber = (text: string): boolean => /\d{6,}/.test(text.replace(/[ -]/g, ''))

/** The fields that may be shown again: short, and without anything that could be a card number. */
export function storedFields(body: Record<string, unknown>): { expires: string; holder: string; billingZip: string } {
  const kept = (name: string, length: number): string => {
    const text = textOf(body[name]).slice(0, length)
    return hasCardNumber(text) ? '' : text
  }
  return { expires: kept('expires', 7), holder: kept('holder', 100), billingZip: kept('billingZip', 10) }
}
