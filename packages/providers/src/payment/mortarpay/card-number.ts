/** The Luhn checksum of every card number. */
export function hasValidChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return /^\d{13,19}$/.test(digits) && sum % 10 === 0
}

const brands: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6(011|5|4[4-9])/, 'Discover'],
]

export const cardBrandOf = (digits: string): string => brands.find(([begin]) => begin.test(digits))?.[1] ?? 'Card'
