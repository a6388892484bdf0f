import { beforeAll, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { aConsole, type RunningConsole } from './a-console.ts'
import { submitForm } from './page-form.ts'
import { pressUndo } from './press-undo.ts'

let shop: RunningConsole
let ann: Browser
beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('ann', ['FullAccess'])
  await shop.addStaff('lou', ['ProductReader'])
  ann = await shop.signIn('ann')
  for (const ID of ['bulk-1', 'bulk-2', 'bulk-3'])
    await shop.admin.Products.Create({ ID, Name: `Bulk ${ID}`, ShipWeight: 1, Active: true })
})

const list = '/console/r/products?search=bulk'
const ids = ['bulk-1', 'bulk-2']

test('without the right no row can be selected', async () => {
  const lou = await shop.signIn('lou')
  expect((await lou.open(list)).html).not.toContain('name="id"')
  expect((await lou.send(list, { id: 'bulk-1', intent: 'make:delete' })).status).toBe(403)
  expect(await shop.admin.Products.Get('bulk-1')).toMatchObject({ ID: 'bulk-1' })
})

test('nothing selected, no field and a wrong value are said', async () => {
  const page = await ann.open(list)
  expect((await submitForm(ann, page, {}, { button: 'ask:change' })).text).toContain('Select at least one row first.')
  const asked = await submitForm(ann, page, { id: ids }, { button: 'ask:change' })
  const wrong = await submitForm(ann, asked, { field: 'ShipWeight', text: 'heavy' }, { button: 'try:change' })
  expect(wrong.text).toContain('Enter a number.')
})

test('a change of selected rows is shown first, then exactly that is made (saleor-dashboard#3084)', async () => {
  const asked = await submitForm(ann, await ann.open(list), { id: ids }, { button: 'ask:change' })
  const review = await submitForm(ann, asked, { field: 'ShipWeight', text: '7.5' }, { button: 'try:change' })
  expect(review.text).toContain('Nothing has been changed yet')
  expect(review.text).toMatch(/bulk-1 1 7.5 – bulk-2 1 7.5/)
  expect((await shop.admin.Products.Get('bulk-1')).ShipWeight).toBe(1)
  await shop.admin.Products.Patch('bulk-2', { ShipWeight: 3 })
  const done = await submitForm(ann, review, {}, { button: 'make:change' })
  expect(done.text).toContain('1 of 2 changed, 1 refused')
  expect((await shop.admin.Products.Get('bulk-1')).ShipWeight).toBe(7.5)
  expect((await shop.admin.Products.Get('bulk-2')).ShipWeight).toBe(3)
  expect((await pressUndo(ann, done)).path).toContain('done=undone')
  expect((await shop.admin.Products.Get('bulk-1')).ShipWeight).toBe(1)
})

test('selected rows are assigned after a look at what would happen, and taken away again', async () => {
  const catalogs = ['bulk-a', 'bulk-b']
  for (const ID of catalogs) await shop.admin.Catalogs.Create({ ID, Name: ID, Active: true })
  await shop.admin.Catalogs.SaveProductAssignment({ CatalogID: 'bulk-a', ProductID: 'bulk-1' })
  const assigned = async () =>
    (await shop.admin.Catalogs.ListProductAssignments({ productID: ids.join('|') })).Items.length
  const page = await ann.open(list)
  expect((await submitForm(ann, page, {}, { button: 'ask:assign' })).text).toContain('Select at least one row first.')
  const asked = await submitForm(ann, page, { id: ids }, { button: 'ask:assign' })
  const choice = { choice: 'catalogs-productassignments Catalogs.List' }
  const filling = await submitForm(ann, asked, choice, { button: 'ask:assign' })
  const none = await submitForm(ann, filling, {}, { button: 'try:assign' })
  expect(none.text).toContain('Pick or enter at least one of the catalogs.')
  const typed = { to: catalogs, ids: 'nowhere' }
  const review = await submitForm(ann, filling, typed, { button: 'try:assign' })
  expect(review.text).toContain('3 would be assigned, 1 already assigned, 2 would be refused.')
  expect(await assigned()).toBe(1)
  const done = await submitForm(ann, review, {}, { button: 'make:assign' })
  expect(done.text).toContain('3 assigned, 1 already assigned, 2 refused.')
  expect(await assigned()).toBe(4)
  const removal = await submitForm(ann, filling, { to: catalogs, do: 'remove' }, { button: 'try:assign' })
  const removed = await submitForm(ann, removal, {}, { button: 'make:assign' })
  expect(removed.text).toContain('4 removed.')
  expect(await assigned()).toBe(0)
  await pressUndo(ann, removed)
  expect(await assigned()).toBe(4)
})

test('without the right nothing is assigned', async () => {
  const lou = await shop.signIn('lou')
  const sent = {
    id: 'bulk-1',
    intent: 'make:assign',
    choice: 'catalogs-productassignments Catalogs.List',
    to: 'bulk-a',
  }
  expect((await lou.send(list, sent)).status).toBe(404)
})

test('selected rows are deleted after a look at what would happen', async () => {
  const review = await submitForm(ann, await ann.open(list), { id: ids }, { button: 'ask:delete' })
  expect(review.text).toContain('2 would be deleted')
  expect(await shop.admin.Products.Get('bulk-1')).toMatchObject({ ID: 'bulk-1' })
  const done = await submitForm(ann, review, {}, { button: 'make:delete' })
  expect(done.text).toContain('2 of 2 deleted.')
  for (const id of ids) await expect(shop.admin.Products.Get(id)).rejects.toMatchObject({ status: 404 })
  expect(await shop.admin.Products.Get('bulk-3')).toMatchObject({ ID: 'bulk-3' })
  await pressUndo(ann, done)
  expect(await shop.admin.Products.Get('bulk-1')).toMatchObject({ ID: 'bulk-1', ShipWeight: 1 })
})

test('columns are chosen, ordered and kept in the address of a list, its spreadsheet and its file (saleor-dashboard#3961)', async () => {
  const list = '/console/r/products'
  await shop.admin.Products.Create({
    ID: 'oak',
    Name: 'Oak plank',
    xp: { brand: 'Holm', attributes: { finish: 'Matte' } },
  })
  const lou = await shop.signIn('lou')
  expect((await lou.open('/console/r/buyers?view=columns')).status).toBe(403)
  const headersOf = ({ html }: { html: string }) =>
    [...html.matchAll(/<th\b[^>]*scope="col"[^>]*>([\s\S]*?)<\/th>/g)].map(([, head = '']) =>
      head.replace(/<[^>]*>/g, '').trim(),
    )
  const usual = headersOf(await ann.open(list))
  expect(headersOf(await ann.open(`${list}?columns=Nothing,constructor`))).toEqual(usual)
  const form = await ann.open(`${list}?search=oak&view=columns`)
  expect(form.html).toContain('name="column" value="xp.brand"')
  expect(form.html).not.toMatch(/name="column" value="xp"/)
  const typed = 'view=columns&search=oak&column=ID&column=Name&column=xp.brand'
  const moved = await ann.open(`${list}?${typed}&up=xp.brand`)
  expect(decodeURIComponent(moved.path)).toBe(`${list}?search=oak&columns=ID,xp.brand,Name&view=columns`)
  const shown = await ann.open(`${list}?${typed}&show=list`)
  expect(decodeURIComponent(shown.path)).toBe(`${list}?search=oak&columns=ID,Name,xp.brand`)
  expect(headersOf(shown).slice(-3)).toEqual(['ID', 'Name', 'Brand'])
  expect(shown.text).toMatch(/oak Oak plank Holm/)
  expect(shown.html).toMatch(/href="[^"]*\?search=oak&amp;columns=ID%2CName%2Cxp\.brand&amp;sortBy=Name"/)
  expect(shown.html).toContain('name="columns" value="ID,Name,xp.brand"')
  expect((await ann.open(`${list}?columns=ID,xp.brand&xp.brand=Holm`)).text).toContain('1 total')
  const typedOne = await ann.open(`${list}?view=columns&column=ID&property=attributes.finish&show=list`)
  expect(decodeURIComponent(typedOne.path)).toBe(`${list}?columns=ID,xp.attributes.finish`)
  expect((await ann.open(`${list}?columns=xp.made.up,ID&search=oak`)).text).toMatch(/Made › Up .*Not set/)
  const none = await ann.open(`${list}?columns=ID,Name&search=zzz`)
  expect(none.html).toMatch(/href="[^"]*\?columns=ID%2CName"/)
  const sheet = await ann.open(`${list}?view=grid&columns=xp.brand&search=oak`)
  expect([sheet.text.includes('Holm'), sheet.text.includes('Default price schedule ID')]).toEqual([true, false])
  const file = await ann.open('/console/export/products?search=oak&columns=xp.brand,Name')
  expect(file.html).toContain('"ID","xp.brand","Name"')
  expect(file.html).toContain('"oak","Holm","Oak plank"')
})

test('the filters of a list count flags, choices and indexed extended properties', async () => {
  const { admin } = shop
  for (const ID of ['open', 'closed'])
    await admin.Suppliers.Create({ ID, Name: `Facet ${ID}`, Active: ID === 'open', xp: { region: 'West' } })
  await admin.XpIndices.Put({ ThingType: 'Company', Key: 'region' })
  const { html } = await ann.open('/console/r/suppliers?search=facet&Active=true')
  expect(html).toMatch(/<option value="true" selected="">Yes \(1\)<\/option><option value="false">No \(1\)<\/option>/)
  expect(html).toContain('<option value="West">West (1)</option>')
  expect(html).not.toContain('facets=')
})

test('an empty list has the first step for those who may take it', async () => {
  const page = await ann.open('/console/r/bundles')
  expect(page.text).toContain('No bundles yet')
  expect(page.html.match(/href="\/console\/r\/bundles\/new"/g)).toHaveLength(2)
})

test('a profile for many kinds of people has a short title for them, and no button beside that page', async () => {
  await shop.admin.SecurityProfiles.Create({ ID: 'titled', Name: 'Titled' })
  const record = await ann.open('/console/r/securityprofiles/titled')
  expect(record.text).toContain('Assigned to companies, people and groups')
  expect(record.text).not.toContain('Remove a security profile assignment')
})
