import type { ClientBrandToSaveInput } from '@tessera/client/shop/types.gen'
import { clientBrandCalls } from '@tessera/contract/middleware/client-brand/operations'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { takePhoto } from '../../../kit/uploads/take-photo.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { trimToNull } from '../plan-needs.ts'
import { drawLogo } from './draw-logo.ts'
import { findCompanyLogo, getBrand } from './stored-brand.ts'

/** Logo and license number of a company, for the pages of its clients. */
export const clientBrandHandlers = ({ database, uploads }: { database: Database; uploads: UploadStore }) => ({
  ...handle(clientBrandCalls.getClientBrand, (call) => getBrand(database, customerOf(call).account.id)),
  ...handle(clientBrandCalls.saveClientBrand, async (call) => {
    const customer = customerOf(call)
    if (customer.account.type !== 'Pro') refuse('Proposal.ProOnly')
    const logo = await drawLogo({ database, uploads }, call.body.logo, call.now)
    return database.transaction(async (db) => {
      const before = await getBrand(db, customer.account.id)
      await saveBrand(db, customer, { ...call.body, logo }, call.now)
      await takePhoto(db, call.body.logo, call.now)
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
  body: Omit<ClientBrandToSaveInput, 'logo'> & { logo: Buffer | null },
  now: Date,
): Promise<void> {
  const keepsLogo = body.removesLogo !== true
  await db.rows(sql`
    insert into client_brands (account_id, logo, license_number, updated_at, updated_by)
    values (${account.id}, ${body.logo}, ${trimToNull(body.licenseNumber)}, ${now}, ${personID})
    on conflict (account_id) do update set license_number = excluded.license_number,
      logo = coalesce(excluded.logo, case when ${keepsLogo}::boolean then client_brands.logo end),
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`)
}
