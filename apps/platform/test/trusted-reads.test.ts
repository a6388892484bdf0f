import type { Database } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TrustedReads } from '../src/trusted-reads.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Counts the questions of each statement. */
function aDatabase() {
  const asked: number[] = []
  const find = async (question: Sql) => {
    const count = question.statement().split('select fact').length - 1
    asked.push(count)
    return { answers: Array.from({ length: count }, () => 'known') }
  }
  return { asked, reads: new TrustedReads({ find } as unknown as Database) }
}

const ask = (reads: TrustedReads, key: string) => reads.find(key, sql`select fact`)

test('a fact that is in use all the time is read with others that are due', async () => {
  const { asked, reads } = aDatabase()
  for (const key of ['shop', 'hooks']) await ask(reads, key)
  await vi.advanceTimersByTimeAsync(4000)
  for (const key of ['shop', 'hooks']) await ask(reads, key)
  await vi.advanceTimersByTimeAsync(2000)
  for (const key of ['shop', 'hooks']) await ask(reads, key)
  expect(asked).toEqual([1, 1, 2])
})

test('a fact that was asked for at one moment is not read with others', async () => {
  const { asked, reads } = aDatabase()
  for (const click of [1, 2, 3]) {
    await ask(reads, `token ${click}`)
    await vi.advanceTimersByTimeAsync(50)
    await ask(reads, `token ${click}`)
    await vi.advanceTimersByTimeAsync(4000)
  }
  expect(asked).toEqual([1, 1, 1])
})

test('facts that are asked for at once are each read once', async () => {
  const { asked, reads } = aDatabase()
  const keys = Array.from({ length: 12 }, (_, nth) => `token ${nth}`)
  for (const _ of [1, 2]) {
    await Promise.all([...keys, ...keys].map((key) => ask(reads, key)))
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(asked.reduce((sum, count) => sum + count, 0)).toBe(24)
})
