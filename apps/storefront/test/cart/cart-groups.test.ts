import type { CartLine } from '@tessera/client/shop/types.gen'
import { describe, expect, test } from 'vitest'
import { cartCsv } from '../../app/features/cart/cart-csv.ts'
import { cartGroups } from '../../app/features/cart/cart-groups.ts'

const line = (sku: string, more: Partial<CartLine> = {}): CartLine =>
  ({
    sku,
    name: `Tile ${sku}`,
    kind: 'product',
    room: null,
    quantity: 2,
    purchaseUnit: 'box',
    areaSqft: 16.14,
    unitPriceCents: 10_079,
    lineTotalCents: 20_158,
    ...more,
  }) as CartLine // the fields of a line that these functions read

describe('the lines of a cart', () => {
  test('are one group without a title if no room is named', () => {
    expect(cartGroups([line('1'), line('2')])).toMatchObject([{ title: '', lines: [{ sku: '1' }, { sku: '2' }] }])
  })

  test('have nothing to name where there are only samples beside them', () => {
    const lines = [line('s', { kind: 'sample', room: 'Bath' }), line('1')]
    expect(cartGroups(lines).map(({ title }) => title)).toEqual(['', 'Samples'])
  })

  test('are grouped by room, then the rest, then samples', () => {
    const lines = [line('s', { kind: 'sample', room: 'Bath' }), line('1'), line('2', { room: 'Bath' })]
    expect(cartGroups(lines).map(({ title, lines: [first] }) => [title, first?.sku])).toEqual([
      ['Bath', '2'],
      ['Everything else', '1'],
      ['Samples', 's'],
    ])
  })
})

describe('the cart as a table', () => {
  test('prevents formula injection in spreadsheets', () => {
    expect(cartCsv([line('1', { room: '=HYPERLINK("x")' })])).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test('has a mark for UTF-8, a head and one row for a line', () => {
    const [head, row] = cartCsv([line('208911')]).split('\r\n')
    expect(head).toMatch(/^\uFEFF"SKU","Name"/)
    expect(row).toBe('"208911","Tile 208911","","2","box","16.14","100.79","201.58"')
  })
})
