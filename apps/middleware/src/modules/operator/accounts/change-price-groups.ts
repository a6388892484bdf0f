import type { PriceGroupChangeInput, PriceGroupReport } from '@tessera/client/shop/types.gen'
import { maxPriceGroupChanges } from '@tessera/contract/middleware/operator/account-models'
import { type ChangeableAccount, decideAccountChange } from '@tessera/domain/billing/account-change'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import type { OperatorCall } from '../store/operator.ts'
import type { ProNeeds } from '../store/pro-account.ts'
import { saveChange, settlePrices } from './change-account.ts'

type Result = PriceGroupReport['customers'][number]
type Group = NonNullable<Result['was']>
type Account = ChangeableAccount & { id: string; name: string; priceGroup: Group }

interface Wanted {
  priceGroup: Group
  reason: string
  isPreview: boolean
}

/** Gives several customers a price group. Each is a transaction of its own, so one that is refused stops no other. */
export async function changePriceGroups(
  needs: ProNeeds,
  call: OperatorCall,
  body: PriceGroupChangeInput,
): Promise<PriceGroupReport> {
  const wanted: Wanted = {
    priceGroup: body.priceGroup ?? invalid('priceGroup', 'Choose a price group.'),
    reason: body.reason?.trim() || invalid('reason', 'Enter a reason.'),
    isPreview: body.isPreview ?? false,
  }
  const seen = new Map((body.customers ?? []).map((one) => [one.customerNumber ?? '', one.seen]))
  if (seen.size === 0) invalid('customers', 'Select at least one customer.')
  if (seen.size > maxPriceGroupChanges)
    invalid('customers', `Select at most ${maxPriceGroupChanges} customers at a time.`)
  const customers: Result[] = []
  for (const [number, group] of seen) {
    const { id, ...result } = await needs.database.transaction((db) =>
      changeOne(db, needs, call, wanted, number, group),
    )
    if (id) await settlePrices(needs, id)
    customers.push(result)
  }
  return { customers }
}

/** The ID is there if the platform has to hear of it. */
async function changeOne(
  db: Queryable,
  needs: ProNeeds,
  call: OperatorCall,
  { priceGroup, reason, isPreview }: Wanted,
  customerNumber: string,
  seen: Group | undefined,
): Promise<Result & { id?: string }> {
  const account = await lockAccount(db, customerNumber)
  const result = { customerNumber, name: account?.name ?? null, was: account?.priceGroup ?? null, problem: null }
  const refused = (problem: string): Result => ({ ...result, result: 'refused', problem })
  if (!account) return refused('We couldn’t find this customer.')
  const decision = decideAccountChange(account, { priceGroup })
  if ('problem' in decision) return refused(decision.problem)
  if (Object.keys(decision.after).length === 0) return { ...result, result: 'same' }
  if (account.priceGroup !== seen) return refused('Someone else has changed this customer’s prices.')
  if (isPreview) return { ...result, result: 'changed' }
  await saveChange(db, needs, call, { id: account.id, reason, ...decision })
  return { ...result, result: 'changed', id: account.id }
}

const lockAccount = (db: Queryable, number: string): Promise<Account | undefined> =>
  db.find<Account>(sql`
    select id, name, type, status, terms, credit_line_cents::float8 as "creditLineCents", price_group as "priceGroup",
      on_hold as "isOnHold"
    from accounts where number = ${number} for update`)
