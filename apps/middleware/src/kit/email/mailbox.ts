import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireLocalRequest } from '../http/require-local-request.ts'
import { refuse } from '../shop-error.ts'
import { type MailboxEmail, renderMailbox, renderMailboxEmail } from './render-mailbox.ts'

const maxEmails = 200

interface Needs {
  database: Queryable
  isProduction: boolean
}

/** Shows the shop's own emails to the person who sets it up. Links in them open accounts, so requests must be local. */
export function registerMailbox(app: FastifyInstance, { database, isProduction }: Needs): void {
  const onRequest = requireLocalRequest(isProduction)
  app.get('/mailbox', { onRequest }, async (_, reply) => {
    const emails = await selectEmails(database, sql`true`)
    return sendHtml(reply, renderMailbox(emails))
  })
  app.get<{ Params: { id: string } }>('/mailbox/:id', { onRequest }, async (request, reply) => {
    const [email] = await selectEmails(database, sql`id::text = ${request.params.id}`)
    return sendHtml(reply, renderMailboxEmail(email ?? refuse('NotFound')))
  })
}

const selectEmails = (db: Queryable, where: Sql): Promise<MailboxEmail[]> =>
  db.rows(sql`
    select id, recipient, subject, body, created_at as "createdAt", sent_at is not null as "isSent",
      last_problem as problem
    from mails where ${where} order by created_at desc, id limit ${maxEmails}`)

const sendHtml = (reply: FastifyReply, text: string) =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(text)
