import type { ValueOf } from '@tessera/contract/kit/model'
import type { PostalAddress } from '@tessera/contract/middleware/address/models'
import { userCalls } from '@tessera/contract/middleware/users/operations'
import type { CustomerType } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { completeAddress } from '../../../kit/complete-address.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { checkCompanyAddress } from '../registration/check-company-address.ts'
import { checkStore } from '../registration/check-store.ts'
import { linkAccount } from '../registration/link-account.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

type Body = ShopCall<typeof userCalls.updateCustomerData>['body']

interface AccountRow {
  id: string
  number: string
  name: string
  pendingName: string | null
  status: string
  type: CustomerType
  preferredStore: string | null
  details: { phone?: string | null; website?: string | null; address?: Partial<ValueOf<typeof PostalAddress>> | null }
}

export const getCompanyHandler = ({ database }: AuthNeeds) =>
  handle(userCalls.getCompany, async (call) => companyView(await getAccount(database, customerOf(call).account.id)))

/** Changes the account; missing or empty fields stay unchanged. */
export const updateCustomerHandler = (needs: AuthNeeds) =>
  handle(userCalls.updateCustomerData, async (call) => {
    const { account } = customerOf(call)
    const changes = await readChanges(needs.database, call.body)
    await needs.database.transaction(async (db) => {
      const before = await getAccount(db, account.id)
      const names = namesAfter(before, changes.name)
      await db.rows(sql`
        update accounts set name = ${names.name}, pending_name = ${names.pendingName}, updated_at = now(),
          preferred_store = ${changes.preferredStore ?? before.preferredStore},
          details = details || ${JSON.stringify(changes.details)}::jsonb
        where id = ${account.id}`)
      await audit(db, auditActorOf(call), {
        action: 'account.change',
        object: account.id,
        before: auditedFields(before),
        after: changes,
      })
    })
    const linked = call.body.customerNumber
      ? await linkAccount(needs, call, call.body.customerNumber.trim())
      : account.id
    return companyView(await getAccount(needs.database, linked))
  })

/** A new name of an active Pro Account waits for the store's approval; entering the old name cancels the request. */
function namesAfter({ name, pendingName, type, status }: AccountRow, newName: string | null) {
  if (!newName) return { name, pendingName }
  const waits = type === 'Pro' && status === 'active'
  return waits ? { name, pendingName: newName === name ? null : newName } : { name: newName, pendingName: null }
}

async function readChanges(db: Queryable, body: Body) {
  if (body.website && !/^https?:\/\/\S+$/i.test(body.website))
    invalid('website', 'Enter a website that starts with https://.')
  if (body.address) checkCompanyAddress(body.address)
  const phone = checkPhone(body.phone)
  return {
    name: body.name?.trim() || null,
    preferredStore: await checkStore(db, body.preferredStore),
    details: {
      ...(phone && { phone }),
      ...(body.website && { website: body.website }),
      ...(body.address && { address: body.address }),
    },
  }
}

const getAccount = async (db: Queryable, id: string): Promise<AccountRow> =>
  (await db.find<AccountRow>(sql`
    select id, number, name, pending_name as "pendingName", status, type, preferred_store as "preferredStore", details from accounts where id = ${id}`)) ??
  refuse('NotFound')

const auditedFields = ({ name, preferredStore, details }: AccountRow) => ({
  name,
  preferredStore,
  details: { phone: details.phone ?? null, website: details.website ?? null, address: details.address ?? null },
})

const companyView = ({ id, number, name, pendingName, status, type, preferredStore, details }: AccountRow) => ({
  cust_id: id,
  cust_num: number,
  name,
  pendingName,
  status,
  type,
  preferredStore,
  phone: details.phone ?? null,
  website: details.website ?? null,
  address: details.address ? completeAddress(details.address) : null,
})
