import { randomBytes } from 'node:crypto'
import { fail, notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

/** 128 random bits as 22 URL-safe characters. */
export const newID = (): string => randomBytes(16).toString('base64url')

const valid = /^[A-Za-z0-9_-]{1,100}$/

export function checkID(id: string): string {
  if (valid.test(id)) return id
  return fail('ValidationFailure', { Property: 'ID' }, 'ID may hold up to 100 letters, digits, dashes and underscores.')
}

/** `INV-{invoices}` becomes `INV-0000000042`: each name in braces is a counter, incremented in this transaction. */
export async function resolveID(call: PlatformCall, id: string): Promise<string> {
  const [, name] = /\{([A-Za-z0-9_-]+)\}/.exec(id) ?? []
  if (!name) return checkID(id)
  const counted = await call.db.find<{ number: string }>(sql`
    update incrementors
    set last_number = last_number + 1
    where marketplace_id = ${call.actor.marketplace} and id = ${name}
    returning lpad(last_number::text, greatest(left_padding_count, length(last_number::text)), '0') as number`)
  if (!counted) throw notFound('Incrementor', name)
  return resolveID(call, id.replace(`{${name}}`, counted.number))
}
