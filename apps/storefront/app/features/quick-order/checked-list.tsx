import { Button } from '@tessera/ui/button'
import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { Disclosure } from '@tessera/ui/disclosure'
import { FieldError } from '@tessera/ui/field'
import { formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import type { CheckedLine } from './check-list.server.ts'
import { OrderListFields } from './order-list-fields.tsx'

interface Props {
  lines: readonly CheckedLine[]
  isBusy: boolean
  /** The text below the lines that could not be added to them. */
  typed: string
  fileProblem: string | null
}

/** The checked lines. Quantities can be corrected in place; emptied rows are removed. */
export function CheckedList({ lines, isBusy, typed, fileProblem }: Props) {
  const good = lines.filter(({ problem }) => problem === null)
  const isRight = good.length === lines.length
  const cents = good.reduce((sum, { known }) => sum + (known?.lineTotalCents ?? 0), 0)
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-5">
      <ul aria-label="The list" className="border-t border-grout">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their position; a SKU may occur twice
          <Row key={`${at} ${line.sku} ${line.quantity}`} line={line} at={at} />
        ))}
      </ul>
      <p className="tabular flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <span>
          {formatUnits(good.length, 'line')} {isRight ? 'in all' : `of ${lines.length} correct`}
        </span>
        <span className="font-display text-2xl">{formatMoney(cents)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {isRight ? (
          <Button type="submit" name="intent" value="add-all" kind="primary" isBusy={isBusy}>
            Add all to cart
          </Button>
        ) : (
          <Button type="submit" name="intent" value="check" kind="primary" isBusy={isBusy}>
            Check again
          </Button>
        )}
        {!isRight && good.length > 0 && (
          <Button type="submit" name="intent" value="add" isBusy={isBusy}>
            Add {formatUnits(good.length, 'correct line')} to cart
          </Button>
        )}
        {isRight && (
          <Button type="submit" name="intent" value="check" kind="quiet" isBusy={isBusy}>
            Check again
          </Button>
        )}
      </div>
      <Disclosure summary="More lines" isOpen={typed !== '' || fileProblem !== null}>
        <div className="grid max-w-2xl gap-5">
          <OrderListFields
            label="SKU and quantity, one product per line"
            rows={4}
            typed={typed}
            fileProblem={fileProblem}
          />
          <div>
            <Button type="submit" name="intent" value="check" isBusy={isBusy}>
              Add to list
            </Button>
          </div>
        </div>
      </Disclosure>
    </Form>
  )
}

function Row({ line, at }: { line: CheckedLine; at: number }) {
  const { sku, quantity, room, known, availability, problem } = line
  const id = `line-${at + 1}`
  const wrong = { 'aria-invalid': problem ? true : undefined, 'aria-describedby': problem ? `${id}-error` : undefined }
  return (
    <li className="grid grid-cols-[1fr_6rem] items-start gap-x-4 gap-y-2 border-b border-grout py-3 tablet:grid-cols-[9rem_6rem_1fr_auto]">
      <input type="hidden" name="room" value={room} />
      <input
        name="sku"
        id={id}
        aria-label={`SKU for line ${at + 1}`}
        defaultValue={sku}
        {...wrong}
        autoComplete="off"
        className={classNames(controlClass, 'tabular min-h-11')}
      />
      <input
        name="quantity"
        aria-label={`Quantity for line ${at + 1}`}
        inputMode="numeric"
        defaultValue={quantity}
        {...wrong}
        autoComplete="off"
        className={classNames(controlClass, 'tabular min-h-11 text-end')}
      />
      <div className="col-span-2 grid gap-1 tablet:col-span-1 tablet:pt-2.5">
        {known && <Link href={known.product_url}>{known.name}</Link>}
        {known && <p className="text-sm text-stone">{detailsOf(known, quantity, room, problem ? '' : availability)}</p>}
        <FieldError id={`${id}-error`} problem={problem ?? undefined} />
      </div>
      {known && !problem && (
        <p className="tabular col-span-2 tablet:col-span-1 tablet:pt-2.5 tablet:text-end">
          {formatMoney(known.lineTotalCents)}
        </p>
      )}
    </li>
  )
}

const detailsOf = (
  { purchaseUnit, areaSqft }: NonNullable<CheckedLine['known']>,
  quantity: string,
  room: string,
  availability: string,
): string =>
  [formatUnits(Number(quantity) || 0, purchaseUnit), areaSqft !== null && formatArea(areaSqft), room, availability]
    .filter(Boolean)
    .join(' · ')
