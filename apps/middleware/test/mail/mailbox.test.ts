import { answerErrors } from '@tessera/middleware/http/answer-errors'
import { registerMailbox } from '@tessera/middleware/mail/mailbox'
import { openMail } from '@tessera/middleware/mail/open-mail'
import { queueMail } from '@tessera/middleware/mail/queue-mail'
import { sendWaitingMails } from '@tessera/middleware/mail/send-mails'
import { mailbox } from '@tessera/providers/mail/mailbox'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { afterAll, describe, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'

const database = await aShopDatabase()
await queueMail(database, {
  template: 'test',
  to: 'ada@example.com',
  subject: '<script>alert(1)</script>',
  body: 'Hello <b>Ada</b>,\n\nhttps://shop.test/activate?token=a"b\n\njavascript:alert(1)',
})
await sendWaitingMails(database, openMail({ PUBLIC_URL: 'https://shop.test' }))

async function anApp(isProduction: boolean) {
  const app = createHttp({ logger: createLog({ service: 'test', level: 'error' }) })
  answerErrors(app)
  registerMailbox(app, database, isProduction)
  await app.ready()
  afterAll(() => app.close())
  return app
}
const [development, production] = [await anApp(false), await anApp(true)]
const look = (app: typeof production, remoteAddress: string, headers: object = {}, url = '/mailbox') =>
  app.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost:3000', ...headers } })

describe('nobody reads the mailbox', () => {
  test.each([
    ['from outside', production, '203.0.113.9', {}],
    ['from outside, while nothing is sold', development, '203.0.113.9', {}],
    ['from the network of a shop that sells', production, '192.168.1.5', {}],
    ['through a proxy on this machine', production, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy, while nothing is sold', development, '127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    ['from a page whose name points here', development, '127.0.0.1', { host: 'evil.example' }],
    ['from a name that only begins like ours', development, '127.0.0.1', { host: 'localhost.evil.example:3000' }],
  ])('%s', async (_, app, address, headers) => {
    const [{ id } = { id: '' }] = await database.rows<{ id: string }>(sql`select id from mails`)
    for (const url of ['/mailbox', `/mailbox/${id}`])
      expect((await look(app, address, headers, url)).statusCode).toBe(404)
  })
})

test('a letter that is not there is not found', async () => {
  expect((await look(development, '127.0.0.1', {}, "/mailbox/x'y")).statusCode).toBe(404)
})

test.each([
  ['this machine', production, '127.0.0.1', {}],
  ['this machine, by its newer address', production, '::1', { host: '[::1]:3000' }],
  ['this machine, by its mapped address', production, '::ffff:127.0.0.1', { host: '127.0.0.1:3000' }],
  ['the network at home', development, '172.17.0.1', {}],
])('%s sees the letters', async (_, app, address, headers) => {
  const answer = await look(app, address, headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('ada@example.com')
})

test('letters are text: nothing in them runs, and only whole lines are links', async () => {
  const [{ id } = { id: '' }] = await database.rows<{ id: string }>(sql`select id from mails`)
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

test('without a mail server letters stay in the mailbox', () => {
  expect(openMail({ PUBLIC_URL: 'https://shop.test' })).toBe(mailbox)
  expect(openMail({ PUBLIC_URL: 'https://shop.test', SMTP_URL: 'smtp://127.0.0.1:1' })).not.toBe(mailbox)
})
