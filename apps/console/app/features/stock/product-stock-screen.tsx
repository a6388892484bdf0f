import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { controlClass } from '@tessera/ui/control-class'
import { EmptyState } from '@tessera/ui/empty-state'
import { SelectField, TextField } from '@tessera/ui/field'
import { formatCount, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { AddLocationForm } from './add-location-form.tsx'
import { ChangeStockForm } from './change-stock-form.tsx'
import { MovementList } from './movement-list.tsx'
import type { ProductStockView } from './product-stock.server.ts'
import type { StockOutcome } from './save-stock.server.ts'
import { StockCurve } from './stock-curve.tsx'
import { spotText } from './stock-form.ts'
import { StockHolds } from './stock-holds.tsx'
import type { StockRow } from './stock-rows.ts'

/** A form that was not saved comes back with what was typed. */
type StockReply = StockOutcome & { intent: string; typed: Record<string, string> }

interface Props {
  view: ProductStockView
  outcome: StockReply | undefined
  /** The page was opened to count. */
  isAsked: boolean
}

/** The stock of one product: count it, move it, and everything that ever happened to it. */
export function ProductStockScreen({ view, outcome, isAsked }: Props) {
  const { rows, missing } = view
  return (
    <div className="grid gap-6">
      {outcome && (
        <Notice kind={'problem' in outcome ? 'error' : 'success'} isLive>
          {'problem' in outcome ? outcome.problem : outcome.done}
        </Notice>
      )}
      {missing && <p className="text-stone">{missing}</p>}
      {rows.length === 0 ? (
        <EmptyState title="Not tracked by location">
          {view.locations.length > 0 ? (
            'Enter the boxes at one location to track it.'
          ) : (
            <Link href={`/r/products/${encodeURIComponent(view.productID)}/inventoryrecords/new`}>Add a location</Link>
          )}
        </EmptyState>
      ) : (
        <CountForm view={view} outcome={outcome} isAsked={isAsked} />
      )}
      {rows.length > 0 && !missing && <MoveForm view={view} outcome={outcome} />}
      {view.locations.length > 0 && (
        <AddLocationForm locations={view.locations} formKey={view.key} typed={typedFor(outcome, 'add')} />
      )}
      <StockCurve view={view} />
      {view.holds && <StockHolds view={view} holds={view.holds} />}
      <MovementList view={view} />
    </div>
  )
}

const typedFor = (outcome: StockReply | undefined, intent: string): Readonly<Record<string, string>> =>
  outcome && 'problem' in outcome && outcome.intent === intent ? outcome.typed : {}

/** A count without a reason goes to its field, so four keys are enough for a lot. */
function CountForm({ view: { rows, missing, key }, outcome, isAsked }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const typed = typedFor(outcome, 'count')
  const seen = rows.map(({ recordID, variantID, lotNo, free }) => ({ recordID, variantID, lotNo, seen: free }))
  return (
    <ScreenPart title="By location and lot">
      <Form method="post" preventScrollReset className="grid gap-3" key={key}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="rows" value={JSON.stringify(seen)} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div tabIndex={0} className="overflow-x-auto">
          <table className="part-table">
            <thead>
              <tr>
                {[...columns, ...(missing ? [] : ['Counted'])].map((header) => (
                  <th key={header} scope="col" className={classes[header]}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <CountRow
                  key={spotText(row.recordID, row.variantID, row.lotNo)}
                  row={row}
                  at={at}
                  typed={typed[`count.${at}`]}
                  isLocked={missing !== null}
                  isFocused={isAsked && !outcome && at === 0}
                />
              ))}
            </tbody>
          </table>
        </div>
        {!missing && (
          <div className="flex flex-wrap items-end gap-3">
            <TextField label="Reason" name="reason" maxLength={300} required defaultValue={typed.reason ?? ''} />
            <Button type="submit" name="intent" value="count" kind="primary" isBusy={isBusy}>
              Save the count
            </Button>
          </div>
        )}
      </Form>
    </ScreenPart>
  )
}

const columns = ['Location', 'Lot', 'On hand', 'Reserved', 'Reorder at', 'Age']

/** A phone has room for what is counted. */
const onWideOnly = 'number max-tablet:hidden'
const classes: Readonly<Record<string, string>> = {
  'On hand': 'number',
  Reserved: onWideOnly,
  'Reorder at': onWideOnly,
  Age: onWideOnly,
}

interface CountRowProps {
  row: StockRow
  at: number
  typed: string | undefined
  isLocked: boolean
  isFocused: boolean
}

const CountRow = ({ row, at, typed, isLocked, isFocused }: CountRowProps) => (
  <tr>
    <th scope="row" className="wraps">
      {[row.place, row.variantID].filter(Boolean).join(' · ')}
    </th>
    <td>
      <span className="whitespace-nowrap">{row.lotNo ?? 'No lot'}</span>{' '}
      <span className="whitespace-nowrap text-stone">{row.shade}</span>
    </td>
    <td className="number">{formatCount(row.free)}</td>
    <td className={onWideOnly}>{row.held > 0 && formatCount(row.held)}</td>
    <td className={onWideOnly}>{row.isLow ? <Badge kind="warning">{`Low: ${row.mark}`}</Badge> : row.mark}</td>
    <td className={onWideOnly}>{row.age !== null && formatUnits(row.age, 'day')}</td>
    {!isLocked && (
      <td>
        <input
          name={`count.${at}`}
          aria-label={`Counted boxes, ${row.place}, lot ${row.lotNo ?? 'none'}`}
          inputMode="numeric"
          pattern="\d{1,7}"
          autoComplete="off"
          placeholder={String(row.free)}
          defaultValue={typed ?? ''}
          data-key={at === 0 ? 'e' : undefined}
          // biome-ignore lint/a11y/noAutofocus: the page was opened to type into it
          autoFocus={isFocused}
          className={`${controlClass} w-16 tablet:w-24`}
        />
      </td>
    )}
  </tr>
)

function MoveForm({ view: { rows, places, key }, outcome }: Omit<Props, 'isAsked'>) {
  const typed = typedFor(outcome, 'move')
  const from = rows
    .filter(({ free }) => free > 0)
    .map(({ recordID, variantID, lotNo, place, free }) => ({
      value: spotText(recordID, variantID, lotNo),
      label: `${place}, ${lotNo ? `lot ${lotNo}` : 'no lot'} (${free})`,
    }))
  if (from.length === 0) return null
  return (
    <ChangeStockForm
      title="Move boxes"
      intent="move"
      formKey={key}
      lot={{ name: 'toLot', label: 'Into lot' }}
      typed={typed}
      button="Move"
    >
      <SelectField label="From" name="from" options={from} defaultValue={typed.from} />
      <SelectField
        label="To"
        name="to"
        required
        options={[{ value: '', label: 'Choose a location' }, ...places]}
        defaultValue={typed.to ?? ''}
      />
    </ChangeStockForm>
  )
}
