import { test } from 'vitest'
import { checkCutOffFilling, inOrders, inPeople, inProducts, inReviews } from '../check-cut-off-filling.ts'

test('a start that is killed in the middle of any step goes on there, and ends with the same rows', async () => {
  await checkCutOffFilling([inOrders, inProducts, inPeople, inReviews])
}, 900_000)
