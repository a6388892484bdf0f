import { expect, test } from 'vitest'
import { actionGroup, readAction } from '../app/shell/palette/palette-actions.ts'
import { textActionGroup } from '../app/shell/palette/text-actions.ts'

const order = {
  kind: 'order' as const,
  id: '4500000012',
  title: 'Order 4500000012',
  note: 'Northline',
  customerNumber: '1000001',
  orderNumber: '4500000012',
  isExact: true,
}

test.each([
  ['ship 4500000012', 'ship', '4500000012'],
  ['  Ship  4500000012 ', 'ship', '4500000012'],
  ['ship', undefined, 'ship'],
  ['as grace@northline.example', undefined, 'as grace@northline.example'],
  ['constructor x', undefined, 'constructor x'],
  ['shipping bags', undefined, 'shipping bags'],
])('%j is read as %j of %j by a person who may ship', (text, verb, rest) => {
  expect(readAction(text, ['ship', 'change'])).toEqual({ verb, rest, sku: '' })
})

test('why a price is what it is, for the customer after the product', () => {
  const { rest, ...asked } = readAction('why 205253 for North Line', ['why'])
  expect([rest, asked]).toEqual(['North Line', { verb: 'whyFor', sku: '205253' }])
  const customer = { ...order, kind: 'account' as const, id: '1000001', title: 'North Line' }
  expect(actionGroup(asked, [order, customer])[0]?.options).toMatchObject([
    { url: '/customers/1000001?product=205253', label: 'Why North Line sees 205253' },
  ])
})

test('a product is counted on the page of its stock', () => {
  const sku = { ...order, kind: 'sku' as const, id: '200107', title: 'Boreal grout' }
  expect(actionGroup({ verb: 'count', sku: '' }, [order, sku])[0]?.options).toMatchObject([
    { url: '/products/200107/stock?count', label: 'Count Boreal grout (200107)' },
  ])
})

test('terms are changed on the page of the customer', () => {
  const customer = { ...order, kind: 'account' as const, id: '1000001', title: 'Northline' }
  expect(actionGroup({ verb: 'terms', sku: '' }, [order, customer])[0]?.options).toMatchObject([
    { url: '/customers/1000001?terms' },
  ])
})

test('an action is offered for the kinds that it is about', () => {
  expect(actionGroup({ verb: 'ship', sku: '' }, [order])[0]?.options).toMatchObject([
    { url: '/orders/4500000012/ship' },
  ])
  expect(actionGroup({ verb: 'as', sku: '' }, [order])).toEqual([])
  expect(actionGroup({ verb: undefined, sku: '' }, [order])).toEqual([])
})

test('a text that no record has is the start of a redirect or a synonym, for people who may save them', () => {
  expect(textActionGroup('redirect /old', ['ship'])).toEqual([])
  expect(textActionGroup('redirect', ['redirect'])).toEqual([])
  expect(textActionGroup('constructor x', ['constructor'])).toEqual([])
  const urls = (text: string) =>
    textActionGroup(text, ['redirect', 'synonym']).flatMap(({ options }) => options.map(({ url }) => url))
  expect(urls(' Redirect  /old?a=1&b ')).toEqual(['/content/redirects?from=%2Fold%3Fa%3D1%26b'])
  expect(urls('synonym hex, honeycomb')).toEqual(['/content/synonyms?words=hex%2C+honeycomb'])
})
