import { expect, test } from 'vitest'
import { changeTitle } from '../app/shell/live/change-title.ts'
import { changedIDAt, readLiveEvent, shownAt } from '../app/shell/live/live-event.ts'
import { markedAt } from '../app/shell/live/marked-record.ts'

test('a page says which record or list of the platform it shows', () => {
  expect([
    shownAt('/'),
    shownAt('/orders/1'),
    shownAt('/products'),
    shownAt('/products/TS%201/prices'),
    shownAt('/r/buyers/b/users'),
  ]).toEqual([undefined, undefined, 'products', 'products/TS 1', 'buyers/b/users'])
})

test('a change concerns its record and its list, and nothing beside or below them', () => {
  const at = (shown: string, object: string | null) => changedIDAt(shown, { object })
  expect([
    at('products', 'products/p'),
    at('products/p', 'products/p'),
    at('buyers/b/users', 'buyers/b/users/u'),
  ]).toEqual(['p', 'p', 'u'])
  for (const [shown, object] of [
    ['products', 'productfacets/p'],
    ['products/p', 'products/p2'],
    ['buyers', 'buyers/b/users/u'],
    ['products', null],
  ] as const)
    expect(at(shown, object), `${shown} ${object}`).toBeUndefined()
})

test('an event is read as the stream tells it', () => {
  const told = '{"Operation":"Products.Patch","Object":"products/p","RequestID":"r"}'
  expect(readLiveEvent('1-2', told)).toEqual({
    id: '1-2',
    operation: 'Products.Patch',
    object: 'products/p',
    request: 'r',
  })
})

test('the page of an order, a quote or a customer has a mark; lists and pages below it have none', () => {
  expect(markedAt('/orders/4500000012')).toEqual({ kind: 'order', number: '4500000012' })
  expect(markedAt('/customers/1000001')).toEqual({ kind: 'customer', number: '1000001' })
  for (const path of ['/orders', '/orders/4500000012/ship', '/products/slate', '/constructor/1', '/'])
    expect(markedAt(path)).toBeUndefined()
})

test('the notice of a change is a sentence, with the person if it is known', () => {
  expect(changeTitle([{ id: 'this order' }], 'Maya Ortiz')).toBe('Maya Ortiz changed this order a moment ago')
  expect(changeTitle([{ id: 'this quote', isOld: true }], undefined)).toBe('This quote was changed while you were away')
  expect(changeTitle([{ id: 'slate' }, { id: 'marble' }], undefined)).toBe('slate, marble were changed a moment ago')
  expect(
    changeTitle(
      ['a', 'b', 'c', 'd'].map((id) => ({ id })),
      'meg',
    ),
  ).toBe('meg changed b, c, d and 1 more a moment ago')
})
