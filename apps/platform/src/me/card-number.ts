import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'

/** Card numbers begin with these digits; a provider's token may be all digits too, but begins with others. */
const likeCard = /(?<![0-9])[2-6](?:[ -]?[0-9]){12,18}(?![0-9])/g

/** Whether any text, at any depth, looks like a full card number: it must never be stored (PAY-8). */
export function hasCardNumber(value: unknown): boolean {
  if (typeof value === 'number') return hasCardNumber(String(value))
  if (typeof value === 'string')
    return (value.match(likeCard) ?? []).some((found) => isLuhn(found.replace(/[ -]/g, '')))
  return typeof value === 'object' && value !== null && Object.values(value).some(hasCardNumber)
}

/** Refuses a body with a card number, wherever payments are written. */
export function refuseCardNumbers(written: RequestBody): void {
  const [property] = Object.entries(written).find(([, value]) => hasCardNumber(value)) ?? []
  if (property)
    fail(
      'ValidationFailure',
      { Property: property },
      'Keep the token of the payment provider here, never a card number.',
    )
}

/** Validates the check digit of a card number. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return all + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
