import type { OrderDetail, OrderLine } from '@tessera/client/shop/types.gen'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ReturnForm } from '../../app/features/orders/return-form.tsx'

const line = {
  lineNo: 10,
  name: 'Casbah Storm',
  unit: 'box',
  returnability: { text: 'Until 2026-11-18.', boxes: 12 },
  claimability: { text: 'Until 2026-11-18.', boxes: 12, piecesPerBox: 60 },
} as OrderLine
const order = { number: '4500000136', lines: [line] } as OrderDetail

const show = (kind: 'return' | 'damage') => {
  const common = { order, year: 2026, isBusy: false, problem: undefined, typed: {} }
  const element = <ReturnForm {...common} kind={kind} back="/account/orders/4500000136" />
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test.each(['return', 'damage'] as const)('number and unit of a %s keep their width beside each other', (kind) => {
  const html = show(kind)
  expect(html).toMatch(/<span class="w-24 shrink-0"><input id="boxes-10"/)
  if (kind === 'damage') expect(html).toMatch(/<span class="w-32 shrink-0"><select name="unit-10"/)
  // a control as wide as its row ignores a second width
  const classes = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*class="([^"]*)"/g)].map(([, names = '']) => names)
  expect(classes.filter((names) => /\bw-full\b/.test(names) && /\bw-\d/.test(names))).toEqual([])
})
