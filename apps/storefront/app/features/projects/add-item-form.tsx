import type { ProductRecord, ProjectDetail } from '@tessera/client/shop/types.gen'
import { SelectField } from '@tessera/ui/field'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { AddForm } from '../../kit/plans/add-page.tsx'
import { AreaField, BoxesField, defaultAmount, SurfaceField } from '../../kit/plans/amount-fields.tsx'
import { scopedFields } from '../../kit/plans/scoped-form.tsx'
import { patternOptions } from '../../kit/plans/surface-options.ts'

interface Props {
  record: ProductRecord
  project: ProjectDetail
  roomId: string
  alternateOf: string
  /** The search parameters, to continue the search after adding. */
  back: string
  refusal: FormRefusal | undefined
}

/** Takes the quantity by the area of the room, by another area, or in boxes. */
export function AddItemForm({ record, project, roomId, alternateOf, back, refusal }: Props) {
  const isLaid = record.tessera.sqft_per_box !== null
  const area = project.rooms.find(({ id }) => id === roomId)?.areaSqft
  const field = scopedFields(refusal, record.sku, defaultAmount(record, area))
  const hidden = { basketId: project.basketId, roomId, alternateOf, back }
  return (
    <AddForm record={record} hidden={hidden} isAlternate={alternateOf !== ''} refusal={refusal}>
      {isLaid && (
        <>
          <SurfaceField field={field} />
          <SelectField
            label="Pattern"
            {...field('pattern')}
            options={[{ value: '', label: 'Usual pattern' }, ...patternOptions]}
            className="w-56"
          />
          <AreaField field={field} />
        </>
      )}
      <BoxesField field={field} record={record} isBeside={isLaid} />
    </AddForm>
  )
}
