import { test } from 'vitest'
import { checkCutOffFilling, inOrders } from './check-cut-off-filling.ts'

// `npm run test:long` cuts all four steps; each takes a start more, 7 s of processor time
test('a start that is killed in the middle of a step goes on there, and ends with the same rows', async () => {
  await checkCutOffFilling([inOrders])
}, 600_000)
