import type { BillingDetail } from '@tessera/client/shop/types.gen'
import { TextField } from '@tessera/ui/field'
import { formatMoney, formatUnits } from '@tessera/ui/format'

type BilledLine = BillingDetail['lines'][number]
type FieldOf = (name: string) => { name: string; defaultValue: string; error: string | undefined }

/** Boxes, or an amount, of each line that is wrong; lines left blank are not disputed. */
export const DisputeLines = ({ lines, field }: { lines: readonly BilledLine[]; field: FieldOf }) => (
  <fieldset className="grid w-full gap-3">
    <legend className="mb-2 font-bold">Which items are wrong?</legend>
    <p className="text-sm text-stone">Enter boxes or an amount for each. Leave the others blank.</p>
    {lines.map((line) => (
      <LineFields key={line.lineNo} line={line} field={field} />
    ))}
  </fieldset>
)

const LineFields = ({ line, field }: { line: BilledLine; field: FieldOf }) => (
  <div className="grid gap-2 border-t border-grout pt-3">
    <p>
      {line.name}{' '}
      <span className="text-sm text-stone">
        {formatUnits(line.boxes, line.unit)}, {formatMoney(line.totalCents + line.taxCents)} with tax
      </span>
    </p>
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={<LineLabel text={line.unit === 'box' ? 'Boxes' : 'Quantity'} name={line.name} />}
        {...field(`boxes-${line.lineNo}`)}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        label={<LineLabel text="Amount" name={line.name} />}
        {...field(`amount-${line.lineNo}`)}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  </div>
)

const LineLabel = ({ text, name }: { text: string; name: string }) => (
  <>
    {text}
    <span className="sr-only"> of {name}</span>
  </>
)

/** The lines a dispute names. */
export const DisputedLines = ({ lines }: { lines: BillingDetail['disputedLines'] }) => (
  <ul>
    {lines.map(({ lineNo, name, unit, boxes, amountCents }) => (
      <li key={lineNo}>
        {name}: {boxes !== null && `${formatUnits(boxes, unit)}, `}
        {formatMoney(amountCents)}
      </li>
    ))}
  </ul>
)
