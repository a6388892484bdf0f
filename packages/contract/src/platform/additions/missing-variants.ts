import { listOf, required, tally, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type Operation, readRoles } from '../../kit/operation.ts'
import { products } from '../catalog/products.ts'

/** The first of them are named; a person who looks before generating reads no more. */
export const namedVariants = 20

const MissingVariant = model('MissingVariant', {
  ID: required(text()),
  Name: required(text()),
})

export const MissingVariants = model('MissingVariants', {
  /** The combinations of all options. Above 1,500 nothing is generated, and none is looked for. */
  Combinations: tally(),
  /** Those that have no variant. */
  Count: tally(),
  Variants: required(listOf(MissingVariant)),
})

export const getMissingVariants: Operation = {
  id: 'Products.GetMissingVariants',
  tag: 'Products',
  name: 'GetMissingVariants',
  verb: 'GET',
  path: '/products/:productID/missingvariants',
  roles: readRoles(products.roles),
  callers: ['admin', 'supplier'],
  reply: MissingVariants,
  status: 200,
  summary: 'Count the variants that GenerateVariants would create, and name the first 20.',
  isAddition: true,
}
