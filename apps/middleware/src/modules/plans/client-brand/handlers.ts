import type { ClientBrandToSaveInput } from '@tessera/client/shop/types.gen'
import { clientBrandCalls } from '@tessera/contract/middleware/client-brand/operations'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { trimToNull } from '../plan-needs.ts'
import { findCompanyLogo, getBrand } from './stored-brand.ts'
import { takeLogo } from './take-logo.ts'

/** Logo and license number of a company, for the pages of its clients. */
export const clientBrandHandlers = ({ database }: { database: Database }) => ({
  ...handle(clientBrandCalls.getClientBrand, (call) => getBrand(database, customerOf(call).account.id)),
  ...handle(clientBrandCalls.saveClientBrand, (call) => {
    const customer = customerOf(call)
    if (customer.account.type !== 'Pro') refuse('Proposal.ProOnly')
    return database.transaction(async (db) => {
      const before = await getBrand(db, customer.account.id)
      await saveBrand(db, customer, call.body, call.now)
      const after = await getBrand(db, customer.account.id)
      await audit(db, auditActorOf(call), { action: 'account.brand', object: customer.account.id, before, after })
      return after
    })
  }),
  ...handle(clientBrandCalls.getClientLogo, async (call) => {
    const bytes = (await findCompanyLogo(database, customerOf(call).account.id)) ?? refuse('NotFound')
    return answerFile({ name: 'logo.jpg', bytes }, 'image/jpeg')
  }),
})

async function saveBrand(
  db: Queryable,
  { account, personID }: Customer,
  body: ClientBrandToSaveInput,
  now: Date,
): Promise<void> {
  const logo = await takeLogo(db, body.logo, now)
  const keepsLogo = body.removesLogo !== true
  await db.rows(sql`
    insert into client_brands (account_id, logo, license_number, updated_at, updated_by)
    values (${account.id}, ${logo}, ${trimToNull(body.licenseNumber)}, ${now}, ${personID})
    on conflict (account_id) do update set license_number = excluded.license_number,
      logo = coalesce(excluded.logo, case when ${keepsLogo}::boolean then client_brands.logo end),
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`)
}
