import type { AskedReturn } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { formatDay } from '@tessera/ui/format'
import { Form } from 'react-router'

const states: Record<AskedReturn['status'], { label: string; kind: BadgeKind; next: string }> = {
  requested: { label: 'Requested', kind: 'warning', next: 'Your store looks at it, usually within a day.' },
  approved: { label: 'Approved', kind: 'success', next: 'Bring the boxes to your store, or we pick them up.' },
  received: { label: 'Received', kind: 'plain', next: 'The boxes are with us and are being looked at.' },
  inspected: { label: 'Inspected', kind: 'plain', next: 'All is well; the money is on its way back.' },
  refunded: { label: 'Refunded', kind: 'success', next: 'The money is back where it came from.' },
  declined: { label: 'Declined', kind: 'sale', next: 'Your store can tell you why.' },
  canceled: { label: 'Canceled', kind: 'plain', next: 'You keep the boxes.' },
}
/** Until they have been received. */
const canKeep: readonly string[] = ['requested', 'approved']

export function OrderReturns({ returns, year }: { returns: readonly AskedReturn[]; year: number }) {
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns" className="grid gap-4">
      <h2 id="returns" className="text-2xl">
        Returns
      </h2>
      <ul className="border-t border-grout">
        {returns.map((one) => (
          <Return key={one.number} one={one} year={year} />
        ))}
      </ul>
    </section>
  )
}

function Return({ one, year }: { one: AskedReturn; year: number }) {
  const { label, kind, next } = states[one.status]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-grout py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          Return {one.number} <Badge kind={kind}>{label}</Badge>
        </p>
        <ul>
          {one.lines.map(({ lineNo, name, boxes }) => (
            <li key={lineNo} className="tabular">
              {boxes} × {name}
            </li>
          ))}
        </ul>
        <p className="text-sm text-stone">
          Asked for {formatDay(one.requestedAt, year)}: {one.reason}
        </p>
        <p className="text-sm">{next}</p>
      </div>
      {canKeep.includes(one.status) && (
        <Form method="post">
          <input type="hidden" name="intent" value="cancel-return" />
          <input type="hidden" name="returnId" value={one.number} />
          <Button type="submit" size="Small" aria-label={`Keep the boxes of return ${one.number}`}>
            Keep the boxes
          </Button>
        </Form>
      )}
    </li>
  )
}
