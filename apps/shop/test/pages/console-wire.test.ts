import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { addStaffMember } from './a-console.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
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
    expect((await admin.open('/console/audit')).text).toContain('Send a message again')
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
    expect(page.text).toMatch(/Worth a look.*in the last 7 days found nothing.*&lt;i&gt;zelige/)
    expect(page.html).toContain('href="/console/content/searches"')
    await addStaffMember(staffed.shop.admin, 'hal', [], ['HealthAdmin'])
    const closed = await (await staffed.signIn('hal')).open('/console/health')
    expect(closed.text).toMatch(/Worth a look.*found nothing.*&lt;i&gt;zelige/)
    expect(closed.html).not.toContain('/console/content/searches')
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
