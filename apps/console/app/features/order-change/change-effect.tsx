import type { OrderChangeEffect, StaffOrder } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'

interface Props {
  order: StaffOrder
  effect: OrderChangeEffect
  reason: string
}

/** The effect of a change before it is made; the button makes exactly this. */
export function ChangeEffect({ order, effect, reason }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const isStale = effect.version !== order.version
  return (
    <ScreenPart title="Preview">
      {effect.isEverything && (
        <Notice kind="warning">Nothing would be left to ship, so the whole order will be canceled.</Notice>
      )}
      <EffectLines effect={effect} />
      <EffectSums effect={effect} />
      {effect.deliveryText && <p>{effect.deliveryText}</p>}
      <p>{effect.moneyText ?? 'The total doesn’t change.'}</p>
      <input type="hidden" name="version" value={effect.version} />
      <input type="hidden" name="totalCents" value={effect.totalCents} />
      <div className="grid max-w-xl gap-3">
        <TextField label="Reason (for the history)" name="reason" maxLength={300} defaultValue={reason} />
        <div>
          <Button type="submit" name="intent" value="apply" kind="primary" isBusy={isBusy || isStale}>
            {effect.isEverything ? 'Cancel the order' : 'Change the order'}
          </Button>
        </div>
        <p className="text-xs text-stone">The customer gets an email with these changes.</p>
      </div>
    </ScreenPart>
  )
}

const EffectLines = ({ effect: { lines } }: { effect: OrderChangeEffect }) => (
  <ul>
    {lines.map(({ lineNo, sku, name, unit, fromBoxes, toBoxes, unitPriceCents, stockText }) => (
      <li key={`${lineNo} ${sku}`} className="border-b border-grout py-1 wrap-anywhere">
        <span className="tabular text-stone">{sku}</span> {name}:{' '}
        <b>
          {lineNo === null
            ? `${formatUnits(toBoxes, unit)} added`
            : `${toBoxes} instead of ${formatUnits(fromBoxes, unit)}`}
        </b>{' '}
        at {formatMoney(unitPriceCents)} · {stockText}
      </li>
    ))}
  </ul>
)

function EffectSums({ effect }: { effect: OrderChangeEffect }) {
  const rows: readonly (readonly [label: string, cents: number])[] = [
    ['Goods', effect.goodsCents],
    ['Freight', effect.freightCents],
    ['Tax', effect.taxCents],
  ]
  return (
    <dl className="max-w-xs">
      {rows.map(([label, cents]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="tabular">{signed(cents)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line font-bold">
        <dt>Change</dt>
        <dd className="tabular">{signed(effect.totalCents)}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt>New order total</dt>
        <dd className="tabular">{formatMoney(effect.orderTotalCents)}</dd>
      </div>
    </dl>
  )
}

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))
