import { fetching } from '@tessera/contract/shop/constants'
import { expect, test } from 'vitest'
import { createExpiryCheck } from '../../app/http/create-expiry-check.ts'

test('cached data expires after five minutes, and again after five more', () => {
  let now = 0
  const isOld = createExpiryCheck(fetching.forgottenAfterMilliseconds, () => now)
  const at = (seconds: number) => {
    now = seconds * 1000
    return isOld()
  }
  expect([299, 300, 301, 599, 600].map(at)).toEqual([false, true, false, false, true])
})
