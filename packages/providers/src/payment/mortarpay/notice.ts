export interface Notice {
  id: string
  body: string
}

/** Until then the process that wrote a notice sends it; the same time passes after a first failure. */
const firstPause = "interval '1 second'"

/**
 * Part of a statement with the parts `source` (a payment) and `key` (its reply): inserts the notice as taken by this
 * process, which sends it from memory. If the process dies, a round of another one sends it.
 */
export const insertTakenNotice = (source: string, now: string, nowText: string): string => `notice as (
       insert into mortarpay.notices (payment_id, body, attempts, next_at, created_at)
       select ${source}.id, json_build_object('createdAt', ${nowText}::text, 'payment', key.reply)::text, 1,
         ${now}::timestamptz + ${firstPause}, ${now}
       from ${source}, key
       returning id, body)`
