import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { aBuyer, aGroup, aUser, idsOf, notThere } from './a-buyer.ts'

const platform = await startPlatform()
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('spending accounts are shown to those they are assigned to, until they end', async () => {
  const { admin, me, userID, shop } = await aBuyer(platform)
  await admin.SpendingAccounts.Save('b1', 'gift', { Name: 'Gift', Balance: 50 })
  await admin.SpendingAccounts.Save('b1', 'nobody', { Name: 'Nobody', Balance: 50 })
  await admin.SpendingAccounts.SaveAssignment('b1', { SpendingAccountID: 'gift', UserID: userID })
  expect(idsOf(await me.Me.ListSpendingAccounts())).toEqual(['gift'])
  expect(await me.Me.GetSpendingAccount('gift')).toMatchObject({ Balance: 50 })
  expect(idsOf(await (await aUser(platform, shop)).me.Me.ListSpendingAccounts())).toEqual([])
  await admin.SpendingAccounts.Patch('b1', 'gift', { EndDate: ago(1) })
  expect((await me.Me.ListSpendingAccounts()).Meta.TotalCount).toBe(0)
  await expect(me.Me.GetSpendingAccount('gift')).rejects.toMatchObject(notThere('SpendingAccount', 'gift'))
})

test('promotions are shown while they can be used by the buyer or the group', async () => {
  const { admin, me, userID } = await aBuyer(platform)
  const make = (ID: string, more: object = {}) =>
    admin.Promotions.Create({ ID, Code: ID, EligibleExpression: 'true', ValueExpression: '1', Active: true, ...more })
  await make('all', { AllowAllBuyers: true })
  await make('idle', { AllowAllBuyers: true, Active: false })
  await make('over', { AllowAllBuyers: true, ExpirationDate: ago(1) })
  await make('soon', { AllowAllBuyers: true, StartDate: ago(-1) })
  await make('group')
  expect(idsOf(await me.Me.ListPromotions())).toEqual(['all'])
  await aGroup(admin, 'g1', userID)
  await admin.Promotions.SaveAssignment({ PromotionID: 'group', BuyerID: 'b1', UserGroupID: 'g1' })
  expect(idsOf(await me.Me.ListPromotions({ sortBy: ['ID'] as never }))).toEqual(['all', 'group'])
  await expect(me.Me.GetPromotion('idle')).rejects.toMatchObject(notThere('Promotion', 'idle'))
  expect(await me.Me.GetPromotion('group')).toMatchObject({ Code: 'group' })
})

test('cost centers are shown to the buyer or group they are assigned to', async () => {
  const { admin, me, userID } = await aBuyer(platform)
  await admin.CostCenters.Save('b1', 'cc', { Name: 'Kitchen' })
  expect(idsOf(await me.Me.ListCostCenters())).toEqual([])
  await aGroup(admin, 'g1', userID)
  await admin.CostCenters.SaveAssignment('b1', { CostCenterID: 'cc', UserGroupID: 'g1' })
  expect(idsOf(await me.Me.ListCostCenters({ search: 'kit' }))).toEqual(['cc'])
})

test('a buyer orders from the marketplace, and from suppliers that are open or linked', async () => {
  const { admin, me, shop } = await aBuyer(platform)
  await admin.Suppliers.Create({ ID: 'open', Name: 'Open', Active: true, AllBuyersCanOrder: true })
  await admin.Suppliers.Create({ ID: 'shut', Name: 'Shut', Active: true })
  await admin.Suppliers.Create({ ID: 'gone', Name: 'Gone', Active: false, AllBuyersCanOrder: true })
  expect(idsOf(await me.Me.ListBuyerSellers()).sort()).toEqual([shop.id, 'open'].sort())
  await admin.Suppliers.SaveBuyer('shut', 'b1')
  expect(idsOf(await me.Me.ListBuyerSellers({ filters: { ID: 'shut' } }))).toEqual(['shut'])
})
