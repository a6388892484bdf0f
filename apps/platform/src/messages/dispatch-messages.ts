import type { MessageType } from '@tessera/domain/integrations/mail-templates'
import { renderMail } from '@tessera/domain/integrations/render-mail'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { configRoutes, type DeliveryRoute, type NewDelivery, queueDeliveries } from '../delivery/queue-deliveries.ts'
import type { Environment } from '../settings.ts'
import { type AssignedSender, findSenders } from './find-senders.ts'

interface QueuedMessage {
  marketplace: string
  type: MessageType
  userKey: string
  body: Record<string, unknown>
  clientID: string | null
  objectID: string | null
  logID: string | null
  isMailed: boolean
  isActive: boolean
  buyerID: string | null
  recipient: { Email: string } & Record<string, unknown>
}

/** Messages with a password or a code. */
const secretTypes: ReadonlySet<string> = new Set([
  'ForgottenPassword',
  'ForgottenUsername',
  'OneTimePassword',
  'NewUserInvitation',
])

const batch = 200

/**
 * Turns queued messages into deliveries, in one transaction: one request per recipient and sender. A person without a
 * sender gets an email; inactive people get nothing. Returns how many there were.
 */
export async function dispatchMessages(db: Queryable, environment: Environment): Promise<number> {
  const messages = await takeMessages(db)
  for (const message of messages.filter(({ isActive }) => isActive)) {
    const senders = await findSenders(db, message.userKey, message.type)
    const deliveries = senders.flatMap((sender) => deliveriesBy(message, sender, environment))
    const isMailed = senders.length === 0 && message.isMailed
    await queueDeliveries(db, message.marketplace, isMailed ? [mailTo(message, message.recipient.Email)] : deliveries)
  }
  return messages.length
}

const takeMessages = (db: Queryable): Promise<QueuedMessage[]> =>
  db.rows<QueuedMessage>(sql`
    with taken as (
      delete from messages
      where id in (select id from messages order by id limit ${batch} for update skip locked)
      returning *)
    select m.marketplace_id as marketplace, m.message_type as type, m.recipient::text as "userKey", m.payload as body,
      m.client_id as "clientID", m.object_id as "objectID", m.log_id as "logID", m.is_mailed as "isMailed",
      u.active and coalesce(b.active, s.active, true) as "isActive",
      case u.company_type when 'buyer' then u.company_id end as "buyerID",
      jsonb_build_object('ID', u.id, 'CompanyID', u.company_id, 'Username', u.username, 'Password', null,
        'FirstName', u.first_name, 'LastName', u.last_name, 'Email', u.email, 'Phone', u.phone,
        'TermsAccepted', u.terms_accepted, 'Active', u.active, 'xp', u.xp) as recipient
    from taken m
    join users u on u.uid = m.recipient
    left join buyers b on u.company_type = 'buyer' and b.marketplace_id = u.marketplace_id and b.id = u.company_id
    left join suppliers s on u.company_type = 'supplier' and s.marketplace_id = u.marketplace_id and s.id = u.company_id
    order by m.id`)

const kind = 'MessageSender'

const shared = (message: QueuedMessage, sourceID: string | null) => ({
  kind,
  sourceID,
  subject: message.type,
  objectID: message.objectID,
  hasSecret: secretTypes.has(message.type),
})

/** A sender with the address `mail:` uses the built-in mail, with texts of its own. */
function deliveriesBy(message: QueuedMessage, sender: AssignedSender, environment: Environment): NewDelivery[] {
  const { recipient, userKey, clientID } = message
  if (!sender.deliveryConfigID && sender.url === 'mail:')
    return [recipient.Email, ...sender.copies].map((email) => mailTo(message, email, sender))
  return routesOf(sender).map((route) => ({
    ...route,
    ...shared(message, sender.id),
    message: payloadOf(message, sender, environment),
    token: clientID
      ? { property: 'UserToken', userKey, clientID, roles: sender.elevatedRoles, hasOwnRoles: true }
      : undefined,
  }))
}

const routesOf = ({ id, deliveryConfigID, targets }: AssignedSender): DeliveryRoute[] =>
  deliveryConfigID ? configRoutes(deliveryConfigID, targets ?? {}) : [{ target: 'MessageSender', messageSenderID: id }]

const payloadOf = (message: QueuedMessage, { copies, xp }: AssignedSender, environment: Environment): object => ({
  OcLogIdHeader: message.logID,
  Environment: environment,
  BuyerID: message.buyerID,
  UserToken: null,
  Recipient: message.recipient,
  CCList: copies,
  EventBody: message.body,
  MessageType: message.type,
  ConfigData: xp,
})

function mailTo(message: QueuedMessage, to: string, sender?: AssignedSender): NewDelivery {
  const { type, body, recipient } = message
  const texts = (sender?.xp?.Mail as Record<string, object> | undefined)?.[type]
  const mail = renderMail(type, { ...body, Recipient: recipient }, texts)
  return { ...shared(message, sender?.id ?? null), target: 'Mail', message: { To: to, ...mail } }
}
