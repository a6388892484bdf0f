import type { Operation } from '@tessera/contract/kit/operation'
import { ApiError } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { isInside } from '@tessera/server/is-inside'
import { addressBlock, type Limit } from '@tessera/server/rate-limit'
import { Tally } from '@tessera/server/tally'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'

/** RELIABILITY 7.7, each per minute (decision 0050). */
export interface CallLimits {
  /** Calls of a buyer's or a supplier's user, and of a guest. */
  person: Limit
  /** Calls of the seller's people and programs. */
  seller: Limit
  /** Calls without a token that holds. */
  address: Limit
  /** Submissions of a buyer's user or a guest. */
  submits: Limit
}

export interface CallCounter {
  /** Refuses whoever calls too often. */
  person(actor: Actor, operation: Operation, request: FastifyRequest): void
  stranger(request: FastifyRequest): void
}

const submissions = new Set(['Cart.Submit', 'Orders.Submit', 'Orders.Place'])

/** Counted in the process and settled twice a second: no statement per call. The shop counts its visitors by itself. */
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
      // all guests are the same user, and each has an order of its own
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
