import type { Ageing } from '@tessera/client/shop/types.gen'
import type { ChartTone } from '@tessera/ui/charts/chart-tones'
import type { ShareBarPart } from '@tessera/ui/charts/share-bar'
import { formatMoney } from '@tessera/ui/format'

const steps: readonly (readonly [name: Exclude<keyof Ageing, 'unappliedCents'>, label: string, tone: ChartTone])[] = [
  ['notDueCents', 'Not due yet', 'sage'],
  ['days30Cents', '1–30 days overdue', 'stone'],
  ['days60Cents', '31–60 days overdue', 'amber'],
  ['days90Cents', '61–90 days overdue', 'clay'],
  ['olderCents', 'More than 90 days overdue', 'sale'],
]

/** Open amounts by days overdue, from current to oldest. Credits are separate, because they are not debt. */
export const ageingShares = (ageing: Ageing): ShareBarPart[] =>
  steps.map(([name, label, tone]) => ({ label, value: ageing[name], text: formatMoney(ageing[name]), tone }))
