import { operations } from '@tessera/contract/platform/operations'
import { fetchInto } from '@tessera/server/fetch-into'
import { staff, supplier, supplierMember } from '@tessera/shop/seed/staff/staff'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser, type Browser } from './a-browser.ts'
import { aConsole, type RunningConsole, staffPassword, userOf } from './a-console.ts'
import { getPage } from './get-page.ts'
import { postForm } from './post-form.ts'

let shop: RunningConsole

beforeAll(async () => {
  shop = await aConsole()
  const { admin } = shop
  await admin.Suppliers.Create({ ID: supplier.id, Name: supplier.name, Active: true })
  await admin.SupplierUsers.Create(supplier.id, userOf(supplierMember.id))
  for (const { id, roles, customRoles = [] } of staff) {
    await admin.AdminUsers.Create(userOf(id))
    await admin.SecurityProfiles.Create({ ID: id, Name: id, Roles: [...roles], CustomRoles: [...customRoles] })
    await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: id, UserID: id })
  }
  await admin.SecurityProfiles.Create({ ID: 'supplier', Name: 'Supplier', Roles: [...supplierMember.roles] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'supplier', SupplierID: supplier.id })
  await admin.Users.Create('storefront', userOf('buyer'))
})

/** Every list without a parent. A cart belongs to a shopper. */
const lists = operations
  .filter(({ verb, list, path, open }) => verb === 'GET' && list && !open && !/:|^\/(me|oauth|cart)\b/.test(path))
  .map(({ path }) => path)

/** The pages made by hand too, without those of the shop, which is not behind this console. */
const screens = [...lists.map((path) => `/console/r${path}`), '/console/people', '/console/people/new']

const hrefsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/href="(\/console\/(?:[rs]\/|stock|people)[^"?#]*)"/g)].map(([, href = '']) => href))

test.each([...staff.map(({ id }) => id), supplierMember.id])('menu, page and server agree for %s', async (id) => {
  const browser = await shop.signIn(id)
  const menu = hrefsIn((await browser.open('/console')).html)
  for (const href of menu) expect([href, (await browser.open(href)).status]).toEqual([href, 200])
  const ask = fetchInto(shop.platform.app)
  const headers = { authorization: `Bearer ${browser.cookies.tessera_console}` }
  for (const path of lists) {
    const page = menu.has(`/console/r${path}`) ? 200 : (await browser.open(`/console/r${path}`)).status
    const { status } = await ask(`http://platform.test/v1${path}`, { headers })
    expect([path, page === 200]).toEqual([path, status === 200])
  }
})

const strangers: [string, () => Promise<Browser>][] = [
  ['a guest', async () => aBrowser(shop.port)],
  ['a buyer’s user', () => shop.signIn('buyer')],
]

test.each(strangers)('%s is sent to sign-in from every screen and changes nothing', async (_, enter) => {
  const browser = await enter()
  for (const screen of [...screens, '/console/audit', '/console/undo', '/console/customers/1', '/console/orders'])
    expect((await browser.open(screen)).path, screen).toMatch(/^\/console\/sign-in/)
  await browser.send('/console/people/new', { firstName: 'A', lastName: 'B', email: 'a@b.test', profile: 'counter' })
  await browser.send('/console/operations/Products.Create', {
    'body.ID': 'sneaked',
    'body.Name': 'S',
    confirmed: 'yes',
  })
  await expect(shop.admin.Products.Get('sneaked')).rejects.toMatchObject({ status: 404 })
})

test('no GET changes anything, whatever its address says', async () => {
  const browser = await shop.signIn('administrator')
  await shop.admin.Products.Create({ ID: 'kept', Name: 'Kept' })
  await shop.admin.Products.Patch('kept', { Name: 'New' })
  const page = await browser.open('/console/r/products/kept?view=history')
  const [, undo = ''] = /href="(\/console\/undo\?[^"]*)"/.exec(page.html) ?? []
  expect(undo).not.toBe('')
  await browser.open(`${undo.replaceAll('&amp;', '&')}&key=x&intent=save`)
  await browser.open('/console/r/products/kept?view=delete&intent=delete&key=x')
  await browser.open('/console/people/new?firstName=A&lastName=B&email=a@b.test&profile=counter&key=x')
  await browser.open('/console/operations/Products.Delete?productID=kept&confirmed=yes')
  expect((await shop.admin.Products.Get('kept')).Name).toBe('New')
  expect((await shop.admin.AdminUsers.List({ filters: { Username: 'a@b.test' } })).Items).toEqual([])
})

test('sign-out everywhere ends the other browsers of this person, and of no one else', async () => {
  const [here, there, other] = [await shop.signIn('counter'), await shop.signIn('counter'), await shop.signIn('credit')]
  expect((await here.send('/console/sign-out', { everywhere: 'yes' })).path).toBe('/console/sign-in')
  expect((await there.open('/console')).path).toMatch(/^\/console\/sign-in/)
  expect((await other.open('/console')).path).toBe('/console')
})

test('a page that finds its session over is told so, and asks in place', async () => {
  const userName = staff[0]?.id ?? ''
  const sent = await postForm(shop.port, '/console/r/products/new.data', { Name: 'Typed' })
  expect([sent.headers['x-sign-in'], sent.headers['set-cookie']]).toEqual(['needed', undefined])
  const here = '/console/sign-in/here'
  const isIn = async (cookies = {}) => JSON.parse((await getPage(shop.port, here, cookies)).html)
  expect(await isIn()).toEqual({ isIn: false })
  const wrong = await postForm(shop.port, here, { userName, password: 'wrong' })
  expect([wrong.status, wrong.cookies]).toEqual([400, {}])
  expect(JSON.parse(wrong.html)).toEqual({ message: expect.stringContaining('isn’t right') })
  const right = await postForm(shop.port, here, { userName, password: staffPassword })
  expect([JSON.parse(right.html), right.html.includes('eyJ')]).toEqual([{ name: userName }, false])
  expect(await isIn(right.cookies)).toEqual({ isIn: true })
  expect((await getPage(shop.port, '/console', right.cookies)).html).toContain(`data-user="${userName}"`)
})
