import { foldPassword } from './password-filter.ts'

/** Shorter parts of names occur in too many words. */
const shortestPart = 3

/**
 * True for a password of only names, digits and symbols: `tessera2025!` in the shop Tessera, or the sign-in email
 * address.
 */
export function isJustAName(password: string, names: readonly string[]): boolean {
  const text = foldPassword(password)
  const folded = names.map(foldPassword)
  if (folded.includes(text)) return true
  const parts = folded
    .flatMap((name) => name.split(/[^\p{L}]+/u))
    .filter((part) => part.length >= shortestPart)
    .sort((a, b) => b.length - a.length)
  const hasName = parts.some((part) => text.includes(part))
  return hasName && !/\p{L}/u.test(parts.reduce((left, part) => left.replaceAll(part, ' '), text))
}
