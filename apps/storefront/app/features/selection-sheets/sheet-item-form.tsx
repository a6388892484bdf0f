import type { SheetDetail, SheetItem } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { formatCentsField } from '../../kit/plans/parse-number.ts'
import { ScopeFields, scopedFields } from '../../kit/plans/scoped-form.tsx'
import { patternOptions, surfaceOptions } from '../../kit/plans/surface-options.ts'

interface Props {
  item: SheetItem
  sheet: SheetDetail
  refusal: FormRefusal | undefined
}

/** Location and pattern, grout and trim, and the client's price. */
export function SheetItemForm({ item, sheet, refusal }: Props) {
  const field = scopedFields(refusal, item.id, {
    surface: item.surface,
    pattern: item.pattern,
    grout: item.grout,
    trim: item.trim,
    areaSqft: item.areaSqft === null ? '' : String(item.areaSqft),
    boxes: String(item.boxes),
    notes: item.notes,
    ownClientPriceCents: formatCentsField(item.ownClientPriceCents),
  })
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="item" />
      <input type="hidden" name="revision" value={sheet.revision} />
      <input type="hidden" name="itemId" value={item.id} />
      <ScopeFields scope={item.id} refusal={refusal} />
      <div className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        <SelectField label="Surface" {...field('surface')} options={surfaceOptions} />
        <SelectField
          label="Pattern"
          {...field('pattern')}
          options={[{ value: '', label: 'Usual pattern' }, ...patternOptions]}
        />
        <TextField label="Area" {...field('areaSqft')} inputMode="decimal" after="sq ft" maxLength={12} />
        <TextField label={`Number, by ${item.purchaseUnit}`} {...field('boxes')} inputMode="numeric" maxLength={6} />
        <TextField label="Grout" {...field('grout')} maxLength={100} isOptional />
        <TextField label="Trim" {...field('trim')} maxLength={100} isOptional />
        <TextField
          label="Client’s price, in dollars"
          {...field('ownClientPriceCents')}
          inputMode="decimal"
          maxLength={14}
          isOptional
        />
        <TextField label="Note" {...field('notes')} maxLength={1000} isOptional />
      </div>
      <div>
        <Button type="submit" size="Small">
          Save item
        </Button>
      </div>
    </Form>
  )
}
