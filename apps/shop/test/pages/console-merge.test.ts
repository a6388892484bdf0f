import { randomRuns } from '@tessera/testing/random-runs'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { aConsole, type RunningConsole } from './a-console.ts'
import { controlsOf, submitForm, type Typed } from './page-form.ts'

let shop: RunningConsole
let ann: Browser
let ben: Browser
beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('ann', ['FullAccess'])
  await shop.addStaff('ben', ['FullAccess'])
  await shop.addStaff('rae', ['ProductReader', 'ProductAdmin'])
  await shop.addStaff('lou', ['ProductReader'])
  ann = await shop.signIn('ann')
  ben = await shop.signIn('ben')
})

const edit = (id: string) => `/console/r/products/${id}?view=edit`

test('without the right there is a sentence instead of buttons, and the form is refused', async () => {
  await shop.admin.Products.Create({ ID: 'locked', Name: 'Locked' })
  const lou = await shop.signIn('lou')
  const page = await lou.open('/console/r/products/locked')
  expect(page.text).toContain('To change this you need one of these permissions: FullAccess, ProductAdmin')
  expect(page.html).not.toContain('view=edit')
  expect((await lou.open(edit('locked'))).status).toBe(403)
  expect((await lou.open('/console/r/products/new')).status).toBe(403)
  const sent = await lou.send(edit('locked'), { seen: '{"Name":"Locked"}', Name: 'Opened' })
  expect(sent.status).toBe(403)
  expect((await shop.admin.Products.Get('locked')).Name).toBe('Locked')
})

test('what is wrong is said at its field in the server’s words, and what was typed stays', async () => {
  await shop.admin.Products.Create({ ID: 'typed', Name: 'Typed' })
  const form = await ann.open(edit('typed'))
  const wrong = await submitForm(ann, form, {
    Description: 'Typed before',
    DefaultPriceScheduleID: 'nowhere',
    xp: '{"a": 1}',
  })
  expect(wrong.status).toBe(400)
  expect(wrong.html).toContain('href="#DefaultPriceScheduleID"')
  const values = Object.fromEntries(controlsOf(wrong).map(({ name, value }) => [name, value]))
  expect(values).toMatchObject({ Description: 'Typed before', DefaultPriceScheduleID: 'nowhere', xp: '{"a": 1}' })
  const json = await submitForm(ann, wrong, { DefaultPriceScheduleID: '', xp: '{"a": ' })
  expect(json.text).toContain('This isn’t valid JSON')
  const saved = await submitForm(ann, json, { xp: '{"a": 2}' })
  expect(saved.path).toContain('/console/r/products/typed?done=changed')
  expect(await shop.admin.Products.Get('typed')).toMatchObject({ Description: 'Typed before', xp: { a: 2 } })
})

test('the notice after a save takes it back, for its author alone, with the right to see changes or without', async () => {
  await shop.admin.Products.Create({ ID: 'back', Name: 'Before' })
  const nameNow = async () => (await shop.admin.Products.Get('back')).Name
  const rae = await shop.signIn('rae')
  const hers = await submitForm(rae, await rae.open(edit('back')), { Name: 'Rae’s' })
  expect([hers.path, hers.html.includes('name="own"')]).toEqual([expect.stringMatching(/\?done=changed&undo=/), true])
  const saved = await submitForm(ann, await ann.open(edit('back')), { Name: 'Ann’s' })
  const [, undo = ''] = /action="([^"]*undo[^"]*)"/.exec(saved.html) ?? []
  expect((await ben.send(undo, { key: 'b', own: 'yes' })).status).toBe(404)
  expect(await nameNow()).toBe('Ann’s')
  const undone = await ann.send(undo, { key: 'a', own: 'yes' })
  expect(undone.path).toBe('/console/r/products/back?view=history&done=undone')
  expect(await nameNow()).toBe('Rae’s')
})

test('changes of two people to different fields join by themselves', async () => {
  await shop.admin.Products.Create({ ID: 'joined', Name: 'Old', Description: 'Old', xp: { a: 1, b: { c: 2, d: 3 } } })
  const [hers, his] = [await ann.open(edit('joined')), await ben.open(edit('joined'))]
  expect((await submitForm(ann, hers, { Name: 'Ann’s', xp: '{"a": 1, "b": {"c": 20, "d": 3}}' })).path).toContain(
    'done=changed',
  )
  expect((await submitForm(ben, his, { Description: 'Ben’s', xp: '{"a": 1, "b": {"c": 2, "d": 30}}' })).path).toContain(
    'done=changed',
  )
  expect(await shop.admin.Products.Get('joined')).toMatchObject({
    Name: 'Ann’s',
    Description: 'Ben’s',
    xp: { a: 1, b: { c: 20, d: 30 } },
  })
})

test('a value that both changed is asked with was, theirs and mine; each choice counts', async () => {
  await shop.admin.Products.Create({ ID: 'asked', Name: 'Old name', Description: 'Old text', QuantityMultiplier: 1 })
  const his = await ben.open(edit('asked'))
  await submitForm(ann, await ann.open(edit('asked')), {
    Name: 'Ann’s name',
    Description: 'Ann’s text',
    QuantityMultiplier: '4',
  })
  const asked = await submitForm(ben, his, {
    Name: 'Ben’s name',
    Description: 'Ben’s text',
    QuantityMultiplier: '4',
    ShipWeight: '7',
  })
  expect(asked.status).toBe(400)
  expect(asked.text).toContain('Someone else changed this while you were editing')
  expect(asked.text).toMatch(/It was Old name Theirs Ann’s name Mine Ben’s name/)
  expect(controlsOf(asked).filter(({ type }) => type === 'radio')).toHaveLength(4)
  const unanswered = await submitForm(ben, asked)
  expect([unanswered.status, unanswered.text]).toEqual([400, expect.stringContaining('Choose a value for each')])
  const saved = await submitForm(ben, unanswered, { 'keep.Name': 'theirs', 'keep.Description': 'mine' })
  expect(saved.path).toContain('done=changed')
  expect(await shop.admin.Products.Get('asked')).toMatchObject({
    Name: 'Ann’s name',
    Description: 'Ben’s text',
    QuantityMultiplier: 4,
    ShipWeight: 7,
  })
})

test('a box that is sold meanwhile is no conflict', async () => {
  const Inventory = { Enabled: true, QuantityAvailable: 10, NotificationPoint: 1 }
  await shop.admin.Products.Create({ ID: 'sold', Name: 'Sold', Inventory })
  const form = await ann.open(edit('sold'))
  await shop.admin.Products.Patch('sold', { Inventory: { QuantityAvailable: 9 } })
  expect((await submitForm(ann, form, { 'Inventory.NotificationPoint': '5' })).path).toContain('done=changed')
  expect((await shop.admin.Products.Get('sold')).Inventory).toMatchObject({
    QuantityAvailable: 9,
    NotificationPoint: 5,
  })
})

test('two editors with random edits lose no field', async () => {
  const texts = fc.constantFrom('', 'a', 'b', 'c')
  const form = fc.record({
    Name: fc.constantFrom('a', 'b'),
    Description: texts,
    'xp.brand': texts,
    'xp.attributes.color': texts,
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(form, form, form, fc.boolean(), async (start, hers, his, keepsHis) => {
      run += 1
      const id = `random-${run}`
      await shop.admin.Products.Create({ ID: id, Name: start.Name, xp: {} })
      await submitForm(ann, await ann.open(edit(id)), start)
      const [first, second] = [await ann.open(edit(id)), await ben.open(edit(id))]
      await submitForm(ann, first, hers)
      const tried = await submitForm(ben, second, his)
      const asked = controlsOf(tried).flatMap(({ type, name, value }) =>
        type === 'radio' && value === 'mine' ? [name] : [],
      )
      const answers: Typed = Object.fromEntries(asked.map((name) => [name, keepsHis ? 'mine' : 'theirs']))
      if (asked.length > 0) expect((await submitForm(ben, tried, answers)).path).toContain('?done=')
      const now = Object.fromEntries(controlsOf(await ann.open(edit(id))).map(({ name, value }) => [name, value]))
      for (const name of Object.keys(start) as (keyof typeof start)[]) {
        const [was, theirs, mine] = [start[name], hers[name], his[name]]
        const isAsked = mine !== was && theirs !== was && theirs !== mine
        expect(asked.includes(`keep.${name}`), name).toBe(isAsked)
        expect(now[name], name).toBe(mine === was || (isAsked && !keepsHis) ? theirs : mine)
      }
    }),
    { numRuns: randomRuns(12) },
  )
})

test('a duplicate starts with the values of another record, and a second click makes no second one', async () => {
  await shop.admin.Products.Create({ ID: 'first', Name: 'First', Description: 'Same', xp: { a: 1 } })
  const form = await ann.open('/console/r/products/new?from=first')
  for (const _ of [1, 2]) {
    const made = await submitForm(ann, form, { ID: 'second' })
    expect(made.path).toContain('/console/products/second?done=created&undo=')
    expect(made.text).toContain('Created.')
  }
  expect(await shop.admin.Products.Get('second')).toMatchObject({ Name: 'First', Description: 'Same', xp: { a: 1 } })
})

test('a duplicate of a product has neither its price nor its boxes nor its web address nor its uploaded pictures', async () => {
  await shop.admin.PriceSchedules.Create({
    ID: 'own-price',
    Name: 'Own price',
    PriceBreaks: [{ Quantity: 1, Price: 5 }],
  })
  const Inventory = { Enabled: true, QuantityAvailable: 9 }
  const xp = { slug: 'one-page', photos: { face: 'a' }, brand: 'Boreal' }
  await shop.admin.Products.Create({
    ID: 'original',
    Name: 'Original',
    DefaultPriceScheduleID: 'own-price',
    Inventory,
    xp,
  })
  await submitForm(ann, await ann.open('/console/r/products/new?from=original'), { ID: 'twin' })
  const twin = await shop.admin.Products.Get('twin')
  expect(twin).toMatchObject({ Name: 'Original', DefaultPriceScheduleID: null, Inventory: { Enabled: true } })
  expect(twin.Inventory?.QuantityAvailable).not.toBe(9)
  expect(twin.xp).toEqual({ brand: 'Boreal' })
})

test('a reference suggests records, and typing finds others that this person may read', async () => {
  await shop.admin.PriceSchedules.Create({ ID: 'listed', Name: 'Listed price' })
  const form = await ann.open('/console/r/products/new')
  expect(form.html).toMatch(/<datalist id="DefaultPriceScheduleID-choices"><option value="listed">Listed price/)
  const found = await ann.open('/console/pick/PriceSchedules.List?search=listed')
  expect(JSON.parse(found.html)).toEqual({ options: [{ id: 'listed', label: 'Listed price' }] })
  expect((await ann.open('/console/pick/PriceSchedules.Get?search=x')).status).toBe(404)
  const lou = await shop.signIn('lou')
  expect((await lou.open('/console/pick/AdminUsers.List?search=ann')).status).toBe(404)
  await shop.admin.Catalogs.Create({ ID: 'main', Name: 'Main', Active: true })
  await shop.admin.Categories.Create('main', { ID: 'floor', Name: 'Floor tile', Active: true })
  const categories = await ann.open('/console/pick/categories?search=floor')
  expect(JSON.parse(categories.html)).toEqual({ options: [{ id: 'floor', label: 'Floor tile' }] })
})

test('secrets are neither in the form nor lost', async () => {
  const hashKey = 'a-hash-key-nobody-sees'
  await shop.admin.Webhooks.Create({ ID: 'hook', Name: 'Hook', Url: 'https://hooks.example/x', HashKey: hashKey })
  const form = await ann.open('/console/r/webhooks/hook?view=edit')
  expect(form.html).not.toContain(hashKey)
  expect((await submitForm(ann, form, { Name: 'Renamed' })).path).toContain('done=changed')
  expect(await shop.admin.Webhooks.Get('hook')).toMatchObject({ Name: 'Renamed', HashKey: hashKey })
})

test('a deletion that would be refused says why and has no button', async () => {
  const page = await ann.open('/console/r/buyers/storefront?view=delete')
  const isRefused = page.text.includes('can’t be deleted')
  expect(page.html.includes('value="delete"')).toBe(!isRefused)
  await shop.admin.CostCenters.Create('storefront', { ID: 'gone', Name: 'Gone' })
  expect((await ann.open('/console/r/buyers/storefront?view=delete')).text).toMatch(/1 × cost centers|can’t be deleted/)
  expect(await shop.admin.Buyers.Get('storefront')).toMatchObject({ ID: 'storefront' })
})
