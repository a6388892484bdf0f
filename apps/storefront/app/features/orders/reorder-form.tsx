import type { OrderDetail, OrderLine } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/choice-field'
import { formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import { BoxesInput } from './boxes-input.tsx'
import { Panel } from './panel.tsx'

interface Props {
  order: OrderDetail
  back: string
  isBusy: boolean
  problem: string | undefined
  /** What was typed stays. */
  typed: Record<string, string> | undefined
}

/** The same again, or less, or more. From the same lot it can be laid beside the first. */
export function ReorderForm({ order, back, isBusy, problem, typed }: Props) {
  const sold = order.lines.filter(({ isSold }) => isSold)
  const hasLots = sold.some(({ lot }) => lot)
  return (
    <Panel title="Order again" problem={problem}>
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
            label="From the same lot"
            hint="Another lot can differ by a hair in shade and size. Without this we take what there is most of."
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isBusy={isBusy} disabled={sold.length === 0}>
            Put into the cart
          </Button>
          <LinkButton href={back} kind="quiet">
            Not now
          </LinkButton>
        </div>
      </Form>
    </Panel>
  )
}

function Row({ line, typed }: { line: OrderLine; typed: string | undefined }) {
  const { lineNo, name, unit, boxes, lot, isSold } = line
  const id = `boxes-${lineNo}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout py-3">
      <label htmlFor={id} className="grid">
        {name}
        <span className="text-sm text-stone">
          {formatUnits(boxes, unit)} the last time{lot && `, lot ${lot}`}
        </span>
      </label>
      {isSold ? (
        <span className="flex items-center gap-2">
          <BoxesInput id={id} most={100_000} boxes={typed ?? boxes} />
          <span className="min-w-12 text-sm text-stone">{unit}</span>
        </span>
      ) : (
        <span className="text-sm text-stone">No longer sold</span>
      )}
    </li>
  )
}
