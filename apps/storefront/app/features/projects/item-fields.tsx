import type { ProjectItem, ProjectRoom } from '@tessera/client/shop/types.gen'
import { SelectField, TextField } from '@tessera/ui/field'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { scopedFields } from '../../kit/plans/scoped-form.tsx'
import { patternOptions, surfaceOptions } from '../../kit/plans/surface-options.ts'

interface Props {
  item: ProjectItem
  rooms: readonly ProjectRoom[]
  refusal: FormRefusal | undefined
}

const byOptions = [
  { value: 'area', label: 'Area' },
  { value: 'box', label: 'Quantity (boxes or pieces)' },
]

/** Room, surface, pattern and quantity; products without coverage have only a quantity. */
export function ItemFields({ item, rooms, refusal }: Props) {
  const known = knownIn(item)
  const field = scopedFields(refusal, item.basketItemGuid, known)
  const choice = (name: keyof typeof known) => ({ ...field(name), 'data-known': known[name] })
  const isLaid = item.coveredSqft !== null
  const { measuredBy } = item
  return (
    <>
      <SelectField
        label="Room"
        {...choice('roomId')}
        options={[{ value: '', label: 'No room' }, ...rooms.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <SelectField label="Surface" {...choice('surface')} options={surfaceOptions} />
      {isLaid && (
        <SelectField
          label="Pattern"
          {...choice('pattern')}
          options={[{ value: '', label: 'Usual pattern' }, ...patternOptions]}
        />
      )}
      {isLaid && <SelectField label="Measure by" {...choice('measuredBy')} options={byOptions} />}
      {isLaid && <TextField label="Area" {...field('areaSqft')} inputMode="decimal" after="sq ft" maxLength={12} />}
      {isLaid && measuredBy === 'area' && (
        <TextField label="Waste" {...field('wastePercent')} inputMode="decimal" after="%" maxLength={6} />
      )}
      {isLaid && measuredBy === 'area' && (
        <TextField label="Spare for repairs" {...field('spareBoxes')} inputMode="numeric" maxLength={4} />
      )}
      <TextField
        label={`Number to buy, by ${item.purchaseUnit}`}
        {...field('boxes')}
        inputMode="numeric"
        maxLength={6}
      />
      <TextField
        label="Note"
        {...field('notes')}
        maxLength={1000}
        isOptional
        className="tablet:col-span-2 wide:col-span-4"
      />
    </>
  )
}

const knownIn = ({
  roomId,
  surface,
  pattern,
  measuredBy,
  areaSqft,
  wastePercent,
  spareBoxes,
  boxes,
  notes,
}: ProjectItem) => ({
  roomId: roomId ?? '',
  surface,
  pattern: pattern ?? '',
  measuredBy,
  areaSqft: areaSqft === null ? '' : String(areaSqft),
  wastePercent: wastePercent === null ? '' : String(wastePercent),
  spareBoxes: String(spareBoxes),
  boxes: String(boxes),
  notes: notes ?? '',
})
