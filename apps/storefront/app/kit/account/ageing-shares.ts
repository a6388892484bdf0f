import type { Ageing } from '@tessera/client/shop/types.gen'
import { ageingLabels } from '@tessera/contract/shop/ageing-labels'
import type { ChartTone } from '@tessera/ui/charts/chart-tones'
import type { ShareBarPart } from '@tessera/ui/charts/share-bar'
import { formatMoney } from '@tessera/ui/format'

type Step = keyof typeof ageingLabels

const tones: Record<Step, ChartTone> = {
  notDueCents: 'sage',
  days30Cents: 'stone',
  days60Cents: 'amber',
  days90Cents: 'clay',
  olderCents: 'sale',
}

/** Open amounts by days overdue, from current to oldest. Credits are separate, because they are not debt. */
export const ageingShares = (ageing: Ageing): ShareBarPart[] =>
  (Object.keys(tones) as Step[]).map((step) => ({
    label: ageingLabels[step],
    value: ageing[step],
    text: formatMoney(ageing[step]),
    tone: tones[step],
  }))
