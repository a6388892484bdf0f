import type { Tab } from '@tessera/ui/tabs'
import { type MoneyListQuery, moneyListHref, moneyViews } from './money-views.ts'

interface Shown extends Pick<MoneyListQuery, 'search' | 'customer'> {
  view: MoneyListQuery['view'] | 'under-way'
}

/** The lists of documents, and the payments that are not final. */
export const moneyTabs = ({ view, search, customer }: Shown): Tab[] => [
  ...moneyViews.map(([name, label]) => ({
    href: moneyListHref({ view: name, search, customer }),
    label,
    isCurrent: name === view,
  })),
  { href: '/money/under-way', label: 'Under way', isCurrent: view === 'under-way' },
]
