import type { CounterOrder } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatArea, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { whyHref } from '../product/why/question.ts'
import type { CounterFormLine } from './counter-form.ts'

interface Props {
  order: CounterOrder
  lines: readonly CounterFormLine[]
  /** Whether this person may agree on another price. */
  mayAgree: boolean
  /** Whether this person may open the page that explains prices. */
  mayExplain: boolean
}

/** The lines of the order with their prices; every value may be changed. */
export const CounterLines = ({ order, lines, mayAgree, mayExplain }: Props) => (
  <ol className="grid" aria-label="Lines">
    {lines.map((line, at) => {
      const shown =
        order.lines.find(({ sku, lotNo }) => sku === line.sku && (lotNo ?? '') === line.lot) ?? order.lines[at]
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and a saved order draws them anew
        <li key={at} className="grid gap-2 border-b border-grout py-3">
          <input type="hidden" name={`line.${at}.sku`} value={line.sku} />
          <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_6rem_8rem_8rem_auto]">
            <div className="col-span-2 min-w-0 tablet:col-span-1">
              <span className="tabular text-stone">{line.sku}</span> <b>{shown?.name ?? ''}</b>
              <LineNotes shown={shown} order={order} mayExplain={mayExplain} />
            </div>
            <TextField
              label={shown?.unit === 'box' ? 'Boxes' : 'Quantity'}
              name={`line.${at}.boxes`}
              inputMode="numeric"
              defaultValue={line.boxes}
            />
            <TextField label="Lot" name={`line.${at}.lot`} defaultValue={line.lot} placeholder="Any" />
            <p className="self-center tabular tablet:text-end">
              <b>{formatMoney(shown?.totalCents ?? 0)}</b>
            </p>
            <Button
              type="submit"
              kind="quiet"
              name="intent"
              value={`remove:${at}`}
              className="self-center justify-self-end"
            >
              Remove<span className="sr-only"> {line.sku}</span>
            </Button>
          </div>
          {(mayAgree || line.price) && <OtherPrice line={line} at={at} mayAgree={mayAgree} />}
          {shown?.problems.map((problem) => (
            <p key={problem} className="text-sm text-sale">
              {problem}
            </p>
          ))}
        </li>
      )
    })}
  </ol>
)

type Shown = CounterOrder['lines'][number] | undefined

function LineNotes({ shown, order, mayExplain }: { shown: Shown; order: CounterOrder; mayExplain: boolean }) {
  if (!shown) return null
  const { unitPriceCents, customerPriceCents, isAgreed, areaSqft, unit, sku, boxes } = shown
  const question = { buyerID: order.buyerID, userID: order.userID, quantity: String(boxes) }
  return (
    <span className="block text-sm text-stone">
      {formatMoney(unitPriceCents)} a {unit}
      {isAgreed && customerPriceCents !== null && ` instead of ${formatMoney(customerPriceCents)}`}
      {areaSqft !== null && ` · ${formatArea(areaSqft)}`}
      {mayExplain && (
        <>
          {' · '}
          <Link href={whyHref(sku, question)}>Why this price</Link>
        </>
      )}
    </span>
  )
}

const OtherPrice = ({ line, at, mayAgree }: { line: CounterFormLine; at: number; mayAgree: boolean }) => (
  <details open={line.price !== ''}>
    <summary className="min-h-8 cursor-pointer text-sm text-stone">Override price</summary>
    <div className="grid gap-3 pt-1 pb-2 tablet:grid-cols-[10rem_minmax(0,1fr)]">
      <TextField
        label="Price in dollars"
        name={`line.${at}.price`}
        inputMode="decimal"
        defaultValue={line.price}
        readOnly={!mayAgree}
      />
      <TextField
        label="Reason"
        name={`line.${at}.reason`}
        maxLength={300}
        defaultValue={line.reason}
        readOnly={!mayAgree}
      />
    </div>
  </details>
)
