import type { PriceRange } from '@tessera/client/shop/types.gen'
import { controlClass } from '@tessera/ui/control-class'
import { formatMoney } from '@tessera/ui/format'

const fieldClass = `${controlClass} tabular min-h-9 px-2 text-sm`

export function PriceFields({ params, range }: { params: URLSearchParams; range: PriceRange | null }) {
  if (!range && !params.has('minPrice') && !params.has('maxPrice')) return null
  return (
    <fieldset className="border-b border-grout py-4">
      <legend className="float-start mb-2 w-full text-sm font-bold">Price per sq ft</legend>
      <div className="clear-both flex items-end gap-2">
        <NumberField
          name="minPrice"
          label="From $"
          params={params}
          placeholder={range ? formatDollars(range.min) : ''}
        />
        <NumberField name="maxPrice" label="To $" params={params} placeholder={range ? formatDollars(range.max) : ''} />
        <ApplyButton />
      </div>
      {range && (
        <p className="mt-2 text-xs text-stone">
          From {formatMoney(range.min)} to {formatMoney(range.max)}
        </p>
      )}
    </fieldset>
  )
}

/** Filters out products that don't have enough of one lot for the typed area. */
export function EnoughStockField({ params }: { params: URLSearchParams }) {
  return (
    <div className="border-b border-grout py-4">
      <div className="flex items-end gap-2">
        <NumberField name="enoughSqft" label="Single-lot coverage, sq ft" params={params} placeholder="120" isWhole />
        <ApplyButton />
      </div>
    </div>
  )
}

interface NumberFieldProps {
  name: string
  label: string
  params: URLSearchParams
  placeholder: string
  isWhole?: boolean
}

function NumberField({ name, label, params, placeholder, isWhole = false }: NumberFieldProps) {
  const value = params.get(name) ?? ''
  return (
    <label className="grid min-w-0 grow gap-1 text-xs text-stone">
      {label}
      <input
        key={value}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        pattern={isWhole ? '[0-9]{0,6}' : '[0-9]{0,6}([.][0-9]{1,2})?'}
        className={fieldClass}
      />
    </label>
  )
}

function ApplyButton() {
  return (
    <button
      type="submit"
      className="min-h-9 shrink-0 cursor-pointer rounded border border-line px-3 text-sm hover:border-ink"
    >
      Apply
    </button>
  )
}

const formatDollars = (cents: number): string => (cents / 100).toFixed(2)
