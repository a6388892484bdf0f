import { fetching } from '@tessera/contract/shop/constants'
import { expect, test } from 'vitest'
import { droppedAfter } from '../../app/http/dropped-after.ts'

test('cached data expires after five minutes, and again after five more', () => {
  let now = 0
  const isOld = droppedAfter(fetching.forgottenAfterMilliseconds, () => now)
  const at = (seconds: number) => {
    now = seconds * 1000
    return isOld()
  }
  expect([299, 300, 301, 599, 600].map(at)).toEqual([false, true, false, false, true])
})
