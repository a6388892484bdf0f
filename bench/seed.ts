import { analyzeFilled } from '@tessera/server/analyze-filled'
import pg from 'pg'

/** A client for platform-only guests: orders of the storefront's client are submitted by the shop's checkout. */
export const benchClient = '7E55E2A0-0000-4000-8000-0000000000BE'
export const products = Number(process.env.BENCH_PRODUCTS ?? 10_000)

/** Inserts products directly into the database: writing them is not measured. */
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
  await client.query(
    `insert into price_schedules (marketplace_id, id, owner_id, name, apply_tax, apply_shipping, min_quantity, use_cumulative_quantity,
       restricted_quantity, price_breaks)
     values ($1, 'bench', $1, 'Bench', true, true, 1, false, false, '[{"Quantity":1,"Price":12.5,"SalePrice":null,"SubscriptionPrice":null,"BundlePrice":null}]')
     on conflict do nothing`,
    [marketplace],
  )
  await client.query(`update products set default_price_schedule_id = 'bench' where marketplace_id = $1`, [marketplace])
  await client.query(
    `insert into product_catalog_assignments (marketplace_id, catalog_id, product_id)
     select marketplace_id, 'storefront', id from products where marketplace_id = $1 on conflict do nothing`,
    [marketplace],
  )
  await client.query(
    `insert into product_facets (marketplace_id, id, name, xp_path, list_order, min_count)
     select $1, f, f, f, n, 1 from unnest(array['Material','Pieces','Size']) with ordinality as facets(f, n) on conflict do nothing`,
    [marketplace],
  )
  await client.query(
    `insert into cost_centers (marketplace_id, buyer_id, id, name) select $1, 'storefront', 'bench-' || n, 'Bench' from generate_series(0, 99) n
     on conflict do nothing`,
    [marketplace],
  )
  await client.query(
    `insert into api_clients (marketplace_id, id, app_name, active, access_token_duration, refresh_token_duration, anonymous_token_duration,
       default_context_user_name, allow_any_buyer, allow_any_supplier, allow_seller, is_anon_buyer)
     values ($1, $2, 'Bench', true, 10, 43200, 10080, 'storefront-guest', true, true, false, true)
     on conflict do nothing`,
    [marketplace, benchClient],
  )
  await analyzeFilled(client)
  await client.end()
  return marketplace
}
