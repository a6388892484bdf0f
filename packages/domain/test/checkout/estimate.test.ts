import { type EstimateWithItems, estimateProblems, isEstimated, selectedCost } from '@tessera/domain/checkout/estimate'
import { selectMethods } from '@tessera/domain/checkout/select-methods'
import { expect, test } from 'vitest'

const estimate = (more: Partial<EstimateWithItems> = {}): EstimateWithItems => ({
  ID: 'e',
  SelectedShipMethodID: null,
  ShipEstimateItems: [{ LineItemID: 'a', Quantity: 2 }],
  ShipMethods: [
    { ID: 'slow', Cost: 1.005 },
    { ID: 'fast', Cost: 2 },
  ],
  ...more,
})

test.each([-0.01, 1e9 + 1, 1e300])('a method for %d is none', (Cost) => {
  expect(estimateProblems([estimate({ ShipMethods: [{ ID: 'x', Cost }] })])).toHaveLength(1)
})

test('neither an unknown estimate nor an unknown method can be chosen', () => {
  const select = (ShipEstimateID: string, ShipMethodID: string) =>
    selectMethods([estimate(), estimate({ ID: 'none', ShipMethods: null })], [{ ShipEstimateID, ShipMethodID }])
  expect(select('f', 'slow')).toMatchObject({ ok: false, problems: [{ data: { ObjectType: 'ShipEstimate' } }] })
  expect(select('e', 'x')).toMatchObject({ ok: false, problems: [{ data: { ObjectType: 'ShipMethod' } }] })
  expect(select('none', 'slow')).toMatchObject({ ok: false })
})

test('of two choices the last counts, and an estimate that is not named keeps its own', () => {
  const kept = estimate({ ID: 'f', SelectedShipMethodID: 'fast' })
  const chosen = ['slow', 'fast'].map((ShipMethodID) => ({ ShipEstimateID: 'e', ShipMethodID }))
  expect(selectMethods([estimate(), kept], chosen)).toMatchObject({
    estimates: [{ SelectedShipMethodID: 'fast' }, { SelectedShipMethodID: 'fast' }],
  })
})

test('what is chosen is summed and then rounded', () => {
  const slow = estimate({ SelectedShipMethodID: 'slow' })
  expect(selectedCost([slow, slow])).toBe(20_100)
  expect(selectedCost([estimate(), estimate({ SelectedShipMethodID: 'gone' })])).toBe(0)
})

test('goods are estimated when every unit of every line is, and nothing else', () => {
  const halves = [1, 1].map((Quantity) => estimate({ ShipEstimateItems: [{ LineItemID: 'a', Quantity }] }))
  expect(isEstimated([{ id: 'a', quantity: 2 }], halves)).toBe(true)
  expect(isEstimated([{ id: 'a', quantity: 3 }], halves)).toBe(false)
  expect(
    isEstimated(
      [
        { id: 'a', quantity: 2 },
        { id: 'b', quantity: 1 },
      ],
      halves,
    ),
  ).toBe(false)
  expect(isEstimated([], halves)).toBe(false)
  expect(isEstimated([], [])).toBe(true)
})
