import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, errorsOf, itemsOf, type JsonBody, type WireCall, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aShippedOrder } from '../order-returns/a-shipped-order.ts'
import { anApprovalShop } from '../orders/an-approval-shop.ts'

const platform = await startPlatform()

interface Answer {
  RequiredCount: number
  Approvers: JsonBody[]
  Results: JsonBody[]
}

const testRule = async (call: WireCall, body: object): Promise<Answer> => {
  const reply = await call('POST', '/approvalrules/test', body)
  expect(reply.status, reply.text).toBe(200)
  return reply.body as unknown as Answer
}

test('refuses rules that could not be saved and people who may not read orders', async () => {
  const shop = await anApprovalShop(platform)
  const codeFor = async (RuleExpression: string | null, more: object = { BuyerID: 'b' }) =>
    codeOf(await shop.call('POST', '/approvalrules/test', { Rule: { RuleExpression }, ...more }))
  expect(await codeFor('order.Total >')).toBe('Expression.InvalidSyntax')
  expect(await codeFor('orderreturn.RefundAmount > 1')).toBe('Expression.InvalidToken')
  expect(await codeFor(null)).toBe('ValidationFailure')
  expect(await codeFor('true', { BuyerID: 'nobody' })).toBe('NotFound')
  expect(await codeFor('true', { BuyerID: 'b', IDs: ['none'] })).toBe('NotFound')
  expect(await codeFor('true', { IDs: ['none'] })).toBe('NotFound')
  const reply = await shop.call('POST', '/approvalrules/test', {
    Rule: { RuleExpression: 'order.Sum = 1' },
    BuyerID: 'b',
  })
  expect(errorsOf(reply)[0]?.Data).toEqual({ Property: 'RuleExpression', Position: 0 })
  const token = await tokenWith(platform, shop, { roles: ['ApprovalRuleAdmin'] })
  const refused = await wireInto(platform.app, token)('POST', '/approvalrules/test', {
    Rule: { RuleExpression: 'true' },
    BuyerID: 'b',
  })
  expect([refused.status, codeOf(refused)]).toEqual([403, 'Auth.InsufficientRoles'])
})

test('says which orders would wait and for whom, as the submission then does', async () => {
  const shop = await anApprovalShop(platform)
  const boss = await shop.person('boss')
  const small = String((await shop.submit(2)).body.ID)
  const large = String((await shop.submit(6)).body.ID)
  const own = String((await shop.submit(7, boss.call)).body.ID)
  const Rule = {
    ID: 'limit',
    ApprovingGroupID: 'boss',
    RuleExpression: "order.Total > 50 and order.Status = 'Unsubmitted'",
  }
  const answer = await testRule(shop.call, { Rule, BuyerID: 'b' })
  expect(answer.RequiredCount).toBe(1)
  expect(answer.Approvers).toMatchObject([{ ID: boss.id, FirstName: 'Some' }])
  expect(answer.Results).toMatchObject([
    { OrderID: own, RequiresApproval: false, IsApprovedAtOnce: true, Failures: [] },
    { OrderID: large, Amount: 60, RequiresApproval: true, IsApprovedAtOnce: false, Failures: [] },
    {
      OrderID: small,
      RequiresApproval: false,
      Failures: [{ Property: 'RuleExpression', Position: 0, Message: 'order.Total is 20. It must be above 50.' }],
    },
  ])
  await shop.rule('limit', 'boss', Rule.RuleExpression)
  expect((await shop.submit(2)).body.Status).toBe('Open')
  const waiting = await shop.submit(6)
  expect(waiting.body.Status).toBe('AwaitingApproval')
  expect(await testRule(shop.call, { Rule, BuyerID: 'b', IDs: [waiting.body.ID] })).toMatchObject({ RequiredCount: 1 })
  // orders that wait are among those that were sent
  const all = await testRule(shop.call, { Rule, BuyerID: 'b' })
  expect(all.Results[0]).toMatchObject({ OrderID: waiting.body.ID, Status: 'AwaitingApproval', RequiresApproval: true })
  expect((await testRule(shop.call, { Rule, BuyerID: 'b', Filters: { Status: 'Open' } })).Results).toHaveLength(4)
  await shop.admin.Buyers.Create({ ID: 'other', Name: 'Other', Active: true })
  const foreign = { Rule, BuyerID: 'other', IDs: [waiting.body.ID] }
  expect(codeOf(await shop.call('POST', '/approvalrules/test', foreign))).toBe('NotFound')
})

test('asks the stored rules that a rule depends on', async () => {
  const shop = await anApprovalShop(platform)
  const boss = await shop.person('boss')
  await shop.rule('first', 'boss', 'order.Total > 50')
  await shop.submit(6, boss.call)
  const { body } = await shop.submit(2)
  const Rule = { ID: 'second', ApprovingGroupID: 'none', RuleExpression: "order.approved('first')" }
  expect((await testRule(shop.call, { Rule, BuyerID: 'b' })).Results).toMatchObject([
    { OrderID: body.ID, RequiresApproval: false, Failures: [{ Message: "The rule 'first' is not approved." }] },
    { RequiresApproval: true },
  ])
})

test('rules of the seller are tried on returns', async () => {
  const { call, customer, orderID, lineID, staff } = await aShippedOrder(platform)
  const chief = await staff('chiefs')
  const returnOf = async (ID: string, Quantity: number) => {
    const ItemsToReturn = [{ LineItemID: lineID, Quantity, RefundAmount: Quantity * 10 }]
    await call('POST', '/orderreturns', { ID, OrderID: orderID, ItemsToReturn })
  }
  await returnOf('little', 1)
  await returnOf('much', 4)
  const Rule = { ApprovingGroupID: 'chiefs', RuleExpression: 'orderreturn.RefundAmount >= 30 and order.Total = 60' }
  const answer = await testRule(call, { Rule })
  expect(answer.Approvers).toMatchObject([{ ID: chief.id }])
  expect(answer.Results).toMatchObject([
    { OrderReturnID: 'much', OrderID: orderID, Amount: 40, RequiresApproval: true },
    { OrderReturnID: 'little', Failures: [{ Message: 'orderreturn.RefundAmount is 10. It must be at least 30.' }] },
  ])
  expect((await testRule(call, { Rule, IDs: ['little'] })).Results).toHaveLength(1)
  expect((await testRule(call, { Rule, Filters: { ID: 'mu*' } })).Results).toMatchObject([{ OrderReturnID: 'much' }])
  expect(itemsOf(await customer('GET', '/orderreturns'))).toHaveLength(2)
})
