import type { NewAddressInput } from '@tessera/client/shop/types.gen'
import { addressCalls } from '@tessera/contract/middleware/address/operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { asVisitor } from '../../../kit/as-visitor.ts'
import type { Commerce } from '../../../kit/commerce.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { addressUses } from './address-uses.ts'
import { listAddressBook, savedAddressView, toBookAddress } from './book.ts'
import { requireValidAddress } from './check-address.ts'
import { importAddresses } from './import-addresses.ts'

interface Needs {
  database: Database
  commerce: Commerce
}

/** Allowed page sizes; -1 is all. */
const pageSizes = [5, 10, 25, 50, -1]

export const addressHandlers = ({ database, commerce }: Needs) => {
  const { client } = commerce
  const body = async (address: NewAddressInput) => toBookAddress(await requireValidAddress(database, address))
  return {
    ...handle(addressCalls.getAddresses, async (call) => {
      const pageSize = queryValue(call, 'PageSize')
      const size = pageSize === undefined ? 10 : Number(pageSize)
      if (!pageSizes.includes(size)) invalid('PageSize', `Choose one of ${pageSizes.join(', ')}.`)
      const uses = (['Shipping', 'Billing'] as const).filter((name) => queryValue(call, name) === 'true')
      const book = (await listAddressBook(commerce, call.actor)).filter((address) =>
        uses.every((name) => (name === 'Shipping' ? address.isShipping : address.isBilling)),
      )
      return { total: book.length, addresses: size === -1 ? book : book.slice(0, size) }
    }),
    ...handle(addressCalls.getAddressById, async (call) =>
      savedAddressView(await client.Me.GetAddress(idOf(call, 'addressID'), asVisitor(call.actor))),
    ),
    ...handle(addressCalls.addAddress, async ({ body: place, actor }) => {
      const saved = savedAddressView(await client.Me.CreateAddress(await body(place), asVisitor(actor)))
      if (saved.isDefault) await clearOtherDefaults(commerce, actor, saved.id)
      return saved
    }),
    ...handle(addressCalls.updateAddress, async ({ body: change, actor }) => {
      const id = change.id || invalid('id', 'Choose an address.')
      const before = savedAddressView(await client.Me.GetAddress(id, asVisitor(actor)))
      const saved = savedAddressView(
        await client.Me.SaveAddress(id, await body({ ...before, ...change }), asVisitor(actor)),
      )
      if (saved.isDefault) await clearOtherDefaults(commerce, actor, id)
      return saved
    }),
    ...handle(addressCalls.deleteAddress, async (call) => {
      await client.Me.DeleteAddress(idOf(call, 'addressId'), asVisitor(call.actor))
      return undefined
    }),
    ...handle(addressCalls.getAddressUses, (call) => addressUses({ database, commerce }, call.actor, customerOf(call))),
    ...handle(addressCalls.importAddresses, ({ body: list, actor }) =>
      importAddresses({ database, commerce }, actor, list),
    ),
  }
}

const idOf = (call: Parameters<typeof queryValue>[0], name: string): string =>
  queryValue(call, name) || invalid(name, 'Choose an address.')

/** Clears the default flag of all other addresses. */
async function clearOtherDefaults(commerce: Commerce, visitor: Visitor, id: string): Promise<void> {
  const others = (await listAddressBook(commerce, visitor)).filter((one) => one.isDefault && one.id !== id)
  for (const other of others)
    await commerce.client.Me.PatchAddress(other.id, { xp: { IsDefault: false } }, asVisitor(visitor))
}
