import { expect, test } from 'vitest'
import { Kept } from '../../app/http/cached.server.ts'

test('a failure is thrown if nothing is cached', async () => {
  const kept = new Kept<string>(10)
  await expect(kept.take('a', () => Promise.reject(new Error('down')), 0)).rejects.toThrow('down')
})

test('stale data is used if a reload fails', async () => {
  const kept = new Kept<string>(10)
  await kept.take('a', async () => 'old', 0)
  expect(await kept.take('a', () => Promise.reject(new Error('down')), 20)).toBe('old')
})

test('a slow reload is not awaited if there is stale data', async () => {
  const kept = new Kept<string>(10)
  await kept.take('a', async () => 'old', 0)
  expect(await kept.take('a', () => new Promise(() => {}), 20)).toBe('old')
})

test('is reloaded only after it expires', async () => {
  const kept = new Kept<number>(10)
  let asked = 0
  const load = async () => ++asked
  await kept.take('a', load, 0)
  expect(await kept.take('a', load, 9)).toBe(1)
  expect(await kept.take('a', load, 10)).toBe(2)
})
