import type { DatabaseTimeouts } from './open-pool.ts'

/**
 * A prepared statement keeps its plan until its tables get new statistics. A plan made while `events` was nearly empty
 * read the whole table at 4,000 rows: 233 product pages a second, 5,807 without sequential scans. The statements that
 * need it are in 0083. Generic plans raised 118 first lines a second to 161. Single runs of three seconds each, so read
 * them as a direction.
 */
const plans = { enable_seqscan: 'off', plan_cache_mode: 'force_generic_plan' }

/** PostgreSQL's settings of every session: connections bring them, or the role has them if there is a pooler. */
export const sessionSettings = (
  schema: string,
  { statement, lock, silence }: DatabaseTimeouts,
): Record<string, string> => ({
  timezone: 'UTC',
  jit: 'off',
  ...plans,
  statement_timeout: `${statement}s`,
  lock_timeout: `${lock}s`,
  idle_in_transaction_session_timeout: `${silence}s`,
  search_path: schema,
})
