import type { ReturnableOrder } from '@tessera/client/shop/types.gen'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Button, LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { formatCount, formatUnits } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form, useNavigation } from 'react-router'
import type { StaffOutcome } from '../../session/staff-work.server.ts'

type Line = ReturnableOrder['lines'][number]

interface Props {
  order: ReturnableOrder
  returnKey: string
  outcome: StaffOutcome | undefined
}

const kinds = [
  { value: 'return', label: 'A return' },
  { value: 'damage', label: 'Damage' },
]

/** A return or a claim that staff write down for a customer, by the rules that the customer has. */
export function OrderReturnScreen({ order, returnKey, outcome }: Props) {
  const { number, customer, lines } = order
  const isPossible = lines.some(({ returnability, claimability }) => returnability.canReturn || claimability.canClaim)
  return (
    <div className="grid max-w-3xl gap-4">
      <Breadcrumb
        crumbs={[
          { title: 'Orders', url: '/orders' },
          { title: number, url: `/orders/${number}` },
          { title: 'Return', url: `/orders/${number}/return` },
        ]}
      />
      <header>
        <h1 className="text-2xl">Return of order {number}</h1>
        <p className="text-stone">{customer}</p>
      </header>
      {isPossible ? (
        <ReturnRequestForm order={order} returnKey={returnKey} outcome={outcome} />
      ) : (
        <EmptyState
          title="Nothing can be returned"
          action={<LinkButton href={`/orders/${number}`}>Back to the order</LinkButton>}
        >
          <ul>
            {lines.map(({ lineNo, sku, returnability }) => (
              <li key={lineNo}>
                {sku}: {returnability.text}
              </li>
            ))}
          </ul>
        </EmptyState>
      )}
    </div>
  )
}

function ReturnRequestForm({ order: { lines }, returnKey, outcome }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const typed = outcome?.typed
  return (
    <Form method="post" data-keeps-texts="" className="grid gap-4">
      <input type="hidden" name="key" value={typed?.key ?? returnKey} />
      {outcome?.problem && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <SelectField label="What is it?" name="kind" options={kinds} defaultValue={typed?.kind ?? 'return'} />
      <ul className="grid gap-3">
        {lines.map((line) => (
          <ReturnableRow key={line.lineNo} line={line} typed={typed} />
        ))}
      </ul>
      <TextAreaField
        label="Reason, in the words of the customer"
        name="reason"
        rows={2}
        maxLength={300}
        required
        defaultValue={typed?.reason ?? ''}
      />
      <div className="action-bar">
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Request the return
        </Button>
      </div>
    </Form>
  )
}

interface RowProps {
  line: Line
  typed: StaffOutcome['typed']
}

function ReturnableRow({ line, typed }: RowProps) {
  const { lineNo, sku, name, unit, shippedBoxes, returnability, claimability } = line
  const isPossible = returnability.canReturn || claimability.canClaim
  const most = Math.max(returnability.boxes, claimability.boxes)
  return (
    <li className="grid items-start gap-2 border border-grout bg-surface p-3 tablet:grid-cols-[1fr_18rem]">
      <div className="min-w-0 wrap-anywhere">
        <span className="tabular text-stone">{sku}</span> {name}
        <p className="text-sm">{formatUnits(shippedBoxes, unit)} shipped</p>
        <p className="text-sm text-stone">Return: {returnability.text}</p>
        <p className="text-sm text-stone">Damage: {claimability.text}</p>
      </div>
      {isPossible && (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">
            {sku} {name}
          </legend>
          <TextField
            label={`Up to ${formatUnits(most, unit)}`}
            name={`boxes-${lineNo}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed?.[`boxes-${lineNo}`] ?? ''}
          />
          {claimability.canClaim && claimability.piecesPerBox !== null && (
            <SelectField
              label="Counted in"
              name={`unit-${lineNo}`}
              options={unitsOf(claimability.boxes * claimability.piecesPerBox)}
              defaultValue={typed?.[`unit-${lineNo}`] ?? 'boxes'}
            />
          )}
        </fieldset>
      )}
    </li>
  )
}

/** Broken tiles may be counted in pieces; what is returned is counted in boxes. */
const unitsOf = (pieces: number) => [
  { value: 'boxes', label: 'Boxes' },
  { value: 'pieces', label: `Broken pieces, up to ${formatCount(pieces)}` },
]
