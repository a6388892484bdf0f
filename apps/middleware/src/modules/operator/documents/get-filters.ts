import type { DocumentFilters, ListFilter } from '@tessera/client/shop/types.gen'
import type { FilterKey } from '@tessera/contract/middleware/lists/models'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import { findListKind, fixedFilters, listSettings, stateValues } from './list-settings.ts'
import { readExportFormats } from './read-export-formats.ts'
import { listSavedFilters } from './saved-filters.ts'

const roles: Partial<Record<FilterKey, string>> = { SOLDTO: 'sold-to', SHIPTO: 'ship-to' }
const labels: Partial<Record<FilterKey, string>> = { SOLDTO: 'Sold to', SHIPTO: 'Ship to' }
/** Large pro accounts ship to hundreds of addresses; the search finds the rest. */
const maxPartners = 1000

/** Returns the filters of a list, with the account's own partners. */
export async function getFilters(
  database: Database,
  call: { actor: Visitor },
  customer: Customer,
  documentTypeId: string,
): Promise<DocumentFilters> {
  const kind =
    findListKind(documentTypeId) ??
    invalid('documentTypeId', `Choose one of ${Object.keys(listSettings).join(', ')}, or a document type.`)
  const { keys, sorts, isBilling, states } = listSettings[kind]
  if (isBilling) await billingViewer(database, call)
  const [partners, exports, saved] = await Promise.all([
    readPartners(database, customer),
    readExportFormats(database),
    listSavedFilters(database, customer, kind),
  ])
  const filters = keys.map((key): ListFilter => {
    const fixed = fixedFilters[key]
    if (fixed && key === 'STATUS') return { key, ...fixed, values: [...fixed.values, ...stateValues(states)] }
    if (fixed) return { key, ...fixed }
    const own = partners.filter(({ role }) => role === roles[key])
    return {
      key,
      label: labels[key] ?? key,
      kind: 'choice',
      values: own.map(({ id, name, city }) => ({ value: id, label: [name, city].filter(Boolean).join(', ') })),
    }
  })
  return { documentTypeId, filters, sorts: [...sorts], exports, saved }
}

interface PartnerRow {
  id: string
  role: string
  name: string
  city: string
}

/** People who see only their own orders get only the partners of those orders. */
const readPartners = (database: Database, { account, personID, rights }: Customer): Promise<PartnerRow[]> =>
  database.rows<PartnerRow>(sql`
    select id, role, name, city from partners p
    where account_id = ${account.id} and role in ('sold-to', 'ship-to')
      and (${rights.has('account-view') || rights.has('billing-view')} or exists (
        select from sales_documents d where d.person_id = ${personID} and p.id in (d.sold_to, d.ship_to)))
    order by role, name, id
    limit ${maxPartners}::int`)
