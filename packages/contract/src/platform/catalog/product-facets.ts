import { id, listOf, required, tally, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'

export const ProductFacet = model(
  'ProductFacet',
  {
    ID: id(),
    Name: required(text(100)),
    XpPath: text(200),
    ListOrder: tally(),
    MinCount: tally({ default: 1 }),
    xp: xp(),
  },
  { search: ['ID', 'Name', 'XpPath'], sort: ['ListOrder', 'ID', 'Name', 'XpPath'], order: ['ListOrder', 'ID'] },
)

export const ListFacetValue = model('ListFacetValue', {
  Value: text(),
  Count: whole(),
})

export const ListFacet = model('ListFacet', {
  Name: text(),
  XpPath: text(),
  Values: listOf(ListFacetValue),
  xp: xp(),
})

export const productFacets = resource({
  tag: 'ProductFacets',
  path: '/productfacets/:productFacetID',
  model: ProductFacet,
  roles: { read: ['ProductFacetReader'], write: ['ProductFacetAdmin'] },
})
