import { users } from '@tessera/contract/platform/identity/users'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { crud } from '../engine/crud.ts'
import { handlerOf } from './handler-of.ts'
import { userWrites } from './user-writes.ts'

const userHandlers: PlatformHandlers = { ...crud(users), ...userWrites(users) }

/** Buyer users addressed without their buyer: the user is found by ID, then handled under that buyer. */
export function buyerUserHandlers(): PlatformHandlers {
  const found =
    (verb: string): PlatformHandler =>
    async (call) =>
      handlerOf(userHandlers, `Users.${verb}`)(inBuyer(call, await getBuyer(call)))
  return {
    'BuyerUsers.Get': found('Get'),
    'BuyerUsers.Patch': found('Patch'),
    'BuyerUsers.Delete': found('Delete'),
    'BuyerUsers.Save': async (call) => {
      const buyer = (await findBuyer(call)) ?? companyInBody(call)
      if (!buyer) throw notFound('User', call.params.id)
      return handlerOf(userHandlers, 'Users.Save')(inBuyer(call, buyer))
    },
    'BuyerUsers.Create': async (call) => {
      const buyer =
        companyInBody(call) ??
        fail('ValidationFailure', { Property: 'CompanyID' }, 'CompanyID is required: the ID of the buyer.')
      return handlerOf(userHandlers, 'Users.Create')(inBuyer(call, buyer))
    },
  }
}

export const inBuyer = (call: PlatformCall, buyerID: string): PlatformCall => ({
  ...call,
  params: { buyerID, userID: call.params.id ?? '' },
})

const getBuyer = async (call: PlatformCall): Promise<string> => {
  const buyer = await findBuyer(call)
  if (!buyer) throw notFound('User', call.params.id)
  return buyer
}

/** IDs are unique within a buyer only; an ID that several buyers have is ambiguous and not resolved. */
export async function findBuyer(call: PlatformCall): Promise<string | undefined> {
  const id = pathParameter(call, 'id')
  const { marketplace, userType, companyID } = call.actor
  const rows = await call.db.rows<{ buyer: string }>(sql`
    select company_id as buyer
    from users
    where marketplace_id = ${marketplace} and company_type = 'buyer' and id = ${id}
      and (${userType} <> 'buyer' or company_id = ${companyID})
    order by company_id
    limit 100`)
  const buyers = rows.map(({ buyer }) => buyer)
  if (buyers.length > 1)
    fail('IdExists', { ObjectType: 'User', ObjectID: id, Buyers: buyers }, 'Several buyers have a user with this ID.')
  return buyers[0]
}

/** `CompanyID` is read-only elsewhere, so it is read from the raw body. */
function companyInBody({ raw }: PlatformCall): string | undefined {
  const [, company] = Object.entries(raw ?? {}).find(([name]) => name.toLowerCase() === 'companyid') ?? []
  return typeof company === 'string' && company !== '' ? company : undefined
}
