import { beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from './a-browser.ts'
import { aConsole, type RunningConsole } from './a-console.ts'
import { submitForm } from './page-form.ts'
import { pressUndo } from './press-undo.ts'

let shop: RunningConsole
let ann: Browser

beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('ann', ['FullAccess'])
  ann = await shop.signIn('ann')
  await shop.admin.Catalogs.Create({ ID: 'spring', Name: 'Spring', Active: true })
})

/** Presses Undo in the history of a record that is gone. */
async function undoFromAudit(record: string): Promise<Page> {
  const audit = await ann.open(`/console/audit?${new URLSearchParams({ record })}`)
  const [, href = ''] = /href="(\/console\/undo\?[^"]*)"/.exec(audit.html) ?? []
  const path = href.replaceAll('&amp;', '&')
  return ann.send(path, { key: `undo ${path}` })
}

test('keys in properties are neither masked nor blanked by an undo', async () => {
  const xp = { color: 'red', apiKey: 'k-1', hooks: [{ token: 'k-2' }] }
  await shop.admin.Products.Create({ ID: 'keyed', Name: 'Keyed', xp })
  const page = await ann.open('/console/r/products/keyed?view=delete')
  expect(page.text).toContain('You can’t undo this.')
  const gone = await submitForm(ann, page)
  expect(gone.path).toBe('/console/r/products?done=deleted')
  const undone = await undoFromAudit('products/keyed')
  expect(undone.path).toContain('done=undone-open')
  expect((await shop.admin.Products.Get('keyed')).xp).toEqual({ color: 'red' })
})

test('a new record that is in use by now is not deleted by an undo, and says by what', async () => {
  const empty = await ann.open('/console/r/products/new')
  const made = await submitForm(ann, empty, { ID: 'used', Name: 'Used' })
  const { Catalogs, Products } = shop.admin
  await Catalogs.SaveProductAssignment({ CatalogID: 'spring', ProductID: 'used' })
  const refused = await pressUndo(ann, made)
  expect(refused.status).toBe(409)
  expect(refused.text).toMatch(/It is in use by now \(1 × [a-z ]+\), so it wasn’t undone/)
  expect((await Products.Get('used')).Name).toBe('Used')
})

test('a deletion says what goes with the record, and that Undo brings back the record alone', async () => {
  const { Catalogs, Products } = shop.admin
  await Products.Create({ ID: 'shown', Name: 'Shown' })
  expect((await ann.open('/console/r/products/shown?view=delete')).text).toContain('Nothing else is affected.')
  await Catalogs.SaveProductAssignment({ CatalogID: 'spring', ProductID: 'shown' })
  const page = await ann.open('/console/r/products/shown?view=delete')
  expect(page.text).toMatch(
    /This also deletes or unlinks: 1 × [a-z ]+ Undo brings back the product alone, without these/,
  )
  const gone = await submitForm(ann, page)
  expect(gone.text).toContain('Deleted, with what belonged to it. Undo brings back the record alone.')
  const undone = await pressUndo(ann, gone)
  expect(undone.path).toContain('done=undone')
  expect((await Products.Get('shown')).Name).toBe('Shown')
  expect((await Catalogs.ListProductAssignments({ productID: 'shown' })).Items).toEqual([])
})

test('whoever saves something takes it back from the notice, without the right to read the audit', async () => {
  await shop.addStaff('mia', ['ProductAdmin'])
  const mia = await shop.signIn('mia')
  await shop.admin.Products.Create({ ID: 'mine', Name: 'Before' })
  const saved = await submitForm(mia, await mia.open('/console/r/products/mine?view=edit'), { Name: 'After' })
  expect((await shop.admin.Products.Get('mine')).Name).toBe('After')
  const undone = await pressUndo(mia, saved)
  expect([undone.status, undone.text]).toEqual([200, expect.stringContaining('Undone.')])
  expect((await shop.admin.Products.Get('mine')).Name).toBe('Before')
  const made = await submitForm(mia, await mia.open('/console/r/products/new'), { ID: 'new-one', Name: 'New' })
  expect((await pressUndo(mia, made)).status).toBe(200)
  await expect(shop.admin.Products.Get('new-one')).rejects.toMatchObject({ status: 404 })
  // what someone else wrote stays hidden
  const other = await submitForm(ann, await ann.open('/console/r/products/mine?view=edit'), { Name: 'Others' })
  const [, request = ''] = /request=([^"&]+)/.exec(other.html) ?? []
  expect((await mia.open(`/console/undo?request=${request}`)).status).toBe(404)
  expect((await mia.open('/console/audit')).status).toBe(403)
  expect((await shop.admin.Products.Get('mine')).Name).toBe('Others')
})

test('a saved promotion is taken back from the notice of its own page', async () => {
  const rule = { EligibleExpression: 'order.Subtotal >= 100', ValueExpression: '10', AllowAllBuyers: true }
  await shop.admin.Promotions.Save('ten', { ...rule, Code: 'TEN', Name: 'Ten off' })
  const page = await ann.open('/console/promotions/ten')
  const saved = await submitForm(ann, page, { Name: 'Twelve off' }, { button: 'save' })
  expect((await shop.admin.Promotions.Get('ten')).Name).toBe('Twelve off')
  expect((await pressUndo(ann, saved)).text).toContain('Undone.')
  expect((await shop.admin.Promotions.Get('ten')).Name).toBe('Ten off')
})
