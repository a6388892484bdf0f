import { expect, test } from 'vitest'
import { runInSlices } from '../../src/rule-tests/run-in-slices.ts'

const busyFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('work that takes too long altogether is refused, and other work runs in between', async () => {
  const items = Array.from({ length: 20 }, (_, at) => at)
  await expect(runInSlices(items, () => busyFor(25), 30)).rejects.toMatchObject({
    errors: [{ ErrorCode: 'RuleTest.TookTooLong' }],
  })
  let others = 0
  const other = setInterval(() => {
    others += 1
  }, 1)
  const work = (item: number) => {
    busyFor(25)
    return item * 2
  }
  expect(await runInSlices([1, 2, 3], work)).toEqual([2, 4, 6])
  clearInterval(other)
  expect(others).toBeGreaterThan(0)
})
