import type { PostalAddress } from '@tessera/domain/checkout/checkout'
import type { Line } from '@tessera/domain/order-model/order-state'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { LockedOrder } from '../orders/locked-order.ts'
import { type CheckoutService, checkoutServiceOf } from './checkout-event.ts'

/** Facts for the built-in calculator that the state of an order does not hold. Only catalog writes change them. */
export interface CalculatorFacts {
  service: CheckoutService | undefined
  findOrigin(line: Line): PostalAddress | null
}

interface FactsRow {
  service: CheckoutService | null
  /** In the order of the keys. */
  origins: (PostalAddress | null)[]
}

const originKey = ({ shipFromAddressID, productID }: Line): string => JSON.stringify([shipFromAddressID, productID])

/** Read once per catalog epoch. */
export async function readCalculatorFacts(db: Queryable, locked: LockedOrder): Promise<CalculatorFacts> {
  const { services, origins } = locked.epoch
  const clientKey = locked.record.clientID ?? ''
  const keys = new Set(locked.state.lines.filter((line) => line.shipFromAddressID !== null).map(originKey))
  const known = new Map([...keys].map((key) => [key, origins.get(key)]))
  const unknown = [...keys].filter((key) => !known.get(key))
  const service = services.get(clientKey)
  const findOrigin = (line: Line) => known.get(originKey(line))?.address ?? null
  if (service && unknown.length === 0) return { service, findOrigin }
  const row = await readFacts(db, locked.record, unknown)
  if (row?.service) services.set(clientKey, row.service)
  for (const [at, key] of unknown.entries()) {
    const origin = { address: row?.origins[at] ?? null }
    known.set(key, origin)
    origins.set(key, origin)
  }
  return { service: row?.service ?? undefined, findOrigin }
}

const readFacts = (db: Queryable, record: LockedOrder['record'], keys: readonly string[]) =>
  db.find<FactsRow>(sql`
    select (select row_to_json(it) from (${checkoutServiceOf(record)}) it) as service, (
      select coalesce(json_agg(ship_from_in(${record.marketplace}, k.origin ->> 0, k.origin ->> 1) order by k.nth), '[]')
      from jsonb_array_elements(${`[${keys.join()}]`}::jsonb) with ordinality as k(origin, nth)) as origins`)
