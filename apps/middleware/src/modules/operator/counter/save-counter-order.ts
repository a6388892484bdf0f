import { isDeepStrictEqual } from 'node:util'
import type { CounterOrder, CounterOrderEntryInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { counterOrderId } from '../../../kit/counter-order-id.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { findCustomerByUser } from '../../people/session/find-customer.ts'
import { usualOrigin } from '../../site/stores/stores.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import type { CounterNeeds } from './counter-needs.ts'
import { counterView } from './counter-view.ts'
import { type Destination, findDestination } from './find-destination.ts'
import { planLines } from './plan-lines.ts'
import { readEntry, type Unread } from './read-entry.ts'
import {
  type CounterEntry,
  findCounterOrder,
  getCounterOrder,
  noteCounterTotal,
  type StoredCounterOrder,
  writeCounterOrder,
} from './stored-counter-order.ts'
import { readPlatformOrder, writePlatformOrder } from './write-platform-order.ts'

/** Saves what was entered and prices it. The entry is stored first, so nothing that was typed is lost. */
export async function saveCounterOrder(
  needs: CounterNeeds,
  call: OperatorCall,
  body: CounterOrderEntryInput,
): Promise<CounterOrder> {
  const { database, catalog, commerce } = needs
  if (!isUuid(body.id ?? '')) invalid('id', 'Send a UUID.')
  const known = await findCounterOrder(database, body.id ?? '')
  if (known?.isPlaced || known?.isUnderWay) refuse('Counter.Placed')
  const customer = await getBuyer(
    database,
    known?.customerNumber ?? body.customerNumber ?? '',
    known?.userID ?? body.userID ?? '',
  )
  const { entry, unread } = readEntry(catalog, body)
  checkAgreedPrices(call, known?.entry, entry)
  const destination = await findDestination(database, customer, entry.delivery)
  const stored = await database.transaction((db) => storeEntry(db, call, { body, entry, before: known?.entry }))
  const plan = planLines(catalog, entry.lines, destination?.shipFrom ?? usualOrigin)
  await writePlatformOrder(commerce, stored, plan, destination)
  const view = await priced(needs, { stored, customer, destination, unread, now: call.now }, plan)
  await noteCounterTotal(database, stored.id, view.totals.totalCents)
  return view
}

interface EntryToStore {
  body: CounterOrderEntryInput
  entry: CounterEntry
  before: CounterEntry | undefined
}

/** Stores what was entered and says who changed it: an agreed price may be placed by a colleague. */
async function storeEntry(
  db: Queryable,
  call: OperatorCall,
  { body, entry, before }: EntryToStore,
): Promise<StoredCounterOrder> {
  await writeCounterOrder(db, body, entry, operatorOf(call).name)
  const stored = await getCounterOrder(db, body.id ?? '')
  const { id, accountId, customer, person } = stored
  if (isDeepStrictEqual(before, stored.entry)) return stored
  await recordOperatorAction(db, call, accountId, {
    action: 'counter-order.save',
    object: id,
    ...(before && { before: recorded(before) }),
    after: { customer, person, ...recorded(stored.entry) },
  })
  return stored
}

const recorded = ({ lines, poNumber, jobName }: CounterEntry) => ({ lines, poNumber, jobName })

/** Reads one without writing anything. */
export async function readCounterOrder(needs: CounterNeeds, id: string, now: Date): Promise<CounterOrder> {
  const stored = await getCounterOrder(needs.database, id)
  const customer = await getBuyer(needs.database, stored.customerNumber, stored.userID)
  const destination = await findDestination(needs.database, customer, stored.entry.delivery)
  return priced(needs, { stored, customer, destination, unread: [], now })
}

interface Pricing {
  stored: StoredCounterOrder
  customer: Customer
  destination: Destination | undefined
  unread: readonly Unread[]
  now: Date
}

async function priced(
  needs: CounterNeeds,
  { stored, customer, destination, unread, now }: Pricing,
  plan = planLines(needs.catalog, stored.entry.lines, destination?.shipFrom ?? usualOrigin),
): Promise<CounterOrder> {
  const worksheet = await readPlatformOrder(needs.commerce, stored.id)
  const hasDestination = destination !== undefined
  return counterView(needs, { stored, customer, worksheet, plan, hasDestination, unread, now })
}

/** The person, if they may still sign in, and belongs to this account. */
export async function getBuyer(db: Queryable, customerNumber: string, userID: string): Promise<Customer> {
  const customer = await findCustomerByUser(db, userID)
  if (!customer || customer.account.number !== customerNumber)
    return refuse('NotFound', { message: 'This person is not an active customer, so nothing can be ordered for them.' })
  return customer
}

/** A price that is new or another one needs the right; one that a colleague agreed on stays. */
function checkAgreedPrices({ actor }: OperatorCall, before: CounterEntry | undefined, { lines }: CounterEntry): void {
  const keyOf = ({ sku, lotNo }: CounterEntry['lines'][number]) => JSON.stringify([sku, lotNo])
  const agreed = new Map(before?.lines.map((line) => [keyOf(line), line]))
  const isNew = (line: CounterEntry['lines'][number]): boolean => {
    const known = agreed.get(keyOf(line))
    // more boxes at an agreed price are another agreement
    return line.priceCents !== null && (known?.priceCents !== line.priceCents || line.boxes > known.boxes)
  }
  const roles = actor.bearer?.roles ?? []
  const mayAgree = roles.includes('OverrideUnitPrice') || roles.includes('FullAccess')
  if (!mayAgree && lines.some(isNew)) refuse('Counter.NeedsPriceRight')
}

/** Throws one away that is not placed, here and on the platform. */
export async function deleteCounterOrder(
  { database, commerce }: CounterNeeds,
  call: OperatorCall,
  { id = '', version = 0 }: { id?: string; version?: number },
): Promise<void> {
  const stored = await findCounterOrder(database, id)
  if (!stored) return
  if (stored.isPlaced || stored.isUnderWay) refuse('Counter.Placed')
  await database.transaction(async (db) => {
    const gone = await db.find(sql`
      delete from counter_orders where id = ${id} and version = ${version}::int and placed_at is null returning true`)
    if (!gone) refuse('Request.Conflict')
    const { customer, person, entry } = stored
    await recordOperatorAction(db, call, stored.accountId, {
      action: 'counter-order.delete',
      object: id,
      before: { customer, person, lines: entry.lines },
    })
  })
  await commerce.client.Orders.Delete('Incoming', counterOrderId(id), await commerce.backOffice()).catch(ignoreNotFound)
}
