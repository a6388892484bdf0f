import type { ProductRecord, ProjectDetail } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../forms/form-refusal.ts'
import { Scope, scopedFields } from '../../planning/scoped-form.tsx'
import { patternOptions, surfaceOptions } from '../../planning/words.ts'

interface Props {
  record: ProductRecord
  project: ProjectDetail
  roomId: string
  alternateOf: string
  /** The search, to go on with it. */
  back: string
  refusal: FormRefusal | undefined
}

/** How much of it: by the area of the room, by another area, or by the box. */
export function AddItemForm({ record, project, roomId, alternateOf, back, refusal }: Props) {
  const { sqft_per_box, purchase_unit } = record.tessera
  const isLaid = sqft_per_box !== null
  const area = project.rooms.find(({ id }) => id === roomId)?.areaSqft
  const field = scopedFields(refusal, record.sku, {
    areaSqft: area ? String(area) : '',
    boxes: isLaid ? '' : '1',
    surface: 'floor',
  })
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="item-add" />
      <input type="hidden" name="basketId" value={project.basketId} />
      <input type="hidden" name="sku" value={record.sku} />
      <input type="hidden" name="roomId" value={roomId} />
      <input type="hidden" name="alternateOf" value={alternateOf} />
      <input type="hidden" name="back" value={back} />
      <Scope scope={record.sku} refusal={refusal} />
      <div className="flex flex-wrap items-end gap-3">
        {isLaid && <SelectField label="Surface" {...field('surface')} options={surfaceOptions} className="w-40" />}
        {isLaid && (
          <SelectField
            label="Pattern"
            {...field('pattern')}
            options={[{ value: '', label: 'Usual for it' }, ...patternOptions]}
            className="w-44"
          />
        )}
        {isLaid && (
          <TextField
            label="Area"
            {...field('areaSqft')}
            inputMode="decimal"
            after="sq ft"
            maxLength={12}
            className="w-36"
          />
        )}
        <TextField
          label={isLaid ? `or by ${purchase_unit}` : `How many, by ${purchase_unit}`}
          {...field('boxes')}
          inputMode="numeric"
          maxLength={6}
          className="w-32"
        />
        <Button type="submit">
          {alternateOf ? 'Add as an alternate' : 'Add'}
          <span className="sr-only">: {record.name}</span>
        </Button>
      </div>
    </Form>
  )
}
