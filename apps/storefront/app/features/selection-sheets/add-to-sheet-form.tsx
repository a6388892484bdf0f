import type { ProductRecord, SheetDetail } from '@tessera/client/shop/types.gen'
import { TextField } from '@tessera/ui/field'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { AddForm } from '../../kit/plans/add-page.tsx'
import { AreaField, BoxesField, defaultAmount, SurfaceField } from '../../kit/plans/amount-fields.tsx'
import { scopedFields } from '../../kit/plans/scoped-form.tsx'

interface Props {
  record: ProductRecord
  sheet: SheetDetail
  roomId: string
  /** The item to add an alternate to; empty for a new item. */
  itemId: string
  back: string
  refusal: FormRefusal | undefined
}

/** Adds a product as an item, or as an alternate with a note. */
export function AddToSheetForm({ record, sheet, roomId, itemId, back, refusal }: Props) {
  const isLaid = record.tessera.sqft_per_box !== null
  const area = sheet.rooms.find(({ id }) => id === roomId)?.areaSqft
  const field = scopedFields(refusal, record.sku, defaultAmount(record, area))
  const hidden = { revision: String(sheet.revision), roomId, itemId, back }
  return (
    <AddForm record={record} hidden={hidden} isAlternate={itemId !== ''} refusal={refusal}>
      {itemId && <TextField label="Note" {...field('note')} maxLength={500} isOptional className="w-64" />}
      {!itemId && isLaid && (
        <>
          <SurfaceField field={field} />
          <AreaField field={field} />
        </>
      )}
      {!itemId && !isLaid && <BoxesField field={field} record={record} />}
    </AddForm>
  )
}
