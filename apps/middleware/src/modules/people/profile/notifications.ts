import type { EmailTopics } from '@tessera/client/shop/types.gen'
import { emailSettingsCalls } from '@tessera/contract/middleware/email-settings/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { topicsFor } from '../../../kit/email/email-topics.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { isReader, unsubscribeReader } from '../../site/forms/news-readers.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

/** Email preferences, which apply when emails are queued. */
export const notificationHandlers = ({ database }: AuthNeeds) => ({
  ...handle(emailSettingsCalls.getNotifications, (call) => readTopics(database, customerOf(call))),
  ...handle(emailSettingsCalls.saveNotifications, async (call) => {
    const customer = customerOf(call)
    const offered = topicsFor(isPro(customer))
    const wanted = new Set(call.body.topics)
    const unknown = [...wanted].filter((id) => !offered.some((topic) => topic.id === id))
    if (unknown.length > 0) invalid('topics', `We have no notifications called ${unknown.join(', ').slice(0, 100)}.`)
    const muted = offered.filter(({ id, isFixed }) => !isFixed && id !== 'marketing' && !wanted.has(id))
    await database.transaction(async (db) => {
      await db.rows(sql`
        update people set muted_topics = ${muted.map(({ id }) => id)}, marketing_consent = ${wanted.has('marketing')},
          updated_at = now()
        where id = ${customer.personID}`)
      const address = customer.email.toLowerCase()
      if (!wanted.has('marketing') && (await isReader(db, address))) await unsubscribeReader(db, address, null)
      const after = { topics: [...wanted] }
      await audit(db, auditActorOf(call), { action: 'user.letters', object: customer.personID, after })
    })
    return readTopics(database, customer)
  }),
})

const isPro = ({ account }: Customer): boolean => account.type === 'Pro'

async function readTopics(db: Queryable, customer: Customer): Promise<EmailTopics> {
  const stored = await db.find<{ muted: string[]; wantsNews: boolean }>(sql`
    select muted_topics as muted, marketing_consent as "wantsNews" from people where id = ${customer.personID}`)
  const wantsNews = stored?.wantsNews === true || (await isReader(db, customer.email.toLowerCase()))
  const isOn = (id: string) => (id === 'marketing' ? wantsNews : !stored?.muted.includes(id))
  return {
    topics: topicsFor(isPro(customer)).map(({ id, label, hint, isFixed = false }) => ({
      id,
      label,
      hint,
      isFixed,
      isOn: isFixed || isOn(id),
    })),
  }
}
