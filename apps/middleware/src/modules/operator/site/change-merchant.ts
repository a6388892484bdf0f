import type { MerchantChangeInput } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { getStore } from '../../site/stores/store-records.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

export async function findMerchantId(db: Queryable, storeId: string): Promise<string | null> {
  const row = await db.find<{ merchantId: string }>(sql`
    select merchant_id as "merchantId" from store_merchants where store_id = ${storeId}`)
  return row?.merchantId ?? null
}

const minSecretCharacters = 16

/** Gives a store another merchant account. The secret is written and never read here; the audit says only that it is new. */
export const changeMerchant = (
  { database }: { database: Database },
  call: OperatorCall,
  body: MerchantChangeInput,
): Promise<void> =>
  database.transaction(async (db) => {
    const reason = body.reason?.trim() || invalid('reason', 'Enter a reason.')
    const merchantId = body.merchantId?.trim() ?? ''
    if (!/^[A-Za-z0-9-]{3,40}$/.test(merchantId))
      invalid('merchantId', 'Enter the merchant ID: letters, digits and dashes, 3 to 40 of them.')
    const secret = body.secret?.trim() || null
    if (secret && secret.length < minSecretCharacters)
      invalid('secret', `Enter a secret of at least ${minSecretCharacters} characters.`)
    const { id } = await getStore(db, body.storeId ?? '')
    await db.rows(sql`select from stores where id = ${id} for update`)
    const before = await findMerchantId(db, id)
    // a repeat changes nothing, whatever it saw
    if (before === merchantId && !secret) return
    if (before !== merchantId && before !== (body.seen ?? null)) refuse('Request.Conflict')
    if (!before && !secret) invalid('secret', 'A new merchant account needs its secret.')
    await writeMerchant(db, id, merchantId, secret)
    await recordOperatorAction(db, call, null, {
      action: 'store.merchant',
      object: id,
      before: { merchantId: before },
      after: { merchantId, hasNewSecret: secret !== null, reason },
    })
  })

async function writeMerchant(db: Queryable, id: string, merchantId: string, secret: string | null): Promise<void> {
  const other = await db.find(sql`
    select from store_merchants where merchant_id = ${merchantId} and store_id <> ${id}`)
  if (other) invalid('merchantId', 'Another store has this merchant ID.')
  await db.rows(sql`
    insert into store_merchants (store_id, merchant_id, merchant_secret) values (${id}, ${merchantId}, ${secret ?? ''})
    on conflict (store_id) do update set merchant_id = excluded.merchant_id,
      merchant_secret = coalesce(${secret}, store_merchants.merchant_secret)`)
}
