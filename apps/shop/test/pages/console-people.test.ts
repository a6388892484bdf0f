import { operations } from '@tessera/contract/platform/operations'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser, type Browser } from './a-browser.ts'
import { aConsole, type RunningConsole, signInToConsole, staffPassword } from './a-console.ts'
import { getPage } from './get-page.ts'
import { submitForm } from './page-form.ts'

let shop: RunningConsole
let admin: Browser
let lesser: Browser

beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('ann', ['FullAccess'])
  await shop.addStaff('les', ['AdminUserAdmin', 'SecurityProfileAdmin', 'ProductReader', 'ApiClientReader'])
  await shop.addStaff('rae', ['AdminUserReader', 'SecurityProfileReader'])
  await shop.addStaff('meg', ['ProductAdmin'])
  await shop.admin.SecurityProfiles.Save('viewer', { Name: 'Viewer', Roles: ['ProductReader'] })
  await shop.admin.Suppliers.Save('kiln', { Name: 'Kiln Works', Active: true })
  await shop.admin.SecurityProfiles.Save('kiln', { Name: 'Kiln', Roles: ['ProductAdmin', 'OrderAdmin'] })
  await shop.admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'kiln', SupplierID: 'kiln' })
  admin = await shop.signIn('ann')
  lesser = await shop.signIn('les')
})

test('people without the right have neither menu nor pages, and readers add nobody', async () => {
  const meg = await shop.signIn('meg')
  expect((await meg.open('/console')).html).not.toContain('href="/console/people"')
  for (const path of ['people', 'people/new', 'people/preview?profile=viewer', 'people/who?q=refund'])
    expect((await meg.open(`/console/${path}`)).status, path).toBe(403)
  const rae = await shop.signIn('rae')
  const page = await rae.open('/console/people')
  expect(page.html).toContain('href="/console/people"')
  expect(page.text).not.toContain('New team member')
  expect((await rae.open('/console/people/new')).status).toBe(403)
  const sent = { firstName: 'A', lastName: 'B', email: 'a@shop.test', profile: 'viewer', key: 'k' }
  expect((await rae.send('/console/people/new', sent)).status).toBe(403)
})

test('a smaller administrator makes no greater one, whatever is sent', async () => {
  const form = await lesser.open('/console/people/new')
  expect(form.text).toMatch(/You can’t assign .*ann.*: they include permissions you don’t have/)
  expect(form.html).not.toContain('<option value="ann"')
  const sent = { firstName: 'Eve', lastName: 'Low', email: 'eve@shop.test', profile: 'ann', key: 'eve' }
  const refused = await lesser.send('/console/people/new', sent)
  expect(refused.status).toBe(400)
  expect((await shop.admin.AdminUsers.List({ filters: { Username: 'eve@shop.test' } })).Items).toEqual([])
})

test('what is wrong is said at its field, and what was typed stays', async () => {
  const form = await lesser.open('/console/people/new')
  const wrong = await submitForm(lesser, form, { firstName: 'Nia', email: 'nobody' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Enter the last name.')
  expect(wrong.text).toContain('Choose a profile.')
  expect(wrong.html).toContain('value="Nia"')
})

test('a new colleague is there with one form, signs in, and the password is shown once', async () => {
  const form = await lesser.open('/console/people/new')
  const typed = { firstName: 'Nia', lastName: 'Cole', email: 'nia@shop.test', profile: 'viewer', how: 'password' }
  const made = await submitForm(lesser, form, typed)
  const [, password = ''] = /Password: (\S+)/.exec(made.text) ?? []
  expect(password).toMatch(/^Aa1-/)
  const nia = await signInToConsole(shop.port, 'nia@shop.test', password)
  expect((await nia.open('/console/r/products')).status).toBe(200)
  expect((await nia.open('/console/people')).status).toBe(403)
  for (const path of ['/console/people', '/console/people?search=nia', '/console/r/adminusers', '/console/audit'])
    expect((await admin.open(path)).html, path).not.toContain(password)
})

test('an email that someone signs in with is refused at its field, with this one reason', async () => {
  const form = await lesser.open('/console/people/new')
  const typed = { firstName: 'Rae', lastName: 'Two', email: 'nia@shop.test', profile: 'viewer', how: 'password' }
  const refused = await submitForm(lesser, form, typed)
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Someone already signs in with')])
  expect(refused.text).not.toContain('Object not found')
  expect(refused.html).toContain('value="Two"')
})

test('profiles have an ID and no state, and those of suppliers alone are no choice for a colleague', async () => {
  const profiles = await admin.open('/console/people?show=profiles')
  expect(profiles.text).toMatch(/Name ID Permissions Access/)
  expect((await admin.open('/console/people')).text).toMatch(/Name User name Permissions State Access/)
  const { html } = await lesser.open('/console/people/new')
  expect(html).toContain('<option value="viewer"')
  expect(html).not.toContain('<option value="kiln"')
})

test('an invited colleague sets their own password with the code of the email', async () => {
  const form = await lesser.open('/console/people/new')
  const typed = { firstName: 'Ivo', lastName: 'Lane', email: 'ivo@shop.test', profile: 'viewer' }
  const made = await submitForm(lesser, form, typed)
  expect(made.text).toContain('We emailed ivo@shop.test a code')
  expect(made.text).not.toContain('Password:')
  const message = await shop.platform.database.find<{ payload: { PasswordRenewalVerificationCode: string } }>(sql`
    select payload from messages where message_type = 'NewUserInvitation' and payload ->> 'Username' = 'ivo@shop.test'`)
  const code = message?.payload.PasswordRenewalVerificationCode ?? ''
  const path = '/console/set-password'
  const sent = { userName: 'ivo@shop.test', code, password: 'Ivo-Lane-12345', intent: 'set' }
  const guest = aBrowser(shop.port)
  for (const [wrong, words] of [
    [{ code: 'none' }, 'or the code is no longer good'],
    [{ userName: 'nia@shop.test' }, 'or the code is no longer good'],
    [{ code: '' }, 'Enter the code'],
  ] as const) {
    const refused = await guest.send(path, { ...sent, ...wrong })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(words)])
    expect(refused.html).not.toContain('Ivo-Lane-12345')
  }
  // a refused password leaves the code good, a used code is gone
  expect((await guest.send(path, { ...sent, password: 'short' })).status).toBe(400)
  const set = await guest.send(path, sent)
  expect([set.path, set.text]).toEqual(['/console/sign-in?set=yes', expect.stringContaining('Your password is set.')])
  expect((await guest.send(path, sent)).status).toBe(400)
  const ivo = await signInToConsole(shop.port, 'ivo@shop.test', sent.password)
  expect((await ivo.open('/console/r/products')).status).toBe(200)
  const asked = await guest.send(path, { ...sent, userName: 'nobody@shop.test', intent: 'send' })
  expect(asked.text).toContain('If we know this user name')
})

test('a preview shows the menu and the calls as the guards decide, and the difference to a profile (medusa#15945)', async () => {
  const preview = await admin.open('/console/people/preview?profile=viewer')
  expect(preview.text).toContain('Permissions: ProductReader')
  expect(preview.text).toContain('Daily work Products, Stock Catalog Options')
  expect(preview.text).not.toContain('Security profiles,')
  const full = await admin.open('/console/people/preview?user=ann')
  expect(full.text).toMatch(new RegExp(`of ${operations.length}|\\d of \\d{3}`))
  // a page for suppliers alone, on a right that staff have too
  expect(full.text).toContain('Orders, Forwarded orders')
  expect(full.text).not.toContain('Orders to ship')
  const compared = await admin.open('/console/people/preview?profile=meg&with=viewer')
  expect(compared.text).toMatch(/Only meg .*Only Viewer Nothing\./)
  expect((await admin.open('/console/people/preview')).status).toBe(404)
  expect((await admin.open('/console/people/preview?profile=nobody')).status).toBe(404)
})

test('from a job to the people who may do it', async () => {
  const page = await admin.open('/console/people/who?q=delete+product')
  expect(page.text).toMatch(/Delete a product Products\.Delete Profiles: .*meg/)
  expect(page.text).not.toMatch(/Products\.Delete Profiles: [^.]*Viewer/)
  expect(page.text).toMatch(/Products\.Delete Profiles: [^:]*Kiln \(suppliers\)/)
  // a profile of suppliers does no work of staff, though it has the role
  const refund = await admin.open('/console/people/who?q=Operator.ConfirmRefund')
  expect(refund.text).toMatch(/Operator\.ConfirmRefund Profiles: /)
  expect(refund.text).not.toContain('Kiln')
})

test('a profile of suppliers is previewed as their console shows it', async () => {
  const preview = await admin.open('/console/people/preview?profile=kiln')
  const [, theirs = ''] = preview.text.split('Security profile of suppliers')
  expect(theirs).toContain('Orders to ship')
  expect(theirs).not.toMatch(/Counter order|Returns and claims/)
})

test('rights ask for the password again after 15 minutes, and the form goes on with what was typed', async () => {
  const browser = await shop.signIn('ann')
  const form = await browser.open('/console/r/securityprofiles/new')
  const typed = { ID: 'asked', Name: 'Asked' }
  Object.assign(browser.cookies, { tessera_console_recent: '' })
  const asked = await submitForm(browser, form, typed)
  expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('Enter your password to continue')])
  expect(asked.html).toContain('href="/console/people"')
  await expect(shop.admin.SecurityProfiles.Get('asked')).rejects.toMatchObject({ status: 404 })
  const wrong = await submitForm(browser, asked, { passwordAgain: 'not it' })
  expect(wrong.text).toContain('That isn’t your password')
  expect(wrong.html).not.toContain('not it')
  const saved = await submitForm(browser, wrong, { passwordAgain: staffPassword })
  expect(saved.path).toContain('done=created')
  expect(await shop.admin.SecurityProfiles.Get('asked')).toMatchObject({ Name: 'Asked' })
  const again = await submitForm(browser, await browser.open('/console/r/securityprofiles/asked?view=edit'), {
    Name: 'B',
  })
  expect(again.path).toContain('done=changed')
})

test('a forged or borrowed token is no password, and a typed secret is not repeated', async () => {
  const browser = await shop.signIn('ann')
  const form = await browser.open('/console/r/adminusers/meg?view=edit')
  for (const forged of [
    'x',
    lesser.cookies.tessera_console_recent ?? 'x',
    'a.eyJpYXQiOjk5OTk5OTk5OTksInVzciI6ImFubiJ9.b',
  ]) {
    Object.assign(browser.cookies, { tessera_console_recent: forged })
    const asked = await submitForm(browser, form, { Password: 'A-New-Secret-Word-1' })
    expect(asked.status, forged).toBeGreaterThanOrEqual(400)
    expect(asked.html).not.toContain('A-New-Secret-Word-1')
  }
  Object.assign(browser.cookies, { tessera_console_recent: '' })
  const asked = await submitForm(browser, form, { Password: 'A-New-Secret-Word-1' })
  const back = await submitForm(browser, asked, { passwordAgain: staffPassword })
  expect(back.path).toBe('/console/r/adminusers/meg?view=edit')
  const meg = await shop.signIn('meg')
  expect((await meg.open('/console/r/products')).status).toBe(200)
})

test('spreadsheets and imports ask too, and a page of its own takes the password', async () => {
  const browser = await shop.signIn('ann')
  const forget = () => Object.assign(browser.cookies, { tessera_console_recent: '' })
  const headers = {
    'content-type': 'application/json',
    host: `localhost:${shop.port}`,
    'sec-fetch-site': 'same-origin',
  }
  const change = { Operation: 'SecurityProfiles.Create', Parameters: {}, Body: { ID: 'slipped', Name: 'Slipped' } }
  const save = async (more: object = {}) =>
    getPage(
      shop.port,
      '/console/call/Changes.Make',
      browser.cookies,
      headers,
      JSON.stringify({ Changes: [change], ...more }),
    )
  forget()
  const refused = await save()
  expect([refused.status, refused.html]).toEqual([403, expect.stringContaining('/console/password')])
  expect((await save({ DryRun: true })).status).toBe(200)
  const rows = { of: 'securityprofiles', text: 'ID,Name\nslipped,Slipped', 'map.0': 'ID', 'map.1': 'Name' }
  const review = await browser.send('/console/import', { ...rows, intent: 'check' })
  const asked = await submitForm(browser, review, {}, { button: 'apply' })
  expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('Enter your password to continue')])
  await expect(shop.admin.SecurityProfiles.Get('slipped')).rejects.toMatchObject({ status: 404 })
  const done = await submitForm(browser, asked, { passwordAgain: staffPassword })
  expect(done.text).toContain('1 created')
  await shop.admin.SecurityProfiles.Delete('slipped')
  forget()
  const page = await browser.open('/console/password')
  expect((await submitForm(browser, page, { passwordAgain: 'x' })).text).toContain('That isn’t your password')
  expect((await submitForm(browser, page, { passwordAgain: staffPassword })).text).toContain('for 15 minutes')
  expect((await save()).status).toBe(200)
  expect(await shop.admin.SecurityProfiles.Get('slipped')).toMatchObject({ Name: 'Slipped' })
})

test('products ask for nothing', async () => {
  const meg = await shop.signIn('meg')
  Object.assign(meg.cookies, { tessera_console_recent: '' })
  const made = await submitForm(meg, await meg.open('/console/r/products/new'), { ID: 'plain', Name: 'Plain' })
  expect(made.path).toContain('done=created')
})

const reads = operations.filter(({ verb, path, list }) => verb === 'GET' && list && !path.includes(':'))

test.each(['meg', 'les', 'rae'])('the preview of %s is what the platform answers, for every list', async (id) => {
  const preview = await admin.open(`/console/people/preview?user=${id}`)
  const person = await shop.signIn(id)
  for (const { summary, path } of reads.filter((read) => !read.path.startsWith('/me'))) {
    const { status } = await person.open(`/console/r${path}`)
    const isListed = preview.html.includes(`>${summary.replaceAll("'", '&#x27;')}<`)
    expect([path, status === 403 || status === 404]).toEqual([path, !isListed])
  }
})
