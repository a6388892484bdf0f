import { describe, expect, test } from 'vitest'
import { cartCsv } from '../../app/features/cart/cart-csv.ts'
import { readList } from '../../app/features/quick-order/read-list.ts'

const pairs = (text: string) => readList(text).map(({ sku, quantity }) => `${sku}|${quantity}`)

describe('a list', () => {
  test('of nothing has no lines', () => {
    expect(readList('')).toEqual([])
    expect(readList(' \r\n\t\n')).toEqual([])
    expect(readList('SKU,Quantity')).toEqual([])
  })

  test.each([
    ['208911 12\n211794 3', 'blanks'],
    ['208911\t12\r\n211794\t3', 'tabs, as a spreadsheet copies'],
    ['208911;12\r211794;3', 'semicolons'],
    ['208911, 12 boxes\n\n211794,x 3', 'words beside the number'],
    ['Item;Room;Qty\n208911;Bath;12\n211794;Hall;3', 'a header in another order'],
  ])('is read from %j: %s', (text) => {
    expect(pairs(text)).toEqual(['208911|12', '211794|3'])
  })

  test('keeps unreadable lines, so that they need not be typed again', () => {
    expect(pairs('208911\n211794 many\n,4')).toEqual(['208911|', '211794|many', '|4'])
  })

  test('that the cart wrote is read as it was, with quotes, marks and formulas in it', () => {
    const line = { sku: '208911', name: 'Tile 12", "Slate", grey', room: '=Bath, 2nd', quantity: 7, areaSqft: null }
    const text = cartCsv([{ ...line, purchaseUnit: 'box', unitPriceCents: 100, lineTotalCents: 700 } as never])
    expect(readList(text)).toEqual([{ sku: '208911', quantity: '7', room: "'=Bath, 2nd" }])
  })
})
