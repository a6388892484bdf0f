import { csvRecords } from '@tessera/domain/csv/csv-records'
import { csvText } from '@tessera/domain/csv/csv-text'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from './a-browser.ts'
import { aConsole, addStaffMember, type RunningConsole } from './a-console.ts'
import { submitForm } from './page-form.ts'
import { sendFile } from './send-file.ts'

let shop: RunningConsole
let marta: Browser
beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('marta', ['ProductAdmin', 'PriceScheduleAdmin', 'AdminAddressAdmin'])
  await shop.addStaff('walt', ['ProductReader'])
  marta = await shop.signIn('marta')
})

const page = '/console/import'
const load = (of: string, records: readonly (readonly string[])[]): Promise<Page> =>
  marta.send(page, { of, text: csvText(records), intent: 'map' })
const check = async (of: string, records: readonly (readonly string[])[]): Promise<Page> =>
  submitForm(marta, await load(of, records), {}, { button: 'check' })
const apply = (from: Page): Promise<Page> => submitForm(marta, from, {}, { button: 'apply' })

describe('an import', () => {
  test('needs the right, a file and an ID', async () => {
    const walt = await shop.signIn('walt')
    expect((await walt.open(page)).text).toContain('doesn’t include the right to create and change')
    const sent = { of: 'products', text: 'ID,Name\na,b', intent: 'check', 'map.0': 'ID', 'map.1': 'Name' }
    expect((await walt.send(page, sent)).text).toContain('doesn’t include the right')
    await expect(shop.admin.Products.Get('a')).rejects.toMatchObject({ status: 404 })
    expect((await marta.send(page, { of: 'products', text: '', intent: 'map' })).text).toContain('Choose a file')
    expect((await marta.send(page, { of: 'nothing', text: 'ID', intent: 'map' })).text).toContain(
      'Choose what the file',
    )
    const mapped = await load('products', [
      ['Number', 'Name'],
      ['a', 'b'],
    ])
    expect((await submitForm(marta, mapped, {}, { button: 'check' })).text).toContain('the column that has the ID')
    expect((await marta.send(page, { intent: 'apply', plan: '{"rows":' })).status).toBe(404)
  })

  test('keeps the characters of a file that Excel saved, and refuses a workbook in words', async () => {
    const excel = { field: 'file', name: 'tiles.csv', type: 'application/vnd.ms-excel' }
    const send = (bytes: Uint8Array) =>
      sendFile({ port: shop.port, path: page, browser: marta }, { of: 'products', intent: 'map' }, bytes, excel)
    const windows = await send(Buffer.from('ID,Name\r\nexcel-1,Café 24 × 48\r\n', 'latin1'))
    expect(windows.html).toContain('Café 24 × 48')
    expect(windows.html.replaceAll('<!-- -->', '')).toContain('1 row. Choose')
    const unicode = await send(Buffer.from('\uFEFFID\tName\nexcel-2\tGröße 24 × 48\n', 'utf16le'))
    expect(unicode.html).toContain('Größe 24 × 48')
    const workbook = await send(Buffer.from('504b0304140006000800000021', 'hex'))
    expect([workbook.status, workbook.html]).toEqual([400, expect.stringContaining('This isn’t a CSV file')])
  })

  test('shows new, changed, same and refused rows before anything is written, and nothing runs in the page', async () => {
    await shop.admin.Products.Create({ ID: 'known', Name: 'Known', ShipWeight: 2, Active: true })
    await shop.admin.Products.Create({ ID: 'equal', Name: 'Equal “tile”' })
    const review = await check('products', [
      ['ID', 'Name', 'Ship weight', 'Active'],
      ['known', 'Known', '3.5', 'yes'],
      ['equal', 'Equal “tile”', '', 'no'],
      ['fresh', '<img src=x onerror=alert(1)>', '1', 'true'],
      ['bad-1', 'Bad', 'heavy', 'no'],
      ['bad-2', 'x'.repeat(101), '1', 'no'],
      ['bad-3', 'Bad', '1', 'perhaps'],
      ['KNOWN', 'Twice', '1', 'no'],
    ])
    expect(review.text).toContain('1 new, 1 changed, 1 the same, 4 refused.')
    expect(review.text).toMatch(/5 bad-1 Ship weight: Enter a number\./)
    expect(review.text).toMatch(/7 bad-3 Active: Enter yes or no\./)
    expect(review.text).toMatch(/8 KNOWN Line 2 has the same ID\./)
    expect(review.text).toContain('Ship weight: 2 → 3.5')
    expect(review.text).toMatch(/fresh New: Name .*; Active true; Ship weight 1/)
    expect(review.html).not.toContain('<img src=x')
    await expect(shop.admin.Products.Get('fresh')).rejects.toMatchObject({ status: 404 })
    await shop.admin.Products.Patch('known', { ShipWeight: 9 })
    const done = await apply(review)
    expect(done.text).toContain('1 created, 1 the same, 5 refused')
    expect((await shop.admin.Products.Get('known')).ShipWeight).toBe(9)
  })

  test('is taken back, except for a record that someone changed since, and can be made again', async () => {
    const done = await apply(
      await check('products', [
        ['ID', 'Name'],
        ['one', 'One'],
        ['two', 'Two'],
        ['known', 'Renamed'],
      ]),
    )
    expect(done.text).toContain('2 created, 1 changed.')
    await shop.admin.Products.Patch('two', { Name: 'Mine' })
    const undone = await apply(done)
    expect(undone.text).toContain('The import was undone')
    expect(undone.text).toContain('1 changed, 1 deleted, 1 refused')
    expect((await shop.admin.Products.Get('known')).Name).toBe('Known')
    await expect(shop.admin.Products.Get('one')).rejects.toMatchObject({ status: 404 })
    expect((await apply(undone)).text).toContain('1 created, 1 changed.')
    expect((await shop.admin.Products.Get('one')).Name).toBe('One')
  })
})

test('products changed by a file are as before after its undo, byte for byte, and changed again after the undo of the undo', async () => {
  const ids = Array.from({ length: 50 }, (_, at) => `exact-${at}`)
  const made = ids.map((id, at) => [id, `Größe “${at}”, 12"`, `Line one\nline ${at}`, String(at + 0.5)])
  await apply(await check('products', [['ID', 'Name', 'Description', 'ShipWeight'], ...made]))
  const list = async () =>
    (await shop.admin.Products.List({ search: 'exact-', searchOn: 'ID', sortBy: 'ID', pageSize: 100 })).Items
  const before = await list()
  expect(before).toHaveLength(50)
  const review = await check('products', [['ID', 'Name', 'ShipWeight'], ...ids.map((id, at) => [id, `New ${at}`, '9'])])
  expect(review.text).toContain('0 new, 50 changed, 0 the same, 0 refused.')
  const done = await apply(review)
  const changed = await list()
  expect(changed.map(({ Name }) => Name)).toContain('New 42')
  const undone = await apply(done)
  expect(JSON.stringify(await list())).toBe(JSON.stringify(before))
  expect((await apply(undone)).text).toContain('50 changed.')
  expect(JSON.stringify(await list())).toBe(JSON.stringify(changed))
  await addStaffMember(shop.admin, 'ada', ['ProductReader'], ['AuditReader'])
  const history = await (await shop.signIn('ada')).open('/console/r/products/exact-42?view=history')
  expect(history.text.match(/Name [^→]+ → changed to/g)).toHaveLength(3)
})

describe('an export', () => {
  test('of what may not be read, or is no list, is refused', async () => {
    expect((await marta.open('/console/export/webhooks')).status).toBe(403)
    expect((await marta.open('/console/export/products/known')).status).toBe(404)
    expect((await marta.open('/console/export/nothing')).status).toBe(404)
  })

  test('has no formula, and comes back without a change', async () => {
    await shop.admin.Products.Create({
      ID: 'formula',
      Name: '=cmd|calc',
      Description: 'Größe, "12x24"\nsecond line',
      xp: { attributes: { finish: 'Matte' } },
    })
    await shop.admin.PriceSchedules.Create({ ID: 'breaks', Name: 'Breaks', PriceBreaks: [{ Quantity: 1, Price: 2.5 }] })
    const { html } = await marta.open('/console/export/products?search=formula')
    expect(html).toContain(`"'=cmd|calc"`)
    expect(html).toContain('"xp.attributes.finish"')
    for (const of of ['products', 'priceschedules']) {
      const records = csvRecords((await marta.open(`/console/export/${of}`)).html).map(({ cells }) => cells)
      expect(records.length, of).toBeGreaterThan(1)
      const text = (await marta.open(`/console/export/${of}`)).html
      const mapped = await marta.send(page, { of, text, intent: 'map' })
      const review = await submitForm(marta, mapped, {}, { button: 'check' })
      expect(review.text, of).toContain(`0 new, 0 changed, ${records.length - 1} the same, 0 refused.`)
    }
  })
})

test('an import of 300 rows with 12 bad ones is applied, then undone, in five clicks (medusa#13453, medusa#12794)', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => [`row-${at}`, at % 25 === 24 ? 'x'.repeat(101) : `Row ${at}`])
  let clicks = 1
  const mapped = await load('priceschedules', [['ID', 'Name'], ...rows])
  expect(mapped.text).toContain('300 rows.')
  clicks += 1
  const review = await submitForm(marta, mapped, {}, { button: 'check' })
  expect(review.text).toContain('288 new, 0 changed, 0 the same, 12 refused.')
  expect(review.text).toMatch(/26 row-24 /)
  clicks += 1
  const done = await apply(review)
  expect(done.text).toContain('288 created, 12 refused')
  expect((await shop.admin.PriceSchedules.List({ search: 'row-' })).Meta.TotalCount).toBe(288)
  clicks += 1
  expect((await apply(done)).text).toContain('288 deleted.')
  expect((await shop.admin.PriceSchedules.List({ search: 'row-' })).Meta.TotalCount).toBe(0)
  expect(clicks).toBeLessThanOrEqual(5)
}, 120_000)
