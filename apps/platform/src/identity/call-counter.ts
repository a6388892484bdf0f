import type { Operation } from '@tessera/contract/kit/operation'
import { ApiError } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { isInternalRequest } from '@tessera/server/is-internal-request'
import { addressBlock, type RateLimit } from '@tessera/server/rate-limit'
import { SoftRateLimiter } from '@tessera/server/soft-rate-limiter'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'

/** Limits per minute (decision 0050). */
export interface CallLimits {
  /** Calls by a buyer's or supplier's user, or by a guest. */
  person: RateLimit
  /** Calls by seller users and programs. */
  seller: RateLimit
  /** Calls of the shop itself, whose visitors are limited there. */
  shop?: { clientID: string; limit: RateLimit }
  /** Calls without a valid token, per IP address. */
  address: RateLimit
  /** Submissions by a buyer's user or a guest. */
  submits: RateLimit
}

export interface CallCounter {
  /** Throws if the actor exceeds its limit. */
  countActor(actor: Actor, operation: Operation, request: FastifyRequest): void
  countAnonymous(request: FastifyRequest): void
}

const submissions = new Set(['Cart.Submit', 'Orders.Submit', 'Orders.Place'])

/** Counts in memory and syncs twice a second: no statement per call. The shop limits its visitors separately. */
export function createCallCounter(database: Queryable, limits: CallLimits): CallCounter {
  const persons = new SoftRateLimiter(database, limits.person)
  const sellers = new SoftRateLimiter(database, limits.seller)
  const shop = limits.shop && { id: limits.shop.clientID, limiter: new SoftRateLimiter(database, limits.shop.limit) }
  const addresses = new SoftRateLimiter(database, limits.address)
  const submits = new SoftRateLimiter(database, limits.submits)
  return {
    countActor({ userType, userKey, orderID, clientID }, { id }, request) {
      if (isInternalRequest(request)) return
      const now = Date.now()
      if (userType === 'admin' && clientID === shop?.id) return refuseIfLimited(shop.limiter.hit(clientID, now))
      if (userType === 'admin') return refuseIfLimited(sellers.hit(userKey, now))
      // guests share a user and differ by order
      const who = orderID ?? userKey
      refuseIfLimited(persons.hit(who, now))
      if (submissions.has(id)) refuseIfLimited(submits.hit(who, now))
    },
    countAnonymous(request) {
      if (!isInternalRequest(request)) refuseIfLimited(addresses.hit(addressBlock(request.ip), Date.now()))
    },
  }
}

function refuseIfLimited(wait: number | undefined): void {
  if (wait) throw new ApiError([{ code: 'RateLimit.Exceeded' }], { 'retry-after': String(wait) })
}
