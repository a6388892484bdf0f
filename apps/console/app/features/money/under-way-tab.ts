import type { Tab } from '@tessera/ui/tabs'

/** Payments that are not final, beside the lists of documents. */
export const underWayTab: Tab = { href: '/money/under-way', label: 'Under way', isCurrent: false }
