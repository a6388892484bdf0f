import { saveReceipt } from '@tessera/middleware/kit/form-receipts'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { saveVendorPayment } from '@tessera/middleware/modules/site/forms/vendor-records'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { addStaffMember } from './a-console.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
import type { RunningStorefront } from './a-storefront.ts'
import { insertOrder } from './insert-order.ts'

let shop: RunningStorefront
let admin: Browser
let number: string
let signIn: StaffedShop['signIn']
beforeAll(async () => {
  ;({ shop, number, signIn, admin } = await aStaffedShop())
})

let invoice: string
beforeAll(async () => {
  const account = await shop.database.find<{ id: string }>(sql`select id from accounts where number = ${number}`)
  const [posted] = await postInvoices(shop.database, [
    {
      key: 'console money',
      accountId: account?.id ?? '',
      terms: 'NT30',
      goodsCents: 10_000,
      documentOn: new Date().toISOString().slice(0, 10),
    },
  ])
  invoice = posted?.id ?? ''
})
const hiddenOf = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''

test('who ships orders decides neither about credit nor about refunds, and has no lists of them', async () => {
  const carl = await signIn('carl')
  const home = await carl.open('/console')
  expect(home.text).toContain('Orders to send')
  expect(home.text).not.toMatch(/Pro requests|Refunds|Company names/)
  expect((await carl.open('/console/pro-requests')).status).toBe(403)
  const fields = { number, intent: 'decidePro:ask', text: 'Which state?' }
  expect((await carl.send('/console?index', fields)).status).toBe(400)
  expect((await carl.send(`/console/pro-requests/${number}`, fields)).status).toBe(404)
  const named = { number, intent: 'decideName:approve' }
  expect((await carl.send('/console?index', named)).status).toBe(400)
  expect((await admin.open('/console')).text).toMatch(/Pro requests .*Refunds .*Company names/)
})

test('who decides about credit alone has that work on the to-do list, and no orders', async () => {
  await addStaffMember(shop.admin, 'cora', ['BuyerReader'], ['CreditAdmin'])
  const cora = await signIn('cora')
  await shop.database.rows(sql`update accounts set pending_name = 'Ada & Sons' where number = ${number}`)
  const home = await cora.open('/console?list=orders')
  expect(home.text).toMatch(/Pro requests .*Refunds .*Company names/)
  expect(home.text).not.toMatch(/Orders to send|Messages/)
  const customer = `/console/customers/${number}`
  expect((await cora.open(customer)).text).toContain('Requested a new name: Ada &amp; Sons. Decide')
  expect((await (await signIn('carl')).open(customer)).text).not.toContain('Ada &amp; Sons. Decide')
  await cora.send('/console?index', { number, intent: 'decideName:approve', key: 'k' })
  expect(await shop.database.find(sql`select name from accounts where number = ${number}`)).toEqual({
    name: 'Ada & Sons',
  })
})

test('the to-do list counts bags as bags, and says the state of a line as the page of its order does', async () => {
  const account = await shop.database.find<{ id: string }>(sql`select id from accounts where number = ${number}`)
  const order = await insertOrder(shop, account?.id ?? '')
  await shop.database.rows(sql`
    update sales_lines set unit = 'bag', fulfilment = 'allocated' where document_id = ${order}`)
  expect((await admin.open('/console?list=orders')).text).toContain('TS-1180 Carrara 9 bags · Reserved')
  expect((await admin.open(`/console/orders/${order}`)).text).toMatch(/9 bags .*Reserved/)
})

test('money is read by people who work on orders, posted by the credit manager, and closed to others', async () => {
  const clerk = await signIn('clerk')
  expect((await clerk.open('/console')).html).not.toContain('href="/console/money"')
  expect((await clerk.open('/console/money')).status).toBe(403)
  const carl = await signIn('carl')
  const page = await carl.open(`/console/money/customers/${number}`)
  expect(page.text).toContain('$100.00')
  expect(page.text).not.toContain('Post a payment')
  const path = `/console/money/customers/${number}/post`
  expect((await carl.open(path)).text).toContain('CreditAdmin')
  expect((await carl.send(path, { intent: 'post' })).status).toBe(404)
})

test('a check is posted as its effect was shown; refusals keep what was typed', async () => {
  expect((await admin.open('/console/money?search=no-such-check')).text).toContain('No document for “no-such-check”')
  expect((await admin.open('/console/money')).html).toContain(`/console/money/documents/${invoice}`)
  const path = `/console/money/customers/${number}/post?kind=check&document=${invoice}`
  const form = {
    key: hiddenOf((await admin.open(path)).html, 'key'),
    amount: '120',
    reference: '2044',
    reason: 'By mail',
  }
  const wrong = await admin.send(path, { ...form, amount: '120.005', intent: 'preview' })
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('dollars and cents')])
  const refused = await admin.send(path, { ...form, intent: 'preview', [`pay.${invoice}`]: 'yes' })
  expect(refused.text).toContain('$20.00 is left over.')
  expect(refused.html).toContain('value="By mail"')
  const full = { ...form, [`pay.${invoice}`]: 'yes', keepsRemainder: 'yes' }
  const shown = await admin.send(path, { ...full, intent: 'preview' })
  expect(shown.text).toContain('paid in full')
  const changed = await admin.send(path, {
    ...full,
    amount: '130',
    intent: 'post',
    seen: hiddenOf(shown.html, 'seen'),
  })
  expect(changed.text).toContain('The form changed.')
  const sent = { ...full, intent: 'post', seen: hiddenOf(shown.html, 'seen') }
  const posted = await admin.send(path, sent)
  expect(posted.path).toMatch(/^\/console\/money\/documents\/DZ\d+\?posted=yes$/)
  expect(posted.text).toContain('Check 2044')
  expect((await admin.send(path, sent)).path).toBe(posted.path)
  expect((await admin.open(`/console/money/documents/${invoice}`)).text).toContain('Paid by')
  const [document = ''] = posted.path.split('?')
  const key = hiddenOf(posted.html, 'key')
  const empty = await admin.send(document, { key, reason: ' ', intent: 'reverse' })
  expect([empty.status, empty.text]).toEqual([400, expect.stringContaining('Enter a reason.')])
  expect((await (await signIn('carl')).send(document, { key, reason: 'No', intent: 'reverse' })).status).toBe(404)
  const reversal = { key, reason: 'Of another customer', intent: 'reverse' }
  for (const answer of [await admin.send(document, reversal), await admin.send(document, reversal)])
    expect(answer.text).toContain(`is reversed. Reopened: ${invoice}.`)
  expect((await admin.open(document)).html).not.toContain('value="reverse"')
  const late = await admin.send(document, { ...reversal, key: 'another form' })
  expect(late.text).toContain('was already reversed by')
  expect((await admin.open(`/console/money/documents/${invoice}`)).text).toContain('No longer paid by')
})

test('an open credit is refunded from its page, then waits on home to be sent', async () => {
  const path = `/console/money/customers/${number}/post?kind=check`
  const sent = { key: 'deposit', amount: '45', reference: '2045', keepsRemainder: 'yes' }
  const shown = await admin.send(path, { ...sent, intent: 'preview' })
  const posted = await admin.send(path, { ...sent, intent: 'post', seen: hiddenOf(shown.html, 'seen') })
  const [document = ''] = posted.path.split('?')
  expect(posted.text).toContain('Refund $45.00')
  expect((await (await signIn('carl')).open(document)).html).not.toContain('value="refund"')
  const refund = { key: hiddenOf(posted.html, 'key'), reason: 'Job canceled', intent: 'refund' }
  expect((await (await signIn('carl')).send(document, refund)).status).toBe(404)
  expect((await admin.send(document, { ...refund, reason: ' ' })).text).toContain('Enter a reason.')
  for (const answer of [await admin.send(document, refund), await admin.send(document, refund)])
    expect(answer.text).toContain('The refund of $45.00 is on the to-do list.')
  const page = await admin.open(document)
  expect(page.html).not.toContain('value="refund"')
  expect(page.text).toContain('Refund to send $45.00')
  expect((await admin.open('/console?list=refunds')).text).toContain('$45.00')
})

describe('bank details of vendors', () => {
  const accountNumber = '40018273645509'
  const aVendorPayment = () =>
    shop.database.transaction(async (db) => {
      const [invited, reference] = [
        await saveReceipt(db, 'vendor-invitation', 'ada@mason.example', 'invited'),
        await saveReceipt(db, 'vendor-payment', 'ada@mason.example', 'sent'),
      ]
      const [invitation] = await db.rows<{ id: string }>(sql`
        insert into vendor_invitations (reference, email, company)
        values (${invited}, 'ada@mason.example', 'Mason <b>Tile</b>') returning id`)
      const bank = {
        bankName: 'First Bank',
        routingNumber: '021000021',
        accountNumber,
        accountType: 'checking' as const,
      }
      await saveVendorPayment(db, {
        ...{
          reference,
          invitationId: invitation?.id ?? '',
          company: 'Mason <b>Tile</b>',
          contactName: 'Ada',
          phone: null,
        },
        payout: { ...bank, taxId: '987654321' },
      })
      return reference
    })

  test('are closed to people without the role', async () => {
    const carl = await signIn('carl')
    const closed = await carl.open('/console/money/vendors')
    expect([closed.status, closed.text]).toEqual([403, expect.stringContaining('CreditAdmin')])
    expect((await carl.open('/console/money')).html).not.toContain('href="/console/money/vendors"')
  })

  test('are shown after a reason, and said to be unverified until the form is done', async () => {
    expect((await admin.open('/console/money/vendors')).text).toContain('No vendor has sent bank details')
    const path = `/console/money/vendors/${await aVendorPayment()}`
    const carl = await signIn('carl')
    expect((await carl.open(path)).status).toBe(403)
    expect((await carl.send(path, { reason: 'curious' })).status).toBe(403)
    expect((await admin.open('/console/money')).html).toContain('href="/console/money/vendors"')
    const list = await admin.open('/console/money/vendors')
    expect(list.html).toContain('Mason &lt;b&gt;Tile&lt;/b&gt;')
    expect(list.html).toContain(`href="${path}"`)
    const closed = await admin.open(path)
    expect(closed.text).toContain('Not verified yet')
    const refused = await admin.send(path, { reason: ' ' })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Enter a reason.')])
    for (const page of [list, closed, refused]) expect(page.html).not.toContain(accountNumber)
    const opened = await admin.send(path, { reason: 'Invoice 881' })
    expect(opened.text).toContain(accountNumber)
    expect(opened.text).toContain('98-7654321')
    expect(opened.text).toMatch(/Opened by .*Invoice 881/)
  })
})
