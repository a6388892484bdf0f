import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { FastifyInstance } from 'fastify'
import { requireLocalRequest } from '../http/require-local-request.ts'
import { refuse } from '../shop-error.ts'
import { type MailboxEmail, renderMailbox, renderMailboxEmail } from './render-mailbox.ts'

const maxEmails = 200

interface Needs {
  database: Queryable
  isProduction: boolean
  /** Pictures in emails have absolute addresses of this site. */
  publicUrl: string
}

const styles = "style-src 'unsafe-inline'"
const pagePolicy = `default-src 'none'; ${styles}; frame-src 'self'; frame-ancestors 'none'`
/** An email runs nothing and loads nothing but the shop's pictures; its links open a new tab. */
const emailPolicy = (origin: string): string =>
  `default-src 'none'; ${styles}; img-src 'self' ${origin}; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`

/** Shows the shop's own emails to the person who sets it up. Links in them open accounts, so requests must be local. */
export function registerMailbox(app: FastifyInstance, { database, isProduction, publicUrl }: Needs): void {
  const onRequest = requireLocalRequest(isProduction)
  const findEmail = async (id: string): Promise<MailboxEmail> =>
    (await selectEmails(database, sql`id::text = ${id}`))[0] ?? refuse('NotFound')
  const pages: Record<string, (id: string) => Promise<string>> = {
    '/mailbox': async () => renderMailbox(await selectEmails(database, sql`true`)),
    '/mailbox/:id': async (id) => renderMailboxEmail(await findEmail(id)),
    '/mailbox/:id/html': async (id) => (await findEmail(id)).html ?? refuse('NotFound'),
  }
  for (const [path, render] of Object.entries(pages))
    app.get<{ Params: { id?: string } }>(path, { onRequest }, async ({ params }, reply) => {
      const text = await render(params.id ?? '')
      const policy = path.endsWith('/html') ? emailPolicy(new URL(publicUrl).origin) : pagePolicy
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text)
    })
}

const selectEmails = (db: Queryable, where: Sql): Promise<MailboxEmail[]> =>
  db.rows(sql`
    select id, recipient, subject, body, html, created_at as "createdAt", sent_at is not null as "isSent",
      last_problem as problem
    from mails where ${where} order by created_at desc, id limit ${maxEmails}`)
