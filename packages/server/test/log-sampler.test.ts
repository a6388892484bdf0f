import { createLogSampler } from '@tessera/server/log-sampler'
import { expect, test } from 'vitest'

test('of one kind so many are written in a second, and the others are counted; other kinds have their own', async () => {
  const told: object[] = []
  const sample = createLogSampler({ warn: (line: object) => void told.push(line) }, 3)
  let written = 0
  const write = () => {
    written += 1
  }
  for (let at = 0; at < 10; at += 1) sample('404', write)
  sample('405', write)
  expect(written).toBe(4)
  await expect.poll(() => told).toEqual([{ event: 'sampled', kind: '404', leftOut: 7 }])
  sample('404', write)
  expect(written).toBe(5)
})
