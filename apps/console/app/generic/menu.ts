import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import type { PathValues } from '../operations/find-operation.ts'
import { hrefOf } from '../operations/places.ts'

type MenuRow = readonly [operation: string, label: string, params?: PathValues]

interface MenuGroup {
  title: string
  rows: readonly MenuRow[]
}

const incoming = { direction: 'Incoming' }

/** Every collection that has no parent, and every setting, in the words of the trade. */
const groups: readonly MenuGroup[] = [
  {
    title: 'Sales',
    rows: [
      ['Orders.List', 'Orders', incoming],
      ['LineItems.ListAcrossOrders', 'Order lines', incoming],
      ['Shipments.List', 'Shipments'],
      ['OrderReturns.List', 'Returns'],
      ['Subscriptions.List', 'Subscriptions'],
      ['Promotions.List', 'Promotions'],
    ],
  },
  {
    title: 'Catalog',
    rows: [
      ['Products.List', 'Products'],
      ['Catalogs.List', 'Catalogs'],
      ['PriceSchedules.List', 'Prices'],
      ['Specs.List', 'Options'],
      ['Bundles.List', 'Bundles'],
      ['ProductFacets.List', 'Filters'],
    ],
  },
  {
    title: 'Customers and suppliers',
    rows: [
      ['Buyers.List', 'Buyers'],
      ['Users.ListAcrossBuyers', 'Customers’ users'],
      ['Suppliers.List', 'Suppliers'],
    ],
  },
  {
    title: 'Team',
    rows: [
      ['AdminUsers.List', 'Staff'],
      ['AdminUserGroups.List', 'Staff groups'],
      ['SecurityProfiles.List', 'Security profiles'],
      ['SellerApprovalRules.List', 'Approval rules'],
      ['AdminAddresses.List', 'Our addresses'],
      ['Locales.List', 'Locales'],
    ],
  },
  {
    title: 'Developers',
    rows: [
      ['ApiClients.List', 'API clients'],
      ['Webhooks.List', 'Webhooks'],
      ['IntegrationEvents.List', 'Integration events'],
      ['MessageSenders.List', 'Message senders'],
      ['DeliveryConfigurations.List', 'Data delivery'],
      ['TrackingEvents.List', 'Tracking events'],
      ['OpenIdConnects.List', 'OpenID Connect'],
      ['ImpersonationConfigs.List', 'Impersonation'],
      ['Incrementors.List', 'Number sequences'],
      ['XpIndices.List', 'Indexed properties'],
    ],
  },
  {
    title: 'Settings',
    rows: [
      ['ErrorConfigs.Get', 'Error reports'],
      ['OrderSynchronization.Get', 'Order sync'],
      ['ProductSynchronization.Get', 'Product sync'],
      ['InventoryIntegrations.Get', 'Inventory service'],
      ['PromotionIntegrations.Get', 'Promotion service'],
      ['SubscriptionIntegrations.Get', 'Subscription service'],
      ['EntitySynchronization.GetAdminUsers', 'Staff sync'],
      ['EntitySynchronization.GetBuyers', 'Buyer sync'],
      ['EntitySynchronization.GetBuyerUsers', 'Customers’ user sync'],
      ['EntitySynchronization.GetBuyerUserGroups', 'Customers’ group sync'],
      ['EntitySynchronization.GetCategories', 'Category sync'],
      ['EntitySynchronization.GetInventoryRecords', 'Stock sync'],
      ['EntitySynchronization.GetSuppliers', 'Supplier sync'],
      ['EntitySynchronization.GetSupplierUsers', 'Supplier user sync'],
    ],
  },
]

/** The pages of a supplier's own company. */
const supplierRows: readonly MenuRow[] = [
  ['SupplierUsers.List', 'Our users'],
  ['SupplierUserGroups.List', 'Our groups'],
  ['SupplierAddresses.List', 'Our addresses'],
]

const byID = new Map(operations.map((operation) => [operation.id, operation]))
const labels = new Map(groups.flatMap(({ rows }) => rows.map(([id, label]) => [id, label] as const)))

/** The collections of the menu without a value in their path. */
export const menuLists = groups.flatMap(({ rows }) =>
  rows.flatMap(([id, label, params]) => {
    const list = byID.get(id)
    return list?.list && !params ? [{ list, label }] : []
  }),
)

export const menuLabel = (id: string): string | undefined => labels.get(id)

export interface MenuView {
  title: string
  items: { label: string; href: string }[]
}

/** The menu of one person: a page is there when its first read may be called. */
export function menuFor(caller: Caller): MenuView[] {
  const own = { title: 'Your company', rows: caller.userType === 'supplier' ? supplierRows : [] }
  const companyValues = { supplierID: caller.companyID }
  return [own, ...groups]
    .map(({ title, rows }) => ({ title, items: rows.flatMap((row) => itemOf(caller, row, companyValues)) }))
    .filter(({ items }) => items.length > 0)
}

function itemOf(caller: Caller, [id, label, params = {}]: MenuRow, companyValues: PathValues) {
  const operation = byID.get(id)
  const values = { ...companyValues, ...params }
  if (!operation || mayCall(caller, operation, values) !== 'yes') return []
  return [{ label, href: hrefOf(operation, values) }]
}
