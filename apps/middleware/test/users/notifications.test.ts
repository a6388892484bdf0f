import { type EmailTemplate, emailTemplates } from '@tessera/middleware/kit/email/email-templates'
import { emailTopics, topicOf } from '@tessera/middleware/kit/email/email-topics'
import { queueRenderedEmail } from '@tessera/middleware/kit/email/queue-email'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop } from '../auth/an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})

const write = (template: EmailTemplate, to: string) =>
  queueRenderedEmail(shop.database, { template, to, subject: 'Hello', text: 'Hello', html: null })
const templates = Object.keys(emailTemplates) as EmailTemplate[]

describe('emails', () => {
  test('are chosen by signed-in customers, from the offered topics', async () => {
    await expect(shop.as().OwnData.GetNotifications()).rejects.toMatchObject({ status: 401 })
    const { shop: mine } = await shop.customer('nosy@example.com')
    await expect(mine.OwnData.SaveNotifications({ topics: ['gossip'] })).rejects.toMatchObject({
      fields: [{ field: 'topics' }],
    })
    // Pro Accounts only
    await expect(mine.OwnData.SaveNotifications({ topics: ['statements'] })).rejects.toMatchObject({ status: 400 })
  })

  test('of every topic on the page exist; the news has none of its own yet', () => {
    const groups = new Set<string>(Object.values(emailTemplates))
    expect(emailTopics.filter(({ id }) => !groups.has(id)).map(({ id }) => id)).toEqual(['marketing'])
  })

  test('are all sent at first but the news, and some are always', async () => {
    const { shop: mine } = await shop.customer('quiet@example.com')
    const { topics } = await mine.OwnData.GetNotifications()
    expect(topics.filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual(['marketing'])
    const none = await mine.OwnData.SaveNotifications({ topics: [] })
    expect(none.topics.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual(['account', 'orders'])
    expect(none.topics.filter(({ isFixed }) => isFixed).map(({ id }) => id)).toEqual(['account', 'orders'])
  })

  test.each(templates.flatMap((template) => (topicOf(template) ? [[template, topicOf(template)] as const] : [])))(
    '%s are not written to whoever does not want %s, and to all others they are',
    async (template, topic) => {
      const [muted, other] = [`${template}-off@example.com`, `${template}-on@example.com`]
      await shop.customer(muted)
      await shop.customer(other)
      await shop.database.rows(sql`update people set muted_topics = ${[topic]} where email = ${muted}`)
      for (const to of [muted, other, 'a-guest@example.com']) await write(template, to.toUpperCase())
      for (const to of [muted, other]) await write('order-placed', to)
      const sent = async (to: string) =>
        (
          await shop.database.rows<{ template: string }>(
            sql`select template from mails where lower(recipient) = ${to} order by created_at, ctid`,
          )
        )
          .map((one) => one.template)
          .filter((one) => one !== 'activation')
      expect(await sent(muted)).toEqual(['order-placed'])
      expect(await sent(other)).toEqual([template, 'order-placed'])
      expect(await sent('a-guest@example.com')).toContain(template)
    },
  )

  test('of the newsletter end when it is unsubscribed, and count as wanted by its subscribers', async () => {
    const { shop: mine } = await shop.customer('reader@example.com')
    await shop.database.rows(sql`
      insert into news_readers (email, confirmed_at) values ('reader@example.com', now())`)
    const isOn = async () => (await mine.OwnData.GetNotifications()).topics.find(({ id }) => id === 'marketing')?.isOn
    expect(await isOn()).toBe(true)
    await mine.OwnData.SaveNotifications({ topics: ['stock'] })
    expect(await isOn()).toBe(false)
    expect(
      await shop.database.find(
        sql`select left_at is not null as left from news_readers where email = 'reader@example.com'`,
      ),
    ).toEqual({ left: true })
    await mine.OwnData.SaveNotifications({ topics: ['marketing'] })
    expect(await isOn()).toBe(true)
    expect((await mine.User.GetPersonalData()).marketingConsent).toBe(true)
  })
})
