import type pg from 'pg'

/** Random or clock-based columns: IDs of people and accounts, keys of users (made 8 at a time), timestamps. */
const random = String.raw`"(uid|private_of)": \d+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|a-[\w-]{12}|\d{4}-\d\d-\d\dT[\d:.+]+`

/** The log of calls and per-process state: a repeated call is logged twice. */
const own = ['events', 'rate_limits', 'refresh_tokens', 'signing_keys', 'secrets']

/** Tokens, hashes, keys and numbers of transactions; of these only the count can be the same. */
const secret = [
  'api_clients',
  'credentials',
  'provider_secrets',
  'store_merchants',
  'sheet_shares',
  'account_changes',
  'product_changes',
]

/** Row counts and content digests of every table, to compare two shops filled as of the same moment. */
export async function digestRows(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('platform', 'shop') and table_type = 'BASE TABLE' and table_name <> all($1) order by 1, 2`,
    [own],
  )
  const digests: Record<string, string> = {}
  for (const { schema, name } of rows)
    digests[`${schema}.${name}`] = await digestOf(client, `${schema}."${name}"`, secret.includes(name))
  return digests
}

async function digestOf(client: pg.Client, table: string, isCounted: boolean): Promise<string> {
  const content = `regexp_replace(replace(to_jsonb(t)::text, (select id from platform.marketplaces), ''), $1, '', 'g')`
  const { rows } = await client.query<{ digest: string }>(
    `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(${isCounted ? '$1' : content}, 0)), 0) as digest
     from ${table} t`,
    [random],
  )
  return rows[0]?.digest ?? ''
}
