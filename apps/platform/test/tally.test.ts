import { SoftRateLimiter } from '@tessera/server/soft-rate-limiter'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const { database } = await startPlatform()
const start = Date.now()
const limit = (name: string) => ({ name, hits: 3, seconds: 60 })

test('what is within the limit passes, what is beyond waits for the end of the span', () => {
  const tally = new SoftRateLimiter(database, limit('alone'))
  expect([1, 2, 3].map(() => tally.hit('ann', start))).toEqual([undefined, undefined, undefined])
  expect(tally.hit('ann', start + 10_000)).toBe(50)
  expect(tally.hit('bob', start + 10_000)).toBe(undefined)
  expect(tally.hit('ann', start + 60_001)).toBe(undefined)
})

test('two processes count together once they have settled', async () => {
  const [one, other] = [
    new SoftRateLimiter(database, limit('together')),
    new SoftRateLimiter(database, limit('together')),
  ]
  for (const tally of [one, other]) {
    tally.hit('ann', start)
    tally.hit('ann', start)
  }
  await one.settle(start)
  other.hit('ann', start)
  await other.settle(start)
  expect(other.hit('ann', start)).toBeGreaterThan(50)
  const [row] = await database.rows(sql`select hits from rate_limits where key = 'together ann'`)
  expect(row).toEqual({ hits: 5 })
})

test('hits that come while it settles are not lost, and nothing is counted twice', async () => {
  const tally = new SoftRateLimiter(database, { name: 'rivals', hits: 1000, seconds: 60 })
  for (let turn = 0; turn < 100; turn += 1) tally.hit('ann', start + turn * 100)
  await tally.settle(start)
  await tally.settle(start)
  await expect
    .poll(() => database.rows(sql`select hits from rate_limits where key = 'rivals ann'`))
    .toEqual([{ hits: 100 }])
})

test('a new span begins with what came in it', async () => {
  await database.rows(
    sql`insert into rate_limits (key, hits, started_at) values ('span ann', 9, now() - interval '2 minutes')`,
  )
  const tally = new SoftRateLimiter(database, limit('span'))
  tally.hit('ann', start)
  await tally.settle(start)
  expect(tally.hit('ann', start)).toBe(undefined)
})
