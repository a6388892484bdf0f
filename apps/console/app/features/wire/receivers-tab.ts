import type { Tab } from '@tessera/ui/tabs'

/** The receivers, beside the lists of messages. */
export const receiversTab: Tab = { href: '/wire/receivers', label: 'Receivers', isCurrent: false }
