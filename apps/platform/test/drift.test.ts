import { relations, resources, singletons } from '@tessera/contract/platform/operations'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { listDeclaredColumns } from '../src/engine/declared-columns.ts'
import { isServedByEngine } from '../src/engine/is-served-by-engine.ts'

const { database } = await startPlatform()

const declared = listDeclaredColumns({
  resources: resources.filter(isServedByEngine),
  relations: relations.filter(isServedByEngine),
  singletons: singletons.filter(isServedByEngine),
})
const stored = await database.rows<{ table: string; column: string; type: string }>(sql`
  select c.table_name as "table", c.column_name as "column",
    replace(c.data_type, 'timestamp with time zone', 'timestamptz') as type
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'platform' and t.table_type = 'BASE TABLE'`)

const nameOf = ({ table, column }: { table: string; column: string }): string => `${table}.${column}`
const tables = new Set(declared.map(({ table }) => table))

/** Columns that no declaration needs, for internal use. */
const party = ['party'] // the constant half of a key into users, groups and addresses
const company = ['company_id', 'company_type'] // set by a trigger from buyer, supplier or neither
const ownerType = ['owner_type'] // seller or supplier, so that the owner can be a foreign key
const own: Record<string, readonly string[]> = {
  address_assignments: party,
  addresses: ['private_billing', 'private_of', 'private_shipping'], // private records of buyer users
  api_client_secrets: ['secret_hash'],
  api_clients: ['checkout_only', 'client_secret_hash'],
  approval_rules: party,
  bundle_assignments: ['party', 'seller_type'],
  bundles: ownerType,
  catalogs: ownerType,
  category_assignments: party,
  cost_center_assignments: party,
  credit_card_assignments: party,
  credit_cards: ['private_of'],
  entity_sync_configs: ['kind'],
  impersonation_configs: party,
  inventory_record_assignments: party,
  inventory_records: ownerType,
  locale_assignments: party,
  locales: ownerType,
  message_sender_assignments: company,
  price_schedules: ownerType,
  product_assignments: ['party', 'seller_type'],
  products: ['owner_type', 'spec_count', 'variant_count'], // counted by triggers: lists sort by them
  promotion_assignments: party,
  promotions: ['owner_type', 'redemption_count'], // uses that are not added to it yet count too
  security_profile_assignments: company,
  seller_approval_rules: party,
  specs: ownerType,
  spending_account_assignments: party,
  users: ['uid'],
  variants: ['specs'], // the options of a variant; shown with their current names
}

test('every declared column is in the database, with its type', () => {
  const types = new Map(stored.map((one) => [nameOf(one), one.type]))
  expect(declared.map((one) => [nameOf(one), types.get(nameOf(one))])).toEqual(
    declared.map((one) => [nameOf(one), one.type]),
  )
})

test('every other column of those tables is internal', () => {
  const known = new Set(declared.map(nameOf))
  const more = stored.filter((one) => tables.has(one.table) && !known.has(nameOf(one)))
  const found = Map.groupBy(more, ({ table }) => table)
  const columns = [...found].map(([table, some]) => [table, some.map(({ column }) => column).sort()])
  expect(Object.fromEntries(columns)).toEqual(own)
})

/** Tables without a generic declaration: orders, sign-in, events and links between companies. */
const otherTables: readonly string[] = [
  'api_client_assignments',
  'companies',
  'credentials',
  'deliveries',
  'delivery_attempts',
  'delivery_lanes',
  'event_cursor',
  'events',
  'group_order_invitations',
  'idempotency_keys',
  'invariant_checks',
  'line_items',
  'log_cluster',
  'marketplaces',
  'message_cc_listener_assignments',
  'messages',
  'migrations',
  'object_changes',
  'one_time_secrets',
  'open_id_connect_attempts',
  'open_id_connect_users',
  'order_approvals',
  'order_promotions',
  'order_return_approvals',
  'order_return_items',
  'order_returns',
  'orders',
  'payment_transactions',
  'payments',
  'pending_jobs',
  'product_changes',
  'product_collection_entries',
  'product_collection_invitations',
  'product_collections',
  'product_suppliers',
  'product_texts',
  'promotion_redemptions',
  'rate_limits',
  'refresh_tokens',
  'replica_beacon',
  'rule_findings',
  'shipment_items',
  'shipments',
  'signing_keys',
  'spent_tokens',
  'stock_changes',
  'stock_movements',
  'subscription_items',
  'subscriptions',
  'supplier_buyers',
  'unchecked_records',
  'xp_indices',
  'xp_keys',
]

test('every other table is internal', () => {
  const others = [...new Set(stored.map(({ table }) => table))].filter((table) => !tables.has(table))
  expect(others.sort()).toEqual(otherTables)
})

test('every table of a marketplace says whose it is', () => {
  const tenants = new Set(stored.filter(({ column }) => column === 'marketplace_id').map(({ table }) => table))
  expect([...tables].filter((table) => !tenants.has(table))).toEqual([])
})
