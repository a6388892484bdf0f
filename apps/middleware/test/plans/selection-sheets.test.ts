import type { ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPlannedRoom, aPlanShop, type Member, type PlanShop } from './a-plan-shop.ts'

let shop: PlanShop
let pro: Member
beforeAll(async () => {
  shop = await aPlanShop()
  pro = await shop.pro('pro@sheets.example')
})

const strokes = 'M10 20 L30 40 L50.5 60 M70 80 L90 100'

/** A sheet with a room, a tile and two alternates. */
async function aSheet({ shop: who }: Member, more: object = {}) {
  const [sku = '', one = '', two = ''] = shop.tiles
  const begun = await who.SelectionSheets.CreateSelectionSheet({ name: 'Kitchen', clientName: 'Chris Client' })
  const { selectionSheetId, revision } = begun
  const alternates = [{ sku: one, note: 'Warmer' }, { sku: two }]
  const items = [{ sku, surface: 'floor' as const, areaSqft: 100, pattern: 'half' as const, alternates }]
  const rooms = [{ name: 'Kitchen', areaSqft: 100, allowanceCents: 500_000, items }]
  return who.SelectionSheets.SaveSelectionSheet({ selectionSheetId, revision, rooms, ...more })
}
async function shared(more: object = {}) {
  const sheet = await aSheet(pro, more)
  const { token, url, expiresAt } = await pro.shop.SelectionSheets.ShareSelectionSheet({
    selectionSheetId: sheet.selectionSheetId,
  })
  return { sheet, token, url, expiresAt, client: shop.stranger() }
}
const signed = async (client: ShopClient, token: string) => {
  const { revision } = await client.SheetLinks.OpenSheet({ token })
  return client.SheetLinks.ApproveSheet({ token, revision, name: 'Chris Client', strokes, agrees: true })
}
/** Every value in it, however deep. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value]
const read = (selectionSheetId: string) => pro.shop.MyAccount.GetSelectionSheetDetail({ selectionSheetId })

describe('a selection sheet is refused', () => {
  test('to strangers, and does not exist for others', async () => {
    const { selectionSheetId, revision } = await aSheet(pro)
    const other = await shop.retail('other@sheets.example')
    const apprentice = await shop.colleague(pro, 'apprentice@sheets.example', ['buy'])
    const calls = ({ SelectionSheets: sheets, MyAccount }: ShopClient) => [
      MyAccount.GetSelectionSheetDetail({ selectionSheetId }),
      sheets.SaveSelectionSheet({ selectionSheetId, revision, name: 'x' }),
      sheets.ShareSelectionSheet({ selectionSheetId }),
      sheets.EndSheetShare({ selectionSheetId, shareId: 'x' }),
      sheets.CommentOnSelectionSheet({ selectionSheetId, message: 'x' }),
      sheets.CopySelectionSheet({ selectionSheetId }),
      sheets.ArchiveSelectionSheet({ selectionSheetId, revision, isArchived: true }),
      sheets.GetSelectionSheetVersion({ selectionSheetId, version: '1' }),
      sheets.GetSelectionSheetCart({ selectionSheetId }),
    ]
    const shut = shop.stranger()
    for (const one of await Promise.allSettled([...calls(shut), shut.MyAccount.GetSelectionSheets({})]))
      expect(one).toMatchObject({ reason: { status: 401 } })
    for (const who of [other, apprentice])
      for (const one of await Promise.allSettled(calls(who.shop)))
        expect(one).toMatchObject({ reason: { status: 404, code: 'NotFound' } })
    expect(await other.shop.MyAccount.GetSelectionSheets({})).toMatchObject({ totalCount: 0 })
  })

  test('by a link that is made up, ended, expired, or of a sheet in the archive', async () => {
    const { sheet, token, client } = await shared()
    const { selectionSheetId } = sheet
    const open = (text: string) => client.SheetLinks.OpenSheet({ token: text })
    const [random = ''] = token.split('.')
    for (const bad of ['x', random, `${random}.${random}`, `${token}.x`])
      await expect(open(bad)).rejects.toMatchObject({ status: 400, code: 'Sheet.LinkInvalid' })
    expect(await open(token)).toMatchObject({ status: 'viewed' })
    const hashes = await shop.database.rows<{ hash: string }>(sql`
      select encode(token_hash, 'base64') as hash from sheet_shares where sheet_id = ${selectionSheetId}`)
    expect(JSON.stringify(hashes)).not.toContain(random)
    await shop.database.rows(sql`
      update sheet_shares set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
      where sheet_id = ${selectionSheetId}`)
    await expect(open(token)).rejects.toMatchObject({ code: 'Sheet.LinkExpired' })
    const second = await pro.shop.SelectionSheets.ShareSelectionSheet({ selectionSheetId, days: 1 })
    const shareId = second.sheet.shares.find(({ isLive }) => isLive)?.id ?? ''
    await pro.shop.SelectionSheets.EndSheetShare({ selectionSheetId, shareId })
    await expect(open(second.token)).rejects.toMatchObject({ code: 'Sheet.LinkInvalid' })
    const third = await pro.shop.SelectionSheets.ShareSelectionSheet({ selectionSheetId })
    const { revision } = await read(selectionSheetId)
    await pro.shop.SelectionSheets.ArchiveSelectionSheet({ selectionSheetId, revision, isArchived: true })
    await expect(open(third.token)).rejects.toMatchObject({ code: 'Sheet.LinkInvalid' })
  })

  test('for edits of what a store has made, of what is not there, and for links to nothing', async () => {
    const { selectionSheetId, revision } = await aSheet(pro)
    const save = (rooms: object[]) =>
      pro.shop.SelectionSheets.SaveSelectionSheet({ selectionSheetId, revision, rooms: rooms as never })
    await expect(save([{ name: 'x', items: [{ sku: 'none' }] }])).rejects.toMatchObject({ code: 'Cart.UnknownProduct' })
    const foreign = { id: '00000000-0000-4000-8000-000000000000', name: 'x', items: [] }
    await expect(save([foreign])).rejects.toMatchObject({ fields: [{ field: 'rooms' }] })
    const empty = await pro.shop.SelectionSheets.CreateSelectionSheet({ name: 'Empty' })
    const sharing = pro.shop.SelectionSheets.ShareSelectionSheet({ selectionSheetId: empty.selectionSheetId })
    await expect(sharing).rejects.toMatchObject({ code: 'Sheet.Empty' })
    await shop.database.rows(sql`update selection_sheets set origin = 'store' where id = ${selectionSheetId}`)
    await expect(save([])).rejects.toMatchObject({ status: 403, code: 'Sheet.ReadOnly' })
    const commented = await pro.shop.SelectionSheets.CommentOnSelectionSheet({ selectionSheetId, message: 'Lovely' })
    expect(commented).toMatchObject({ canEdit: false, comments: [{ from: 'customer', message: 'Lovely' }] })
    const copy = await pro.shop.SelectionSheets.CopySelectionSheet({ selectionSheetId })
    expect(copy).toMatchObject({ origin: 'customer', canEdit: true, status: 'draft', comments: [] })
    expect(copy.rooms[0]?.items[0]?.alternates).toHaveLength(2)
  })
})

describe('a client', () => {
  const secret = /cost|markup|pricegroup|ownclient|boxes/i

  test('sees no price unless it is allowed, and never what the account pays', async () => {
    const { sheet, token, client } = await shared()
    const bare = JSON.stringify(await client.SheetLinks.OpenSheet({ token }))
    expect(bare).not.toMatch(secret)
    expect(JSON.parse(bare)).toMatchObject({
      hasPrices: false,
      totalCents: null,
      rooms: [{ allowanceCents: null, usedCents: null }],
    })
    expect(bare).not.toMatch(/Cents":\d/)
    const { selectionSheetId } = sheet
    for (const change of [{ priceView: 'client' as const }, { markupPercent: 20 }, { notes: 'our cost is low' }]) {
      const { revision } = await read(selectionSheetId)
      await pro.shop.SelectionSheets.SaveSelectionSheet({ selectionSheetId, revision, ...change })
      const own = await read(selectionSheetId)
      const seen = await client.SheetLinks.OpenSheet({ token })
      const text = JSON.stringify(seen)
      const item = own.rooms[0]?.items[0]
      const costs = [item, ...(item?.alternates ?? [])].map((one) => one?.costCents ?? 0)
      expect(text).not.toMatch(secret)
      const values = valuesIn(seen)
      for (const cost of costs) expect(values).not.toContain(cost)
      expect(values).not.toContain('PD')
      expect(values).not.toContain('our cost is low')
      expect(seen.rooms[0]).toMatchObject({ allowanceCents: 500_000, usedCents: item?.clientPriceCents })
      expect(item?.clientPriceCents).toBeGreaterThan(item?.costCents ?? 0)
    }
    const { revision } = await read(selectionSheetId)
    const free = pro.shop.SelectionSheets.SaveSelectionSheet({ selectionSheetId, revision, markupPercent: 0 })
    await expect(free).rejects.toMatchObject({ fields: [{ field: 'markupPercent' }] })
  })

  test('chooses among alternates and comments; the owner is notified', async () => {
    const { sheet, token, client } = await shared()
    const seen = await client.SheetLinks.OpenSheet({ token })
    const item = seen.rooms[0]?.items[0]
    const itemId = item?.id ?? ''
    const alternateId = item?.alternates[0]?.id ?? ''
    const choose = (revision: number, id: string) =>
      client.SheetLinks.ChooseSheetItem({ token, revision, itemId, alternateId: id })
    await expect(choose(seen.revision, itemId)).rejects.toMatchObject({ fields: [{ field: 'alternateId' }] })
    const chosen = await choose(seen.revision, alternateId)
    expect(chosen.rooms[0]?.items[0]?.chosenAlternateId).toBe(alternateId)
    await expect(choose(seen.revision, alternateId)).rejects.toMatchObject({
      status: 409,
      code: 'Sheet.Stale',
      data: { sheet: { revision: chosen.revision } },
    })
    await client.SheetLinks.CommentOnSheet({ token, itemId, author: 'Chris', message: 'Is it slippery?' })
    const own = await read(sheet.selectionSheetId)
    expect(own).toMatchObject({ status: 'commented', comments: [{ from: 'client', author: 'Chris', itemId }] })
    expect((await shop.letters(pro.email))[0]).toMatchObject({ template: 'sheet-comment' })
    const late = pro.shop.SelectionSheets.SaveSelectionSheet({ ...sheet, name: 'Mine' })
    await expect(late).rejects.toMatchObject({ code: 'Sheet.Stale', data: { changedBy: 'Chris Client' } })
    const cart = await pro.shop.SelectionSheets.GetSelectionSheetCart({ selectionSheetId: sheet.selectionSheetId })
    expect(cart.items.map(({ sku }) => sku)).toEqual([shop.tiles[1]])
  })

  test('signs what was read and nothing else, once', async () => {
    const { sheet, token, client } = await shared()
    const { revision } = await client.SheetLinks.OpenSheet({ token })
    const sign = (more: object) =>
      client.SheetLinks.ApproveSheet({ token, revision, name: 'Chris Client', strokes, agrees: true, ...more })
    await expect(sign({ agrees: false })).rejects.toMatchObject({ fields: [{ field: 'agrees' }] })
    await expect(sign({ name: ' ' })).rejects.toMatchObject({ fields: [{ field: 'name' }] })
    for (const bad of ['<svg onload=x>', 'M0 0', `M0 0 ${'L1 1 '.repeat(5000)}`, 'M1 1 L2 2 L3 3 url(x)'])
      await expect(sign({ strokes: bad })).rejects.toMatchObject({ fields: [{ field: 'strokes' }] })
    await expect(sign({ revision: revision - 1 })).rejects.toMatchObject({ code: 'Sheet.Stale' })
    const all = await Promise.all([sign({}), sign({}), sign({})])
    for (const one of all)
      expect(one).toMatchObject({ status: 'approved', signature: { name: 'Chris Client', strokes } })
    const other = { token, revision, name: 'Somebody else', strokes, agrees: true }
    await expect(shop.stranger().SheetLinks.ApproveSheet(other)).rejects.toMatchObject({ code: 'Sheet.Signed' })
    const itemId = all[0]?.rooms[0]?.items[0]?.id ?? ''
    const choice = client.SheetLinks.ChooseSheetItem({ token, revision: revision + 1, itemId })
    await expect(choice).rejects.toMatchObject({ code: 'Sheet.Signed' })
    const own = await read(sheet.selectionSheetId)
    expect(own).toMatchObject({ status: 'approved', signatures: [{ version: 1, isVoid: false }] })
    expect((await shop.letters(pro.email)).filter(({ template }) => template === 'sheet-signed')).toHaveLength(1)
  })
})

describe('a signed sheet', () => {
  test('becomes a new version when it is changed, and its signature is void', async () => {
    const { sheet, token, client } = await shared()
    const { selectionSheetId } = sheet
    await signed(client, token)
    const { revision } = await read(selectionSheetId)
    const changed = await pro.shop.SelectionSheets.SaveSelectionSheet({
      selectionSheetId,
      revision,
      name: 'Kitchen and hall',
    })
    expect(changed).toMatchObject({
      version: 2,
      status: 'shared',
      signatures: [{ version: 1, isVoid: true }],
      versions: [{ version: 1, isSigned: false, isCurrent: false }],
    })
    const seen = await client.SheetLinks.OpenSheet({ token })
    expect(seen).toMatchObject({ version: 2, signature: null, isSupersededSignature: true })
    const old = await pro.shop.SelectionSheets.GetSelectionSheetVersion({ selectionSheetId, version: '1' })
    expect(old.sheet).toMatchObject({ name: 'Kitchen', version: 1, rooms: [{ items: [{ sku: shop.tiles[0] }] }] })
    const kept = shop.database.rows(sql`update sheet_versions set snapshot = '{}' where sheet_id = ${selectionSheetId}`)
    await expect(kept).rejects.toThrow('stays as it is')
    expect(await signed(client, token)).toMatchObject({ version: 2, signature: { version: 2 } })
  })

  test('comes from a project, and goes on to a quote', async () => {
    const project = await aPlannedRoom(pro, shop.tiles[0] ?? '')
    const alternateOf = project.items[0]?.basketItemGuid ?? ''
    const { basketId, projectId } = project
    await pro.shop.Project.AddItemToProject({
      basketId,
      items: [{ sku: shop.tiles[1] ?? '', alternateOf, areaSqft: 120 }],
    })
    const sheet = await pro.shop.SelectionSheets.CreateSelectionSheet({ projectId })
    expect(sheet).toMatchObject({
      name: 'Master bath',
      rooms: [{ name: 'Bath', items: [{ alternates: [{ sku: shop.tiles[1] }] }] }],
    })
    const { selectionSheetId } = sheet
    const { token } = await pro.shop.SelectionSheets.ShareSelectionSheet({
      selectionSheetId,
      email: 'client@home.example',
      message: 'Here’s the current version',
    })
    expect((await shop.letters('client@home.example'))[0]?.body).toContain(token)
    await signed(shop.stranger(), token)
    const quote = await pro.shop.Quotes.RequestQuote({ selectionSheetId })
    expect(quote).toMatchObject({ selectionSheetId, projectId, request: [{ sku: shop.tiles[0], room: 'Bath' }] })
    expect(await read(selectionSheetId)).toMatchObject({ status: 'converted' })
    const { items } = await pro.shop.MyAccount.GetSelectionSheets({ filters: [{ key: 'STATUS', value: 'converted' }] })
    expect(items).toMatchObject([{ selectionSheetId, isSigned: true, rooms: 1, items: 1 }])
  })
})
