import { describe, expect, test } from 'vitest'
import { laterCookie, laterItems, withItem, withoutItem } from '../../app/features/cart/later-items.ts'

const tile = { sku: '208911', quantity: 4 }
const trim = { sku: 'TR-1', quantity: 1 }

describe('items saved for later', () => {
  test.each([
    null,
    '',
    'saved_for_later=',
    'saved_for_later=%3Cb%3E~1',
    'saved_for_later=1~0.2~-1.3',
    'xsaved_for_later=1~1',
  ])('is nothing in %j', (header) => {
    expect(laterItems(header)).toEqual([])
  })

  test('comes back from its cookie', () => {
    const [pair = ''] = laterCookie([tile, trim]).split(';')
    expect(laterItems(`other=1; ${pair}; more=2`)).toEqual([tile, trim])
  })

  test('are unique, newest first, and the oldest are dropped', () => {
    expect(withItem([trim, tile], { ...tile, quantity: 2 })).toEqual([{ ...tile, quantity: 2 }, trim])
    const many = Array.from({ length: 40 }, (_, at) => ({ sku: `${at}`, quantity: 1 }))
    expect(withItem(many, tile)).toHaveLength(30)
  })

  test('is forgotten with its last item', () => {
    expect(laterCookie(withoutItem([tile], tile.sku))).toContain('Max-Age=0')
  })
})
