import type { ClaimedEmail } from '@tessera/middleware/kit/email/claimed-email'
import { deleteOldEmails } from '@tessera/middleware/kit/email/delete-old-emails'
import { queueRenderedEmail, sendEmailsTask } from '@tessera/middleware/kit/email/queue-email'
import { maxAttempts, retryDelay } from '@tessera/middleware/kit/email/retry-delay'
import { sendEmails } from '@tessera/middleware/kit/email/send-emails'
import { createEmailSender, sendEmailsCrontab } from '@tessera/middleware/kit/email/send-emails-job'
import { mailbox } from '@tessera/providers/mail/mailbox'
import { type Mail, type MailPort, MailRefused } from '@tessera/providers/mail/port'
import { startJobs } from '@tessera/server/jobs'
import { createLog } from '@tessera/server/log'
import { sql } from '@tessera/server/sql'
import { beforeEach, describe, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'

const database = await aShopDatabase()
beforeEach(() => database.rows(sql`delete from mails`))

const write = (to: string, more: object = {}) =>
  queueRenderedEmail(database, {
    template: 'contact',
    to,
    subject: 'A letter',
    text: 'Hello',
    html: '<p>Hello</p>',
    ...more,
  })
const rows = () =>
  database.rows<{ sent_at: Date | null; given_up_at: Date | null; attempts: number; last_problem: string | null }>(
    sql`select * from mails order by created_at, ctid`,
  )

function aPort(answer: (mail: Mail) => Promise<void> = async () => {}): MailPort & { taken: Mail[] } {
  const taken: Mail[] = []
  return {
    taken,
    send: async (mail) => {
      taken.push(mail)
      await answer(mail)
    },
  }
}
const failing = (message = 'not now') => aPort(() => Promise.reject(new Error(message)))
const later = (milliseconds: number) => () => new Date(Date.now() + milliseconds)
const minute = 60_000

describe('an email that fails', () => {
  test('waits twice as long each time, six hours at most, and is given up after a day', async () => {
    expect([1, 2, 3, 4].map(retryDelay)).toEqual([minute, 2 * minute, 4 * minute, 8 * minute])
    expect(retryDelay(30)).toBe(6 * 60 * minute)
    const all = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1))
    expect(all.reduce((sum, one) => sum + one)).toBeGreaterThan(24 * 60 * minute)
  })

  test('is tried again under the same ID, not before its time', async () => {
    await write('ada@example.com')
    const port = failing()
    await sendEmails(database, port)
    await sendEmails(database, port, later(0.9 * minute))
    expect(port.taken).toHaveLength(1)
    expect(await rows()).toMatchObject([{ sent_at: null, attempts: 1, last_problem: 'not now' }])
    await sendEmails(database, port, later(1.1 * minute))
    expect(port.taken[1]?.id).toBe(port.taken[0]?.id)
  })

  test('is left alone in the end', async () => {
    await write('ada@example.com')
    await database.rows(sql`update mails set attempts = ${maxAttempts - 1}`)
    await sendEmails(database, failing())
    const port = aPort()
    await sendEmails(database, port, later(365 * 24 * 60 * minute))
    expect(port.taken).toEqual([])
    expect(await rows()).toMatchObject([{ given_up_at: expect.any(Date), sent_at: null }])
  })

  test('is left alone at once when its reader is refused, and others go on', async () => {
    await write('nobody@example.com')
    await write('ada@example.com')
    const port = aPort(async ({ to }) => {
      if (to.startsWith('nobody')) throw new MailRefused('no such person')
    })
    expect(await sendEmails(database, port)).toEqual({ sent: 1, failed: 1 })
    expect(await rows()).toMatchObject([{ given_up_at: expect.any(Date) }, { sent_at: expect.any(Date) }])
  })

  test('stops a run after three: the server is down, and a hundred emails need not find out', async () => {
    for (let one = 0; one < 10; one += 1) await write(`ada${one}@example.com`)
    expect(await sendEmails(database, failing())).toEqual({ sent: 0, failed: 3 })
  })
})

describe('no email is sent twice', () => {
  test('when five processes look at once', async () => {
    for (let one = 0; one < 20; one += 1) await write(`ada${one}@example.com`)
    const port = aPort()
    await Promise.all(Array.from({ length: 5 }, () => sendEmails(database, port)))
    expect(port.taken).toHaveLength(20)
    expect(new Set(port.taken.map(({ id }) => id)).size).toBe(20)
  })

  test('while another process is sending it', async () => {
    await write('ada@example.com')
    const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const slow = aPort(() => {
      taken()
      return mayEnd
    })
    const first = sendEmails(database, slow)
    await isTaken
    const other = aPort()
    await sendEmails(database, other, later(4 * minute))
    expect(other.taken).toEqual([])
    end()
    await first
    await sendEmails(database, other, later(60 * minute))
    expect(other.taken).toEqual([])
  })
})

test('an email queued in a transaction that fails is never sent', async () => {
  const writing = database.transaction(async (db) => {
    await queueRenderedEmail(db, { template: 'contact', to: 'ada@example.com', subject: 'No', text: 'No', html: null })
    throw new Error('changed my mind')
  })
  await expect(writing).rejects.toThrow('changed my mind')
  expect(await sendEmails(database, aPort())).toEqual({ sent: 0, failed: 0 })
})

test('an email goes out as HTML and as text; one written before has only the text', async () => {
  await write('ada@example.com')
  await write('ben@example.com', { html: null })
  const port = aPort()
  await sendEmails(database, port)
  expect(port.taken).toMatchObject([
    { to: 'ada@example.com', text: 'Hello', html: '<p>Hello</p>' },
    { to: 'ben@example.com', text: 'Hello', html: undefined },
  ])
})

test('line breaks in a head become blanks before anybody sees them', async () => {
  await write('ada@example.com', { subject: 'Hello\r\nBcc: eve@example.com\u2028x', replyTo: 'eve@example.com\r\n' })
  const port = aPort()
  await sendEmails(database, port)
  expect(port.taken[0]).toMatchObject({ subject: 'Hello Bcc: eve@example.com x', replyTo: 'eve@example.com' })
})

test('two addresses in place of one are given up, not sent', async () => {
  await write('ada@example.com\r\nBcc: eve@example.com')
  await sendEmails(database, mailbox)
  expect(await rows()).toMatchObject([{ sent_at: null, given_up_at: expect.any(Date) }])
})

test('emails sent a month ago are deleted, waiting ones are not', async () => {
  await write('ada@example.com')
  await sendEmails(database, mailbox)
  await write('waits@example.com')
  await deleteOldEmails(database, new Date(Date.now() + 29 * 86_400_000))
  expect(await rows()).toHaveLength(2)
  await deleteOldEmails(database, new Date(Date.now() + 31 * 86_400_000))
  expect(await rows()).toMatchObject([{ sent_at: null }])
})

const logger = createLog({ service: 'test', level: 'fatal' })
const startSending = (mail: MailPort) =>
  startJobs({
    pool: database.pool,
    tasks: { [sendEmailsTask]: createEmailSender({ database, mail, logger }) },
    crontab: sendEmailsCrontab,
    logger,
  })

test('while the mail server hangs, all emails together take one place of the worker', async () => {
  const { promise: outage, resolve: endOutage } = Promise.withResolvers<void>()
  const port = aPort(() => outage)
  const job = createEmailSender({ database, mail: port, logger })
  await write('first@example.com')
  const first = job()
  await write('second@example.com')
  await job()
  expect((await rows()).filter(({ sent_at }) => sent_at)).toHaveLength(0)
  endOutage()
  await first
  expect(port.taken.map(({ to }) => to)).toEqual(['first@example.com', 'second@example.com'])
})

test('many emails of one transaction are one job', async () => {
  await database.rows(sql`delete from graphile_worker._private_jobs`)
  await database.transaction(async (db) => {
    for (const to of ['ada', 'ben', 'eve'])
      await queueRenderedEmail(db, {
        template: 'contact',
        to: `${to}@example.com`,
        subject: 'Hi',
        text: 'Hi',
        html: null,
      })
  })
  expect(await database.rows(sql`select from graphile_worker.jobs`)).toHaveLength(1)
})

test('an email that its caller sends adds no job, and the jobs of a later minute find what it left', async () => {
  await database.rows(sql`delete from graphile_worker._private_jobs`)
  const email = { template: 'contact', subject: 'Hi', text: 'Hi', html: null } as const
  const claimed: ClaimedEmail[] = []
  const claim = (one: ClaimedEmail) => claimed.push(one)
  for (const to of ['ada@example.com', 'left@example.com'])
    await queueRenderedEmail(database, { ...email, to }, { claim })
  expect(await database.rows(sql`select from graphile_worker.jobs`)).toHaveLength(0)
  const port = aPort()
  await createEmailSender({ database, mail: port, logger }).sendClaimed(claimed.slice(0, 1))
  expect(port.taken.map(({ to }) => to)).toEqual(['ada@example.com'])
  await sendEmails(database, port, later(2 * minute))
  expect(port.taken.map(({ to }) => to)).toEqual(['ada@example.com', 'left@example.com'])
})

test('a new email wakes the worker, until that ends', async () => {
  const { promise: second, resolve: isSecond } = Promise.withResolvers<void>()
  const port = aPort(async ({ to }) => {
    if (to.startsWith('second')) isSecond()
  })
  const sending = await startSending(port)
  await write('first@example.com')
  await expect.poll(() => port.taken).toHaveLength(1)
  await write('second@example.com')
  await second
  await sending.stop()
  await write('third@example.com')
  expect(port.taken.map(({ to }) => to)).toEqual(['first@example.com', 'second@example.com'])
  expect((await rows()).filter(({ sent_at }) => sent_at)).toHaveLength(2)
})
