import type { Operation } from '@tessera/contract/kit/operation'
import { decideReach, type ReachSubject } from './reach.ts'

/** The parts of a caller that decide what may be called. */
export interface Caller extends ReachSubject {
  roles: ReadonlySet<string>
  /** Set while a user is impersonated. */
  impersonator?: string
  /** Set for a guest: the one order a guest may touch. */
  orderID?: string
  /** Set for a contributor to a group order. */
  invitation?: object
}

/** `hidden` answers as if the company in the path did not exist; the others are codes of errors. */
export type CallDecision =
  | 'yes'
  | 'hidden'
  | 'Auth.InsufficientRoles'
  | 'Auth.UserNotAuthorizedToAdmin'
  | 'Auth.AnonUserProhibited'
  | 'GroupOrder.CannotModify'

/** Guests may shop, but must not change the shared user account. */
const notForGuests =
  /^(Me\.(Save|Patch|ResetPasswordByToken|RevokeTokens|TransferAnonUserOrder|(Create|Save|Patch|Delete|Accept|Decline)(Address|CreditCard|GroupOrderInvitation|ProductCollection|Subscription).*)|OrderReturns\.(Create|Save)|Cart\.SetActiveCart|Users\.GetAccessToken)$/

/** An impersonator must not change the user's credentials, cards or people. */
const notWhileImpersonating =
  /^(Me\.(Save|Patch|Register|ResetPasswordByToken|RevokeTokens|CreateNarrowedToken|(Create|Save|Patch|Delete)CreditCard)|(Admin|Supplier|Buyer)?Users\.(?!List|Get$).*|(Admin|Supplier)?UserGroups\.(?!List|Get$).*)$/

/** A contributor to a group order adds lines and looks at products. */
const forContributors =
  /^(LineItems\.(List|Get|Create|Save|Patch|Delete)|Me\.(List|Get)(Catalog|Category|Categories|Product|Spec|Variant)s?)$/

/** Decides whether a caller may call an operation with these parameters of its path, before any record is read. */
export function mayCall(caller: Caller, operation: Operation, params: Record<string, string>): CallDecision {
  if (operation.open) return 'yes'
  if (!hasRole(caller, operation)) return 'Auth.InsufficientRoles'
  if (operation.callers && !operation.callers.includes(caller.userType)) return 'Auth.UserNotAuthorizedToAdmin'
  if (caller.invitation && !forContributors.test(operation.id)) return refusalOfContributor(operation)
  if (caller.orderID && notForGuests.test(operation.id)) return 'Auth.AnonUserProhibited'
  if (caller.impersonator && notWhileImpersonating.test(operation.id)) return 'Auth.UserNotAuthorizedToAdmin'
  const reach = decideReach(caller, operation, params)
  return reach === 'forbidden' ? 'Auth.UserNotAuthorizedToAdmin' : reach
}

const hasRole = ({ roles }: Caller, operation: Operation): boolean =>
  operation.roles.length === 0 || roles.has('FullAccess') || operation.roles.some((role) => roles.has(role))

/** The rest of the order is its owner's, and so is the account. */
function refusalOfContributor({ tag, path }: Operation): CallDecision {
  const isOnOrder = tag === 'Cart' || path.startsWith('/orders/')
  return isOnOrder ? 'GroupOrder.CannotModify' : 'Auth.UserNotAuthorizedToAdmin'
}
