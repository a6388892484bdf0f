import { expect, test } from 'vitest'
import { Kept } from '../../app/http/cached.server.ts'

test('where nothing is known a failure is told', async () => {
  const kept = new Kept<string>(10)
  await expect(kept.take('a', () => Promise.reject(new Error('down')), 0)).rejects.toThrow('down')
})

test('old data is better than none', async () => {
  const kept = new Kept<string>(10)
  await kept.take('a', async () => 'old', 0)
  expect(await kept.take('a', () => Promise.reject(new Error('down')), 20)).toBe('old')
})

test('a new answer that does not come is not waited for where there is an old one', async () => {
  const kept = new Kept<string>(10)
  await kept.take('a', async () => 'old', 0)
  expect(await kept.take('a', () => new Promise(() => {}), 20)).toBe('old')
})

test('is asked for again only after its time', async () => {
  const kept = new Kept<number>(10)
  let asked = 0
  const load = async () => ++asked
  await kept.take('a', load, 0)
  expect(await kept.take('a', load, 9)).toBe(1)
  expect(await kept.take('a', load, 10)).toBe(2)
})
