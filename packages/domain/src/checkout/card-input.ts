import type { CardProblemCode } from '@tessera/contract/shop/card-problems'

export const cardFieldNames = ['number', 'expires', 'code', 'holder', 'billingZip'] as const
export type CardFieldName = (typeof cardFieldNames)[number]

const brands: readonly [begin: RegExp, brand: string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6(011|5|4[4-9])/, 'Discover'],
]

const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** The brand, known from the first digits; undefined until then. */
export const findCardBrand = (typed: string): string | undefined =>
  brands.find(([begin]) => begin.test(digitsOf(typed)))?.[1]

const isAmex = (typed: string): boolean => findCardBrand(typed) === 'American Express'

/** In groups as on the card: `4111 1111 1111 1111`, and `3782 822463 10005` for American Express. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19)
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

/** `1228`, `12-28` and `12/2028` as `12/28`; anything else as typed. */
export function formatExpiry(typed: string): string {
  const expiry = readExpiry(typed)
  return expiry ? `${String(expiry.month).padStart(2, '0')}/${String(expiry.year).slice(2)}` : typed
}

function readExpiry(typed: string): { month: number; year: number } | undefined {
  const [, month, year = ''] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(typed.trim()) ?? []
  const expiry = { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) }
  return expiry.month >= 1 && expiry.month <= 12 && expiry.year >= 2000 && expiry.year < 2100 ? expiry : undefined
}

/** The Luhn checksum of every card number. */
function hasValidChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

/** Finds what is wrong with a field before it is sent; `today` is `YYYY-MM-DD`. The provider checks again. */
export function findCardProblem(
  field: CardFieldName,
  typed: string,
  { number, today }: { number: string; today: string },
): CardProblemCode | undefined {
  const text = typed.trim()
  const digits = digitsOf(text)
  if (field === 'number') return /^\d{13,19}$/.test(digits) && hasValidChecksum(digits) ? undefined : 'number-invalid'
  if (field === 'expires') return findExpiryProblem(text, today)
  if (field === 'code') return codePattern(number).test(text) ? undefined : 'code-invalid'
  if (field === 'holder') return text && digits.length < 6 ? undefined : 'holder-invalid'
  return /^\d{5}(-?\d{4})?$/.test(text) ? undefined : 'zip-invalid'
}

const codePattern = (number: string): RegExp => {
  if (!findCardBrand(number)) return /^\d{3,4}$/
  return isAmex(number) ? /^\d{4}$/ : /^\d{3}$/
}

/** A card is valid until the last day of its month. */
function findExpiryProblem(typed: string, today: string): CardProblemCode | undefined {
  const expiry = readExpiry(typed)
  if (!expiry) return 'expires-invalid'
  const month = `${expiry.year}-${String(expiry.month).padStart(2, '0')}`
  return month < today.slice(0, 7) ? 'expires-past' : undefined
}
