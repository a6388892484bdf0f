import type { Operation } from '@tessera/contract/kit/operation'
import { mayCall } from '@tessera/domain/identity/may-call'
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
  tokenVersion: 0,
}

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
  const decision = mayCall(actor, operation, params)
  if (decision === 'yes') return
  if (decision === 'hidden')
    throw params.buyerID ? notFound('Buyer', params.buyerID) : notFound('Supplier', params.supplierID)
  if (decision !== 'Auth.InsufficientRoles') fail(decision)
  fail(decision, { AssignedRoles: [...actor.roles], RolesWithAccess: ['FullAccess', ...operation.roles] })
}
