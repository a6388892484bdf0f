import type { ShopClient } from '@tessera/client/shop/types.gen'
import { pictureUpload } from '@tessera/contract/middleware/operator/picture-upload'
import { photoUpload, staffUploadLimit } from '@tessera/contract/middleware/photos/uploads'
import { addDays } from '@tessera/domain/billing/calendar'
import { deleteOldCounterOrders } from '@tessera/middleware/modules/operator/counter/delete-old-counter-orders'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { aPng } from './a-png.ts'

let shop: WholeShop
let token: string
let staff: ShopClient['Operator']

const tokenWith = async (...roles: string[]): Promise<string> => {
  const { client, storefrontClientID } = shop.commerce
  return (await client.Auth.Login('admin', 'Tests-only-1', storefrontClientID, roles as never)).access_token
}
const as = (authToken: string) => shop.as({ authToken }).Operator

beforeAll(async () => {
  shop = await aWholeShop()
  token = await tokenWith('FullAccess')
  staff = as(token)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

test('uploads of staff have a limit of their own, by person and not by address', async () => {
  const status = async (authToken: string | null, path: string = photoUpload.path) => {
    const headers = { 'content-type': 'image/png', ...(authToken && { authorization: `Bearer ${authToken}` }) }
    return (await shop.app.inject({ method: 'POST', url: path, payload: Buffer.from('no picture'), headers }))
      .statusCode
  }
  const { hits } = photoUpload.limit
  const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))
  expect(new Set(await times(hits, () => status(null)))).toEqual(new Set([415]))
  expect(await status(null)).toBe(429)
  expect(await status('made-up')).toBe(429)
  expect(new Set(await times(hits + 1, () => status(token)))).toEqual(new Set([415]))
  await shop.database.rows(sql`
    update rate_limits set hits = ${staffUploadLimit.hits}::int where key like ${`${staffUploadLimit.name} %`}`)
  expect(await status(token)).toBe(429)
  expect(await status(token, pictureUpload.path)).toBe(429)
})

describe('pictures of a product', () => {
  const upload = (payload: Buffer, type = 'image/png', authToken: string | null = token) =>
    shop.app.inject({
      method: 'POST',
      url: pictureUpload.path,
      payload,
      headers: { 'content-type': type, ...(authToken && { authorization: `Bearer ${authToken}` }) },
    })
  const uploaded = async (bytes: Buffer) => {
    const { picture } = (await upload(bytes)).json<{ picture: string }>()
    return picture
  }

  test('are taken from people who may change products only', async () => {
    const reader = await tokenWith('ProductReader')
    const bytes = aPng(900, 700)
    const codes = []
    for (const who of [null, 'made-up', reader]) codes.push((await upload(bytes, 'image/png', who)).json().code)
    expect(codes).toEqual(['Session.Missing', 'Session.Expired', 'Session.NotYours'])
    const picture = await uploaded(bytes)
    await expect(as(reader).AddPicture({ sku: shop.tile, view: 'face', picture })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('are refused by their content, with a sentence', async () => {
    const whole = aPng(900, 700)
    for (const [code, bytes, type] of [
      ['Picture.Kind', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
      ['Picture.Kind', Buffer.from('GIF89a'), 'image/png'],
      ['Picture.Kind', whole, 'application/octet-stream'],
      ['Picture.Broken', whole.subarray(0, 400), 'image/png'],
      ['Picture.Small', aPng(599, 2000), 'image/png'],
      ['Picture.TooBig', Buffer.alloc(pictureUpload.maxBytes + 1), 'image/png'],
    ] as const)
      expect((await upload(bytes, type)).json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    const wrong = { fields: [{ field: 'picture' }] }
    await expect(staff.AddPicture({ sku: shop.tile, view: 'face', picture: 'a.b' })).rejects.toMatchObject(wrong)
    const picture = await uploaded(whole)
    await expect(staff.AddPicture({ sku: 'none', view: 'face', picture })).rejects.toMatchObject({ status: 404 })
    expect((await staff.ListPictures({ sku: shop.tile })).items).toEqual([])
  })

  test('are shown once they are chosen, at addresses of their own', async () => {
    const picture = await uploaded(aPng(900, 700))
    const { id } = await staff.AddPicture({ sku: shop.tile, view: 'face', picture })
    expect(await staff.AddPicture({ sku: shop.tile, view: 'face', picture })).toEqual({ id })
    expect((await staff.ListPictures({ sku: shop.tile })).items).toMatchObject([
      { id, view: 'face', width: 900, height: 700, uploadedBy: expect.stringMatching(/\w/) },
    ])
    const record = async () => (await shop.as().Product.GetProductItemDetails({ productName: shop.tile })).record
    const before = (await record()).sku_image_url
    const options = await shop.commerce.backOffice()
    await shop.commerce.client.Products.Patch(shop.tile, { xp: { photos: { face: id } } }, options)
    const address = await vi.waitFor(
      async () => {
        const { sku_image_url: now } = await record()
        expect(now).not.toBe(before)
        return now
      },
      { timeout: 30_000, interval: 50 },
    )
    expect(address).toContain(id.slice(0, 8))
    await expect(staff.DeletePicture({ sku: shop.tile, id })).rejects.toMatchObject({ code: 'Picture.InUse' })
    const reader = await tokenWith('ProductReader')
    await expect(as(reader).DeletePicture({ sku: shop.tile, id })).rejects.toMatchObject({ status: 403 })
    const spare = await staff.AddPicture({ sku: shop.tile, view: 'laid', picture: await uploaded(aPng(800, 800)) })
    await staff.DeletePicture({ sku: shop.tile, id: spare.id })
    await staff.DeletePicture({ sku: shop.tile, id: spare.id })
    expect((await staff.ListPictures({ sku: shop.tile })).items.map((one) => one.id)).toEqual([id])
    const shown = await shop.app.inject(address.replace('-640.', '-160.'))
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const own = await shop.app.inject(`/media/uploaded/${id}/face-160.webp`)
    expect(own.rawPayload.equals(shown.rawPayload)).toBe(true)
    // a page that was open before shows it too, but not for good
    const old = await shop.app.inject(before.replace('-640.', '-160.'))
    expect(old.headers['cache-control']).toBe('public, max-age=300')
    expect(old.rawPayload.equals(shown.rawPayload)).toBe(true)
    expect((await shop.app.inject(`/media/uploaded/${id}/scene-160.jpg`)).statusCode).toBe(200)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await shop.app.inject(`/media/uploaded/${unknown}/face-160.jpg`)).statusCode).toBe(404)
    expect((await staff.ListAudit({ object: shop.tile })).items.map(({ action }) => action)).toEqual([
      'product.picture-deleted',
      'product.picture',
      'product.picture',
    ])
  })
})

describe('saved views', () => {
  const mine = (authToken: string) => shop.as({ authToken }).Console
  let otto: ShopClient['Console']
  beforeAll(async () => {
    const options = await shop.commerce.backOffice()
    const { client, storefrontClientID } = shop.commerce
    const user = { ID: 'otto', Username: 'otto', Password: 'Tests-only-1', FirstName: 'Otto', LastName: 'Ott' }
    await client.AdminUsers.Create({ ...user, Email: 'otto@shop.test', Active: true }, options)
    await client.SecurityProfiles.Create({ ID: 'views', Name: 'views', Roles: ['OrderReader'] }, options)
    await client.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'views', UserID: 'otto' }, options)
    const { access_token } = await client.Auth.Login('otto', 'Tests-only-1', storefrontClientID, ['OrderReader'])
    otto = mine(access_token)
  })
  const namesOf = async (calls: ShopClient['Console'], list = '/orders') =>
    (await calls.ListViews({ list })).items.map(({ name }) => name)

  test('have a name, and belong to a list of the console', async () => {
    const admin = mine(token)
    for (const [field, body] of [
      ['name', { list: '/orders', name: '  ' }],
      ['list', { list: 'https://evil.test/', name: 'x' }],
      ['list', { list: '//evil.test', name: 'x' }],
    ] as const)
      await expect(admin.SaveView(body)).rejects.toMatchObject({ status: 400, fields: [{ field }] })
    expect(await namesOf(admin)).toEqual([])
  })

  test('are one’s own until they are shared, and are changed by their owner alone', async () => {
    const admin = mine(token)
    const late = { list: '/orders', name: 'Late Ruiz', words: 'view=late&search=Ruiz&page=3' }
    await otto.SaveView(late)
    await otto.SaveView(late)
    expect([await namesOf(otto), await namesOf(otto, '/quotes'), await namesOf(admin)]).toEqual([['Late Ruiz'], [], []])
    const [view] = (await otto.ListViews({ list: '/orders' })).items
    expect(view).toMatchObject({ words: 'view=late&search=Ruiz', isMine: true, isShared: false })
    const id = view?.id ?? ''
    await otto.SaveView({ ...late, id, name: 'Ruiz', isShared: true })
    expect((await admin.ListViews({ list: '/orders' })).items).toMatchObject([
      { name: 'Ruiz', isMine: false, ownerName: 'Otto Ott' },
    ])
    await expect(admin.SaveView({ ...late, id, name: 'Stolen' })).rejects.toMatchObject({ status: 404 })
    await admin.SaveView({ list: '/orders', name: 'Ours', isShared: true })
    const [ours] = (await admin.ListViews({ list: '/orders' })).items
    await expect(otto.DeleteView({ id: ours?.id ?? '' })).rejects.toMatchObject({ status: 404 })
    await otto.SaveView({ list: '/orders', name: 'Second' })
    const refused = otto.SaveView({ list: '/orders', id, name: 'Second' })
    await expect(refused).rejects.toMatchObject({ fields: [{ field: 'name' }] })
    // people with all rights tidy up what is shared
    await admin.DeleteView({ id })
    await admin.DeleteView({ id })
    expect(await namesOf(otto)).toEqual(['Ours', 'Second'])
  })
})

describe('pinned pages', () => {
  const pinsOf = async (calls: ShopClient['Console']) => (await calls.ListPins()).items

  test('are pages of the console, 20 at most, and of one person alone', async () => {
    const admin = shop.as({ authToken: token }).Console
    for (const href of ['', 'orders', '//evil.test', 'https://evil.test/', '/\\evil.test', '/orders#x'])
      await expect(admin.SavePin({ href, label: 'x' }), href).rejects.toMatchObject({ status: 400 })
    await admin.SavePin({ href: '/orders?view=late&page=3', label: 'Late orders' })
    await admin.SavePin({ href: '/orders?view=late', label: 'Late' })
    await admin.SavePin({ href: '/r/buyers/ruiz' })
    expect(await pinsOf(admin)).toEqual([
      { href: '/orders?view=late', label: 'Late' },
      { href: '/r/buyers/ruiz', label: 'Buyers ruiz' },
    ])
    for (let at = 3; at <= 20; at++) await admin.SavePin({ href: `/orders/${at}` })
    await expect(admin.SavePin({ href: '/orders/21' })).rejects.toMatchObject({ fields: [{ field: 'href' }] })
    await admin.SavePin({ href: '/orders/20', label: 'The last' })
    await admin.DeletePin({ href: '/orders/20' })
    await admin.DeletePin({ href: '/orders/20' })
    expect(await pinsOf(admin)).toHaveLength(19)
    const { client, storefrontClientID } = shop.commerce
    const { access_token } = await client.Auth.Login('otto', 'Tests-only-1', storefrontClientID, ['OrderReader'])
    expect(await pinsOf(shop.as({ authToken: access_token }).Console)).toEqual([])
  })
})

describe('notes and assignments', () => {
  let customer: string
  beforeAll(async () => {
    const row = await shop.database.find<{ number: string }>(sql`
      insert into accounts (id, number, name, type, status) values (gen_random_uuid(), '77001', 'Noted', 'Pro', 'active')
      returning number`)
    customer = row?.number ?? ''
  })

  test('are refused without words, about nothing, and to people who may not', async () => {
    const note = { kind: 'customer', number: customer, text: 'Call back', key: 'k1' } as const
    await expect(staff.AddNote({ ...note, text: '  ' })).rejects.toMatchObject({ fields: [{ field: 'text' }] })
    await expect(staff.AddNote({ ...note, number: 'none' })).rejects.toMatchObject({ status: 404 })
    await expect(staff.AddNote({ ...note, kind: 'order' })).rejects.toMatchObject({ status: 404 })
    await expect(as(await tokenWith('BuyerReader')).AddNote(note)).rejects.toMatchObject({ status: 403 })
    const clerk = as(await tokenWith('OrderReader'))
    await expect(clerk.GetNotes({ kind: 'customer', number: customer })).rejects.toMatchObject({ status: 403 })
    await expect(staff.GetNotes({ kind: 'secret', number: customer })).rejects.toMatchObject({ status: 400 })
    const given = { kind: 'customer', number: customer, userID: 'stranger' } as const
    await expect(staff.AssignTo(given)).rejects.toMatchObject({ fields: [{ field: 'userID' }] })
    expect(await staff.GetNotes({ kind: 'customer', number: customer })).toEqual({ notes: [], assignee: null })
  })

  test('a note is written once, and the audit has no words of it', async () => {
    const note = { kind: 'customer', number: customer, text: 'Pays late, ask Cora', key: 'k2' } as const
    await staff.AddNote(note)
    await staff.AddNote(note)
    const { notes } = await staff.GetNotes({ kind: 'customer', number: customer })
    expect(notes).toMatchObject([{ text: 'Pays late, ask Cora', by: expect.stringMatching(/\w/) }])
    const { items } = await staff.ListAudit({ object: customer })
    expect(items).toMatchObject([{ action: 'customer.note', customerNumber: null }])
    expect(JSON.stringify(items)).not.toContain('Pays late')
  })

  test('work is given to a colleague and taken back', async () => {
    const { colleagues } = await staff.ListAssignments()
    const [colleague] = colleagues
    const given = { kind: 'customer', number: customer, userID: colleague?.userID ?? '' } as const
    await staff.AssignTo(given)
    await staff.AssignTo(given)
    expect((await staff.GetNotes({ kind: 'customer', number: customer })).assignee).toEqual(colleague)
    expect((await staff.ListAssignments()).items).toEqual([{ kind: 'customer', number: customer, ...colleague }])
    await staff.AssignTo({ ...given, userID: null })
    expect((await staff.ListAssignments()).items).toEqual([])
    const { items } = await staff.ListAudit({ object: customer })
    expect(items.filter(({ action }) => action === 'customer.assign')).toHaveLength(2)
  })
})

test('drafts of the counter that nobody touched for 30 days are deleted, placed ones never', async () => {
  await shop.database.rows(sql`
    insert into accounts (id, number, name, type, status) values ('drafts', '77002', 'Drafts', 'Pro', 'active')`)
  const person = await shop.database.find<{ id: string }>(sql`
    insert into people (account_id, platform_user_id, email, first_name, last_name, status)
    values ('drafts', 'drafts', 'drafts@shop.test', 'Dora', 'Draft', 'active') returning id`)
  const today = new Date().toISOString().slice(0, 10)
  const add = (changedOn: string, isPlaced: boolean) =>
    shop.database.rows(sql`
      insert into counter_orders (id, account_id, person_id, entry, changed_by, changed_at, placed_by, placed_at)
      values (gen_random_uuid(), 'drafts', ${person?.id}, '{"lines": []}', 'Carl', ${changedOn}::date,
        ${isPlaced ? '{}' : null}::jsonb, ${isPlaced ? changedOn : null}::date)`)
  await add(addDays(today, -31), false)
  await add(addDays(today, -29), false)
  await add(addDays(today, -300), true)
  await deleteOldCounterOrders(shop, new Date())
  await deleteOldCounterOrders(shop, new Date())
  const left = await shop.database.rows<{ days: number }>(sql`
    select (${today}::date - changed_at::date) as days from counter_orders where account_id = 'drafts' order by 1`)
  expect(left.map(({ days }) => days)).toEqual([29, 300])
})
