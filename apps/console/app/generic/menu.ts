import type { Operation } from '@tessera/contract/kit/operation'
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

export const menuLabel = (id: string): string | undefined => labels.get(id)

export interface MenuView {
  title: string
  items: { label: string; href: string }[]
}

interface AllowedRow {
  operation: Operation
  label: string
  params: PathValues
}

/** The rows that one person may read, by group: a page is there when its first read may be called. */
function allowedRows(caller: Caller): { title: string; rows: AllowedRow[] }[] {
  const own = { title: 'Your company', rows: caller.userType === 'supplier' ? supplierRows : [] }
  const company = { supplierID: caller.companyID }
  return [own, ...groups].map(({ title, rows }) => ({
    title,
    rows: rows.flatMap(([id, label, values]) => {
      const operation = byID.get(id)
      const params = { ...company, ...values }
      return operation && mayCall(caller, operation, params) === 'yes' ? [{ operation, label, params }] : []
    }),
  }))
}

export const menuFor = (caller: Caller): MenuView[] =>
  allowedRows(caller)
    .map(({ title, rows }) => ({
      title,
      items: rows.map(({ operation, label, params }) => ({ label, href: hrefOf(operation, params) })),
    }))
    .filter(({ items }) => items.length > 0)

/** The collections of one person's menu. */
export const menuListsFor = (caller: Caller): AllowedRow[] =>
  allowedRows(caller).flatMap(({ rows }) => rows.filter(({ operation }) => operation.list))
