import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { aConsole, type RunningConsole } from './a-console.ts'
import { controlsOf, submitForm } from './page-form.ts'

let shop: RunningConsole
let marta: Browser
let lou: Browser
beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('marta', ['FullAccess'])
  await shop.addStaff('lou', ['ProductReader', 'CatalogReader', 'CategoryReader'])
  await shop.addStaff('meg', ['WebhookAdmin'])
  marta = await shop.signIn('marta')
  lou = await shop.signIn('lou')
})

describe('stock', () => {
  const page = '/console/products/tile/stock'
  const lot = (lotNo: string, boxesOnHand: number, receivedOn: string) => ({
    lotNo,
    shade: 'A1',
    caliber: '',
    boxesOnHand,
    boxesReserved: 0,
    receivedOn,
  })
  beforeAll(async () => {
    const { admin } = shop
    const place = { Street1: 'Road 1', City: 'Atlanta', State: 'GA', Zip: '30309', Country: 'US' }
    for (const ID of ['dock', 'yard']) await admin.AdminAddresses.Create({ ID, AddressName: `The ${ID}`, ...place })
    await admin.Products.Create({ ID: 'tile', Name: 'Tile', Active: true, Inventory: { Enabled: true } })
    const lots = [lot('A1', 10, '2026-01-10'), lot('B2', 5, '2026-03-10')]
    await admin.InventoryRecords.Create('tile', {
      ID: 'tile-dock',
      AddressID: 'dock',
      QuantityAvailable: 12,
      NotificationPoint: 20,
      xp: { lots },
    })
    await admin.InventoryRecords.Create('tile', { ID: 'tile-yard', AddressID: 'yard', QuantityAvailable: 0 })
  })
  const recordOf = (id: string) => shop.admin.InventoryRecords.Get('tile', id)

  test('a count without reason or number, and more boxes than are free, change nothing', async () => {
    const form = await marta.open(page)
    const wrong = { 'count.0': '3', reason: ' ' }
    const refused = await submitForm(marta, form, wrong, { button: 'count', having: 'count.0' })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Enter a reason.')])
    expect(controlsOf(refused, 'count.0').find(({ name }) => name === 'count.0')?.value).toBe('3')
    const many = { from: '["tile-dock",null,"A1"]', to: '["tile-yard",null]', boxes: '8', reason: 'Sent' }
    const moved = await submitForm(marta, form, many, { button: 'move', having: 'name="toLot"' })
    expect([moved.status, moved.text]).toEqual([400, expect.stringContaining('Only 7 are free to move.')])
    expect((await lou.open(page)).html).not.toContain('name="count.0"')
    const count = { intent: 'count', rows: '[{"recordID":"tile-dock","variantID":null,"lotNo":"A1","seen":7}]' }
    const sent = await lou.send(page, { ...count, 'count.0': '1', reason: 'x', key: 'x' })
    expect(sent.status).toBe(400)
    expect(await recordOf('tile-dock')).toMatchObject({ QuantityAvailable: 12 })
  })

  test('a count corrects by what was seen: a box that is sold meanwhile stays sold, and the history says who and why (nopCommerce#100)', async () => {
    const form = await marta.open(page)
    await shop.admin.InventoryRecords.Patch('tile', 'tile-dock', { QuantityAvailable: 11 })
    const typed = { 'count.0': '5', reason: 'Two broken' }
    const saved = await submitForm(marta, form, typed, { button: 'count', having: 'count.0' })
    expect(saved.text).toContain('Saved.')
    expect((await submitForm(marta, form, typed, { button: 'count', having: 'count.0' })).text).toContain(
      'already saved',
    )
    expect(await recordOf('tile-dock')).toMatchObject({ QuantityAvailable: 9, xp: { lots: [{ boxesOnHand: 8 }, {}] } })
    expect(saved.text).toMatch(/−2 9 The dock A1 Manual · Two broken · marta/)
  })

  test('boxes move to another place with their lot, and both histories say so', async () => {
    const form = await marta.open(page)
    const move = { from: '["tile-dock",null,"B2"]', to: '["tile-yard",null]', boxes: '4', reason: 'For the yard' }
    const saved = await submitForm(marta, form, move, { button: 'move', having: 'name="toLot"' })
    expect(saved.text).toMatch(/\+4 4 The yard B2 Manual · From The dock: For the yard/)
    expect(await recordOf('tile-yard')).toMatchObject({
      QuantityAvailable: 4,
      xp: { lots: [{ lotNo: 'B2', boxesOnHand: 4, receivedOn: '2026-03-10' }] },
    })
    expect(await recordOf('tile-dock')).toMatchObject({ QuantityAvailable: 5 })
  })

  test('a product that is not counted yet gets its first boxes at a location', async () => {
    await shop.admin.Products.Create({ ID: 'uncounted', Name: 'Uncounted' })
    const first = '/console/products/uncounted/stock'
    expect((await lou.open(first)).html).not.toContain('value="add"')
    const form = await marta.open(first)
    const typed = { addressID: 'dock', lotNo: 'C3', boxes: '7', reason: 'First truck' }
    const having = 'name="addressID"'
    const refused = await submitForm(marta, form, { ...typed, boxes: 'few' }, { button: 'add', having })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('whole number')])
    for (const answer of ['Location added.', 'already saved'])
      expect((await submitForm(marta, form, typed, { button: 'add', having })).text).toContain(answer)
    const page = await marta.open(first)
    expect(page.text).toMatch(/\+7 7 The dock C3 .*marta/)
    expect(page.html).not.toContain('<option value="dock"')
    expect((await shop.admin.Products.Get('uncounted')).Inventory).toMatchObject({ Enabled: true })
    await shop.admin.Products.Delete('uncounted')
  })

  test('ten people who move at once move exact boxes, and never more than there are', async () => {
    const moves = Array.from({ length: 10 }, async (_, at) => {
      const form = { from: '["tile-yard",null,"B2"]', to: '["tile-dock",null]', boxes: '1', reason: 'Back', toLot: '' }
      return marta.send(page, { ...form, intent: 'move', key: `rival-${at}` })
    })
    const done = (await Promise.all(moves)).filter(({ status }) => status === 200).length
    const [dock, yard] = [await recordOf('tile-dock'), await recordOf('tile-yard')]
    expect([dock.QuantityAvailable, yard.QuantityAvailable]).toEqual([5 + done, 4 - done])
    expect(done).toBeLessThanOrEqual(4)
  })

  test('the curve of all places and of one, and the orders that hold it', async () => {
    const { html, text } = await marta.open(`${page}?record=tile-dock&days=365`)
    expect(text).toMatch(/Over time 30 days 90 days 365 days Boxes at The dock/)
    expect(html).toMatch(/<path d="M0 [\d.]+ /)
    expect((await marta.open(page)).text).toContain('Boxes at all locations')
    expect(text).toContain('No open order reserves this product.')
  })

  test('the list of all stock, by place and only what is low', async () => {
    expect((await marta.open('/console/stock')).text).toContain('The dock')
    expect((await marta.open('/console/stock?place=yard')).text).not.toMatch(/tile Tile The dock/)
    const low = await marta.open('/console/stock?view=low&search=til')
    expect(low.text).toMatch(/tile Tile The dock.*Low: 20/)
    expect((await marta.open('/console/stock?search=100%25')).text).toContain('No stock found')
  })
})
