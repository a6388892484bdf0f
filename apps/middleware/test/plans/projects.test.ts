import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@projects.example')
})

const calls = ({ shop: who }: Pick<Member, 'shop'>, projectId: string, basketId: string, guid: string) => [
  who.MyAccount.GetProjectDetail({ projectId }),
  who.Project.AddProjectName({ basketId, projectId, projectName: 'Mine' }),
  who.Project.UpdateProject({ basketId, notes: 'x' }),
  who.Project.AddItemToProject({ basketId, items: [{ sku: shop.tiles[0] ?? '' }] }),
  who.Project.GetProjectItemDetails({ basketId }),
  who.Project.EditProjectItems({ basketId, items: [{ basketItemGuid: guid, boxes: 2 }] }),
  who.Project.DeleteProjectItems({ basketId, basketItemGuid: guid }),
  who.Project.SaveProject({ basketId }),
  who.Projects.GetProjectCart({ projectId }),
  who.Projects.DuplicateProject({ projectId }),
]

describe('a project is refused', () => {
  test('to strangers, and does not exist for other accounts nor for colleagues who may not see it', async () => {
    const { projectId, basketId, items } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const guid = items[0]?.basketItemGuid ?? ''
    const other = await shop.retail('other@projects.example')
    const apprentice = await shop.colleague(pro, 'apprentice@projects.example', ['buy'])
    const tried = (who: Pick<Member, 'shop'>) => Promise.allSettled(calls(who, projectId, basketId, guid))
    for (const one of await tried({ shop: shop.stranger() })) expect(one).toMatchObject({ reason: { status: 401 } })
    for (const who of [other, apprentice])
      for (const one of await tried(who)) expect(one).toMatchObject({ reason: { status: 404, code: 'NotFound' } })
    await expect(shop.stranger().MyAccount.GetMyProjects()).rejects.toMatchObject({ status: 401 })
    await expect(shop.stranger().Project.CreateNewProject()).rejects.toMatchObject({ status: 401 })
    expect((await apprentice.shop.MyAccount.GetMyProjects()).totalCount).toBe(0)
    expect(await pro.shop.MyAccount.GetProjectDetail({ projectId })).toMatchObject({ basketId })
  })

  test('with a basket that is none, or a version that is no number', async () => {
    const { basketId } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    for (const bad of ['x', `${basketId}.x`, `${basketId}.1.1`, '00000000-0000-4000-8000-000000000000'])
      await expect(pro.shop.Project.SaveProject({ basketId: bad })).rejects.toMatchObject({ status: 404 })
    const asked = pro.shop.Project.SaveProject({ basketId, version: 'new' })
    await expect(asked).rejects.toMatchObject({ fields: [{ field: 'version' }] })
  })

  test('for items that cannot be', async () => {
    const { basketId, items, rooms } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const add = (item: object) =>
      pro.shop.Project.AddItemToProject({ basketId, items: [{ sku: shop.tiles[1] ?? '', ...item }] })
    await expect(add({ sku: 'nothing' })).rejects.toMatchObject({ code: 'Cart.UnknownProduct' })
    await expect(add({ boxes: 0 })).rejects.toMatchObject({ fields: [{ field: 'boxes' }] })
    await expect(add({ areaSqft: -1 })).rejects.toMatchObject({ fields: [{ field: 'areaSqft' }] })
    await expect(add({ measuredBy: 'area' })).rejects.toMatchObject({ fields: [{ field: 'areaSqft' }] })
    await expect(add({ roomId: items[0]?.basketItemGuid })).rejects.toMatchObject({ fields: [{ field: 'roomId' }] })
    await expect(add({ alternateOf: rooms[0]?.id })).rejects.toMatchObject({ fields: [{ field: 'alternateOf' }] })
    await expect(pro.shop.Project.AddItemToProject({ basketId, items: [] })).rejects.toMatchObject({ status: 400 })
    await expect(
      pro.shop.Project.UpdateProject({ basketId, memberEmails: ['stranger@elsewhere.example'] }),
    ).rejects.toMatchObject({ fields: [{ field: 'memberEmails' }] })
  })

  test('in the archive, until it is taken out', async () => {
    const { basketId } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const put = await pro.shop.Project.UpdateProject({ basketId, stage: 'archived' })
    expect(put).toMatchObject({ stage: 'archived', canEdit: false })
    const saving = pro.shop.Project.SaveProject({ basketId: put.basketId })
    await expect(saving).rejects.toMatchObject({ status: 400 })
    const out = await pro.shop.Project.UpdateProject({ basketId: put.basketId, stage: 'planning' })
    expect(out).toMatchObject({ stage: 'planning', canEdit: true })
  })
})

describe('a project', () => {
  test('is begun once, however often the button is pressed', async () => {
    const all = await Promise.all([1, 2, 3].map(() => pro.shop.Project.CreateNewProject()))
    expect(new Set(all.map(({ projectId }) => projectId)).size).toBe(1)
    expect(all[0]).toMatchObject({ isDraft: true, items: [], stage: 'planning' })
  })

  test('takes the area of its room, adds the usual waste and counts whole boxes', async () => {
    const { items, rooms, budget } = await aPlannedRoom(pro, shop.tiles[0] ?? '', { budgetCents: 100 })
    const [item] = items
    const article = shop.catalog.find(shop.tiles[0] ?? '')
    const perBox = Number(article?.facts.units.sqftPerUnit)
    const waste = item?.wastePercent ?? 0
    expect(rooms[0]).toMatchObject({ areaSqft: 120 })
    expect(item).toMatchObject({ measuredBy: 'area', areaSqft: 120, openBoxes: item?.boxes })
    expect(item?.boxes).toBe(Math.ceil(((120 * (100 + waste)) / 100 / perBox).toFixed(9) as unknown as number))
    expect(item?.totalCents).toBe((item?.unitPriceCents ?? 0) * (item?.boxes ?? 0))
    expect(budget).toMatchObject({
      isOver: true,
      plannedCents: item?.totalCents,
      leftCents: 100 - (item?.totalCents ?? 0),
    })
  })

  test('lists what is missing until it is complete', async () => {
    const { missing, basketId, rooms } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    expect(missing.map(({ what }) => what)).toEqual(expect.arrayContaining(['grout', 'mortar']))
    const grout = missing.find(({ what }) => what === 'grout')
    const sku = grout?.suggestions[0] ?? ''
    const next = await pro.shop.Project.AddItemToProject({
      basketId,
      items: [{ sku, boxes: grout?.boxes ?? 1, roomId: rooms[0]?.id ?? '' }],
    })
    expect(next.missing.map(({ what }) => what)).not.toContain('grout')
  })

  test('is measured by box as well, and an edit of one thing leaves the rest', async () => {
    const { basketId, items } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const guid = items[0]?.basketItemGuid ?? ''
    const edit = (basket: string, change: object) =>
      pro.shop.Project.EditProjectItems({ basketId: basket, items: [{ basketItemGuid: guid, ...change }] })
    const boxed = await edit(basketId, { boxes: 4, notes: 'niche' })
    expect(boxed.items[0]).toMatchObject({ measuredBy: 'box', boxes: 4, notes: 'niche' })
    const patterned = await edit(boxed.basketId, { pattern: 'herringbone' })
    expect(patterned.items[0]).toMatchObject({ boxes: 4, notes: 'niche', pattern: 'herringbone', wastePercent: 20 })
    const area = await edit(patterned.basketId, { areaSqft: 50, wastePercent: 0, spareBoxes: 1 })
    expect(area.items[0]).toMatchObject({ measuredBy: 'area', areaSqft: 50, wastePercent: 0 })
    const gone = await pro.shop.Project.DeleteProjectItems({ basketId: area.basketId, basketItemGuid: guid })
    expect(gone.items).toEqual([])
    expect(gone.activity.map(({ what }) => what.split(' ')[0])).toEqual(
      expect.arrayContaining(['Removed', 'Changed', 'Added', 'Created']),
    )
  })

  test('keeps alternates beside the plan, and a room that goes leaves its items', async () => {
    const { basketId, items } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const alternateOf = items[0]?.basketItemGuid ?? ''
    const both = await pro.shop.Project.AddItemToProject({
      basketId,
      items: [{ sku: shop.tiles[1] ?? '', alternateOf, areaSqft: 120 }],
    })
    expect(both.budget.plannedCents).toBe(items[0]?.totalCents)
    const bare = await pro.shop.Project.UpdateProject({ basketId: both.basketId, rooms: [] })
    expect(bare.items.map(({ roomId }) => roomId)).toEqual([null, null])
    const copy = await pro.shop.Projects.DuplicateProject({ projectId: bare.projectId })
    expect(copy).toMatchObject({ name: 'Master bath (copy)', items: [{ alternateOf: null }, {}] })
    expect(copy.items[1]?.alternateOf).toBe(copy.items[0]?.basketItemGuid)
    const without = await pro.shop.Project.DeleteProjectItems({ basketId: bare.basketId, basketItemGuid: alternateOf })
    expect(without.items).toEqual([])
  })

  test('counts what was ordered for it, and gives the rest to the cart', async () => {
    const { projectId, items, rooms } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const [item] = items
    await shop.database.rows(sql`
      with d as (
        insert into sales_documents (account_id, origin, order_type, status, project_id, subtotal_cents, total_cents,
          placed_at)
        select account_id, 'counter', 'standard', 'open', ${projectId}, 300, 300, now() from people
        where email = ${pro.email} returning id)
      insert into sales_lines (document_id, line_no, sku, name, room, boxes, unit_price_cents, total_cents, shipped_boxes,
        project_id)
      select id, 1, ${item?.sku}, 'x', ${rooms[0]?.name}, 3, 100, 300, 1, ${projectId} from d`)
    const detail = await pro.shop.MyAccount.GetProjectDetail({ projectId })
    const open = (item?.boxes ?? 0) - 3
    expect(detail.items[0]).toMatchObject({ orderedBoxes: 3, deliveredBoxes: 1, openBoxes: open })
    expect(detail).toMatchObject({ stage: 'delivering', budget: { orderedCents: 300 } })
    const cart = await pro.shop.Projects.GetProjectCart({ projectId })
    expect(cart.items).toEqual([{ sku: item?.sku, quantity: open, room: 'Bath', projectId }])
    const row = (await pro.shop.MyAccount.GetMyProjects()).projects.find((one) => one.projectId === projectId)
    expect(row).toMatchObject({ stage: 'delivering', plannedCents: detail.budget.plannedCents, isOwn: true })
  })
})

describe('the basket of a project', () => {
  test('keeps its ID through every call, and old IDs with a version are accepted', async () => {
    const { projectId, basketId, version } = await pro.shop.Project.CreateNewProject()
    const { Project } = pro.shop
    await Project.AddProjectName({ basketId, projectId, projectName: 'Loft' })
    await Project.UpdateProject({ basketId, notes: 'third floor', rooms: [{ name: 'Bath', areaSqft: 40 }] })
    const { items } = await Project.AddItemToProject({ basketId, items: [{ sku: shop.tiles[0] ?? '', boxes: 2 }] })
    const basketItemGuid = items[0]?.basketItemGuid ?? ''
    await Project.EditProjectItems({ basketId, items: [{ basketItemGuid, boxes: 3 }] })
    await Project.DeleteProjectItems({ basketId, basketItemGuid })
    const saved = await Project.SaveProject({ basketId })
    expect(saved).toMatchObject({ basketId, name: 'Loft', notes: 'third floor', items: [], version: version + 6 })
    expect(await Project.GetProjectItemDetails({ basketId: `${basketId}.1` })).toMatchObject({ basketId })
    expect(await Project.UpdateProject({ basketId: `${basketId}.${saved.version}`, notes: 'x' })).toMatchObject({
      notes: 'x',
    })
  })

  test('is a draft only while it is empty: every change is saved', async () => {
    const { projectId, basketId, isDraft } = await pro.shop.Project.CreateNewProject()
    expect(isDraft).toBe(true)
    expect(await pro.shop.Project.UpdateProject({ basketId, name: 'Porch' })).toMatchObject({ isDraft: false })
    const listed = (await pro.shop.MyAccount.GetMyProjects()).projects.find((one) => one.projectId === projectId)
    expect(listed).toMatchObject({ isDraft: false })
  })
})

describe('two people at one project', () => {
  /** A project with two rooms, shared with a colleague. */
  async function shared(email: string) {
    const helper = await shop.colleague(pro, email, ['buy'])
    const { basketId } = await pro.shop.Project.CreateNewProject()
    const rooms = [{ name: 'Bath' }, { name: 'Hall' }]
    return { helper, begun: await pro.shop.Project.UpdateProject({ basketId, rooms, memberEmails: [helper.email] }) }
  }
  const renamed = (rooms: readonly { id: string; name: string }[], id: string | undefined, name: string) =>
    rooms.map((room) => ({ id: room.id, name: room.id === id ? name : room.name }))

  test('see each other’s change of the same part instead of losing it', async () => {
    const { helper, begun } = await shared('helper@projects.example')
    const { basketId, projectId, version } = begun
    const named = await helper.shop.Project.AddProjectName({ basketId, projectId, projectName: 'Guest bath' })
    const late = pro.shop.Project.UpdateProject({ basketId, version, name: 'Powder room' })
    await expect(late).rejects.toMatchObject({
      status: 409,
      code: 'Project.Stale',
      data: {
        basketId,
        version: named.version,
        changes: [{ version: named.version, who: 'Bo Floor', what: 'Named it Guest bath' }],
        project: { name: 'Guest bath' },
      },
    })
    expect(await pro.shop.MyAccount.GetProjectDetail({ projectId })).toMatchObject({
      name: 'Guest bath',
      version: named.version,
    })
  })

  test('do not collide in different rooms, nor when one adds what the other does not touch', async () => {
    const { helper, begun } = await shared('mate@projects.example')
    const { basketId, version, rooms } = begun
    const [bath, hall] = rooms
    const theirs = await helper.shop.Project.UpdateProject({ basketId, rooms: renamed(rooms, bath?.id, 'Big bath') })
    const seen = { basketId, version }
    const mine = await pro.shop.Project.UpdateProject({ ...seen, rooms: renamed(theirs.rooms, hall?.id, 'Entry hall') })
    expect(mine.rooms.map(({ name }) => name)).toEqual(['Big bath', 'Entry hall'])
    expect(
      await pro.shop.Project.AddItemToProject({ ...seen, items: [{ sku: shop.tiles[1] ?? '', boxes: 1 }] }),
    ).toBeTruthy()
    const old = pro.shop.Project.UpdateProject({ ...seen, rooms: renamed(rooms, hall?.id, 'Hallway') })
    await expect(old).rejects.toMatchObject({ code: 'Project.Stale' })
  })

  test('are told apart from one person with two tabs', async () => {
    const { basketId, version } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    await pro.shop.Project.UpdateProject({ basketId, version, notes: 'first tab' })
    const second = pro.shop.Project.UpdateProject({ basketId, version, notes: 'second tab' })
    await expect(second).rejects.toMatchObject({
      message: expect.stringContaining('another tab'),
      data: { changes: [{ who: 'You' }] },
    })
    expect(await pro.shop.Project.UpdateProject({ basketId, version, poNumber: '7' })).toMatchObject({ poNumber: '7' })
  })

  test('at the same moment make one change each version, and none is lost', async () => {
    const { basketId, projectId, version } = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const all = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e'].map((notes) => pro.shop.Project.UpdateProject({ basketId, version, notes })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of all.filter(({ status }) => status === 'rejected'))
      expect(one).toMatchObject({ reason: { code: 'Project.Stale' } })
    expect(await pro.shop.MyAccount.GetProjectDetail({ projectId })).toMatchObject({ version: version + 1 })
  })
})
