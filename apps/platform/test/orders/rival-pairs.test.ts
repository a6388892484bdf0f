import { findViolations } from '@tessera/platform/find-violations'
import { outcomeOf } from '@tessera/testing/outcome'
import { startPlatform } from '@tessera/testing/platform'
import { createRivalCart, prepareRivals, rivalWrites } from '@tessera/testing/rival-writes'
import { createTestShop } from '@tessera/testing/shop'
import { expect, test } from 'vitest'
import { shoppers } from './shoppers.ts'

const platform = await startPlatform({}, 48)
const shop = await createTestShop(platform)
await shop.product('tile', 9.99, 100_000)
await prepareRivals(shop.admin, 'b')

test.each(Object.entries(rivalWrites))('%s works when nobody else writes', async (name, write) => {
  const [wire] = await shoppers(platform, shop, 1)
  const subject = wire && (await createRivalCart(wire))
  const reply = subject && (await write(subject))
  expect([name, reply?.status]).toEqual([name, expect.toBeOneOf([200, 201, 204])])
})

test('any two concurrent writes on one cart leave it consistent, and both succeed', async () => {
  const names = Object.keys(rivalWrites)
  const pairs = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const))
  expect(pairs).toHaveLength(171)
  const wires = await shoppers(platform, shop, 8)
  const left = [...pairs.entries()]
  const failures: string[] = []
  await Promise.all(
    wires.map(async (wire) => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [, [one, other]] = next
        const subject = await createRivalCart(wire)
        const replies = await Promise.all([one, other].map((name) => rivalWrites[name]?.(subject)))
        const { other: bad } = outcomeOf(replies.filter((reply) => reply !== undefined))
        failures.push(...bad.map((text) => `${one} and ${other}: ${text}`))
      }
    }),
  )
  expect(failures).toEqual([])
  expect(await findViolations(platform.database)).toEqual([])
})
