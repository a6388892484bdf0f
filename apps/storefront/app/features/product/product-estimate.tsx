import { TextField } from '@tessera/ui/field'
import { EstimateForm } from '../../kit/shipping/estimate-form.tsx'
import type { FoundEstimate } from '../../kit/shipping/find-estimate.server.ts'
import type { ShownProduct } from './shown-product.ts'

interface Props {
  product: ShownProduct
  /** The calculated quantity, until another one is requested. */
  boxes: number
  found: FoundEstimate | null
  search: string
}

/** Estimates delivery cost and date from the ZIP code alone. */
export function ProductEstimate({ product: { record, units, availability }, boxes, found, search }: Props) {
  if (availability.status === 'discontinued' && availability.boxes === 0) return null
  const query = new URLSearchParams(search)
  const unit = units.purchaseUnit === 'box' ? 'Boxes' : 'Quantity'
  const others = [...query].filter(([name]) => name !== 'zip' && name !== 'qty')
  return (
    <div className="mt-5 border-t border-grout pt-5">
      <h3 className="mb-3 text-lg">Estimate shipping</h3>
      <EstimateForm action={record.product_url} found={found}>
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          key={boxes}
          label={unit}
          name="qty"
          id="estimate-quantity"
          type="number"
          min={1}
          max={100_000}
          defaultValue={query.get('qty') ?? boxes}
          required
          className="w-24"
        />
      </EstimateForm>
    </div>
  )
}
