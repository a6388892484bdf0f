import { relayWait } from '@tessera/domain/integrations/relay-wait'
import { expect, test } from 'vitest'

test('a write after a quiet while wakes the relay at once, constant writing twice a second', () => {
  expect(relayWait(0, Number.POSITIVE_INFINITY)).toBe(20)
  const waits = [20]
  for (let nth = 0; nth < 7; nth++) waits.push(relayWait(waits.at(-1) ?? 0, 1))
  expect(waits).toEqual([20, 40, 80, 160, 320, 500, 500, 500])
  expect(relayWait(500, 501)).toBe(20)
})
