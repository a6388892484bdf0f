import type { Operation, UserType } from '@tessera/contract/kit/operation'
import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { counterCalls } from '@tessera/contract/middleware/operator/counter-operations'
import { emailCalls } from '@tessera/contract/middleware/operator/email-operations'
import { healthCalls } from '@tessera/contract/middleware/operator/health-operations'
import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { proRequestCalls } from '@tessera/contract/middleware/operator/pro-operations'
import { staffReturnCalls } from '@tessera/contract/middleware/operator/return-operations'
import { serviceCalls } from '@tessera/contract/middleware/operator/service-operations'
import { listDeliveries } from '@tessera/contract/platform/additions/deliveries'
import { listStock } from '@tessera/contract/platform/additions/stock-places'
import { getOperation } from '@tessera/contract/platform/get-operation'

interface StaffPage {
  href: string
  /** Opens it after `g`. Capital letters are typed with Shift. */
  key: string
  label: string
  /** Its first read: the page is there for people who may use it. */
  read: Operation
  /** The only kind of user that it is for. */
  only?: UserType
  /** The generic page that it replaces in the menu. */
  replaces?: string
}

/** Pages made for the daily work, on the shop's calls for staff or on the platform's. */
export const staffPages: readonly StaffPage[] = [
  { href: '/orders', key: 'o', label: 'Orders', read: operatorCalls.listOrders, replaces: '/r/orders/Incoming' },
  {
    href: '/supplier/orders',
    key: 'o',
    label: 'Orders to ship',
    read: getOperation('Orders.List'),
    only: 'supplier',
    replaces: '/r/orders/Incoming',
  },
  { href: '/forwarded', key: 'f', label: 'Forwarded orders', read: getOperation('Orders.List'), only: 'admin' },
  {
    href: '/suppliers',
    key: 'v',
    label: 'Suppliers',
    read: getOperation('Suppliers.List'),
    only: 'admin',
    replaces: '/r/suppliers',
  },
  { href: '/returns', key: 'r', label: 'Returns and claims', read: staffReturnCalls.listReturns },
  { href: '/quotes', key: 'q', label: 'Quotes', read: operatorCalls.listQuotes },
  { href: '/counter', key: 'n', label: 'Counter order', read: counterCalls.listCounterOrders },
  { href: '/customers', key: 'c', label: 'Customers', read: operatorCalls.listAccounts },
  { href: '/pro-requests', key: 'P', label: 'Pro requests', read: proRequestCalls.listProRequests },
  { href: '/money', key: 'i', label: 'Money', read: moneyCalls.listDocuments },
  { href: '/rewards', key: 'R', label: 'Rewards', read: moneyCalls.listRewards },
  { href: '/products', key: 'p', label: 'Products', read: getOperation('Products.List'), replaces: '/r/products' },
  {
    href: '/prices',
    key: 'm',
    label: 'Prices',
    read: getOperation('PriceSchedules.List'),
    replaces: '/r/priceschedules',
  },
  { href: '/catalogue', key: 't', label: 'Catalogs and categories', read: getOperation('Categories.List') },
  { href: '/stock', key: 'l', label: 'Stock', read: listStock },
  {
    href: '/promotions',
    key: 'd',
    label: 'Promotions',
    read: getOperation('Promotions.List'),
    replaces: '/r/promotions',
  },
  {
    href: '/approvals',
    key: 'y',
    label: 'Approvals',
    read: getOperation('SellerApprovalRules.List'),
    replaces: '/r/approvalrules',
  },
  { href: '/inbox', key: 'x', label: 'Inbox', read: serviceCalls.listInbox },
  { href: '/emails', key: 'e', label: 'Emails', read: emailCalls.listEmails },
  { href: '/reviews', key: 'V', label: 'Reviews', read: serviceCalls.listReviews },
  { href: '/content', key: 'w', label: 'Content', read: contentCalls.listContent },
  { href: '/stores', key: 'S', label: 'Stores', read: contentCalls.listStaffStores },
  { href: '/people', key: 's', label: 'People', read: getOperation('AdminUsers.List'), replaces: '/r/adminusers' },
  { href: '/wire', key: 'W', label: 'Integrations', read: listDeliveries },
  { href: '/health', key: 'H', label: 'Health', read: healthCalls.getHealth },
  { href: '/observed', key: 'E', label: 'Errors and recordings', read: observedCalls.listPageErrors },
  { href: '/audit', key: 'A', label: 'Audit', read: operatorCalls.listAudit },
]
