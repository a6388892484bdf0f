import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { admin } = await createTestMarketplace(platform)

const promotion = { Code: 'CODE', ValueExpression: '10', Active: true }

test.each([
  ['order.Subtotal >', 'Expression.InvalidSyntax'],
  ['order.Subtotl > 5', 'Expression.InvalidToken'],
  ['items.most(Quantity > 5)', 'Expression.InvalidFunction'],
  ['item.Quantity > 5', 'Expression.ItemNotAllowed'],
])('a promotion with %s is refused as %s, and nothing is stored', async (EligibleExpression, errorCode) => {
  await expect(admin.Promotions.Create({ ...promotion, ID: 'p', EligibleExpression })).rejects.toMatchObject({
    status: 400,
    errorCode,
  })
  await expect(admin.Promotions.Get('p')).rejects.toMatchObject({ status: 404 })
})

test('a promotion on lines must ask something of the line', async () => {
  const onLines = { ...promotion, LineItemLevel: true }
  await expect(admin.Promotions.Create({ ...onLines, EligibleExpression: 'order.Subtotal > 5' })).rejects.toMatchObject(
    { errorCode: 'Expression.ItemRequired' },
  )
  expect(await admin.Promotions.Create({ ...onLines, EligibleExpression: "item.ProductID = 'tile*'" })).toMatchObject({
    LineItemLevel: true,
  })
})

test('an approval rule is read when it is saved', async () => {
  await admin.Buyers.Create({ ID: 'b', Name: 'Buyer' })
  await admin.UserGroups.Create('b', { ID: 'g', Name: 'Approvers' })
  const rule = { ID: 'r', ApprovingGroupID: 'g' }
  await expect(admin.ApprovalRules.Create('b', { ...rule, RuleExpression: 'order.Total >' })).rejects.toMatchObject({
    errorCode: 'Expression.InvalidSyntax',
  })
  expect(await admin.ApprovalRules.Create('b', { ...rule, RuleExpression: 'order.Total > 1000' })).toMatchObject({
    ID: 'r',
  })
})
