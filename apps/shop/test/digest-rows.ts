import type pg from 'pg'

/** Random, counted or clock-based columns: IDs of people, accounts, orders, lines and payments, keys of users (made 8 at a time), numbers that a canceled step uses up, timestamps. */
const random = String.raw`"(id|uid|order_uid|private_of)": \d+|"xid": "\d+"|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|a-[\w-]{12}|"[\w-]{22}"|\y[a-z]{24}\y|\d{4}-\d\d-\d\dT[\d:.+]+`

/** The log of calls, per-process state and what jobs have read so far: a repeated call is logged twice. */
const own = [
  'events',
  'rate_limits',
  'refresh_tokens',
  'signing_keys',
  'secrets',
  'followed_orders',
  'platform_cursors',
  'mails',
  'messages',
  'delivery_attempts',
  'delivery_lanes',
]
/** Messages are sent while the shop runs. */
const sent = 'platform.deliveries'

/** Tokens, hashes, keys, addresses of the shop itself and numbers of transactions; of these only the count can be the same. */
const secret = [
  'api_clients',
  'certificate_keys',
  'certificates',
  'credentials',
  'provider_secrets',
  'store_merchants',
  'sheet_shares',
  'account_changes',
  'product_changes',
  'vendor_keys',
  'vendor_payments',
  'webhooks',
]

/** Orders are placed, shipped and returned on the platform with moments and references of their own; of their rows only the count is the same. */
const placed = [
  'event_cursor',
  'idempotency_keys',
  'line_items',
  'order_approvals',
  'order_return_approvals',
  'order_return_items',
  'order_returns',
  'orders',
  'payment_attempts',
  'payment_transactions',
  'payments',
  'shipment_items',
  'shipments',
  'terms_payments',
]
/** Rows of the back office about that order. */
const isAboutWaiting = `exists (
  select from shop.sales_documents w
  where w.status = 'awaiting-approval' and strpos(to_jsonb(t)::text, w.id) > 0)`

/** Row counts and content digests of every table, to compare two shops filled as of the same moment. */
export async function digestRows(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('platform', 'shop') and table_type = 'BASE TABLE' and table_name <> all($1)
       and table_schema || '.' || table_name <> $2
     order by 1, 2`,
    [own, sent],
  )
  const digests: Record<string, string> = {}
  for (const { schema, name } of rows)
    digests[`${schema}.${name}`] = await digestOf(client, `${schema}."${name}"`, [...secret, ...placed].includes(name))
  return digests
}

async function digestOf(client: pg.Client, table: string, isCounted: boolean): Promise<string> {
  const content = `regexp_replace(replace(to_jsonb(t)::text, (select id from platform.marketplaces), ''), $1, '', 'g')`
  const { rows } = await client.query<{ digest: string }>(
    `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(${isCounted ? '$1' : content}, 0))
       filter (where not ${isAboutWaiting}), 0) as digest
     from ${table} t`,
    [random],
  )
  return rows[0]?.digest ?? ''
}
