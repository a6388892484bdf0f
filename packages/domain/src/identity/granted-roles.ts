import { roles as standardRoles } from '@tessera/contract/platform/roles'

export interface RoleLimits {
  minimum: readonly string[]
  maximum: readonly string[]
}

const standard: ReadonlySet<string> = new Set(standardRoles)

/** `FullAccess` includes every standard role, never a custom one. */
export const holdsRole = (held: readonly string[], role: string): boolean =>
  held.includes(role) || (held.includes('FullAccess') && standard.has(role))

/**
 * The roles of a token: the user's roles, limited to the requested ones and to those of the API client. Roles the user
 * does not have and unknown names are silently dropped. Undefined: refuse.
 */
export function grantedRoles(
  available: readonly string[],
  scope: string | undefined,
  limits: RoleLimits,
): string[] | undefined {
  const requested = (scope ?? '').split(/[\s,]+/).filter(Boolean)
  return requested.length > 0
    ? applyLimits(rolesHeldOf(available, requested), limits, true)
    : applyLimits(available, limits, false)
}

/** The roles of an earlier token that the user still has and the client still allows. */
export const remainingRoles = (
  earlier: readonly string[],
  available: readonly string[],
  limits: RoleLimits,
): string[] | undefined => applyLimits(rolesHeldOf(available, earlier), limits, earlier.length > 0)

const rolesHeldOf = (available: readonly string[], wanted: readonly string[]): string[] => [
  ...new Set(wanted.filter((role) => holdsRole(available, role))),
]

/** The roles in both lists; full access on one side keeps the other side's roles. */
const commonRoles = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...rolesHeldOf(others, some), ...rolesHeldOf(some, others)]),
]

function applyLimits(
  wanted: readonly string[],
  { minimum, maximum }: RoleLimits,
  mustLeaveSome: boolean,
): string[] | undefined {
  const granted = maximum.length > 0 ? commonRoles(wanted, maximum) : [...wanted]
  if (mustLeaveSome && granted.length === 0) return undefined
  return minimum.every((role) => holdsRole(granted, role)) ? granted : undefined
}
