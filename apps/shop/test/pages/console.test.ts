import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from './a-browser.ts'
import { aConsole, type RunningConsole, staffPassword, userOf } from './a-console.ts'
import { getPage } from './get-page.ts'
import { postForm } from './post-form.ts'

let shop: RunningConsole
beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('ann', ['FullAccess'])
  await shop.addStaff('meg', ['ProductAdmin', 'CatalogReader'])
})

describe('sign-in', () => {
  test('everything asks for it and comes back', async () => {
    for (const path of ['/console', '/console?list=refunds', '/console/r/products?search=slate']) {
      const { status, headers } = await getPage(shop.port, path)
      expect(status).toBe(302)
      const to = encodeURIComponent(path.replace(/^\/console\/?/, '/'))
      expect(headers.location).toBe(`/console/sign-in?to=${to}`)
    }
  })

  test('refuses a wrong password without a cookie, and keeps the user name', async () => {
    const fields = { userName: 'ann', password: 'wrong' }
    const { status, html, cookies } = await postForm(shop.port, '/console/sign-in', fields)
    expect([status, cookies]).toEqual([400, {}])
    expect(html).toContain('User name or password isn’t right')
    expect(html).toContain('value="ann"')
    expect(html).not.toContain('wrong"')
  })

  test('sends a customer to the shop', async () => {
    await shop.admin.Users.Create('storefront', userOf('grace'))
    const fields = { userName: 'grace', password: staffPassword }
    const { status, html, cookies } = await postForm(shop.port, '/console/sign-in', fields)
    expect([status, cookies]).toEqual([400, {}])
    expect(html).toContain('href="/sign-in"')
  })

  test('its cookies are strict, unreadable by script and for the console alone', async () => {
    const fields = { userName: 'ann', password: staffPassword, to: '//evil.example' }
    const { status, headers } = await postForm(shop.port, '/console/sign-in', fields)
    expect([status, headers.location]).toEqual([302, '/console'])
    const cookies = headers['set-cookie'] ?? []
    expect(cookies.map((cookie) => [cookie.split('=')[0], /Max-Age=(\d+)/.exec(cookie)?.[1]])).toEqual([
      ['tessera_console', '43200'],
      ['tessera_console_refresh', '43200'],
      ['tessera_console_recent', '900'],
    ])
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/console; Max-Age=\d+; SameSite=Strict; HttpOnly$/)
  })

  test('an expired token is renewed, a revoked one ends the session', async () => {
    const { cookies } = await shop.signIn('ann')
    const renewed = await getPage(shop.port, '/console', {
      tessera_console_refresh: cookies.tessera_console_refresh ?? '',
    })
    expect(renewed.status).toBe(200)
    expect(renewed.cookies.tessera_console).toMatch(/^eyJ/)
    const ended = await getPage(shop.port, '/console', { tessera_console: 'x', tessera_console_refresh: 'y' })
    expect(ended.status).toBe(302)
    expect(ended.cookies).toEqual({ tessera_console: '', tessera_console_refresh: '', tessera_console_recent: '' })
  })

  test('sign-out forgets all tokens', async () => {
    const browser = await shop.signIn('ann')
    expect((await browser.send('/console/sign-out', {})).path).toBe('/console/sign-in')
    expect(browser.cookies).toMatchObject({
      tessera_console: '',
      tessera_console_refresh: '',
      tessera_console_recent: '',
    })
  })
})

describe('a form of another site', () => {
  test.each([
    [{}],
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('with %j is refused and changes nothing', async (headers) => {
    const { cookies } = await shop.signIn('ann')
    const body = new URLSearchParams({ 'body.ID': 'forged', 'body.Name': 'Forged', confirmed: 'yes' }).toString()
    for (const path of [
      '/console/operations/Products.Create',
      '/console/operations/Products.Create.data',
      '/console/sign-out',
    ]) {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
      const answer = await getPage(shop.port, path, cookies, form, body)
      expect(answer.status).toBe(403)
      expect(answer.cookies).toEqual({})
    }
    await expect(shop.admin.Products.Get('forged')).rejects.toMatchObject({ status: 404 })
  })

  test('a link from another site arrives signed in, by a reload of its own', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    const { status, html } = await getPage(shop.port, '/console/r/products', {}, headers)
    expect(status).toBe(200)
    expect(html).toContain('http-equiv="refresh"')
  })
})

describe('rights', () => {
  test('the menu has what the token may read, and pages agree with it', async () => {
    const browser = await shop.signIn('meg')
    const home = await browser.open('/console')
    expect(home.html).toContain('href="/console/products"')
    expect(home.html).not.toContain('href="/console/r/orders/Incoming"')
    const refused = await browser.open('/console/r/adminusers')
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('AdminUserAdmin, AdminUserReader')
    expect(refused.html).toContain('href="/console/products"')
    expect((await browser.open('/console/r/nothing')).status).toBe(404)
    expect((await browser.open('/console/r/products/none')).status).toBe(404)
  })

  test('a form that is not hers cannot be sent', async () => {
    const browser = await shop.signIn('meg')
    const page = await browser.open('/console/operations/Buyers.Create')
    expect(page.text).toContain('You can’t use this operation')
    const sent = await browser.send('/console/operations/Buyers.Create', { 'body.Name': 'B', confirmed: 'yes' })
    expect(sent.status).toBe(403)
  })

  test('a supplier’s user sees their own company', async () => {
    await shop.admin.Suppliers.Create({ ID: 'kiln', Name: 'Kiln Works', Active: true })
    await shop.admin.SupplierUsers.Create('kiln', userOf('ivo'))
    await shop.admin.SecurityProfiles.Create({
      ID: 'supplier',
      Name: 'S',
      Roles: ['SupplierUserAdmin', 'ProductAdmin'],
    })
    await shop.admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'supplier', SupplierID: 'kiln' })
    const browser = await shop.signIn('ivo')
    expect((await browser.open('/console')).html).toContain('href="/console/r/suppliers/kiln/users"')
    expect((await browser.open('/console/r/suppliers/kiln/users')).text).toContain('ivo')
    expect((await browser.open('/console/r/suppliers/other/users')).status).toBe(404)
  })
})

test('price breaks and checked rights typed into the form of an operation are sent', async () => {
  const browser = await shop.signIn('ann')
  await browser.send('/console/operations/PriceSchedules.Create', {
    'body.ID': 'typed',
    'body.Name': 'Typed prices',
    'body.PriceBreaks.0.Quantity': '1',
    'body.PriceBreaks.0.Price': '12.5',
    'body.PriceBreaks.1.Quantity': '20',
    'body.PriceBreaks.1.Price': '11',
    'body.PriceBreaks.2.Quantity': '',
    confirmed: 'yes',
  })
  const { PriceBreaks } = await shop.admin.PriceSchedules.Get('typed')
  expect(PriceBreaks?.map(({ Quantity, Price }) => [Quantity, Price])).toEqual([
    [1, 12.5],
    [20, 11],
  ])
  const roles = ['OrderReader', 'ProductReader']
  await browser.send('/console/operations/SecurityProfiles.Create', [
    ['body.ID', 'typed'],
    ['body.Name', 'Readers'],
    ['body.Roles', ''],
    ...roles.map((role): [string, string] => ['body.Roles', role]),
    ['confirmed', 'yes'],
  ])
  expect((await shop.admin.SecurityProfiles.Get('typed')).Roles?.toSorted()).toEqual(roles)
})

describe('the generic screens', () => {
  const attack = '<img src=x onerror=alert(1)>'

  test('a list searches, filters and sorts in the words of the API', async () => {
    const { admin } = shop
    await admin.Products.Create({ ID: 'slate-1', Name: 'Slate 12 × 24', Active: true })
    await admin.Products.Create({ ID: 'slate-2', Name: 'Slate mosaic', Active: false })
    const browser = await shop.signIn('ann')
    const found = await browser.open('/console/r/products?search=slate&Active=&Name=')
    expect(found.path).toBe('/console/r/products?search=slate')
    expect(found.text).toContain('Slate 12 × 24')
    const active = await browser.open('/console/r/products?Active=false')
    expect(active.text).toContain('Slate mosaic')
    expect(active.text).not.toContain('Slate 12 × 24')
    expect((await browser.open('/console/r/products?search=nothing-like-it')).text).toContain('Nothing matches')
  })

  test('a record has its fields, its parents, and the same as JSON and curl', async () => {
    await shop.admin.CostCenters.Create('storefront', { ID: 'west', Name: 'West' })
    const browser = await shop.signIn('ann')
    const page = await browser.open('/console/r/buyers/storefront/costcenters/west')
    expect(page.text).toMatch(/Buyers › storefront › Cost centers › west/)
    const raw = await browser.open('/console/r/buyers/storefront/costcenters/west?view=raw')
    expect(raw.text).toContain('&quot;Name&quot;: &quot;West&quot;')
    expect(raw.text).toContain(`curl &#x27;http://localhost:${shop.port}/v1/buyers/storefront/costcenters/west&#x27;`)
    expect(raw.html).not.toContain(browser.cookies.tessera_console)
  })

  test('a setting that was never saved says so', async () => {
    const page = await (await shop.signIn('ann')).open('/console/s/integrations/ErrorConfig')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('It has never been saved')])
  })

  test('markup in names stays text', async () => {
    await shop.admin.Products.Create({ ID: 'evil', Name: attack, Description: attack, xp: { [attack]: attack } })
    const browser = await shop.signIn('ann')
    for (const path of [
      '/console/r/products?search=onerror',
      '/console/r/products/evil',
      '/console/r/products/evil?view=raw',
    ]) {
      const { html, status } = await browser.open(path)
      expect(status).toBe(200)
      expect(html).toContain('&lt;img src=x')
      expect(html).not.toContain('<img src=x')
    }
  })

  test('secrets are neither shown nor written back', async () => {
    const hashKey = 'a-hash-key-nobody-sees'
    await shop.admin.Webhooks.Create({ ID: 'hook', Name: 'Hook', Url: 'https://hooks.example/x', HashKey: hashKey })
    const browser = await shop.signIn('ann')
    for (const view of ['', '?view=raw'])
      expect((await browser.open(`/console/r/webhooks/hook${view}`)).html).not.toContain(hashKey)
    const asked = await browser.send('/console/operations/AdminUsers.Create', {
      'body.Username': 'new',
      'body.Password': 'Not-in-the-page-1',
      'body.FirstName': 'N',
      'body.LastName': 'W',
      'body.Email': 'n@w.test',
      'body.Active': 'true',
    })
    expect(asked.text).toContain('This changes data. Send it?')
    expect(asked.html).not.toContain('Not-in-the-page-1')
    const token = await browser.send('/console/operations/ApiClients.CreateSecret', {
      'path.apiClientID': shop.sellerClientID,
      'body.Name': 'One',
      confirmed: 'yes',
    })
    expect(token.text).toContain('&quot;ClientSecret&quot;: &quot;Hidden&quot;')
  })
})

describe('running an operation', () => {
  test('a write asks first, then is sent once', async () => {
    const browser = await shop.signIn('ann')
    const fields = { 'body.ID': 'once', 'body.Name': 'Once', key: 'a-key-of-this-form' }
    const asked = await browser.send('/console/operations/Products.Create', fields)
    expect(asked.text).toContain('POST /v1/products')
    await expect(shop.admin.Products.Get('once')).rejects.toMatchObject({ status: 404 })
    for (const _ of [1, 2]) {
      const sent = await browser.send('/console/operations/Products.Create', { ...fields, confirmed: 'yes' })
      expect(sent.text).toContain('Status 201')
    }
    expect(await shop.admin.Products.Get('once')).toMatchObject({ Name: 'Once' })
  })

  test('what is wrong is said at its field, and what was typed stays', async () => {
    const browser = await shop.signIn('ann')
    const fields = { 'body.Description': 'Typed before', 'body.ShipWeight': 'heavy' }
    const { html } = await browser.send('/console/operations/Products.Create', fields)
    expect(html).toContain('href="#body.Name"')
    expect(html).toContain('Enter a number.')
    expect(html).toContain('Typed before')
  })

  test('a read is sent at once; the server’s refusal is shown with its request', async () => {
    const browser = await shop.signIn('ann')
    const list = await browser.send('/console/operations/Products.List', { 'query.search': 'once' })
    expect(list.text).toContain('Status 200')
    const gone = await browser.send('/console/operations/Products.Get', { 'path.productID': 'gone' })
    expect(gone.text).toMatch(/Status 404 after \d+ ms Request [\w-]+/)
  })
})

test('every page carries the policy, is never stored and never indexed', async () => {
  const browser = await shop.signIn('ann')
  for (const path of ['/console', '/console/sign-in', '/console/r/products']) {
    const { headers } = await getPage(shop.port, path, browser.cookies)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['x-frame-options']).toBe('DENY')
  }
  const { headers, html } = await getPage(shop.port, '/console', browser.cookies)
  expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-")
  expect(html).not.toContain(browser.cookies.tessera_console)
})

test('behind https the cookies are secure', async () => {
  const secure = await aConsole('https://shop.test')
  await secure.addStaff('bea', ['FullAccess'])
  const { headers } = await postForm(secure.port, '/console/sign-in', { userName: 'bea', password: staffPassword })
  for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Secure$/)
  expect(aBrowser(secure.port).cookies).toEqual({})
})
