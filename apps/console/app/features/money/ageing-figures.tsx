import type { StaffDocumentPage } from '@tessera/client/shop/types.gen'
import type { ShareBarPart } from '@tessera/ui/charts/share-bar'
import { formatMoney } from '@tessera/ui/format'

type Ageing = StaffDocumentPage['ageing']

const parts: readonly (readonly [name: keyof Ageing, label: string, tone: ShareBarPart['tone']])[] = [
  ['notDueCents', 'Not due yet', 'sage'],
  ['days30Cents', '1–30 days late', 'stone'],
  ['days60Cents', '31–60 days late', 'amber'],
  ['days90Cents', '61–90 days late', 'clay'],
  ['olderCents', 'Over 90 days late', 'sale'],
]

/** The parts of a bar: debts by age. */
export const ageingShares = (ageing: Ageing): ShareBarPart[] =>
  parts.map(([name, label, tone]) => ({ label, value: ageing[name], text: formatMoney(ageing[name]), tone }))

/** Debts by age and the credits to apply, in one row of figures. */
export const AgeingFigures = ({ ageing }: { ageing: Ageing }) => (
  <dl
    aria-label="Aging"
    className="grid grid-cols-2 gap-px border border-grout bg-grout tablet:grid-cols-3 wide:grid-cols-6"
  >
    {parts.map(([name, label]) => (
      <Figure key={name} label={label} cents={ageing[name]} isLate={name !== 'notDueCents'} />
    ))}
    <Figure label="Credits to apply" cents={ageing.unappliedCents} />
  </dl>
)

const Figure = ({ label, cents, isLate = false }: { label: string; cents: number; isLate?: boolean }) => (
  <div className="bg-surface px-3 py-2">
    <dt className="text-xs text-stone">{label}</dt>
    <dd className={`tabular ${cents === 0 ? 'text-stone' : isLate ? 'font-bold text-sale' : 'font-bold'}`}>
      {formatMoney(cents)}
    </dd>
  </div>
)
