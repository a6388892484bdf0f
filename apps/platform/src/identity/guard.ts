import type { Operation } from '@tessera/contract/kit/operation'
import { decideReach } from '@tessera/domain/identity/reach'
import { fail, notFound } from '@tessera/server/api-error'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { TokenAuthenticator } from './authenticate.ts'
import type { CallCounter } from './call-counter.ts'

/** The actor of an operation that needs no token. */
const anonymousActor: Actor = {
  marketplace: '',
  clientID: '',
  userType: 'buyer',
  userKey: '',
  userID: '',
  username: '',
  companyID: '',
  roles: new Set(),
  tokenID: '',
  tokenEnds: new Date(0),
}

/** Guests may shop, but must not change the shared user account. */
const notForGuests =
  /^(Me\.(Save|Patch|ResetPasswordByToken|RevokeTokens|TransferAnonUserOrder|(Create|Save|Patch|Delete|Accept|Decline)(Address|CreditCard|GroupOrderInvitation|ProductCollection|Subscription).*)|OrderReturns\.(Create|Save)|Cart\.SetActiveCart|Users\.GetAccessToken)$/

/** An impersonator must not change the user's credentials, cards or people. */
const notWhileImpersonating =
  /^(Me\.(Save|Patch|Register|ResetPasswordByToken|RevokeTokens|(Create|Save|Patch|Delete)CreditCard)|(Admin|Supplier|Buyer)?Users\.(?!List|Get$).*|(Admin|Supplier)?UserGroups\.(?!List|Get$).*)$/

/** A contributor to a group order adds lines and looks at products. */
const forContributors =
  /^(LineItems\.(List|Get|Create|Save|Patch|Delete)|Me\.(List|Get)(Catalog|Category|Categories|Product|Spec|Variant)s?)$/

/** Authenticates the caller, applies the call limits and checks permissions. */
export const guardWith =
  (authenticate: TokenAuthenticator, counter: CallCounter) =>
  async (operation: Operation, request: FastifyRequest): Promise<Actor> => {
    if (operation.open) {
      // the token endpoint counts its failures, not its successes
      if (operation.tag !== 'Auth') counter.countAnonymous(request)
      return anonymousActor
    }
    const actor = await authenticate(request.headers.authorization).catch((error) => {
      counter.countAnonymous(request)
      throw error
    })
    counter.countActor(actor, operation, request)
    checkAllowed(actor, operation, request.params as Record<string, string>)
    return actor
  }

/** Throws if the caller may not call this operation with these parameters. */
export function checkAllowed(actor: Actor, operation: Operation, params: Record<string, string>): void {
  checkRoles(actor, operation)
  checkKind(actor, operation, params)
}

function checkRoles({ roles }: Actor, operation: Operation): void {
  if (operation.roles.length === 0 || roles.has('FullAccess') || operation.roles.some((role) => roles.has(role))) return
  fail('Auth.InsufficientRoles', { AssignedRoles: [...roles], RolesWithAccess: ['FullAccess', ...operation.roles] })
}

function checkKind(actor: Actor, operation: Operation, params: Record<string, string>): void {
  if (operation.callers && !operation.callers.includes(actor.userType)) fail('Auth.UserNotAuthorizedToAdmin')
  if (actor.invitation && !forContributors.test(operation.id)) refuseContributor(operation)
  if (actor.orderID && notForGuests.test(operation.id)) fail('Auth.AnonUserProhibited')
  if (actor.impersonator && notWhileImpersonating.test(operation.id)) fail('Auth.UserNotAuthorizedToAdmin')
  const reached = decideReach(actor, operation, params)
  if (reached === 'forbidden') fail('Auth.UserNotAuthorizedToAdmin')
  if (reached === 'hidden')
    throw params.buyerID ? notFound('Buyer', params.buyerID) : notFound('Supplier', params.supplierID)
}

/** The rest of the order is its owner's, and so is the account. */
function refuseContributor({ tag, path }: Operation): never {
  const isOnOrder = tag === 'Cart' || path.startsWith('/orders/')
  return fail(isOnOrder ? 'GroupOrder.CannotModify' : 'Auth.UserNotAuthorizedToAdmin')
}
