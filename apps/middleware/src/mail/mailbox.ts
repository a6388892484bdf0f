import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from '../shop-error.ts'
import { isAtHome } from './is-at-home.ts'
import { letterPage, listPage, type MailboxLetter } from './mailbox-page.ts'

const newest = 200

/** The shop's own letters for whoever sets it up. Links in them open accounts, so nobody from outside may look. */
export function registerMailbox(app: FastifyInstance, database: Queryable, isProduction = false): void {
  app.get('/mailbox', async (request, reply) => {
    if (!isAtHome(request.raw, isProduction)) refuse('NotFound')
    const letters = await select(database, sql`true`)
    return html(reply, listPage(letters))
  })
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    if (!isAtHome(request.raw, isProduction)) refuse('NotFound')
    const [letter] = await select(database, sql`id::text = ${request.params.id}`)
    return html(reply, letterPage(letter ?? refuse('NotFound')))
  })
}

const select = (db: Queryable, where: Sql): Promise<MailboxLetter[]> =>
  db.rows(sql`
    select id, recipient, subject, body, created_at as "createdAt", sent_at is not null as "isSent",
      last_problem as problem
    from mails where ${where} order by created_at desc, id limit ${newest}`)

const html = (reply: FastifyReply, text: string) =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(text)
