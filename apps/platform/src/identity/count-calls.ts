import type { Operation } from '@tessera/contract/kit/operation'
import { ApiError } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { isInside } from '@tessera/server/is-inside'
import { addressBlock, type Limit } from '@tessera/server/rate-limit'
import { Tally } from '@tessera/server/tally'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'

/** Limits per minute (decision 0050). */
export interface CallLimits {
  /** Calls by a buyer's or supplier's user, or by a guest. */
  person: Limit
  /** Calls by seller users and programs. */
  seller: Limit
  /** Calls without a valid token, per IP address. */
  address: Limit
  /** Submissions by a buyer's user or a guest. */
  submits: Limit
}

export interface CallCounter {
  /** Throws if the actor exceeds its limit. */
  person(actor: Actor, operation: Operation, request: FastifyRequest): void
  stranger(request: FastifyRequest): void
}

const submissions = new Set(['Cart.Submit', 'Orders.Submit', 'Orders.Place'])

/** Counts in memory and syncs twice a second: no statement per call. The shop limits its visitors separately. */
export function callCounter(database: Queryable, limits: CallLimits): CallCounter {
  const persons = new Tally(database, limits.person)
  const sellers = new Tally(database, limits.seller)
  const addresses = new Tally(database, limits.address)
  const submits = new Tally(database, limits.submits)
  return {
    person({ userType, userKey, orderID }, { id }, request) {
      if (isInside(request)) return
      const now = Date.now()
      if (userType === 'admin') return refuseIfEarly(sellers.hit(userKey, now))
      // guests share a user and differ by order
      const who = orderID ?? userKey
      refuseIfEarly(persons.hit(who, now))
      if (submissions.has(id)) refuseIfEarly(submits.hit(who, now))
    },
    stranger(request) {
      if (!isInside(request)) refuseIfEarly(addresses.hit(addressBlock(request.ip), Date.now()))
    },
  }
}

function refuseIfEarly(wait: number | undefined): void {
  if (wait) throw new ApiError([{ code: 'RateLimit.Exceeded' }], { 'retry-after': String(wait) })
}
