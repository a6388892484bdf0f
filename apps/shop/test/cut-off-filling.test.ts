import { test } from 'vitest'
import { checkCutOffFilling, inOrders, inReviews } from './check-cut-off-filling.ts'

// `npm run test:long` cuts all four steps
test('a start that is killed in the middle of a step goes on there, and ends with the same rows', async () => {
  await checkCutOffFilling([inOrders, inReviews])
}, 600_000)
