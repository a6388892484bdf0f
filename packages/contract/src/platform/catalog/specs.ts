import { assignmentsOf } from '../../kit/assignments.ts'
import { flag, id, listOf, money, oneOf, readOnly, ref, required, tally, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'
import { priceMarkupTypes } from '../enums.ts'

export const SpecOption = model(
  'SpecOption',
  {
    ID: id(),
    Value: required(text(2000)),
    ListOrder: tally(),
    IsOpenText: flag(),
    PriceMarkupType: oneOf(priceMarkupTypes),
    PriceMarkup: money(),
    xp: xp(),
  },
  { search: ['Value', 'ID'], sort: ['ListOrder', 'ID'] },
)

export const Spec = model(
  'Spec',
  {
    OwnerID: text(),
    ID: id(),
    ListOrder: tally(),
    Name: required(text()),
    DefaultValue: text(2000),
    Required: flag(),
    AllowOpenText: flag(),
    DefaultOptionID: text(),
    DefinesVariant: flag(),
    xp: xp(),
    OptionCount: readOnly(tally()),
    Options: readOnly(listOf(SpecOption)),
  },
  { search: ['Name', 'ID'], sort: ['ListOrder', 'Name', 'ID'] },
)

export const SpecProductAssignment = model(
  'SpecProductAssignment',
  {
    SpecID: required(ref('Specs')),
    ProductID: required(ref('Products')),
    DefaultValue: text(2000),
    DefaultOptionID: text(),
  },
  {
    search: ['SpecID', 'ProductID'],
    sort: ['SpecID', 'ProductID', 'DefaultOptionID', 'DefaultValue'],
    order: ['SpecID', 'ProductID'],
  },
)

export const specs = resource({
  tag: 'Specs',
  path: '/specs/:specID',
  model: Spec,
  roles: { read: ['ProductReader'], write: ['ProductAdmin'] },
})

export const specsOptions = resource({
  tag: 'Specs',
  path: '/specs/:specID/options/:optionID',
  model: SpecOption,
  roles: specs.roles,
  named: { many: 'Options', one: 'Option' },
})

export const specProductAssignments = relation({
  ...assignmentsOf(specs, 'Product'),
  model: SpecProductAssignment,
  table: 'spec_product_assignments',
  key: ['SpecID', 'ProductID'],
  listBy: [],
  full: true,
})
