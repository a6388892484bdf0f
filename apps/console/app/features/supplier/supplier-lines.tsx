import type { Address, LineItem } from '@tessera/client/platform/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { formatCount } from '@tessera/ui/format'
import { Form, useNavigation } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { leftOf } from './read-ship-form.ts'
import type { SupplierOrderProps } from './supplier-order-screen.tsx'

/** The lines of an order; while something is left they are the form that ships. */
export function SupplierLines({ order, lines, mayShip, shipKey, outcome }: SupplierOrderProps) {
  const isBusy = useNavigation().state !== 'idle'
  const isOpen = mayShip && order.Status === 'Open' && lines.some((line) => leftOf(line) > 0)
  const typed = outcome?.problem ? outcome.typed : {}
  const rows = lines.map((line) => <Line key={line.ID} line={line} isOpen={isOpen} typed={typed[`line.${line.ID}`]} />)
  if (!isOpen)
    return (
      <ScreenPart title="Lines">
        <ul>{rows}</ul>
      </ScreenPart>
    )
  return (
    <ScreenPart title="Lines">
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="key" value={shipKey} />
        <ul>{rows}</ul>
        <div className="grid gap-3 tablet:grid-cols-2 desktop:max-w-2xl">
          <TextField label="Carrier" name="shipper" maxLength={100} defaultValue={typed.shipper ?? ''} isOptional />
          <TextField
            label="Tracking number"
            name="tracking"
            maxLength={200}
            defaultValue={typed.tracking ?? ''}
            isOptional
          />
        </div>
        <div>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Ship
          </Button>
        </div>
      </Form>
    </ScreenPart>
  )
}

interface LineProps {
  line: LineItem
  isOpen: boolean
  typed: string | undefined
}

function Line({ line, isOpen, typed }: LineProps) {
  const { ID, Product, ProductID, Quantity, QuantityShipped, Specs, ShippingAddress } = line
  const left = leftOf(line)
  const options = (Specs ?? []).map(({ Name, Value }) => `${Name}: ${Value}`).join(', ')
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-grout py-3 tablet:grid-cols-[minmax(0,1fr)_auto_9rem]">
      <div className="min-w-0 wrap-anywhere">
        <b>{Product?.Name ?? ProductID}</b>
        <span className="block text-stone">{[ProductID, options].filter(Boolean).join(' · ')}</span>
        {ShippingAddress && <span className="block text-stone">To {addressText(ShippingAddress)}</span>}
      </div>
      <p className="tabular">
        {formatCount(QuantityShipped)} of {formatCount(Quantity)} shipped
      </p>
      {isOpen && left > 0 && (
        <TextField
          label="Ship now"
          name={`line.${ID}`}
          inputMode="numeric"
          defaultValue={typed ?? String(left)}
          autoComplete="off"
        />
      )}
    </li>
  )
}

export const addressText = ({ CompanyName, FirstName, LastName, Street1, City, State, Zip }: Address): string =>
  [CompanyName, [FirstName, LastName].filter(Boolean).join(' '), Street1, City, [State, Zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
