import { expect, test } from 'vitest'
import { coalesce } from '../src/coalesce.ts'

test('callers during a run share the result of the next one', async () => {
  const runs: { asked: readonly string[]; done: (answer: string) => void }[] = []
  const ask = coalesce((asked: readonly string[]) => new Promise<string>((done) => runs.push({ asked, done })))
  const first = ask('a')
  const others = Promise.all([ask('b'), ask('c')])
  expect(runs.map(({ asked }) => asked)).toEqual([['a']])
  runs[0]?.done('old')
  expect(await first).toBe('old')
  await expect.poll(() => runs.length).toBe(2)
  expect(runs[1]?.asked).toEqual(['b', 'c'])
  runs[1]?.done('new')
  expect(await others).toEqual(['new', 'new'])
})

test('callers of the same moment share a run that waits for them', async () => {
  const runs: (readonly string[])[] = []
  const ask = coalesce(
    async (asked: readonly string[]) => {
      runs.push(asked)
      return asked.join('')
    },
    { waits: true },
  )
  const later = Promise.resolve().then(() => ask('b'))
  expect(await Promise.all([ask('a'), later])).toEqual(['ab', 'ab'])
  expect(await ask('c')).toBe('c')
  expect(runs).toEqual([['a', 'b'], ['c']])
})
