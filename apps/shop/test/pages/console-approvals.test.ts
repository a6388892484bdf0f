import { beforeAll, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { aConsole, type RunningConsole, userOf } from './a-console.ts'
import { submitForm } from './page-form.ts'

let shop: RunningConsole
let admin: Browser
const userIn = (ID: string) => ({ ...userOf(ID), Username: `${ID}@north.test` })
let order = ''

beforeAll(async () => {
  shop = await aConsole()
  const { admin: api } = shop
  await shop.addStaff('ann', ['FullAccess'])
  await shop.addStaff('meg', ['ProductAdmin'])
  await shop.addStaff('amy', ['ApprovalRuleReader', 'BuyerReader'])
  await api.Buyers.Create({ ID: 'north', Name: 'Northline', Active: true })
  for (const id of ['luis', 'grace']) await api.Users.Create('north', userIn(id))
  await api.UserGroups.Save('north', 'bosses', { Name: 'Bosses' })
  await api.UserGroups.SaveUserAssignment('north', { UserGroupID: 'bosses', UserID: 'grace' })
  await api.AdminUserGroups.Save('desk', { Name: 'Desk' })
  await api.Catalogs.Create({ ID: 'tiles', Name: 'Tiles', Active: true })
  await api.Catalogs.SaveAssignment({ CatalogID: 'tiles', BuyerID: 'north', ViewAllProducts: true })
  await api.PriceSchedules.Create({ ID: 'tile', Name: 'tile', PriceBreaks: [{ Quantity: 1, Price: 50 }] })
  await api.Products.Create({ ID: 'tile', Name: 'Tile', Active: true, DefaultPriceScheduleID: 'tile' })
  await api.Catalogs.SaveProductAssignment({ CatalogID: 'tiles', ProductID: 'tile' })
  for (const Quantity of [1, 9]) {
    const { ID } = await api.Orders.Create('Incoming', { FromCompanyID: 'north', FromUserID: 'luis' })
    await api.LineItems.Create('Incoming', ID, { ProductID: 'tile', Quantity })
    await api.Orders.Submit('Incoming', ID)
  }
  await api.ApprovalRules.Save('north', 'large', { ApprovingGroupID: 'bosses', RuleExpression: 'order.Total > 400' })
  order = String((await api.Orders.Create('Incoming', { FromCompanyID: 'north', FromUserID: 'luis' })).ID)
  await api.LineItems.Create('Incoming', order, { ProductID: 'tile', Quantity: 10 })
  await api.Orders.Submit('Incoming', order)
  admin = await shop.signIn('ann')
})

test('approval rules need their right: readers see the record, and who may not read orders sees none that wait', async () => {
  const meg = await shop.signIn('meg')
  expect((await meg.open('/console/approvals')).status).toBe(403)
  const amy = await shop.signIn('amy')
  const page = await amy.open('/console/approvals')
  expect(page.html).toContain('order.Total &gt; 400')
  expect(page.text).not.toContain(order)
  expect(page.text).not.toContain('New rule')
  const large = await amy.open('/console/approvals/large?buyer=north')
  expect(large.path).toBe('/console/r/buyers/north/approvalrules/large')
  expect((await amy.open('/console/approvals/new?buyer=north')).status).toBe(403)
  expect((await admin.open('/console/approvals/none?buyer=north')).status).toBe(404)
})

test('approval rules are listed with the orders that wait now, and the people who may answer', async () => {
  const { text, html } = await admin.open('/console/approvals')
  expect(text).toContain(`Order ${order}`)
  expect(text).toContain('$500.00')
  expect(text).toContain('Some Body')
  expect(html).toContain('/console/approvals/large?buyer=north')
  expect(text).toContain('No rules yet')
  await shop.admin.UserGroups.DeleteUserAssignment('north', 'bosses', 'grace')
  expect((await admin.open('/console/approvals')).text).toContain('No one in Bosses')
  await shop.admin.UserGroups.SaveUserAssignment('north', { UserGroupID: 'bosses', UserID: 'grace' })
})

test('an error stops the save of a rule, and a test says what would wait for whom', async () => {
  const page = await admin.open('/console/approvals/large?buyer=north')
  expect(page.text).toMatch(/Orders of Northline .*Approving group ID Bosses/)
  const wrong = await submitForm(admin, page, { RuleExpression: 'order.Total >' }, { button: 'save' })
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('A value is missing before the end')])
  const tested = await submitForm(admin, page, { RuleExpression: 'order.Total >= 50' }, { button: 'test' })
  expect(tested.text).toContain('3 of 3 orders would need approval')
  expect(tested.text).toContain('With the saved version, 2 would need it.')
  expect(tested.text).toContain('Approved by Some Body.')
  const again = await admin.open('/console/approvals/large?buyer=north')
  const saved = await submitForm(admin, again, { RuleExpression: 'order.Total > 450' }, { button: 'save' })
  expect(saved.text).toContain('Your changes are saved.')
  expect((await shop.admin.ApprovalRules.Get('north', 'large')).RuleExpression).toBe('order.Total > 450')
})

test('rules of the seller are about returns', async () => {
  const form = await admin.open('/console/approvals/new')
  const typed = { ID: 'refunds', ApprovingGroupID: 'desk', RuleExpression: 'orderreturn.RefundAmount > 100' }
  const tested = await submitForm(admin, form, typed, { button: 'test' })
  expect(tested.text).toContain('0 of 0 returns would need approval')
  expect(tested.text).toContain('The approving group has no members')
  const made = await submitForm(admin, form, typed, { button: 'save' })
  expect(made.path).toContain('/console/approvals/refunds')
  expect(await shop.admin.SellerApprovalRules.Get('refunds')).toMatchObject({ ApprovalType: 'OrderReturn' })
  const twin = await admin.open('/console/approvals/new?from=refunds')
  expect(twin.html).toContain('orderreturn.RefundAmount &gt; 100')
})
