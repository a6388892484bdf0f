import { columns, flag, id, listOf, money, oneOf, readOnly, ref, required, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { priceMarkupTypes } from '../enums.ts'
import { VariantInventory } from './inventory.ts'
import { parcel } from './parcel.ts'

/** A spec with its chosen option. */
export const chosenSpecFields = {
  SpecID: required(ref('Specs')),
  Name: readOnly(text()),
  OptionID: text(),
  Value: text(2000),
  PriceMarkupType: oneOf(priceMarkupTypes),
  PriceMarkup: money(),
}

export const VariantSpec = model('VariantSpec', chosenSpecFields)

export const Variant = model(
  'Variant',
  {
    ID: id(),
    Name: text(100),
    Description: text(2000),
    Active: flag(),
    ...parcel,
    Inventory: columns(VariantInventory),
    Specs: readOnly(listOf(VariantSpec)),
    xp: xp(),
  },
  { search: ['ID', 'Name', 'Description'], sort: ['ID', 'Name'] },
)

export const VariantOverrides = model('VariantOverrides', {
  Active: flag(true),
})
