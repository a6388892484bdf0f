import type { LayoutToSaveInput, ProjectDetail } from '@tessera/client/shop/types.gen'
import { layoutPlans } from '@tessera/middleware/modules/plans/layouts/layout-plan'
import { rectangleSides } from '@tessera/testing/rectangle-sides'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@layouts.example')
})

const aRoom = () => aPlannedRoom(pro, shop.tiles[0] ?? '')
const layoutOf = ({ basketId, rooms, items }: ProjectDetail, more: LayoutToSaveInput = {}): LayoutToSaveInput => ({
  basketId,
  roomId: rooms[0]?.id ?? '',
  sku: items[0]?.sku ?? '',
  sides: rectangleSides(144, 120),
  pattern: 'grid',
  isTurned: false,
  jointIn: 0.125,
  startXIn: 0,
  startYIn: 0,
  sparePercent: 5,
  ...more,
})

describe('a product to lay out', () => {
  test('is not found if it is unknown or is not laid', async () => {
    const missing = { status: 404, code: 'NotFound' }
    for (const sku of ['', 'no-such-tile'])
      await expect(shop.stranger().Projects.GetLayoutTile({ sku })).rejects.toMatchObject(missing)
  })

  test('has its size, boxes and grouts for everyone, at the price of the caller', async () => {
    const sku = shop.tiles[0] ?? ''
    const tile = await shop.stranger().Projects.GetLayoutTile({ sku })
    expect(tile).toMatchObject({ sku, problem: null, roomIds: [] })
    expect(tile.lengthIn * tile.widthIn * tile.piecesPerBox * tile.sqftPerBox).toBeGreaterThan(0)
    const own = await pro.shop.Projects.GetLayoutTile({ sku })
    expect(own.prices[0]?.cents).toBeLessThan(tile.prices[0]?.cents ?? 0)
  })
})

describe('a layout is refused', () => {
  test('to strangers, and does not exist for other accounts nor for colleagues who may not see the project', async () => {
    const project = await aRoom()
    const { basketId, layout } = await pro.shop.Projects.SaveLayout(layoutOf(project))
    const other = await shop.retail('other@layouts.example')
    const apprentice = await shop.colleague(pro, 'apprentice@layouts.example', ['buy'])
    const tried = ({ shop: who }: Pick<Member, 'shop'>) =>
      Promise.allSettled([
        who.Projects.GetProjectLayouts({ projectId: project.projectId }),
        who.Projects.SaveLayout({ ...layoutOf(project), basketId }),
        who.Projects.DeleteLayout({ basketId, layoutId: layout.layoutId }),
      ])
    for (const one of await tried({ shop: shop.stranger() })) expect(one).toMatchObject({ reason: { status: 401 } })
    for (const who of [other, apprentice])
      for (const one of await tried(who)) expect(one).toMatchObject({ reason: { status: 404, code: 'NotFound' } })
    const kept = await pro.shop.Projects.GetProjectLayouts({ projectId: project.projectId })
    expect(kept.layouts).toHaveLength(1)
  })

  test('for rooms, layouts, products and grouts that are not of the project', async () => {
    const project = await aRoom()
    const foreign = await aPlannedRoom(await shop.retail('foreign@layouts.example'), shop.tiles[1] ?? '')
    const save = (more: LayoutToSaveInput) => pro.shop.Projects.SaveLayout(layoutOf(project, more))
    const wrong = (field: string) => ({ status: 400, fields: [{ field }] })
    await expect(save({ roomId: foreign.rooms[0]?.id ?? '' })).rejects.toMatchObject(wrong('roomId'))
    await expect(save({ layoutId: 'x' })).rejects.toMatchObject(wrong('layoutId'))
    await expect(save({ sku: shop.tiles[1] ?? '' })).rejects.toMatchObject(wrong('sku'))
    await expect(save({ groutSku: shop.tiles[1] ?? '' })).rejects.toMatchObject(wrong('groutSku'))
    const gone = { basketId: project.basketId, layoutId: foreign.rooms[0]?.id ?? '' }
    await expect(pro.shop.Projects.DeleteLayout(gone)).rejects.toMatchObject({ status: 404 })
    await expect(pro.shop.Projects.DeleteLayout({ ...gone, layoutId: 'x' })).rejects.toMatchObject({ status: 404 })
  })

  test('beyond its limits, with a sentence that says which', async () => {
    const project = await aRoom()
    const save = (more: LayoutToSaveInput) => pro.shop.Projects.SaveLayout(layoutOf(project, more))
    const wrong = (field: string, text = '') => ({ fields: [{ field, message: expect.stringContaining(text) }] })
    const many = Array.from({ length: 41 }, () => ({ inches: 12, turn: 'right' as const }))
    await expect(save({ sides: many })).rejects.toMatchObject(wrong('sides', '40 sides'))
    await expect(save({ sides: rectangleSides(1300, 1300) })).rejects.toMatchObject(wrong('sides', '10,000 sq ft'))
    await expect(save({ sides: [] })).rejects.toMatchObject(wrong('sides'))
    await expect(save({ jointIn: 2 })).rejects.toMatchObject(wrong('jointIn'))
    await expect(save({ sparePercent: 51 })).rejects.toMatchObject(wrong('sparePercent'))
    await expect(save({ startXIn: 1e9 })).rejects.toMatchObject(wrong('startXIn'))
    await expect(save({ pattern: 'spiral' as 'grid' })).rejects.toMatchObject({ status: 400 })
    const outside = { kind: 'island' as const, xIn: 140, yIn: 0, widthIn: 20, depthIn: 20 }
    await expect(save({ cutOuts: [outside] })).rejects.toMatchObject(wrong('cutOuts'))
  })

  test('in the archive, and after a concurrent change', async () => {
    const project = await aRoom()
    const { layout } = await pro.shop.Projects.SaveLayout(layoutOf(project))
    const { version } = await pro.shop.MyAccount.GetProjectDetail({ projectId: project.projectId })
    const change = () => pro.shop.Projects.SaveLayout(layoutOf(project, { layoutId: layout.layoutId, version }))
    await change()
    await expect(change()).rejects.toMatchObject({
      status: 409,
      code: 'Project.Stale',
      data: { changes: [{ what: 'Changed a layout of Bath' }] },
    })
    const { basketId } = await pro.shop.MyAccount.GetProjectDetail({ projectId: project.projectId })
    const put = await pro.shop.Project.UpdateProject({ basketId, stage: 'archived' })
    await expect(pro.shop.Projects.SaveLayout(layoutOf(put))).rejects.toMatchObject({ status: 400 })
  })
})

describe('a layout', () => {
  test('is stored with its figures, updated by its ID, and removed', async () => {
    const project = await aRoom()
    const { projectId } = project
    const before = await pro.shop.Projects.GetProjectLayouts({ projectId })
    expect(before).toMatchObject({ layouts: [], tiles: [{ sku: shop.tiles[0], problem: null, isSet: true }] })
    const [tile] = before.tiles
    const grout = tile?.grouts[0]
    const [item] = project.items
    expect(tile?.prices.findLast(({ quantity }) => quantity <= (item?.boxes ?? 0))?.cents).toBe(item?.unitPriceCents)
    expect(grout).toMatchObject({ hex: expect.stringMatching(/^#[0-9a-f]{6}$/i) })
    const made = await pro.shop.Projects.SaveLayout(layoutOf(project, { name: 'Floor', groutSku: grout?.sku ?? '' }))
    const { figures, layoutId } = made.layout
    expect(made.layout).toMatchObject({ name: 'Floor', pattern: 'grid', sides: rectangleSides(144, 120), doors: [] })
    expect(figures.roomSqft).toBe(120)
    expect(figures.tileSqft + figures.jointSqft).toBeCloseTo(120, 1)
    expect(figures.boxes * (tile?.piecesPerBox ?? 0)).toBe(figures.tiles + figures.leftTiles)
    expect(figures.leftTiles).toBeGreaterThanOrEqual(figures.spare)
    expect(figures.groutBags).toBeGreaterThan(0)
    const turned = await pro.shop.Projects.SaveLayout(
      layoutOf(project, { basketId: made.basketId, layoutId, isTurned: true, sides: rectangleSides(96, 96) }),
    )
    expect(turned.layout).toMatchObject({ layoutId, name: null, isTurned: true, figures: { roomSqft: 64 } })
    const gone = await pro.shop.Projects.DeleteLayout({ basketId: turned.basketId, layoutId })
    expect(gone.layouts).toEqual([])
    const { activity } = await pro.shop.MyAccount.GetProjectDetail({ projectId })
    expect(activity.slice(0, 3).map(({ what }) => what)).toEqual([
      'Removed a layout',
      'Changed a layout of Bath',
      'Added a layout of Bath',
    ])
  })

  test('is a page of the install pack, with the lengths of its walls; what is not sold any more is left out', async () => {
    const project = await aRoom()
    const door = { side: 1, fromIn: 12, widthIn: 32 }
    await pro.shop.Projects.SaveLayout(layoutOf(project, { name: 'Floor', doors: [door] }))
    const found = await pro.shop.Projects.GetProjectLayouts({ projectId: project.projectId })
    const [plan] = layoutPlans(project, found)
    expect(plan).toMatchObject({ heading: 'Bath, Floor', widthIn: 144, heightIn: 120, doors: 'M12 0L44 0' })
    expect(plan?.labels.map(({ text }) => text)).toEqual(['12 ft', '10 ft', '12 ft', '10 ft'])
    expect(plan?.lines.at(-1)).toBe('Base trim 41 ft 4 in: 6 lengths of 8 ft · 1 transition: 2 ft 8 in')
    expect(plan?.cutList[0]).toMatch(/^A {2}[\d /]+ × [\d /]+ in: \d+$/)
    const cuts = found.layouts[0]?.figures.cuts ?? 0
    expect(plan?.marks).toHaveLength(cuts)
    expect(plan?.cutList.reduce((sum, line) => sum + Number(/: (\d+)$/.exec(line)?.[1]), 0)).toBe(cuts)
    const gone = found.tiles.map((tile) => ({ ...tile, problem: 'We no longer sell it.' }))
    expect(layoutPlans(project, { ...found, tiles: gone })).toEqual([])
  })

  test('goes along into a copy, stays without its product, and goes with its room', async () => {
    const project = await aRoom()
    const { basketId } = await pro.shop.Projects.SaveLayout(layoutOf(project))
    const copy = await pro.shop.Projects.DuplicateProject({ projectId: project.projectId })
    const copied = await pro.shop.Projects.GetProjectLayouts({ projectId: copy.projectId })
    expect(copied.layouts).toMatchObject([{ roomId: copy.rooms[0]?.id, sku: shop.tiles[0] }])
    const without = await pro.shop.Project.DeleteProjectItems({
      basketId,
      basketItemGuid: project.items[0]?.basketItemGuid ?? '',
    })
    const left = await pro.shop.Projects.GetProjectLayouts({ projectId: project.projectId })
    expect(left).toMatchObject({ layouts: [{}], tiles: [{ sku: shop.tiles[0], roomIds: [] }] })
    await pro.shop.Project.UpdateProject({ basketId: without.basketId, rooms: [] })
    expect((await pro.shop.Projects.GetProjectLayouts({ projectId: project.projectId })).layouts).toEqual([])
  })
})
