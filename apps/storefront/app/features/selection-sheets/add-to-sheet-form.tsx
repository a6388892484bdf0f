import type { ProductRecord, SheetDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../forms/form-refusal.ts'
import { Scope, scopedFields } from '../../planning/scoped-form.tsx'
import { surfaceOptions } from '../../planning/words.ts'

interface Props {
  record: ProductRecord
  sheet: SheetDetail
  roomId: string
  /** Set where it is an alternate. */
  itemId: string
  back: string
  refusal: FormRefusal | undefined
}

/** A product onto the sheet: as something to choose, or as an alternate with a word why. */
export function AddToSheetForm({ record, sheet, roomId, itemId, back, refusal }: Props) {
  const isLaid = record.tessera.sqft_per_box !== null
  const area = sheet.rooms.find(({ id }) => id === roomId)?.areaSqft
  const known = { surface: 'floor', areaSqft: area ? String(area) : '', boxes: isLaid ? '' : '1' }
  const field = scopedFields(refusal, record.sku, known)
  const hidden = { intent: 'item-add', revision: String(sheet.revision), sku: record.sku, roomId, itemId, back }
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Scope scope={record.sku} refusal={refusal} />
      <div className="flex flex-wrap items-end gap-3">
        {itemId && <TextField label="Word about it" {...field('note')} maxLength={500} isOptional className="w-64" />}
        {!itemId && isLaid && (
          <>
            <SelectField label="Surface" {...field('surface')} options={surfaceOptions} className="w-40" />
            <TextField
              label="Area"
              {...field('areaSqft')}
              inputMode="decimal"
              after="sq ft"
              maxLength={12}
              className="w-36"
            />
          </>
        )}
        {!itemId && !isLaid && (
          <TextField
            label={`How many, by ${record.tessera.purchase_unit}`}
            {...field('boxes')}
            inputMode="numeric"
            maxLength={6}
            className="w-40"
          />
        )}
        <Button type="submit">
          {itemId ? 'Add as an alternate' : 'Add'}
          <span className="sr-only">: {record.name}</span>
        </Button>
      </div>
    </Form>
  )
}
