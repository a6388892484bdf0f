import type { ListPage, ListPageWithFacets } from '@tessera/client/call-options'
import { type Client, createClient } from '@tessera/client/create-client'
import type {
  CostCenter,
  Order,
  OrderInput,
  OrdersResource,
  Product,
  User,
  UserInput,
} from '@tessera/client/platform/types.gen'
import { expectTypeOf, test } from 'vitest'

test('a method is typed from its row', () => {
  expectTypeOf<Client['CostCenters']['Get']>().returns.resolves.toEqualTypeOf<CostCenter>()
  expectTypeOf<Client['CostCenters']['Delete']>().returns.resolves.toEqualTypeOf<void>()
  expectTypeOf<Client['CostCenters']['List']>().returns.resolves.toEqualTypeOf<ListPage<CostCenter>>()
  expectTypeOf<Client['Products']['List']>().returns.resolves.toEqualTypeOf<ListPageWithFacets<Product>>()
  expectTypeOf<ReturnType<Client['CostCenters']['List']['each']>>().toEqualTypeOf<
    AsyncGenerator<CostCenter, void, undefined>
  >()
  expectTypeOf<Client['Orders']['As']>().returns.toEqualTypeOf<OrdersResource>()
  expectTypeOf<Client['Orders']['Get']>().parameter(0).toEqualTypeOf<'Incoming' | 'Outgoing' | 'All'>()
})

test('what is read has every property, what is written leaves out what the server sets', () => {
  expectTypeOf<Order>().toHaveProperty('Total').toEqualTypeOf<number>()
  expectTypeOf<Order['Comments']>().toEqualTypeOf<string | null>()
  expectTypeOf<Order['xp']>().toEqualTypeOf<Record<string, unknown> | null>()
  expectTypeOf<OrderInput>().not.toHaveProperty('Total')
  expectTypeOf<User>().not.toHaveProperty('Password')
  expectTypeOf<UserInput>().toHaveProperty('Password')
})

test('wrong calls do not compile', () => {
  const wrong = (client: Client) => [
    // @ts-expect-error a buyer is needed
    client.CostCenters.List(),
    // @ts-expect-error orders have no such direction
    client.Orders.List('Sideways'),
    // @ts-expect-error null is no filter
    client.Products.List({ filters: { Name: null } }),
    // @ts-expect-error cost centers cannot be sorted by that
    client.CostCenters.List('b1', { sortBy: ['Colour'] }),
    // @ts-expect-error totals are read-only
    client.Orders.Patch('Outgoing', 'o1', { Total: 7 }),
    client.CostCenters.List('b1', {
      sortBy: ['!Name', 'xp.Region'],
      searchOn: 'Name',
      filters: { xp: { Open: true } },
    }),
  ]
  expectTypeOf(wrong).parameter(0).toEqualTypeOf(createClient())
})
