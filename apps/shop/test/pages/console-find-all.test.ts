import { staff, supplierMember } from '@tessera/shop/seed/staff/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { aConsole, addStaffMember, type RunningConsole, userOf } from './a-console.ts'

let shop: RunningConsole
let ivan: Browser
let kit: Browser

beforeAll(async () => {
  shop = await aConsole()
  const { admin } = shop
  const { roles = [], customRoles = [] } = staff.find(({ id }) => id === 'integrator') ?? {}
  await addStaffMember(admin, 'ivan', roles, customRoles)
  await admin.SecurityProfiles.Create({ ID: 'supplier', Name: 'Supplier', Roles: [...supplierMember.roles] })
  for (const id of ['kiln', 'zinnia-works']) {
    await admin.Suppliers.Create({ ID: id, Name: `${id} Inc.`, Active: true })
    await admin.SupplierUsers.Create(id, userOf(`zinnia-of-${id}`))
    await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'supplier', SupplierID: id })
  }
  await admin.Webhooks.Create({ ID: 'zinnia-hook', Name: 'Zinnia hook', Url: 'https://hooks.example/x', HashKey: 'k' })
  await admin.Products.Create({ ID: 'zinnia-tile', Name: 'Zinnia tile', Active: true })
  await admin.Buyers.Create({ ID: 'zinnia-buyer', Name: 'Zinnia Homes', Active: true })
  const always = { ValueExpression: '1', EligibleExpression: 'true' }
  await admin.Promotions.Create({ ID: 'zinnia-10', Code: 'ZINNIA10', ...always })
  ivan = await shop.signIn('ivan')
  kit = await shop.signIn('zinnia-of-kiln')
})

/** The addresses of what was found, without those of the menu around it. */
async function findLinks(browser: Browser, text: string): Promise<string[]> {
  const { html } = await browser.open(`/console/find?q=${encodeURIComponent(text)}`)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/href="\/console([^"]*)"/g)].map(([, href = '']) => href)
}

const suggest = async (browser: Browser, text: string) =>
  JSON.parse((await browser.open(`/console/find/suggest?q=${encodeURIComponent(text)}`)).html)

describe('a person without a role of the shop’s search', () => {
  test('finds no record and no operation that they may not read or use', async () => {
    expect(await findLinks(ivan, 'zinnia')).toEqual(['/r/webhooks/zinnia-hook'])
    expect(await findLinks(kit, 'zinnia')).toEqual(['/r/suppliers/kiln/users/zinnia-of-kiln', '/products/zinnia-tile'])
    for (const text of ['Buyers.Create', 'Promotions.Create', 'Buyers.Delete'])
      for (const browser of [ivan, kit]) expect(await findLinks(browser, text), text).toEqual([])
    expect(await findLinks(kit, 'Webhooks.Create')).toEqual([])
    expect(await findLinks(ivan, 'SupplierUsers.Create')).toEqual([])
    expect((await ivan.open('/console/find?q=zi')).text).toContain('Enter at least three characters of a name')
    expect(await suggest(ivan, 'zi')).toEqual({ items: [], others: [], operations: [] })
  })

  test('has the field, and finds records, operations by name and pages of the menu', async () => {
    for (const browser of [ivan, kit]) {
      const home = await browser.open('/console')
      expect(home.text).toContain('Find a page, record or operation')
      expect(home.html).toContain('placeholder="Find anything"')
    }
    expect(await findLinks(ivan, 'Webhooks.Create')).toEqual(['/operations/Webhooks.Create'])
    expect(await findLinks(kit, 'SupplierUsers.Patch')).toEqual(['/operations/SupplierUsers.Patch'])
    expect(await findLinks(ivan, 'webhooks')).toEqual(
      expect.arrayContaining(['/r/webhooks', '/operations/Webhooks.Get']),
    )
    expect(await findLinks(kit, 'our users')).toEqual(['/r/suppliers/kiln/users'])
    for (const text of ['import', 'all operations']) expect(await findLinks(kit, text), text).toHaveLength(1)
    expect(await suggest(ivan, 'zinnia')).toMatchObject({
      items: [],
      others: [{ title: 'Webhooks', options: [{ url: '/r/webhooks/zinnia-hook', label: 'Zinnia hook' }] }],
    })
    expect((await suggest(kit, 'create supplier')).operations).toMatchObject([{ title: 'Operations' }])
  })

  test('opens the page of a whole ID at once, and every link', async () => {
    expect((await ivan.open('/console/find?q=zinnia-hook')).path).toBe('/console/r/webhooks/zinnia-hook')
    expect((await kit.open('/console/find?q=zinnia-tile')).path).toBe('/console/products/zinnia-tile')
    const found: [Browser, string][] = [
      ...(await findLinks(ivan, 'sync')).map((href): [Browser, string] => [ivan, href]),
      ...(await findLinks(kit, 'order')).map((href): [Browser, string] => [kit, href]),
    ]
    expect(found.length).toBeGreaterThan(10)
    for (const [browser, href] of found)
      expect([href, (await browser.open(`/console${href}`)).status]).toEqual([href, 200])
  })
})
