import { invalid } from '../../../kit/shop-error.ts'

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]
/** Ranges assigned by the American Bankers Association, by the first two digits. */
const isAssignedRange = (start: number): boolean =>
  start <= 12 || (start >= 21 && start <= 32) || (start >= 61 && start <= 72) || start === 80

/** Nine digits whose weighted sum ends in 0. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || !isAssignedRange(Number(text.slice(0, 2)))) return false
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0)
  return sum > 0 && sum % 10 === 0
}

/** Messages never repeat the input, because it is bank data. */
export function checkRoutingNumber(text: string, field = 'routingNumber'): string {
  const number = text.replace(/\s/g, '')
  if (!/^\d{9}$/.test(number)) invalid(field, 'Enter the nine-digit routing number, the first number on a check.')
  return isRoutingNumber(number) ? number : invalid(field, 'This routing number isn’t valid. Check each digit.')
}
