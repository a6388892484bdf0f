import { createHmac } from 'node:crypto'
import { readMiddlewareConfig } from '@tessera/middleware/config'
import { composeEmail } from '@tessera/middleware/kit/email/compose-email'
import { openMailPort } from '@tessera/middleware/kit/email/open-mail-port'
import { queueEmail, queueRenderedEmail } from '@tessera/middleware/kit/email/queue-email'
import { sendEmails } from '@tessera/middleware/kit/email/send-emails'
import { answerErrors } from '@tessera/middleware/kit/http/answer-errors'
import { webhookReceiver } from '@tessera/middleware/kit/http/webhook-receiver'
import { createUploadStore } from '@tessera/middleware/kit/uploads/upload-store'
import { registerLocalTools } from '@tessera/middleware/local-tools'
import { mailbox } from '@tessera/providers/mail/mailbox'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { afterAll, describe, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'

const database = await aShopDatabase()
await queueRenderedEmail(database, {
  template: 'contact',
  to: 'ada@example.com',
  subject: '<script>alert(1)</script>',
  text: 'Hello <b>Ada</b>,\n\nhttps://shop.test/activate?token=a"b\n\njavascript:alert(1)',
  html: null,
})
await sendEmails(database, openMailPort({ PUBLIC_URL: 'https://shop.test' }))

async function anApp(settings: Record<string, string>) {
  const app = createHttp({ logger: createLog({ service: 'test', level: 'error' }) })
  answerErrors(app)
  registerLocalTools(app, {
    config: readMiddlewareConfig(settings),
    database,
    uploads: createUploadStore(database, undefined),
  })
  await app.ready()
  afterAll(() => app.close())
  return app
}
const development = await anApp({})
const production = await anApp({ NODE_ENV: 'production' })
const opened = await anApp({ NODE_ENV: 'production', LOCAL_TOOLS: 'on' })
const proxied = await anApp({ TRUST_PROXY_HOPS: '1' })
const openedBehindProxy = await anApp({ NODE_ENV: 'production', LOCAL_TOOLS: 'on', TRUST_PROXY_HOPS: '1' })
const closed = await anApp({ LOCAL_TOOLS: 'off' })

const look = (app: typeof production, remoteAddress: string, headers: object = {}, url = '/mailbox') =>
  app.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost:3000', ...headers } })

/** The whole response except the request ID. */
const answerOf = async (...asked: Parameters<typeof look>) => {
  const { statusCode, headers, body } = await look(...asked)
  return { statusCode, type: headers['content-type'], body: { ...JSON.parse(body), requestId: '' } }
}

describe('the mailbox and the reports answer like an unknown address', () => {
  test.each([
    ['from outside', opened, '203.0.113.9', {}],
    ['from outside, in development', development, '203.0.113.9', {}],
    ['in production', production, '127.0.0.1', {}],
    ['in production, from a private network', opened, '192.168.1.5', {}],
    ['beside a trusted proxy', proxied, '127.0.0.1', {}],
    ['beside a trusted proxy, in production with the setting', openedBehindProxy, '127.0.0.1', {}],
    ['when they are switched off', closed, '127.0.0.1', {}],
    ['from a site whose name points here', development, '127.0.0.1', { host: 'evil.example' }],
    ['from a name that only begins like ours', development, '127.0.0.1', { host: 'localhost.evil.example:3000' }],
  ])('%s', async (_, app, address, headers) => {
    const [{ id } = { id: '' }] = await database.rows<{ id: string }>(
      sql`select id from mails where recipient = 'ada@example.com'`,
    )
    const unknown = await answerOf(app, address, headers, '/no-such-address')
    expect(unknown.statusCode).toBe(404)
    for (const url of ['/mailbox', `/mailbox/${id}`, '/observed', '/observed/events'])
      expect(await answerOf(app, address, headers, url)).toEqual(unknown)
  })

  test.each([
    'forwarded',
    'x-forwarded-for',
    'X-Forwarded-Host',
    'x-forwarded-proto',
    'via',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'CF-Ray',
    'cdn-loop',
    'fastly-client-ip',
    'fly-client-ip',
    'x-amzn-trace-id',
    'x-envoy-external-address',
    'x-original-forwarded-for',
    'x-azure-clientip',
  ])('through a proxy that adds %s', async (name) => {
    for (const app of [development, opened])
      for (const url of ['/mailbox', '/observed']) {
        const asked = [app, '127.0.0.1', { [name]: '127.0.0.1' }] as const
        expect(await answerOf(...asked, url)).toEqual(await answerOf(...asked, '/no-such-address'))
      }
  })
})

describe('the receiver of webhooks', () => {
  const body = JSON.stringify({ Route: 'v1/products', Test: true })
  const hash = createHmac('sha256', webhookReceiver.hashKey).update(body).digest('base64')
  const tell = (app: typeof production, sign: string, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: webhookReceiver.path,
      remoteAddress,
      headers: { host: '127.0.0.1:3000', 'content-type': 'application/json', 'x-oc-hash': sign },
      body,
    })

  test('is not there in production, also with the setting, nor for other machines', async () => {
    for (const app of [production, opened, closed, proxied]) expect((await tell(app, hash)).statusCode).toBe(404)
    expect((await tell(development, hash, '203.0.113.9')).statusCode).toBe(404)
  })

  test('takes signed messages alone', async () => {
    for (const sign of ['', 'nonsense', Buffer.alloc(32).toString('base64')])
      expect((await tell(development, sign)).statusCode).toBe(403)
    expect((await tell(development, hash)).statusCode).toBe(204)
  })
})

test('an unknown email is not found', async () => {
  expect((await look(development, '127.0.0.1', {}, "/mailbox/x'y")).statusCode).toBe(404)
})

test.each([
  ['this machine', development, '127.0.0.1', {}],
  ['this machine, in production with the setting', opened, '127.0.0.1', {}],
  ['this machine, by its newer address', opened, '::1', { host: '[::1]:3000' }],
  ['this machine, by its mapped address', opened, '::ffff:127.0.0.1', { host: '127.0.0.1:3000' }],
  ['a private network, in development', development, '172.17.0.1', {}],
])('%s sees the letters', async (_, app, address, headers) => {
  const answer = await look(app, address, headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('ada@example.com')
  expect((await look(app, address, headers, '/observed')).statusCode).toBe(200)
})

test('emails are text: nothing in them runs, and only whole lines are links', async () => {
  const [{ id } = { id: '' }] = await database.rows<{ id: string }>(
    sql`select id from mails where recipient = 'ada@example.com'`,
  )
  const pages = [await look(development, '127.0.0.1'), await look(development, '127.0.0.1', {}, `/mailbox/${id}`)]
  for (const { body, headers } of pages) {
    expect(body).not.toMatch(/<script|<b>/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
  const [, letter] = pages
  expect(letter?.body).toContain('<a href="https://shop.test/activate?token=a&quot;b">')
  expect(letter?.body.match(/<a /g)).toHaveLength(2)
  expect(letter?.body).toContain('sent')
})

test('an email is shown as HTML in a frame that can run and reach nothing, with its text beside it', async () => {
  const head = { template: 'reset', to: 'bo@example.com', name: '<i>Bo</i>', subject: 'A link' } as const
  await queueEmail(database, composeEmail({ ...head, shopUrl: 'https://shop.test' }, ['Here it is.']))
  const row = await database.find<{ id: string }>(sql`select id from mails where recipient = 'bo@example.com'`)
  const page = await look(development, '127.0.0.1', {}, `/mailbox/${row?.id}`)
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'")
  expect(page.body).toContain(`<iframe src="/mailbox/${row?.id}/html"`)
  expect(page.body).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(page.body).toContain('Here it is.')
  const html = await look(development, '127.0.0.1', {}, `/mailbox/${row?.id}/html`)
  const policy = String(html.headers['content-security-policy'])
  expect(policy).toMatch(/default-src 'none'.*sandbox allow-popups/)
  expect(policy).not.toMatch(/script/)
  expect(html.body).toContain('Hi &lt;i&gt;Bo&lt;/i&gt;,')
  expect((await look(development, '203.0.113.9', {}, `/mailbox/${row?.id}/html`)).statusCode).toBe(404)
})

test('without a mail server emails stay in the mailbox', () => {
  expect(openMailPort({ PUBLIC_URL: 'https://shop.test' })).toBe(mailbox)
  expect(openMailPort({ PUBLIC_URL: 'https://shop.test', SMTP_URL: 'smtp://127.0.0.1:1' })).not.toBe(mailbox)
})
