import pg from 'pg'

/** Products as the bars want them, written past the API: this is not what is measured. */
export async function seedProducts(databaseUrl: string, count: number): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=platform' })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from marketplaces limit 1')
  const marketplace = rows[0]?.id ?? ''
  await client.query(
    `insert into products (marketplace_id, id, owner_id, name, description, active, auto_forward, is_parent, quantity_multiplier,
       all_suppliers_can_sell, returnable, ship_weight, xp)
     select $1, 'sku-' || lpad(n::text, 6, '0'), $1, (array['Marble','Slate','Terrazzo','Oak','Zellige'])[n % 5 + 1] || ' tile ' || n,
       'A tile for floors and walls, number ' || n, n % 10 > 0, false, false, 1, false, true, n % 40,
       jsonb_build_object('Material', (array['Marble','Slate','Terrazzo','Oak','Zellige'])[n % 5 + 1], 'Pieces', n % 12, 'Size', '12x24')
     from generate_series(1, $2::int) n
     on conflict do nothing`,
    [marketplace, count],
  )
  await client.query('analyze products')
  await client.end()
  return marketplace
}
