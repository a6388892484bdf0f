import type { Operation } from '@tessera/contract/kit/operation'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { emailCalls } from '@tessera/contract/middleware/operator/email-operations'
import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { listDeliveries, listDeliveryReceivers } from '@tessera/contract/platform/additions/deliveries'
import { listStock } from '@tessera/contract/platform/additions/stock-places'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { findRead, type PathValues } from '../../operations/find-operation.ts'
import { isAllowed } from '../../operations/read-operation.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import type { Fault } from './health-view.ts'

/** Beginnings of addresses, and the reads without which the page behind them is refused. */
const pages: readonly (readonly [start: string, ...reads: Operation[]])[] = [
  ['/money/under-way', moneyCalls.listPaymentsUnderWay],
  ['/money/documents/', moneyCalls.getDocument],
  ['/money/customers/', moneyCalls.getLedger],
  ['/rewards/', moneyCalls.getRewards],
  ['/emails', emailCalls.listEmails],
  ['/orders/', operatorCalls.getOrder],
  ['/orders', operatorCalls.listOrders],
  ['/forwarded/', getOperation('Orders.Get')],
  ['/products/', listStock, getOperation('Products.Get')],
  ['/products', getOperation('Products.List')],
  ['/promotions/', getOperation('Promotions.Get')],
  ['/stock', listStock],
  ['/content/searches', contentCalls.listSearchesWithoutResult],
  ['/wire/receivers', listDeliveryReceivers],
  ['/wire', listDeliveries],
  ['/observed', observedCalls.listPageErrors],
]

/** Orders that are forwarded are the seller's outgoing ones; no other of the pages depends on a value. */
const outgoing: PathValues = { direction: 'Outgoing' }

/** The faults with links for this person: what leads to a page that they may not open is plain text. */
export function withOpenLinks(staff: Staff, faults: readonly Fault[]): Fault[] {
  const openOf = (href: string | null) => (href !== null && mayOpen(staff, href) ? href : null)
  return faults.map(({ records = [], ...fault }) => ({
    ...fault,
    href: openOf(fault.href),
    records: records.map(({ name, href }) => ({ name, href: openOf(href) })),
  }))
}

function mayOpen(staff: Staff, href: string): boolean {
  // a place on the page of health itself
  if (href.startsWith('#')) return true
  const record = href.startsWith('/r/') ? findRead(href.slice(3)) : undefined
  if (record) return isAllowed(staff.caller, record.operation, record.params)
  const [, ...reads] = pages.find(([start]) => href.startsWith(start)) ?? []
  return reads.length > 0 && reads.every((read) => mayRead(staff, read))
}

const mayRead = (staff: Staff, read: Operation): boolean =>
  read.path.startsWith('/api/') ? mayUse(staff, read) : isAllowed(staff.caller, read, outgoing)
