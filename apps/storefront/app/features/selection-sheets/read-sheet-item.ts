import type { SheetItemChangeInput } from '@tessera/client/shop/types.gen'
import type { FormReader } from '../../kit/plans/form-reader.ts'
import { isPattern, isSurface } from '../../kit/plans/surface-options.ts'

type ItemFormInput = Pick<
  SheetItemChangeInput,
  'surface' | 'pattern' | 'grout' | 'trim' | 'areaSqft' | 'boxes' | 'notes' | 'ownClientPriceCents'
>
type Name = keyof ItemFormInput

const readings: { [K in Name]: (form: FormReader) => ItemFormInput[K] } = {
  surface: (form) => (isSurface(form.text('surface')) ? (form.text('surface') as ItemFormInput['surface']) : null),
  pattern: (form) => (isPattern(form.text('pattern')) ? (form.text('pattern') as ItemFormInput['pattern']) : null),
  grout: (form) => form.maybe('grout'),
  trim: (form) => form.maybe('trim'),
  areaSqft: (form) => form.number('areaSqft'),
  boxes: (form) => form.count('boxes'),
  notes: (form) => form.maybe('notes'),
  ownClientPriceCents: (form) => form.cents('ownClientPriceCents'),
}

/** Reads the changes to an item; fields that the form doesn't have stay unchanged. */
export const readSheetItem = (form: FormReader): Partial<ItemFormInput> =>
  Object.fromEntries(
    (Object.keys(readings) as Name[]).filter((name) => form.has(name)).map((name) => [name, readings[name](form)]),
  )
