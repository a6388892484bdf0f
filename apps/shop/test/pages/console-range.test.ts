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

describe('a product', () => {
  const at = (id: string, tab = '') => `/console/products/${id}${tab && `/${tab}`}`
  beforeAll(async () => {
    await shop.admin.Products.Create({ ID: 'slate', Name: 'Slate', Active: true, xp: { slug: 'slate' } })
    await shop.admin.Products.Create({ ID: 'other', Name: 'Other', xp: { slug: 'taken' } })
  })

  test('without the right to read products every tab is refused, and without the right to change it nothing is saved', async () => {
    const meg = await shop.signIn('meg')
    for (const tab of ['', 'variants', 'pictures', 'prices', 'stock', 'why', 'web', 'reviews'])
      expect((await meg.open(at('slate', tab))).status, tab).toBe(403)
    const page = await lou.open(at('slate'))
    expect(page.text).toContain('To change this you need one of these permissions: FullAccess, ProductAdmin')
    expect((await lou.send(at('slate'), { seen: '{"Name":"Slate"}', Name: 'Stolen' })).status).toBe(403)
    expect((await shop.admin.Products.Get('slate')).Name).toBe('Slate')
    expect((await marta.open(at('none'))).status).toBe(404)
  })

  test('facts are typed, and a tab saves only its own fields', async () => {
    const facts = await marta.open(at('slate'))
    expect(controlsOf(facts).find(({ name }) => name === 'xp.attributes.finish')?.tag).toBe('select')
    expect(controlsOf(facts).some(({ name }) => name === 'xp.slug')).toBe(false)
    expect(facts.text).toContain('Square feet per box')
    const pictures = await marta.open(at('slate', 'pictures'))
    await submitForm(marta, facts, { Description: 'Riven', 'xp.attributes.finish': 'Matte' })
    const saved = await submitForm(marta, pictures, { alt: 'One gray tile' }, { having: 'value="face"' })
    expect(saved.path).toMatch(/^\/console\/products\/slate\/pictures\?done=changed&undo=/)
    expect(saved.html).toContain('One gray tile')
    expect(await shop.admin.Products.Get('slate')).toMatchObject({
      Description: 'Riven',
      xp: { slug: 'slate', attributes: { finish: 'Matte' }, alt: { face: 'One gray tile' } },
    })
  })

  test('a value that both changed is asked in three columns', async () => {
    const form = await marta.open(at('slate'))
    await shop.admin.Products.Patch('slate', { Description: 'Theirs' })
    const asked = await submitForm(marta, form, { Description: 'Mine' })
    expect([asked.status, asked.text]).toEqual([400, expect.stringMatching(/It was Riven Theirs Theirs Mine Mine/)])
    await submitForm(marta, asked, { 'keep.Description': 'mine' })
    expect((await shop.admin.Products.Get('slate')).Description).toBe('Mine')
  })

  test('an address that is none, or another product’s, is refused at its field', async () => {
    const form = await marta.open(at('slate', 'web'))
    for (const [slug, words] of [
      ['Two Words', 'Use lowercase letters and digits'],
      ['taken', 'Product other has this address.'],
    ] as const) {
      const refused = await submitForm(marta, form, { 'xp.slug': slug })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(words)])
      expect(controlsOf(refused).find(({ name }) => name === 'xp.slug')?.value).toBe(slug)
    }
    expect((await submitForm(marta, form, { 'xp.slug': 'gray-slate' })).text).toContain('products › gray-slate')
  })

  test('variants are shown before they are generated, then changed in a table', async () => {
    const { admin } = shop
    await admin.Specs.Create({ ID: 'size', Name: 'Size', DefinesVariant: true, Required: true })
    for (const Value of ['Small', 'Large']) await admin.Specs.CreateOption('size', { ID: Value, Value })
    await admin.Specs.SaveProductAssignment({ SpecID: 'size', ProductID: 'slate' })
    const page = await marta.open(at('slate', 'variants'))
    expect(page.text).toMatch(/2 to generate.*Slate Small.*slate-Small/)
    const made = await submitForm(marta, page, {}, { button: 'generate', having: 'value="generate"' })
    expect(made.text).toContain('Variants created.')
    expect(made.text).not.toContain('to generate')
    const saved = await submitForm(
      marta,
      made,
      { active: ['slate-Large'], 'name.slate-Large': 'Large slate' },
      { button: 'save', having: 'value="save"' },
    )
    expect(saved.text).toContain('2 saved.')
    const { Items } = await admin.Products.ListVariants('slate')
    expect(Items.map(({ ID, Active, Name }) => [ID, Active, Name])).toEqual([
      ['slate-Large', true, 'Large slate'],
      ['slate-Small', false, 'Slate Small'],
    ])
  })

  test('a product with 121 variants is read a page at a time (medusa#13890, medusa#3862)', async () => {
    const { admin } = shop
    await admin.Products.Create({ ID: 'many', Name: 'Many', Active: true })
    const options = Array.from({ length: 11 }, (_, at) => `o${at}`)
    for (const spec of ['many-a', 'many-b']) {
      await admin.Specs.Create({ ID: spec, Name: spec, DefinesVariant: true, Required: true })
      for (const Value of options) await admin.Specs.CreateOption(spec, { ID: Value, Value })
      await admin.Specs.SaveProductAssignment({ SpecID: spec, ProductID: 'many' })
    }
    await admin.Products.GenerateVariants('many', {})
    const rowsOf = async (words: string) =>
      (await marta.open(at('many', `variants${words}`))).html.match(/name="name\.many-/g)?.length ?? 0
    expect(await Promise.all(['', '?page=2', '?search=o7-o3'].map(rowsOf))).toEqual([100, 21, 1])
    expect((await marta.open(at('many', 'variants?search=velvet'))).text).toContain('No variant for “velvet”')
  })

  test('a new one goes on in its tabs, and its first price is one link away', async () => {
    const made = await submitForm(marta, await marta.open('/console/r/products/new'), { ID: 'fresh', Name: 'Fresh' })
    expect(made.path).toContain(`${at('fresh')}?done=created`)
    const prices = await marta.open(at('fresh', 'prices'))
    expect(prices.text).toContain('No price yet')
    expect(prices.html).toContain('href="/console/prices?search=fresh"')
    expect((await marta.open('/console/prices?search=fresh')).text).toContain('Fresh')
    expect((await lou.open(at('fresh', 'prices'))).html).not.toContain('/console/prices?')
    // others count the products that are active or not
    await shop.admin.Products.Delete('fresh')
  })

  test('a bundle says what it contains and leads to where that is changed, for people who may read it', async () => {
    const { Bundles, Products } = shop.admin
    await Products.Create({ ID: 'grout', Name: 'Gray grout' })
    await Bundles.Create({ ID: 'kit', Name: 'Wall kit' })
    expect((await marta.open(at('kit'))).text).toContain('In this bundle No products yet.')
    await Bundles.SaveProductAssignment({ BundleID: 'kit', ProductID: 'slate', Required: true, DefaultQuantity: 12 })
    await Bundles.SaveProductAssignment({ BundleID: 'kit', ProductID: 'grout', Required: false })
    const page = await marta.open(at('kit'))
    expect(page.text).toMatch(/12 × Slate slate/)
    expect(page.text).toMatch(/1 × Gray grout grout · optional/)
    expect(page.html).toContain('href="/console/products/slate"')
    const href = '/console/r/bundles/kit/bundles-productassignments'
    expect(page.html).toContain(`href="${href}"`)
    expect([(await marta.open(href)).status, (await lou.open(at('kit'))).status]).toEqual([200, 200])
    for (const other of [await lou.open(at('kit')), await marta.open(at('slate'))])
      expect(other.text).not.toContain('In this bundle')
  })

  test('prices of all groups', async () => {
    const { admin } = shop
    await admin.PriceSchedules.Create({ ID: 'all', Name: 'Retail', PriceBreaks: [{ Quantity: 1, Price: 64 }] })
    await admin.PriceSchedules.Create({ ID: 'few', Name: 'Trade', PriceBreaks: [{ Quantity: 5, Price: 48 }] })
    await admin.Products.Patch('slate', { DefaultPriceScheduleID: 'all', xp: { units: { sqftPerUnit: '16' } } })
    await admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: 'slate' })
    await admin.Products.SaveAssignment({ ProductID: 'slate', BuyerID: 'storefront', PriceScheduleID: 'few' })
    const { text } = await marta.open(at('slate', 'prices'))
    expect(text).toMatch(/Everyone without their own price Retail.*1 or more \$64\.00 \$4\.00 per sq ft/)
    expect(text).toMatch(/Buyer storefront Trade.*5 or more \$48\.00 \$3\.00 per sq ft/)
  })
})

describe('the tree of catalogs', () => {
  const at = (category = '') => `/console/catalogue?catalog=range${category && `&category=${category}`}`
  beforeAll(async () => {
    const { admin } = shop
    await admin.Catalogs.Create({ ID: 'range', Name: 'Range', Active: true })
    await admin.Catalogs.SaveAssignment({ CatalogID: 'range', BuyerID: 'storefront', ViewAllProducts: true })
    for (const [ID, ParentID] of [
      ['floor', null],
      ['wood', 'floor'],
      ['wall', null],
    ] as const)
      await admin.Categories.Create('range', { ID, Name: `The ${ID}`, Active: true, ParentID })
    await admin.Categories.SaveAssignment('range', {
      CategoryID: 'floor',
      BuyerID: 'storefront',
      ViewAllProducts: false,
    })
    for (const ID of ['oak', 'ash']) {
      await admin.Products.Create({ ID, Name: ID, Active: true })
      await admin.Catalogs.SaveProductAssignment({ CatalogID: 'range', ProductID: ID })
      await admin.Categories.SaveProductAssignment('range', { CategoryID: 'wood', ProductID: ID })
    }
  })
  const productsIn = async (categoryID: string) =>
    (await shop.admin.Products.List({ catalogID: 'range', categoryID })).Items.map(({ ID }) => ID)

  test('a reader sees it and changes nothing; a missing place is a 404', async () => {
    const page = await lou.open(at('wood'))
    expect(page.text).toContain('you need one of these permissions: FullAccess, CategoryAdmin')
    expect((await lou.send(at('wood'), { intent: 'take-out', id: 'oak', key: 'x' })).status).toBe(400)
    expect(await productsIn('wood')).toEqual(['ash', 'oak'])
    expect((await marta.open(at('nowhere'))).status).toBe(404)
  })

  test('it says to whom each category is open', async () => {
    const { text } = await marta.open(at())
    const states = [...text.matchAll(/(Open|Closed) to Storefront customers: The (floor|wood|wall)/g)]
    expect(states.map(([, state, category]) => `${category} ${state}`)).toEqual([
      'floor Closed',
      'wood Closed',
      'wall Open',
    ])
  })

  test('products move together or not at all, and by SKU', async () => {
    const refused = await submitForm(
      marta,
      await marta.open(at('wall')),
      { skus: 'oak\nnothing' },
      { button: 'assign', having: 'name="skus"' },
    )
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('Nothing was changed. There’s no product with this SKU: nothing.'),
    ])
    expect(controlsOf(refused, 'name="skus"').find(({ name }) => name === 'skus')?.value).toBe('oak\nnothing')
    expect(await productsIn('wall')).toEqual([])
    const page = await marta.open(at('wood'))
    const moved = await submitForm(
      marta,
      page,
      { all: ['on'], target: 'wall' },
      { button: 'move', having: 'name="all"' },
    )
    expect(moved.text).toContain('2 products moved.')
    expect([await productsIn('wood'), await productsIn('wall')]).toEqual([[], ['ash', 'oak']])
  })

  test('all products of a category move together, more than one list has too', async () => {
    const ids = Array.from({ length: 251 }, (_, nth) => `many-${nth}`)
    const params = { catalogID: 'range' }
    const make = (changes: object[]) => shop.admin.Changes.Make({ Changes: changes as [] })
    await make(ids.map((ID) => ({ Operation: 'Products.Create', Parameters: {}, Body: { ID, Name: ID } })))
    await make(
      ids.map((ProductID) => ({
        Operation: 'Categories.SaveProductAssignment',
        Parameters: params,
        Body: { CategoryID: 'floor', ProductID },
      })),
    )
    const count = async (categoryID: string) =>
      (await shop.admin.Products.List({ catalogID: 'range', categoryID })).Meta.TotalCount
    const before = await count('wood')
    const page = await marta.open(at('floor'))
    const typed = { all: ['on'], target: 'wood' }
    const moved = await submitForm(marta, page, typed, { button: 'move', having: 'name="all"' })
    expect(moved.text).toContain('251 products moved.')
    expect([await count('floor'), await count('wood')]).toEqual([0, before + 251])
  })

  test('it knows to whom more categories are open than a page lists', async () => {
    const ids = Array.from({ length: 101 }, (_, nth) => `c${String(nth).padStart(3, '0')}`)
    const params = { catalogID: 'range' }
    const make = (Operation: string, bodies: object[]) =>
      shop.admin.Changes.Make({ Changes: bodies.map((Body) => ({ Operation, Parameters: params, Body })) as [] })
    await make(
      'Categories.Create',
      ids.map((ID) => ({ ID, Name: `Room ${ID}`, Active: true })),
    )
    const closed = { BuyerID: 'storefront', ViewAllProducts: false }
    await make(
      'Categories.SaveAssignment',
      ids.map((CategoryID) => ({ ...closed, CategoryID })),
    )
    const { text } = await marta.open(at())
    expect(text.match(/Closed to Storefront customers: Room /g)).toHaveLength(101)
  })

  test('a category moves by menu, never below itself', async () => {
    const page = await marta.open(at('floor'))
    expect(page.html).not.toMatch(
      /<option value="wood"[^>]*>– The wood<\/option>[\s\S]*name="intent" value="move-category"/,
    )
    const moved = await submitForm(
      marta,
      page,
      { parent: 'wall' },
      { button: 'move-category', having: 'move-category' },
    )
    expect(moved.text).toContain('Category moved.')
    expect((await shop.admin.Categories.Get('range', 'floor')).ParentID).toBe('wall')
  })
})
