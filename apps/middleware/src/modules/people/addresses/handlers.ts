import type { NewAddressInput } from '@tessera/client/shop/types.gen'
import { addressCalls, addressMoreCalls } from '@tessera/contract/middleware/address'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { asVisitor } from '../../../kit/as-visitor.ts'
import type { Commerce } from '../../../kit/commerce.ts'
import { customerOf } from '../../../kit/get-customer.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { addressUses } from './address-uses.ts'
import { listBook, savedView, toBook } from './book.ts'
import { goodAddress } from './check-address.ts'
import { importAddresses } from './import-addresses.ts'

interface Needs {
  database: Database
  commerce: Commerce
}

/** Allowed page sizes; -1 is all. */
const sizes = [5, 10, 25, 50, -1]

export const addressHandlers = ({ database, commerce }: Needs) => {
  const { client } = commerce
  const body = async (address: NewAddressInput) => toBook(await goodAddress(database, address, false))
  return {
    ...handle(addressCalls.getAddresses, async (call) => {
      const asked = queryValue(call, 'PageSize')
      const size = asked === undefined ? 10 : Number(asked)
      if (!sizes.includes(size)) invalid('PageSize', `Choose one of ${sizes.join(', ')}.`)
      const wanted = (['Shipping', 'Billing'] as const).filter((name) => queryValue(call, name) === 'true')
      const book = (await listBook(commerce, call.actor)).filter((address) =>
        wanted.every((name) => (name === 'Shipping' ? address.isShipping : address.isBilling)),
      )
      return { total: book.length, addresses: size === -1 ? book : book.slice(0, size) }
    }),
    ...handle(addressCalls.getAddressById, async (call) =>
      savedView(await client.Me.GetAddress(idOf(call, 'addressID'), asVisitor(call.actor))),
    ),
    ...handle(addressCalls.addAddress, async ({ body: place, actor }) => {
      const saved = savedView(await client.Me.CreateAddress(await body(place), asVisitor(actor)))
      if (saved.isDefault) await preferOnly(commerce, actor, saved.id)
      return saved
    }),
    ...handle(addressCalls.updateAddress, async ({ body: change, actor }) => {
      const id = change.id || invalid('id', 'Choose an address.')
      const before = savedView(await client.Me.GetAddress(id, asVisitor(actor)))
      const saved = savedView(await client.Me.SaveAddress(id, await body({ ...before, ...change }), asVisitor(actor)))
      if (saved.isDefault) await preferOnly(commerce, actor, id)
      return saved
    }),
    ...handle(addressCalls.deleteAddress, async (call) => {
      await client.Me.DeleteAddress(idOf(call, 'addressId'), asVisitor(call.actor))
      return undefined
    }),
    ...handle(addressMoreCalls.getAddressUses, (call) =>
      addressUses({ database, commerce }, call.actor, customerOf(call)),
    ),
    ...handle(addressMoreCalls.importAddresses, ({ body: list, actor }) =>
      importAddresses({ database, commerce }, actor, list),
    ),
  }
}

const idOf = (call: Parameters<typeof queryValue>[0], name: string): string =>
  queryValue(call, name) || invalid(name, 'Choose an address.')

/** Clears the default flag of all other addresses. */
async function preferOnly(commerce: Commerce, visitor: Visitor, id: string): Promise<void> {
  const others = (await listBook(commerce, visitor)).filter((one) => one.isDefault && one.id !== id)
  for (const other of others)
    await commerce.client.Me.PatchAddress(other.id, { xp: { IsDefault: false } }, asVisitor(visitor))
}
