import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * Random, counted or clock-based columns: IDs of people, accounts, orders, lines and payments, keys of users (made 8 at
 * a time), numbers that a canceled step uses up, timestamps. PostgreSQL takes 10 s to replace them, and this 1 s.
 */
const random =
  /"(id|uid|order_uid|private_of)": \d+|"xid": "\d+"|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|a-[\w-]{12}|"[\w-]{22}"|\b[a-z]{24}\b|\d{4}-\d\d-\d\dT[\d:.+]+/g

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
  'unchecked_records',
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
/** Row counts and content digests of every table, to compare two shops filled as of the same moment. */
export async function digestRows(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('platform', 'shop') and table_type = 'BASE TABLE' and table_name <> all($1)
       and table_schema || '.' || table_name <> $2
     order by 1, 2`,
    [own, sent],
  )
  const marketplace = (await readTexts(client, 'select id from platform.marketplaces')).join()
  const waiting = await readTexts(client, `select id from shop.sales_documents where status = 'awaiting-approval'`)
  const digests: Record<string, string> = {}
  for (const { schema, name } of rows) {
    const texts = await readTexts(client, `select to_jsonb(t)::text from ${schema}."${name}" t`)
    const isCounted = [...secret, ...placed].includes(name)
    // rows of the back office about an order that waits for approval differ
    const same = texts.filter((text) => !waiting.some((id) => text.includes(id)))
    const contents = same.map((text) => (isCounted ? '' : text.replaceAll(marketplace, '').replace(random, '')))
    digests[`${schema}.${name}`] = `${texts.length} rows, ${digestOf(contents)}`
  }
  return digests
}

/** The first column of all rows. */
async function readTexts(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' })
  return rows.map(([text]) => text)
}

/** Does not depend on the order of rows. */
const digestOf = (contents: string[]): string => createHash('sha256').update(contents.sort().join('\n')).digest('hex')
