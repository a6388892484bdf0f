import type { Cart } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { findPoints } from '../../app/features/cart/find-points.server.ts'
import type { Visitor } from '../../app/http/session/visitor.server.ts'

const cart = { lines: [{}], totals: { merchandiseCents: 100_000, savingsCents: 10_000 } } as unknown as Cart
const somebody = (isPro: boolean, figures: () => Promise<unknown>) =>
  ({ profile: { isPro }, shop: { MyRewards: { GetRewardFigures: figures } } }) as unknown as Visitor

test('shows no points to customers who earn none or whose tier is unknown', async () => {
  const platinum = async () => ({ tier: 'Platinum' })
  expect(await findPoints(somebody(false, platinum), cart)).toBe(0)
  expect(await findPoints(somebody(true, platinum), null)).toBe(0)
  expect(
    await findPoints(
      somebody(true, () => Promise.reject(new Error('down'))),
      cart,
    ),
  ).toBe(0)
})

test('points are counted by the tier, of what the goods cost in the end', async () => {
  expect(
    await findPoints(
      somebody(true, async () => ({ tier: 'Platinum' })),
      cart,
    ),
  ).toBe(1125)
})
