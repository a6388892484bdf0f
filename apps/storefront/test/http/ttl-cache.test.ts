import { expect, test } from 'vitest'
import { TtlCache } from '../../app/http/ttl-cache.server.ts'

test('a failure is thrown if nothing is cached', async () => {
  const kept = new TtlCache<string>(10)
  await expect(kept.getOrLoad('a', () => Promise.reject(new Error('down')), 0)).rejects.toThrow('down')
})

test('stale data is used if a reload fails', async () => {
  const kept = new TtlCache<string>(10)
  await kept.getOrLoad('a', async () => 'old', 0)
  expect(await kept.getOrLoad('a', () => Promise.reject(new Error('down')), 20)).toBe('old')
})

test('a slow reload is not awaited if there is stale data', async () => {
  const kept = new TtlCache<string>(10)
  await kept.getOrLoad('a', async () => 'old', 0)
  expect(await kept.getOrLoad('a', () => new Promise(() => {}), 20)).toBe('old')
})

test('is reloaded only after it expires', async () => {
  const kept = new TtlCache<number>(10)
  let asked = 0
  const load = async () => ++asked
  await kept.getOrLoad('a', load, 0)
  expect(await kept.getOrLoad('a', load, 9)).toBe(1)
  expect(await kept.getOrLoad('a', load, 10)).toBe(2)
})
