import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Bank } from './bank-port.ts'

const minute = 60_000

/** Test accounts by their last four digits; all others pay. */
const behaviors: Record<string, { isRefused?: boolean; returnsAfter?: number; reason?: string }> = {
  '0001': { isRefused: true },
  '0002': { returnsAfter: 1, reason: 'insufficient funds' },
  '0003': { returnsAfter: 3 * 24 * 60, reason: 'the account holder objected' },
}

/** A simulated bank: debits settle after two minutes instead of two days. */
export const embeddedBank = (database: Database, settleMinutes = 2): Bank => ({
  debit: async ({ key, accountNumber, cents }, now) => {
    const { isRefused = false, returnsAfter, reason = null } = behaviors[accountNumber.slice(-4)] ?? {}
    if (isRefused) return 'refused'
    const after = (minutes: number) => new Date(now.getTime() + minutes * minute)
    await database.rows(sql`
      insert into embedded_bank_debits (key, cents, settles_at, returns_at, return_reason)
      values (${key}, ${cents}, ${after(settleMinutes)}, ${returnsAfter ? after(returnsAfter) : null}, ${reason})
      on conflict do nothing`)
    return 'accepted'
  },
  findStatus: async (key, now) => {
    const found = await database.find<{ settlesAt: Date; returnsAt: Date | null; reason: string | null }>(sql`
      select settles_at as "settlesAt", returns_at as "returnsAt", return_reason as reason
      from embedded_bank_debits where key = ${key}`)
    if (!found) return { status: 'none' }
    if (found.returnsAt && found.returnsAt <= now) return { status: 'returned', reason: found.reason ?? 'returned' }
    return { status: found.settlesAt <= now ? 'settled' : 'pending' }
  },
})
