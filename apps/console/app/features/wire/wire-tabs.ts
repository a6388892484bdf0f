import type { Tab } from '@tessera/ui/tabs'
import { staffViewTabs } from '../../generic/staff-views.ts'
import { type WireListQuery, wirePath, wireViews } from './wire-views.ts'

/** The lists of messages, and the receivers. Without a query the receivers are shown. */
export const wireTabs = (query?: WireListQuery): Tab[] => [
  ...(query
    ? staffViewTabs(wirePath, wireViews, query)
    : wireViews.map(([view, label]) => ({ href: `${wirePath}?view=${view}`, label, isCurrent: false }))),
  { href: `${wirePath}/receivers`, label: 'Receivers', isCurrent: !query },
]
