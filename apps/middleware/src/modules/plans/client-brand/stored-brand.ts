import type { ClientBrand } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'

/** For a query with `client_brands` as `b` in a left join. */
export const brandColumns: Sql = sql`b.logo is not null as "hasLogo", b.license_number as "licenseNumber"`

export const getBrand = async (db: Queryable, accountId: string): Promise<ClientBrand> =>
  (await db.find<ClientBrand>(sql`
    select a.name as company, ${brandColumns} from accounts a left join client_brands b on b.account_id = a.id
    where a.id = ${accountId}`)) ?? refuse('NotFound')

export const findCompanyLogo = async (db: Queryable, accountId: string): Promise<Buffer | undefined> =>
  (await db.find<{ logo: Buffer | null }>(sql`select logo from client_brands where account_id = ${accountId}`))?.logo ??
  undefined
