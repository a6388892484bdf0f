import { analyzeFilled } from '@tessera/server/analyze-filled'
import pg from 'pg'
import { guestToken } from './shopping.ts'

const json = { 'content-type': 'application/json' }

/** Places one order through the API and copies it in the database: placing the others is not measured. */
export async function seedOrders(base: string, databaseUrl: string, count: number): Promise<void> {
  if (count === 0) return
  const id = await placeOrder(base)
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=platform' })
  await client.connect()
  // copies of what is right are right: no trigger checks each of them
  await client.query('set session_replication_role = replica')
  const copy = async (table: string, changed: Record<string, string>, from: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'platform' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const names = rows.map(({ name }) => name)
    const values = names.map((name) => changed[name] ?? `o."${name}"`)
    const columns = names.map((name) => `"${name}"`)
    await client.query(`insert into ${table} (${columns}) overriding system value select ${values} ${from}`, [
      id,
      count,
    ])
  }
  await copy(
    'orders',
    { uid: `nextval(pg_get_serial_sequence('orders', 'uid'))`, id: `o.id || '-' || n` },
    'from orders o, generate_series(1, $2::int) n where o.id = $1',
  )
  await copy(
    'line_items',
    { order_uid: 'made.uid' },
    `from line_items o join orders old on old.uid = o.order_uid and old.id = $1
     join orders made on made.id = old.id || '-' || substr(made.id, length(old.id) + 2) and length(made.id) <= length(old.id) + 1 + length($2::text)`,
  )
  await analyzeFilled(client)
  await client.end()
}

async function placeOrder(base: string): Promise<string> {
  const headers = { ...json, authorization: `Bearer ${await guestToken(base)}` }
  const send = (path: string, body = {}) =>
    fetch(`${base}/v1/cart/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await send('lineitems', { ProductID: 'sku-000001', Quantity: 2 })
  const placed = (await (await send('submit')).json()) as { ID: string }
  return placed.ID
}
