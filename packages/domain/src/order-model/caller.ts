import type { Role } from '@tessera/contract/platform/roles'
import { holdsRole } from '../identity/granted-roles.ts'
import { type Problem, problem } from './problem.ts'

/** The caller. Whether they can see the order was checked before. */
export interface Caller {
  /** The order belongs to this user. */
  isOwner: boolean
  /** A user of the marketplace owner, not of a buyer or a supplier. */
  isSeller: boolean
  roles: readonly string[]
}

export const hasRole = ({ roles }: Caller, role: Role): boolean => holdsRole(roles, role)

export const isOrderAdmin = (caller: Caller): boolean => hasRole(caller, 'OrderAdmin')

export const needsRole = ({ roles }: Caller, ...enough: readonly Role[]): Problem =>
  problem('Auth.InsufficientRoles', { AssignedRoles: [...roles], RolesWithAccess: ['FullAccess', ...enough] })
