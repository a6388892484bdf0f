import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { SelectField, TextField } from '@tessera/ui/field'
import type { ScopedField } from './scoped-form.tsx'
import { surfaceOptions } from './surface-options.ts'

interface Props {
  field: ScopedField
}

export const SurfaceField = ({ field }: Props) => (
  <SelectField label="Surface" {...field('surface')} options={surfaceOptions} className="w-40" />
)

export const AreaField = ({ field }: Props) => (
  <TextField label="Area" {...field('areaSqft')} inputMode="decimal" after="sq ft" maxLength={12} className="w-36" />
)

/** Quantity in boxes, instead of or in addition to an area. */
export const BoxesField = ({
  field,
  record,
  isBeside = false,
}: Props & { record: ProductRecord; isBeside?: boolean }) => (
  <TextField
    label={isBeside ? `or by ${record.tessera.purchase_unit}` : `How many, by ${record.tessera.purchase_unit}`}
    {...field('boxes')}
    inputMode="numeric"
    maxLength={6}
    className="w-40"
  />
)

/** Default values: the area of the room, or one unit of a product that is not laid. */
export const defaultAmount = (record: ProductRecord, areaSqft: number | null | undefined) => ({
  surface: 'floor',
  areaSqft: areaSqft ? String(areaSqft) : '',
  boxes: record.tessera.sqft_per_box === null ? '1' : '',
})
