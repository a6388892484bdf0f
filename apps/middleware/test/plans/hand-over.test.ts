import { buyerID } from '@tessera/middleware/kit/commerce'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'

let shop: PlanShop
let owner: Member
beforeAll(async () => {
  shop = await aPlanShop()
  owner = await shop.pro('owner@leaving.example')
})

const password = 'A-Good-Password-1'

/** A user with a project, a requested quote and a selection sheet. */
async function busy(email: string) {
  const one = await shop.colleague(owner, email, ['buy'])
  const { projectId } = await aPlannedRoom(one, shop.tiles[0] ?? '')
  const { quotationId } = await one.shop.Quotes.RequestQuote({ projectId })
  const { selectionSheetId } = await one.shop.SelectionSheets.CreateSelectionSheet({ projectId })
  return { one, projectId, quotationId, selectionSheetId }
}

/** Four boxes for the hall, in the cart on the platform. */
async function fillCart({ email }: Member): Promise<void> {
  const person = await shop.database.find<{ id: string }>(sql`
    select platform_user_id as id from people where email = ${email}`)
  const { client, backOffice } = shop.commerce
  const asShop = await backOffice()
  const from = { FromCompanyID: buyerID, FromUserID: person?.id ?? '' }
  const { ID } = await client.Orders.Create('Incoming', from, asShop)
  const line = { ProductID: shop.tiles[0] ?? '', Quantity: 4, xp: { Room: 'Hall' } }
  await client.LineItems.Create('Incoming', ID, line, asShop)
}

const mine = async ({ shop: who }: Member) => ({
  projects: (await who.MyAccount.GetMyProjects()).projects.map(({ projectId }) => projectId),
  quotes: (await who.MyAccount.GetQuotes({ scope: 1 })).items.map(({ quotationId }) => quotationId),
  sheets: (await who.MyAccount.GetSelectionSheets({ scope: 1 })).items.map(({ selectionSheetId }) => selectionSheetId),
})

test('handing over is refused to guests, without the manager right, and to oneself, unknown and locked users', async () => {
  const { one } = await busy('giver@leaving.example')
  const locked = await shop.colleague(owner, 'locked@leaving.example', ['buy'])
  await owner.shop.User.LockUser({ email: locked.email })
  await shop.pro('elsewhere@leaving.example')
  const give = (who: Member['shop'], to: string) => who.People.HandOverWork({ from: one.email, to })
  await expect(give(shop.stranger(), owner.email)).rejects.toMatchObject({ status: 401 })
  await expect(give(one.shop, owner.email)).rejects.toMatchObject({ status: 403, code: 'Session.NeedsManager' })
  await expect(give(owner.shop, one.email)).rejects.toMatchObject({ fields: [{ field: 'to' }] })
  await expect(give(owner.shop, locked.email)).rejects.toMatchObject({ fields: [{ field: 'to' }] })
  await expect(give(owner.shop, 'elsewhere@leaving.example')).rejects.toMatchObject({ status: 404 })
})

test('a colleague goes on with projects, open quotes and sheets, and sees nothing of it before', async () => {
  const { one, projectId, quotationId, selectionSheetId } = await busy('ann@leaving.example')
  const heir = await shop.colleague(owner, 'heir@leaving.example', ['buy'])
  expect(await mine(heir)).toEqual({ projects: [], quotes: [], sheets: [] })
  const handed = await owner.shop.People.HandOverWork({ from: one.email, to: heir.email })
  expect(handed).toEqual({ projects: 1, quotes: 1, selectionSheets: 1 })
  expect(await mine(heir)).toEqual({ projects: [projectId], quotes: [quotationId], sheets: [selectionSheetId] })
  expect(await mine(one)).toEqual({ projects: [], quotes: [], sheets: [] })
  const { activity } = await heir.shop.MyAccount.GetProjectDetail({ projectId })
  expect(JSON.stringify(activity)).toContain('handed over from Bo Floor')
  const { deeds } = await owner.shop.People.GetUserDeeds()
  expect(deeds[0]?.text).toBe('reassigned the work of ann@leaving.example')
})

test('the work of a removed user goes to the manager who removed them', async () => {
  const { one, projectId, quotationId, selectionSheetId } = await busy('gone@leaving.example')
  await owner.shop.User.DeleteUser({ email: one.email })
  const left = await mine(owner)
  expect(left.projects).toContain(projectId)
  expect(left.quotes).toContain(quotationId)
  expect(left.sheets).toContain(selectionSheetId)
})

test('the cart of a removed or leaving user becomes a project of the successor; locked users keep theirs', async () => {
  const one = await shop.colleague(owner, 'cart@leaving.example', ['buy'])
  await fillCart(one)
  await owner.shop.User.LockUser({ email: one.email })
  const carts = async () =>
    (await owner.shop.MyAccount.GetMyProjects()).projects.filter(({ name }) => name === 'Cart of Bo Floor')
  expect(await carts()).toHaveLength(0)
  await owner.shop.User.DeleteUser({ email: one.email })
  const [kept] = await carts()
  const detail = await owner.shop.MyAccount.GetProjectDetail({ projectId: kept?.projectId ?? '' })
  expect(detail.rooms).toMatchObject([{ name: 'Hall' }])
  expect(detail.items).toMatchObject([{ sku: shop.tiles[0], roomId: detail.rooms[0]?.id }])
  await owner.shop.User.DeleteUser({ email: one.email })
  expect(await carts()).toHaveLength(1)
})

test('the work of a user who leaves goes to a manager', async () => {
  const { one, projectId } = await busy('bye@leaving.example')
  await one.shop.People.DeleteMe({ password })
  expect((await mine(owner)).projects).toContain(projectId)
})
