import { Button } from '@tessera/ui/button'
import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { Notice } from '@tessera/ui/notice'
import { type FormEvent, useState } from 'react'
import { type GroupPrice, textOfPrice } from './price-cells.ts'
import type { TypedBreak } from './read-breaks.ts'

interface Props {
  label: string
  price: GroupPrice
  /** Returns what is wrong, or nothing once it is saved. */
  save(typed: TypedBreak[]): Promise<string | null>
}

const columns = [
  ['quantity', 'From'],
  ['price', 'Price'],
  ['sale', 'Sale price'],
] as const

/** Lines that wait for more breaks. */
const spareLines = 2

/** The prices of larger quantities as fields. The price of the smallest one is edited in the grid. */
export function BreaksForm({ label, price, save }: Props) {
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null; isSaved: boolean }>(idle)
  const [first, ...rest] = price.breaks.toSorted((one, other) => one.Quantity - other.Quantity)
  const lines = [...rest.map(typedOf), ...Array.from({ length: spareLines }, () => emptyLine)]
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const textOf = (name: string, at: number) => String(form.get(`${name}.${at}`) ?? '').trim()
    const typed = lines.map((_, at) => ({
      quantity: textOf('quantity', at),
      price: textOf('price', at),
      sale: textOf('sale', at),
    }))
    setState({ ...idle, isBusy: true })
    const problem = await save(typed).catch(() => 'The connection was lost. Nothing was saved; try again.')
    setState({ isBusy: false, problem, isSaved: problem === null })
  }
  return (
    <form onSubmit={submit} className="grid gap-2" key={JSON.stringify(price.breaks)}>
      {state.problem && (
        <Notice kind="error" isLive>
          {state.problem}
        </Notice>
      )}
      {state.isSaved && <Notice isLive>Saved.</Notice>}
      <BreakLines label={label} first={first} lines={lines} />
      <div>
        <Button type="submit" size="Small" isBusy={state.isBusy}>
          Save {label} breaks
        </Button>
      </div>
    </form>
  )
}

interface LinesProps {
  label: string
  first: GroupPrice['breaks'][number] | undefined
  lines: readonly TypedBreak[]
}

const BreakLines = ({ label, first, lines }: LinesProps) => (
  <table className="part-table">
    <thead>
      <tr>
        {columns.map(([name, header]) => (
          <th key={name} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {first && (
        <tr className="tabular">
          <td>{first.Quantity}</td>
          <td>{textOfPrice(first.Price)}</td>
          <td>{first.SalePrice === null ? '–' : textOfPrice(first.SalePrice)}</td>
        </tr>
      )}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no IDs and are never moved
        <tr key={at}>
          {columns.map(([name, header]) => (
            <td key={name}>
              <input
                name={`${name}.${at}`}
                aria-label={`${label}: ${header}, line ${at + 2}`}
                defaultValue={line[name]}
                inputMode="decimal"
                autoComplete="off"
                className={classNames(controlClass, 'tabular w-24 min-w-0')}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const idle = { isBusy: false, problem: null, isSaved: false }
const emptyLine: TypedBreak = { quantity: '', price: '', sale: '' }

const typedOf = ({ Quantity, Price, SalePrice }: GroupPrice['breaks'][number]): TypedBreak => ({
  quantity: String(Quantity),
  price: textOfPrice(Price),
  sale: SalePrice === null ? '' : textOfPrice(SalePrice),
})
