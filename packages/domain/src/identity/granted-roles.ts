import { roles as standardRoles } from '@tessera/contract/platform/roles'

export interface RoleLimits {
  minimum: readonly string[]
  maximum: readonly string[]
}

const standard: ReadonlySet<string> = new Set(standardRoles)

/** `FullAccess` stands for every standard role, never for a custom one. */
export const holdsRole = (held: readonly string[], role: string): boolean =>
  held.includes(role) || (held.includes('FullAccess') && standard.has(role))

/**
 * The roles a token gets: what the user has, of that what is asked for, of that what the API client lets through.
 * Roles the user does not have are dropped without a word, as are words that are no roles. Undefined: refuse.
 */
export function grantedRoles(
  available: readonly string[],
  scope: string | undefined,
  limits: RoleLimits,
): string[] | undefined {
  const asked = (scope ?? '').split(/[\s,]+/).filter(Boolean)
  return asked.length > 0 ? limited(narrowed(available, asked), limits, true) : limited(available, limits, false)
}

/** The roles of an earlier token that the user still has and the client still lets through. */
export const remainingRoles = (
  earlier: readonly string[],
  available: readonly string[],
  limits: RoleLimits,
): string[] | undefined => limited(narrowed(available, earlier), limits, earlier.length > 0)

const narrowed = (available: readonly string[], wanted: readonly string[]): string[] => [
  ...new Set(wanted.filter((role) => holdsRole(available, role))),
]

/** What both hold; full access on one side leaves the other's roles as they are. */
const common = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...narrowed(others, some), ...narrowed(some, others)]),
]

function limited(
  wanted: readonly string[],
  { minimum, maximum }: RoleLimits,
  mustLeaveSome: boolean,
): string[] | undefined {
  const granted = maximum.length > 0 ? common(wanted, maximum) : [...wanted]
  if (mustLeaveSome && granted.length === 0) return undefined
  return minimum.every((role) => holdsRole(granted, role)) ? granted : undefined
}
