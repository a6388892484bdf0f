import type { OrderDetail, OrderLine } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { controlClass, TextAreaField } from '@tessera/ui/field'
import { formatDay, formatUnits } from '@tessera/ui/format'
import { Form } from 'react-router'
import { Panel } from './panel.tsx'

interface Props {
  order: OrderDetail
  back: string
  year: number
  isBusy: boolean
  problem: string | undefined
  /** What was typed stays. */
  typed: Record<string, string>
}

/** Asks to bring boxes back; the rule stands with every line, also where the answer is no. */
export function ReturnForm({ order, back, year, isBusy, problem, typed }: Props) {
  return (
    <Panel title="Return boxes" problem={problem}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="return" />
        <ul className="border-t border-grout">
          {order.lines.map((line) => (
            <Row key={line.lineNo} line={line} year={year} typed={typed[`boxes-${line.lineNo}`]} />
          ))}
        </ul>
        <TextAreaField
          name="reason"
          label="Why do they come back?"
          rows={2}
          maxLength={300}
          required
          defaultValue={typed.reason}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Ask for the return
          </Button>
          <LinkButton href={back} kind="quiet">
            Keep everything
          </LinkButton>
        </div>
      </Form>
    </Panel>
  )
}

/** The rule names days as the books do. */
const plainDay = /\d{4}-\d{2}-\d{2}/g

function Row({ line, year, typed }: { line: OrderLine; year: number; typed: string | undefined }) {
  const { lineNo, name, unit, returnability } = line
  const { canReturn, text, boxes } = returnability
  const id = `boxes-${lineNo}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-grout py-3">
      <label htmlFor={id} className="grid max-w-prose">
        {name}
        <span id={`${id}-rule`} className="text-sm text-stone">
          {text.replace(plainDay, (day) => formatDay(day, year))}
        </span>
      </label>
      {canReturn && (
        <span className="flex items-center gap-2">
          <input
            id={id}
            name={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={boxes}
            defaultValue={typed ?? 0}
            aria-describedby={`${id}-rule`}
            className={`${controlClass} tabular min-h-11 w-24 text-end`}
          />
          <span className="text-sm whitespace-nowrap text-stone">of {formatUnits(boxes, unit)}</span>
        </span>
      )}
    </li>
  )
}
