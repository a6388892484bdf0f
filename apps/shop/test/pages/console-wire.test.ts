import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { userOf } from './a-console.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
import { insertPlatformOrder, nameInShop } from './insert-platform-order.ts'
import { submitForm } from './page-form.ts'

let staffed: StaffedShop
let admin: Browser
let clerk: Browser

beforeAll(async () => {
  staffed = await aStaffedShop()
  admin = staffed.admin
  clerk = await staffed.signIn('clerk')
})

describe('messages to other systems', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  let parked: string

  beforeAll(async () => {
    const { shop } = staffed
    const url = 'https://hooks.example/in'
    await shop.admin.Webhooks.Create({ ID: 'erp', Name: 'ERP', Url: url, HashKey: 'nobody-sees-this' })
    const [row] = await shop.platform.database.rows<{ id: string; marketplace: string }>(sql`
      insert into deliveries (marketplace_id, kind, source_id, subject, target, object_id, lane, message, status, attempt_count,
        date_finished, problem, webhook_id)
      select marketplace_id, 'Webhook', 'erp', 'Orders.Submit', 'Http', 'o-1', 'a lane', ${JSON.stringify({ note: hostile })}, 'Parked', 1,
        now(), 'The receiver answered with 500.', 'erp' from webhooks where id = 'erp'
      returning id, marketplace_id as marketplace`)
    parked = row?.id ?? ''
    await shop.platform.database.rows(sql`
      insert into delivery_attempts (marketplace_id, delivery_id, nth, at, milliseconds, status_code, problem, answer)
      values (${row?.marketplace}, ${parked}, 1, now(), 87, 500, 'The receiver answered with 500.', ${hostile})`)
  })

  test('without the right there is no menu and no page, and nothing is sent', async () => {
    expect((await clerk.open('/console')).html).not.toContain('/console/wire')
    for (const path of ['/console/wire', '/console/wire/receivers', `/console/wire/messages/${parked}`])
      expect((await clerk.open(path)).status, path).toBe(403)
    expect((await clerk.send('/console/wire/receivers', { receiver: 'Webhook/erp', key: 'k' })).status).toBe(403)
    expect((await clerk.send(`/console/wire/messages/${parked}`, { intent: 'resend', key: 'k' })).status).toBe(403)
    expect((await admin.open('/console/wire/messages/none')).status).toBe(404)
    expect((await admin.send('/console/wire/receivers', { receiver: 'x', key: 'k' })).text).toContain(
      'Choose a receiver',
    )
  })

  test('a failed message shows its text and answers without running them, and is sent again (frappe#21062)', async () => {
    const list = await admin.open('/console/wire')
    expect(list.text).toMatch(/Orders: submit ?o-1 .*Webhook · erp .*Failed .*The receiver answered with 500/)
    expect((await admin.open('/console/wire?search=no-such')).text).toContain('No message for “no-such”')
    const page = await admin.open(`/console/wire/messages/${parked}`)
    expect(page.text).toMatch(/Attempts .* 500 ?87 ms/)
    expect(page.html).not.toContain(hostile)
    expect(page.html).not.toContain('nobody-sees-this')
    const sent = await submitForm(admin, page, {}, { button: 'resend', having: 'value="resend"' })
    expect(sent.path).toBe(`/console/wire/messages/${parked}?done=resent`)
    expect(sent.text).toContain('It is being sent again')
    expect(sent.text).toContain('Waiting')
    expect((await admin.open('/console/audit')).text).toContain('Resend')
  })

  test('calls that failed while a request waited are listed with answer and time, and nothing sends them again', async () => {
    const { database } = staffed.shop.platform
    const [call] = await database.rows<{ id: string; marketplace: string }>(sql`
      insert into deliveries (marketplace_id, kind, source_id, subject, target, object_id, status, attempt_count, date_finished, problem, lane)
      select marketplace_id, 'IntegrationEvent', 'rates', 'shippingrates', 'Http', 'o-2', 'Failed', 1, now(),
        'The receiver answered with 503.', '' from webhooks where id = 'erp'
      returning id, marketplace_id as marketplace`)
    await database.rows(sql`
      insert into delivery_attempts (marketplace_id, delivery_id, nth, at, milliseconds, status_code, problem)
      values (${call?.marketplace}, ${call?.id}, 1, now(), 912, 503, 'The receiver answered with 503.')`)
    expect((await admin.open('/console/wire')).text).not.toContain('Shipping rates')
    const list = await admin.open('/console/wire?view=failed')
    expect(list.text).toMatch(/Shipping rates ?o-2 .*Integration event · rates .*Failed .*answered with 503/)
    const page = await admin.open(`/console/wire/messages/${call?.id}`)
    expect(page.text).toMatch(/503 ?912 ms.*it isn’t sent again/)
    expect(page.html).not.toContain('value="resend"')
  })

  test('receivers tell what waits for them, and get a test', async () => {
    const page = await admin.open('/console/wire/receivers')
    expect(page.text).toMatch(/ERP ?Webhook · https:\/\/hooks.example\/in/)
    const sent = await admin.send('/console/wire/receivers', { receiver: 'Webhook/erp', key: 'a-test' })
    expect(sent.path).toContain('?done=tested')
    expect(sent.text).toMatch(/Test .* Waiting ?Test .*The test is being sent/)
    expect((await admin.open('/console/wire?view=tests')).text).toContain('1 in this list')
  })
})

describe('health', () => {
  test('is for people with the right, and lists failed jobs with a button that runs it again', async () => {
    expect((await clerk.open('/console')).html).not.toContain('/console/health')
    expect((await clerk.open('/console/health')).status).toBe(403)
    expect((await clerk.send('/console/health', { job: 'shop/1' })).status).toBe(404)
    expect((await admin.send('/console/health', { job: 'shop/x' })).text).toContain('already finished')
    expect((await admin.send('/console/health', { job: 'platform/999999999' })).text).toContain('already finished')
    const { database } = staffed.shop
    const [job] = await database.rows<{ id: string }>(sql`
      select id::text as id from graphile_worker.add_job('forget-spent', run_at => now() + interval '1 day', max_attempts => 1)`)
    await database.rows(sql`
      update graphile_worker._private_jobs set attempts = 1, last_error = 'no <b>disk</b> left' where id = ${job?.id}::bigint`)
    await database.rows(sql`insert into searches_without_result (words, times) values ('<i>zelige</i>', 9)`)
    const page = await admin.open('/console/health')
    expect(page.text).toMatch(/Worth a look.*of the last 7 days found nothing.*&lt;i&gt;zelige/)
    expect(page.html).toContain('href="/console/content/searches"')
    expect(page.text).toMatch(
      /A background job failed.*Forget spent .*Failed ?1 of 1 ?no &lt;b&gt;disk&lt;\/b&gt; left/,
    )
    expect((await admin.send('/console/health', { job: `shop/${job?.id}` })).text).toContain('The job is running again')
    expect((await admin.open('/console/audit')).text).toContain('Retried a job')
  })
})

describe('emails', () => {
  const secret = 'https://shop.test/order?token=opens-the-order'
  let sent: string
  let reset: string
  let lost: string

  beforeAll(async () => {
    const add = async (template: string, columns: { html?: string; sent: boolean }) => {
      const [row] = await staffed.shop.database.rows<{ id: string }>(sql`
        insert into mails (template, recipient, subject, body, html, sent_at, given_up_at, attempts, last_problem)
        values (${template}, 'lee@wire.test', ${`About order 4500009999: ${template}`}, ${`Look here: ${secret}`},
          ${columns.html ?? null}, ${columns.sent ? new Date() : null}, ${columns.sent ? null : new Date()}, 3,
          ${columns.sent ? null : 'no such mailbox'})
        returning id`)
      return row?.id ?? ''
    }
    sent = await add('order-placed', {
      html: `<p>Hi <a href="${secret}">here</a><script>alert(1)</script></p>`,
      sent: true,
    })
    reset = await add('reset', { sent: true })
    lost = await add('order-shipped', { sent: false })
  })

  const count = async () => {
    const row = await staffed.shop.database.find<{ n: number }>(sql`
      select count(*)::int as n from mails where recipient = 'lee@wire.test'`)
    return row?.n
  }

  test('without the right there is no menu and no page, and nothing is sent', async () => {
    expect((await clerk.open('/console')).html).not.toContain('/console/emails')
    for (const path of ['/console/emails', `/console/emails/${sent}`, `/console/emails/${sent}/html`])
      expect((await clerk.open(path)).status, path).toBe(403)
    expect((await clerk.send(`/console/emails/${sent}`, { number: sent, key: 'k', intent: 'resend' })).status).toBe(404)
    expect((await admin.open('/console/emails/none')).status).toBe(404)
    expect(await count()).toBe(3)
  })

  test('are found by address, order and state, and shown without what opens an account', async () => {
    expect((await admin.open('/console/emails?search=lee@wire')).text).toContain('3 in this list')
    expect((await admin.open('/console/emails?search=4500009999&view=given-up')).text).toContain('1 in this list')
    const page = await admin.open(`/console/emails/${sent}`)
    expect(page.text).toContain('Look here: [link]')
    expect(page.html).toContain(`src="/console/emails/${sent}/html"`)
    const frame = await admin.open(`/console/emails/${sent}/html`)
    expect(frame.html).toContain('<p>Hi <a>here</a>')
    for (const { html } of [page, frame]) expect(html).not.toContain('opens-the-order')
    const hidden = await admin.open(`/console/emails/${reset}`)
    expect(hidden.text).toContain('The text isn’t shown')
    expect(hidden.text).not.toContain('Look here')
    expect((await admin.open(`/console/emails/${reset}/html`)).status).toBe(404)
  })

  test('are sent again once per press: a copy of what was sent, the same one if it was not', async () => {
    const press = (id: string) =>
      admin.send(`/console/emails/${id}`, { number: id, key: `key-${id}`, intent: 'resend' })
    const [first, second] = [await press(sent), await press(sent)]
    expect(first.path).toContain('?done=resent')
    expect(second.path).toBe(first.path)
    expect(first.path).not.toContain(sent)
    expect(await count()).toBe(4)
    expect((await admin.open(`/console/emails/${sent}`)).text).toMatch(/Sent again .*Sent again by/)
    expect((await press(lost)).path).toBe(`/console/emails/${lost}?done=resent`)
    expect((await admin.open(`/console/emails/${lost}`)).text).toContain('Waiting')
    expect(await count()).toBe(4)
    expect((await admin.open('/console/audit')).text).toContain('Sent an email again')
  })
})

describe('suppliers', () => {
  let kit: Browser
  let forwarded: string

  beforeAll(async () => {
    const { admin: seller } = staffed.shop
    for (const id of ['kiln', 'other-kiln']) {
      await seller.Suppliers.Create({ ID: id, Name: `Supplier ${id}`, Active: true })
      await seller.SupplierUsers.Create(id, userOf(`user-of-${id}`))
    }
    await seller.SecurityProfiles.Create({ ID: 'ships', Name: 'Ships', Roles: ['OrderAdmin', 'ShipmentAdmin'] })
    for (const SupplierID of ['kiln', 'other-kiln'])
      await seller.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'ships', SupplierID })
    const price = { ID: 'zellige', Name: 'Zellige', PriceBreaks: [{ Quantity: 1, Price: 90 }] }
    await seller.PriceSchedules.Create(price)
    const product = { ID: 'zellige', Name: 'Zellige 4 × 4', Active: true, DefaultPriceScheduleID: 'zellige' }
    await seller.Products.Create({ ...product, DefaultSupplierID: 'kiln' })
    await seller.Buyers.Create({ ID: 'dealer', Name: 'Dealer', Active: true })
    await seller.Users.Create('dealer', userOf('dealer-user'))
    await seller.Catalogs.Create({ ID: 'dealers', Name: 'Dealers', Active: true })
    const all = { CatalogID: 'dealers', BuyerID: 'dealer', ViewAllCategories: true, ViewAllProducts: true }
    await seller.Catalogs.SaveAssignment(all)
    await seller.Catalogs.SaveProductAssignment({ CatalogID: 'dealers', ProductID: 'zellige' })
    await insertPlatformOrder(staffed.shop, 'D-1', 12)
    const { OutgoingOrders } = await seller.Orders.Forward('Incoming', 'D-1')
    forwarded = OutgoingOrders?.[0]?.ID ?? ''
    kit = await staffed.signIn('user-of-kiln')
  })

  test('see their own orders alone, and no page of the seller', async () => {
    const other = await staffed.signIn('user-of-other-kiln')
    const path = `/console/supplier/orders/${forwarded}`
    expect((await other.open('/console/supplier/orders')).text).toContain('Every order is shipped')
    expect((await other.open(path)).status).toBe(404)
    expect((await other.send(path, { key: 'a-foreign-key' })).status).toBe(404)
    for (const page of [
      '/console/suppliers',
      '/console/suppliers/kiln',
      '/console/forwarded',
      '/console/emails',
      '/console/health',
      '/console/observed',
    ])
      expect((await kit.open(page)).status, page).toBe(404)
    expect((await kit.open('/console/orders')).path).toBe('/console/supplier/orders')
    expect((await kit.open('/console/wire')).status).toBe(403)
    expect((await admin.open('/console/supplier/orders')).status).toBe(404)
    expect((await kit.open('/console')).html).toContain('/console/supplier/orders')
    expect((await kit.open('/console')).html).not.toContain('/console/forwarded')
  })

  test('ship in parts, never more than is left, once per form', async () => {
    const path = `/console/supplier/orders/${forwarded}`
    expect((await kit.open('/console/supplier/orders')).text).toContain(forwarded)
    const page = await kit.open(path)
    expect(page.text).toMatch(/Zellige 4 × 4 .*0 of 12 shipped/)
    const [, field = ''] = /name="(line\.[^"]+)"/.exec(page.html) ?? []
    const more = await submitForm(kit, page, { [field]: '13', tracking: 'T-1' })
    expect([more.status, more.text]).toEqual([400, expect.stringContaining('only 12 are left to ship')])
    expect(more.html).toContain('value="T-1"')
    expect((await submitForm(kit, page, { [field]: '' })).text).toContain('at least one line')
    const shipped = await submitForm(kit, page, { [field]: '5', shipper: 'Freight Co', tracking: 'T-1' })
    expect(shipped.text).toMatch(/The shipment is recorded.*5 of 12 shipped.*Freight Co · tracking T-1/)
    const again = await submitForm(kit, page, { [field]: '5', shipper: 'Freight Co', tracking: 'T-1' })
    expect(again.path).toBe(shipped.path)
    expect((await staffed.shop.admin.LineItems.List('Incoming', 'D-1')).Items[0]?.QuantityShipped).toBe(5)
    await submitForm(kit, shipped, {})
    expect((await kit.open('/console/supplier/orders')).text).toContain('Every order is shipped')
    expect((await staffed.shop.admin.Orders.Get('Incoming', 'D-1')).Status).toBe('Completed')
  })

  test('the seller follows the forwarded order', async () => {
    const list = await admin.open('/console/forwarded?view=completed')
    expect(list.text).toMatch(/D-1 ?Supplier kiln ?Shipped/)
    expect(list.text).not.toContain(forwarded)
    expect((await admin.open('/console/forwarded?search=D-1')).html).toContain(`/console/forwarded/${forwarded}`)
    const page = await admin.open(`/console/forwarded/${forwarded}`)
    expect(page.text).toMatch(/Buyer’s order D-1 .*12 of 12 shipped/)
    expect(page.html).not.toContain('name="tracking"')
  })

  test('an order of the shop is forwarded under its own number', async () => {
    await nameInShop(staffed.shop, '4500777001', 'D-1')
    const page = await admin.open(`/console/forwarded/${forwarded}`)
    expect(page.text).toContain('Order 4500777001')
    expect(page.html).toContain('href="/console/orders/4500777001"')
    expect((await admin.open('/console/forwarded?search=4500777001')).text).toContain('1 in this list')
    for (const path of ['?view=all&search=4500777001', `/${forwarded}`])
      expect((await kit.open(`/console/supplier/orders${path}`)).text).toContain('4500777001 ')
  })

  test('an order is split off and sent from its page, once', async () => {
    await insertPlatformOrder(staffed.shop, 'D-2', 3)
    await nameInShop(staffed.shop, '4500777002', 'D-2')
    const path = '/console/orders/4500777002'
    expect((await clerk.send(path, { intent: 'split:send' })).status).toBe(404)
    expect((await admin.open(path)).text).toContain('3 not split off yet')
    expect((await admin.send(path, { intent: 'split:make' })).text).toContain('3 not sent')
    for (const _ of [1, 2]) expect((await admin.send(path, { intent: 'split:send' })).text).toContain('0 of 3 shipped')
    expect((await admin.open(path)).html).not.toContain('value="split:')
  })

  test('the page of a supplier shows its products, people and forwarded orders, for people who may read suppliers', async () => {
    for (const path of ['', '/kiln']) expect((await clerk.open(`/console/suppliers${path}`)).status).toBe(403)
    expect((await admin.open('/console/suppliers/none')).status).toBe(404)
    expect((await admin.open('/console/suppliers?search=kiln')).html).toContain('href="/console/suppliers/kiln"')
    const page = await admin.open('/console/suppliers/kiln')
    expect(page.text).toMatch(/Supplier kiln ?Active/)
    expect(page.text).toMatch(/Forwarded orders.*4500777001.*Products.*Zellige 4 × 4.*People.*user-of-kiln/)
    expect(page.text).not.toContain(forwarded)
    expect((await admin.open('/console/suppliers/other-kiln')).text).toContain('No order was forwarded')
  })
})
