import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from './a-browser.ts'
import { addStaffMember, serveConsole, signInToConsole } from './a-console.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { submitForm } from './page-form.ts'

const inbox = '/console/inbox'

let shop: RunningStorefront
let sue: Browser
let ben: Browser
let meg: Browser
let port: number

beforeAll(async () => {
  shop = await aStorefront()
  const fetches = { platformFetch: fetchInto(shop.platform.app), shopFetch: fetchInto(shop.app) }
  port = await serveConsole({ admin: shop.admin, ...fetches })
  for (const id of ['sue', 'ben']) await addStaffMember(shop.admin, id, ['BuyerReader'], ['ServiceAdmin'])
  await addStaffMember(shop.admin, 'meg', ['WebhookAdmin'])
  sue = await signInToConsole(port, 'sue')
  ben = await signInToConsole(port, 'ben')
  meg = await signInToConsole(port, 'meg')
})

async function sendMessage(reference: string): Promise<void> {
  await shop.database.rows(sql`
    insert into form_receipts (reference, form, email, request_id)
    values (${reference}, 'contact', 'lee@example.com', 'r')`)
  await shop.database.rows(sql`
    insert into contact_messages (reference, name, email, topic, message)
    values (${reference}, 'Lee Park', 'lee@example.com', 'Return', '<img onerror=alert(1)>')`)
}

/** Presses a button of the only form in a view. */
const press = async (browser: Browser, view: string, button: string): Promise<Page> =>
  submitForm(browser, await browser.open(`${inbox}?view=${view}`), {}, { button, having: `value="${button}"` })

const takeBack = (browser: Browser, page: Page): Promise<Page> =>
  submitForm(browser, page, {}, { having: 'name="isUndo"' })

test('the inbox is closed to people without the role', async () => {
  const page = await meg.open(inbox)
  expect([page.status, page.text]).toEqual([403, expect.stringContaining('ServiceAdmin')])
  expect((await meg.open('/console')).html).not.toContain(`href="${inbox}"`)
  expect((await meg.send(inbox, { intent: 'x' })).status).toBe(404)
})

test('a message is answered once without a script; a refusal keeps what was typed', async () => {
  expect((await sue.open(inbox)).text).toContain('Everything is answered.')
  await sendMessage('C-AAAA2222')
  const page = await sue.open(inbox)
  expect(page.html).toContain('&lt;img onerror=alert(1)&gt;')
  const form = { number: 'C-AAAA2222', key: 'a-key' }
  const refused = await sue.send(inbox, { ...form, intent: 'assign:other', userName: 'nobody' })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('There is no team member')])
  expect(refused.html).toContain('value="nobody"')
  const answer = { ...form, intent: 'answer:done', text: 'On its way.' }
  expect((await sue.send(inbox, answer)).text).toContain('Your answer was sent by email.')
  await sue.send(inbox, answer)
  const letters = await shop.database.rows(sql`select from mails where template = 'form-answer'`)
  expect(letters).toHaveLength(1)
  expect((await sue.open(`${inbox}?view=done`)).text).toContain('On its way.')
  const reopened = await sue.send(inbox, { ...form, intent: 'finish:no' })
  expect(reopened.text).toContain('Saved. Undo')
  expect((await takeBack(sue, reopened)).text).toContain('Everything is answered.')
})

test('Undo opens no form that a colleague closed, and says so above a list that still has the form', async () => {
  const closed = await press(sue, 'all', 'finish:no').then(() => press(sue, 'all', 'finish:yes'))
  expect((await press(ben, 'all', 'finish:no')).text).toContain('Saved. Undo')
  await press(ben, 'all', 'finish:yes')
  const late = await takeBack(sue, closed)
  expect([late.status, late.text]).toEqual([
    409,
    expect.stringContaining('This wasn’t undone, because someone else has changed it since.'),
  ])
  expect((await sue.open(inbox)).text).toContain('Everything is answered.')
  // who closes a form that is closed already has changed nothing
  const same = await ben.send(inbox, { number: 'C-AAAA2222', key: 'late', intent: 'finish:yes' })
  expect(same.text).not.toContain('Undo')
})

test('a form is given to a colleague who is chosen by name', async () => {
  await addStaffMember(shop.admin, 'cat', ['OrderAdmin'], ['ServiceAdmin'])
  await sendMessage('C-BBBB2222')
  const cat = await signInToConsole(port, 'cat')
  const page = await cat.open(inbox)
  expect(page.html).toContain('<option value="ben">Some Body</option>')
  const typed = { userName: 'ben' }
  const given = await submitForm(cat, page, typed, { button: 'assign:other', having: 'name="userName"' })
  expect(given.text).toContain('The form was assigned.')
  expect((await ben.open(`${inbox}?view=mine`)).text).toContain('C-BBBB2222')
  // without the right to list colleagues the user name is typed
  expect((await sue.open(inbox)).text).toContain('User name')
})

test('a vendor is called, and the form is marked as done in these words until it is', async () => {
  await shop.database.rows(sql`
    with receipts as (insert into form_receipts (reference, form, email, request_id)
        values ('invited', 'vendor-invitation', 'ar@vendor.test', 'a'),
          ('P-AAAA2222', 'vendor-payment', 'ar@vendor.test', 'b')),
      invited as (insert into vendor_invitations (reference, email, company)
        values ('invited', 'ar@vendor.test', 'Ridgeway') returning id),
      sealing as (insert into vendor_keys (key) values (decode(repeat('00', 32), 'hex')) returning id)
    insert into vendor_payments (reference, invitation_id, company, contact_name, key_id, nonce, sealed)
    select 'P-AAAA2222', invited.id, 'Ridgeway', 'Ada', sealing.id, 'n', 's' from invited, sealing`)
  const page = await sue.open(`${inbox}?view=vendors`)
  expect(page.text).toMatch(/then mark this as done\..*Mark as done/)
  expect(page.text).not.toContain('Close without reply')
  const done = await press(sue, 'vendors', 'finish:yes')
  expect(done.text).toContain('Done by')
  expect(done.text).not.toContain('mark this as done')
})
