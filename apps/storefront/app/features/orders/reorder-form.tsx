import type { OrderDetail, OrderLine } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Button, LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import { BoxesInput } from './boxes-input.tsx'
import { OrderPanel } from './order-panel.tsx'

interface Props {
  order: OrderDetail
  back: string
  isBusy: boolean
  problem: string | undefined
  /** The values typed before a refusal. */
  typed: Record<string, string> | undefined
}

/** Orders the same products again in other quantities. Tiles from the same lot match the first order. */
export function ReorderForm({ order, back, isBusy, problem, typed }: Props) {
  const sold = order.lines.filter(({ isSold }) => isSold)
  const hasLots = sold.some(({ lot }) => lot)
  return (
    <OrderPanel title="Reorder" problem={problem}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="reorder" />
        <ul className="border-t border-grout">
          {order.lines.map((line) => (
            <Row key={line.lineNo} line={line} typed={typed?.[`boxes-${line.lineNo}`]} />
          ))}
        </ul>
        {hasLots && (
          <Checkbox
            name="sameLot"
            defaultChecked={typed ? typed.sameLot === 'on' : true}
            label="Match the original lot"
            hint="Other lots may vary slightly in shade and size. Otherwise, we ship the largest available lot."
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isBusy={isBusy} disabled={sold.length === 0}>
            Add to cart
          </Button>
          <LinkButton href={back} kind="quiet">
            Not now
          </LinkButton>
        </div>
      </Form>
    </OrderPanel>
  )
}

function Row({ line, typed }: { line: OrderLine; typed: string | undefined }) {
  const { lineNo, name, unit, boxes, lot, isSold } = line
  const id = `boxes-${lineNo}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout py-3">
      <label htmlFor={id} className="grid">
        {keepSizeTogether(name)}
        <span className="text-sm text-stone">
          Last order: {formatUnits(boxes, unit)}
          {lot && `, lot ${lot}`}
        </span>
      </label>
      {isSold ? (
        <span className="flex items-center gap-2">
          <BoxesInput id={id} most={100_000} boxes={typed ?? boxes} />
          <span className="min-w-12 text-sm text-stone">{unit}</span>
        </span>
      ) : (
        <span className="text-sm text-stone">No longer available</span>
      )}
    </li>
  )
}
