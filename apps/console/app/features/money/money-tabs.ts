import type { Tab } from '@tessera/ui/tabs'
import { noQuery, type StaffListQuery, staffViewTabs } from '../../generic/staff-list-query.ts'
import { moneyList } from './money-list.ts'

interface MoneyTabOptions {
  query?: Omit<StaffListQuery<string>, 'page'>
  current?: '/money/under-way' | '/money/vendors'
  /** Bank details are for the people who pay. */
  mayPayVendors: boolean
}

/** The lists of documents, and beside them payments that are not final and vendors. */
export const moneyTabs = ({ query = noQuery, current, mayPayVendors }: MoneyTabOptions): Tab[] => [
  ...staffViewTabs(moneyList, query),
  { href: '/money/under-way', label: 'In progress', isCurrent: current === '/money/under-way' },
  ...(mayPayVendors ? [{ href: '/money/vendors', label: 'Vendors', isCurrent: current === '/money/vendors' }] : []),
]
