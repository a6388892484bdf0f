import { mailbox } from '@tessera/providers/mail/mailbox'
import { type Mail, type MailPort, MailRefused } from '@tessera/providers/mail/port'
import { smtpMail } from '@tessera/providers/mail/smtp-mail'
import { describe, expect, test } from 'vitest'
import { aMailServer } from './a-mail-server.ts'

const server = await aMailServer()
const smtp = smtpMail({ url: server.url, from: 'Tessera <post@tessera.example>' })

const letter: Mail = { id: '7b0e', to: 'ada@example.com', subject: 'A letter', text: 'Hello Ada,\n\nall is well.' }
const newest = () => server.received.at(-1)

describe.each<[string, MailPort]>([
  ['the mail server', smtp],
  ['the mailbox', mailbox],
])('%s', (_, port) => {
  test.each([
    ['an address with a line break', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['a subject with a line break', { subject: 'Hello\nBcc: eve@example.com' }],
    ['a subject with a line separator', { subject: 'Hello\u2028Bcc: eve@example.com' }],
    ['two addresses', { to: 'ada@example.com, eve@example.com' }],
    ['an address with a name', { to: 'Ada <ada@example.com>' }],
    ['an answer to two addresses', { replyTo: 'ada@example.com,eve@example.com' }],
    ['a link with a line break', { leaveUrl: 'https://shop.test\r\nBcc: eve@example.com' }],
    ['an id with a line break', { id: 'a\r\nb' }],
  ])('never takes %s', async (_name, wrong) => {
    const before = server.received.length
    await expect(port.send({ ...letter, ...wrong })).rejects.toBeInstanceOf(MailRefused)
    expect(server.received).toHaveLength(before)
  })

  test('accepts an email', async () => {
    await port.send(letter)
  })
})

describe('the mail server', () => {
  test('is retried after a temporary refusal', async () => {
    server.answers.set('slow@example.com', '451 come back later')
    const sending = smtp.send({ ...letter, to: 'slow@example.com' })
    await expect(sending).rejects.toThrow('451')
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused)
  })

  test('is not retried for an unknown recipient', async () => {
    server.answers.set('nobody@example.com', '550 no such person')
    await expect(smtp.send({ ...letter, to: 'nobody@example.com' })).rejects.toBeInstanceOf(MailRefused)
  })

  test('is retried when it is unreachable', async () => {
    const nowhere = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'post@tessera.example' })
    const sending = nowhere.send(letter)
    await expect(sending).rejects.toThrow('ECONNREFUSED')
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused)
  })

  test('gets the email with its message ID, so that duplicates can be detected', async () => {
    await smtp.send(letter)
    await smtp.send(letter)
    const [first, second] = server.received.slice(-2)
    for (const one of [first, second]) expect(one?.data).toMatch(/^Message-ID: <7b0e@tessera\.example>$/im)
    expect(first).toMatchObject({ from: 'post@tessera.example', to: ['ada@example.com'] })
    expect(first?.data).toMatch(/^From: Tessera <post@tessera\.example>$/im)
    expect(first?.data).toMatch(/^Subject: A letter$/im)
    expect(first?.data).toContain('all is well.')
  })

  test('carries the reply address and the way to unsubscribe', async () => {
    await smtp.send({ ...letter, replyTo: 'store@tessera.example', leaveUrl: 'https://shop.test/leave?token=abc' })
    expect(newest()?.data).toMatch(/^Reply-To: store@tessera\.example$/im)
    expect(newest()?.data).toMatch(/^List-Unsubscribe: <https:\/\/shop\.test\/leave\?token=abc>$/im)
    expect(newest()?.data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
  })

  test('gets words of every language whole', async () => {
    await smtp.send({ ...letter, subject: 'Grüße über 90 €', text: `Fließen\n.\n${'lang '.repeat(400)}` })
    expect(newest()?.data).toMatch(/^Subject: =\?UTF-8\?/im)
    expect(newest()?.data).toContain('Flie=C3=9Fen')
  })
})
